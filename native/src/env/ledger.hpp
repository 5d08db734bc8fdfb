// The finished tricks of a game, and what is counted in them.
#pragma once

#include <array>
#include <cstdint>

#include "../cards.hpp"

namespace shipmates::env {

struct Trick {
  std::int8_t leader = 0;
  std::int8_t size = 0;
  std::int8_t first = 0;  // the card that was led
  std::int8_t last = 0;
  std::int8_t best = 0;
  std::int8_t winner = 0;  // so far
  Mask cards = 0;

  void lay(int seat, int card) {
    last = static_cast<std::int8_t>(card);
    if (!size++) first = last;
    if (!cards || beats(card, best)) {
      best = last;
      winner = static_cast<std::int8_t>(seat);
    }
    cards |= bit(card);
  }
};

struct Ledger {
  std::array<Mask, kMostSeats> taken{};
  std::array<Mask, kMostSeats> led{};    // cards with which a seat opened tricks
  std::array<Mask, kMostSeats> wins{};   // cards with which a seat won tricks
  std::array<std::uint16_t, kMostSeats> won{};  // the places of the tricks a seat won
  Mask gone = 0;
  Mask bests = 0;  // cards that won tricks
  std::int8_t played = 0;
  std::int8_t opener = 0;  // who led the first trick
  std::int8_t last = 0;    // the card that fell last
  std::array<std::int8_t, kMostTricks> winners{};
  std::array<std::int8_t, kMostTricks> best{};  // the card each trick was won with
  std::array<Mask, kMostTricks> tricks{};

  int won_by(int seat) const { return std::popcount(won[seat]); }

  void record(const Trick& trick) {
    const int winner = trick.winner;
    led[trick.leader] |= bit(trick.first);
    wins[winner] |= bit(trick.best);
    taken[winner] |= trick.cards;
    won[winner] = static_cast<std::uint16_t>(won[winner] | 1U << played);
    gone |= trick.cards;
    bests |= bit(trick.best);
    if (!played) opener = trick.leader;
    last = trick.last;
    winners[played] = trick.winner;
    best[played] = trick.best;
    tricks[played++] = trick.cards;
  }
};

}  // namespace shipmates::env
