// What nature does: it shuffles as `shipmates.envs.batched.luck` does, and the rules do the rest.
#pragma once

#include <algorithm>

#include "state.hpp"

namespace shipmates::env {

/// The first `wanted` of these, shuffled; the same numbers are used up however many are wanted.
template <class Item>
void shuffle(Dice& dice, Item* items, int many, int wanted) {
  Dice own(dice.next());
  for (int i = 0; i < wanted; ++i) std::swap(items[i], items[i + own.below(many - i)]);
}

/// A set of cards in order; says how many there are.
inline int listed(Mask cards, std::int8_t* found) {
  int many = 0;
  for (; cards; cards &= cards - 1) found[many++] = static_cast<std::int8_t>(lowest(cards));
  return many;
}

/// One of these cards.
int drawn(Dice& dice, Mask cards);
/// New hands, and whoever leads.
void deal(Game& game);
/// Everybody's cards change hands at once: `given` goes that way.
void move(State& state, const Setup& setup, const std::array<std::int8_t, kMostSeats>& given, Way way);

}  // namespace shipmates::env
