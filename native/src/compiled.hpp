// A problem made ready for search: what can be said per card or per trick becomes a mask,
// only the rest keeps counters. See docs/guide/solver.md, "Compiling".
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards.hpp"
#include "problem.hpp"

namespace shipmates {

inline constexpr int kMostSlots = 40;
inline constexpr int kMostLeaves = 24;

/// How a demand stands.
inline constexpr int kFailed = -1;
inline constexpr int kOpen = 0;
inline constexpr int kDone = 1;

struct Slotted {
  Leaf leaf;
  int slot = 0;   // where its counters begin
  int slots = 0;  // how many it has
};

/// How everything stands before a trick; small, and copied at every trick.
struct State {
  std::array<Mask, kMostSeats> hands{};
  std::array<std::int8_t, kMostSeats> tricks{};
  std::array<std::int8_t, kMostSlots> counters{};
  std::int8_t leader = 0;
  std::int8_t played = 0;
  std::int8_t first_winner = -1;
};

struct Trick {
  std::array<std::int8_t, kMostSeats> cards{};
  Mask mask = 0;
  int size = 0;
  int leader = 0;
  int best = -1;
  int best_seat = -1;
};

/// Cards a hand may lay on this trick.
inline Mask playable(Mask hand, const Trick& trick) {
  if (!trick.size) return hand;
  const Mask follows = hand & suited(suit_of(trick.cards[0]));
  return follows ? follows : hand;
}

class Compiled {
 public:
  explicit Compiled(const Problem& problem);

  int seats = 0;
  int total = 0;
  int dummy = -1;
  bool play_out = false;
  bool lapses = false;
  bool exact = false;  // cards keep their identity: a dummy's row
  bool counts_matter = false;
  std::array<std::int8_t, kCards> under{};
  std::array<std::int8_t, kCards> holder{};
  std::array<Seats, kCards> winners{};  // who may win a trick with this card in it
  std::array<Seats, kMostTricks> trick_winners{};
  std::array<Mask, kMostSeats> no_win{};   // cards a seat may not win with
  std::array<Mask, kMostSeats> no_lead{};
  std::array<Mask, kCards> before{};
  Mask must_win = 0;
  Mask must_fall = 0;
  Mask last_only = 0;
  Mask linger = 0;   // while one of these is out, something can still go wrong
  int reach = 0;     // tricks that must be over
  int final_card = -1;
  std::vector<Slotted> leaves;
  std::vector<Ways> demands;
  std::array<std::uint8_t, kCards> kinds{};  // cards of one kind are alike to every demand
  std::array<std::uint64_t, kSuits> suit_seed{};
  State start;
  Trick running;

  /// The state after a whole trick.
  State after(const State& state, const Trick& trick) const;
  /// Every card in a hand or covered in the row.
  Mask remaining(const State& state) const;
  /// What the running trick has laid bare, but not turned yet.
  Mask beneath() const;
  /// 1 if the mission is won, -1 if it is lost for sure, 0 otherwise.
  int settled(const State& state, Mask remaining) const;
  /// Alike for states that are won or lost together.
  std::uint64_t key(const State& state, Mask remaining) const;

  /// How one demand stands.
  int judged(const Slotted& one, const State& state, Mask remaining) const;

 private:
  void take(const Problem& problem, const Leaf& leaf, bool alone);
  void classify();
};

}  // namespace shipmates
