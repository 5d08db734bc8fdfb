// The finished tricks of a game, and what is counted in them.
#pragma once

#include <array>
#include <cstdint>

#include "../cards.hpp"

namespace shipmates::env {

struct Trick {
  std::int8_t leader = 0;
  std::int8_t size = 0;
  std::array<std::int8_t, kMostSeats> cards{};  // in the order they fell

  int best() const {
    int found = cards[0];
    for (int i = 1; i < size; ++i)
      if (beats(cards[i], found)) found = cards[i];
    return found;
  }
};

struct Ledger {
  std::array<Mask, kMostSeats> taken{};
  std::array<Mask, kMostSeats> led{};    // cards with which a seat opened tricks
  std::array<Mask, kMostSeats> wins{};   // cards with which a seat won tricks
  std::array<std::uint16_t, kMostSeats> won{};  // the places of the tricks a seat won
  Mask gone = 0;
  std::int8_t played = 0;
  std::array<std::int8_t, kMostTricks> winners{};
  std::array<Trick, kMostTricks> tricks{};

  int won_by(int seat) const { return std::popcount(won[seat]); }

  int record(const Trick& trick, int seats) {
    const int best = trick.best();
    Mask cards = 0;
    int winner = 0;
    for (int i = 0; i < trick.size; ++i) {
      cards |= bit(trick.cards[i]);
      if (trick.cards[i] == best) winner = (trick.leader + i) % seats;
    }
    led[trick.leader] |= bit(trick.cards[0]);
    wins[winner] |= bit(best);
    taken[winner] |= cards;
    won[winner] = static_cast<std::uint16_t>(won[winner] | 1U << played);
    gone |= cards;
    winners[played] = static_cast<std::int8_t>(winner);
    tricks[played++] = trick;
    return winner;
  }
};

}  // namespace shipmates::env
