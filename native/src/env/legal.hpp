// All that the seat that is asked may do, by the numbers of `shipmates.envs`.
#pragma once

#include <algorithm>

#include "bits.hpp"
#include "state.hpp"

namespace shipmates::env {

inline constexpr int kColoured = 36;
inline constexpr int kLongestMask = 896;

// Actions of both games
inline constexpr int kPlay = 0;
inline constexpr int kReady = kPlay + kCards;
inline constexpr int kSignal = kReady + 1;
inline constexpr int kGive = kSignal + 4 * kColoured;
inline constexpr int kCall = kGive + kColoured;
inline constexpr int kAgree = kCall + 3;
inline constexpr int kRefuse = kAgree + 1;
inline constexpr int kDecline = kRefuse + 1;
inline constexpr int kShared = kDecline + 1;

struct Legal : Bits<kLongestMask> {
  void plays(Mask cards) { put(kPlay, cards); }
  void ready() { set(kReady); }
  void signals(Meaning meaning, Mask cards) { put(kSignal + kColoured * static_cast<int>(meaning), cards); }
};

/// The same, ready to be written.
inline constexpr int kMaskWords = 16;
using Choices = Words<kMaskWords>;

/// A mask is so long in this game.
template <int kActions>
void choices(const Legal& legal, Choices& blank) {
  constexpr int kLast = words_for(kActions) - 1;
  std::copy_n(legal.words.begin(), kLast, blank.begin());
  blank[kLast] = last_word<kActions>(legal.words[kLast - 1], legal.words[kLast]);
}

inline Signal read_signal(int action) {
  const int place = action - kSignal;
  return {static_cast<std::int8_t>(place % kColoured), static_cast<Meaning>(place / kColoured)};
}

/// Whose eyes see for a seat: the commander's for the dummy.
inline int eyes_of(const State& state, const Setup& setup, int seat) {
  return seat == setup.dummy ? state.commander : seat;
}
/// A seat as counted from the eyes that look, clockwise.
inline int near(const State& state, const Setup& setup, int seat) {
  return setup.wrapped(seat - eyes_of(state, setup, state.turn) + setup.seats());
}
/// And back.
inline int far(const State& state, const Setup& setup, int place) {
  return (eyes_of(state, setup, state.turn) + place) % setup.seats();
}

}  // namespace shipmates::env
