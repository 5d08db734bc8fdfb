// Deep Sea, from the deal to the last trick. The law is `shipmates.deepsea`.
#pragma once

#include "legal.hpp"
#include "state.hpp"

namespace shipmates::env::sea {

inline constexpr int kTasks = 104;
inline constexpr int kCounts = 14;

// Actions of this game, after the shared ones
inline constexpr int kSkip = kShared;
inline constexpr int kReply = kSkip + 1;
inline constexpr int kKeep = kReply + 2;
inline constexpr int kOffer = kKeep + 1;
inline constexpr int kName = kOffer + kMostSeats;
inline constexpr int kForetell = kName + kMostSeats;
inline constexpr int kTake = kForetell + 2 * kCounts;
inline constexpr int kAssign = kTake + kTasks;
inline constexpr int kActions = kAssign + kTasks * kMostSeats;

inline constexpr int kObservation = 1886;

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

// Task cards, as `shipmates.deepsea.drawing` has them
void lay(Game& game);
/// Whether the first so many tasks of a display can be shared so that all can be fulfilled.
bool keepable(const Setup& setup, std::span<const std::int8_t> display, int count);
/// Whether a captain who owns these can fulfil another.
bool addable(const Setup& setup, std::span<const std::int8_t> beside, int card);
/// The task on display to replace, or -1.
int unkeepable(const State& state, const Setup& setup);
/// Whether one hand makes a task on display impossible.
bool must_redeal(const State& state, const Setup& setup);
bool has_substitutes(const State& state, const Setup& setup, int card);
/// Another task just as hard takes its place.
void exchange(Game& game, int card);

/// How the attempt stands after a trick.
Verdict settle(State& state, const Setup& setup);
/// How the crew communicates, the terrain being known.
Sonar sonar(const State& state, const Setup& setup);
inline const TaskCard& card_of(const Setup& setup, int card) {
  return setup.catalogue->cards[static_cast<std::size_t>(card)];
}
inline const Node& task_of(const Setup& setup, const Duty& duty) {
  return setup.catalogue->nodes[static_cast<std::size_t>(card_of(setup, duty.card).task)];
}
/// Nobody is measured against themselves: some tasks are not for the captain.
inline bool may_own(const State& state, const Setup& setup, int seat, int place) {
  return seat != state.commander || card_of(setup, state.display[place].card).captains;
}
/// Whose turn it is to take a task.
inline int drafter(const State& state) { return state.member[state.drafted % state.members]; }
inline int from_captain(const State& state, const Setup& setup, int steps) {
  return (state.commander + steps) % setup.seats();
}

}  // namespace shipmates::env::sea
