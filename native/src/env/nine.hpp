// Planet Nine, from the deal to the last trick. The law is `shipmates.planet9`.
#pragma once

#include "legal.hpp"
#include "state.hpp"

namespace shipmates::env::nine {

// Actions of this game, after the shared ones
inline constexpr int kReply = kShared;
inline constexpr int kName = kReply + 7;
inline constexpr int kAssign = kName + kMostSeats;
inline constexpr int kRetoken = kAssign + kMostSeats * kMostSeats;
inline constexpr int kDisplayed = 10;
inline constexpr int kTake = kRetoken + kDisplayed * (kDisplayed - 1) / 2;
inline constexpr int kHandOver = kTake + kColoured;
inline constexpr int kActions = kHandOver + kColoured * kMostSeats;

inline constexpr int kObservation = 1681;

/// Deals, and goes on to the first decision.
void start(Game& game);
void legal(const State& state, const Setup& setup, Legal& found);
Seats awaited(const State& state, const Setup& setup);
/// What is common to all observations, brought up to date.
void tell(State& state, const Setup& setup);
/// What a seat sees, put into blank words.
void observe(const State& state, const Setup& setup, int seat, Sight& blank);
/// And where those words lie in an observation.
const Cut<kSightWords>& cut();
/// Does what is legal, and goes on to the next decision.
void apply(Game& game, int action);

/// How the attempt stands after a trick.
Verdict settle(State& state, const Setup& setup);

}  // namespace shipmates::env::nine
