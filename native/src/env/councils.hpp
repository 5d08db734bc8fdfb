// What both games decide together: a vote on distress, a card passed on, a proposal.
#pragma once

#include "legal.hpp"
#include "state.hpp"

namespace shipmates::env {

/// Who takes part in joint decisions.
inline Seats voters(const Setup& setup) {
  return static_cast<Seats>(setup.everyone() & ~(setup.dummy < 0 ? 0U : seat_bit(setup.dummy)));
}

/// What a word on distress or a passed card leads to.
enum class Vote : std::uint8_t { kGoesOn, kDropped, kAgreed };

/// A task goes from the middle to a seat.
void own(State& state, int place, int owner);
/// A task goes back from its owner to the end of the display.
void disown(State& state, int card);

void open_council(State& state, const Setup& setup, Matter matter);
/// Without this seat, which has had its say. False when everybody has.
bool without(State& state, int seat);
void propose(State& state, const Setup& setup, Proposal proposal);
/// With the consent of whoever is asked. True when everybody has given it.
bool agree(State& state);

void open_calling(State& state);
void calls(const State& state, const Setup& setup, Legal& legal);
Vote call(State& state, const Setup& setup, Way way);
/// Seals a card; true when all have chosen, and the cards have changed hands.
bool give(State& state, const Setup& setup, int card);

/// All the game waits for, of the stages both games have.
Seats awaited_shared(const State& state, const Setup& setup);
/// Who of those awaited is asked first.
std::int8_t asked_first(const State& state, Seats awaited);
/// All that may be done, of those stages but for proposals.
void legal_shared(const State& state, const Setup& setup, Legal& legal);

}  // namespace shipmates::env
