#include "councils.hpp"

#include <algorithm>

#include "dealing.hpp"
#include "rounds.hpp"

namespace shipmates::env {

void own(State& state, int place, int owner) {
  Duty duty = state.display[place];
  duty.owner = static_cast<std::int8_t>(owner);
  state.duty[state.duties++] = duty;
  std::copy(&state.display[place + 1], &state.display[state.displayed], &state.display[place]);
  --state.displayed;
}

void disown(State& state, int card) {
  const auto owned = state.duty.begin() + state.duties;
  const auto place = std::find_if(state.duty.begin(), owned, [&](const Duty& one) { return one.card == card; });
  state.display[state.displayed++] = *place;
  std::copy(place + 1, owned, place);
  --state.duties;
}

void open_council(State& state, const Setup& setup, Matter matter) {
  state.stage = Stage::kCouncil;
  state.matter = matter;
  state.waiting = voters(setup);
}

bool without(State& state, int seat) {
  state.waiting = static_cast<Seats>(state.waiting & ~seat_bit(seat));
  state.stage = Stage::kCouncil;
  return state.waiting != 0;
}

void propose(State& state, const Setup& setup, Proposal proposal) {
  state.stage = Stage::kConsent;
  state.proposal = proposal;
  state.by = state.turn;
  state.asked = static_cast<Seats>(voters(setup) & ~seat_bit(state.turn));
}

bool agree(State& state) {
  state.asked = static_cast<Seats>(state.asked & ~seat_bit(state.turn));
  return state.asked == 0;
}

void open_calling(State& state) {
  state.stage = Stage::kCalling;
  state.voted = 0;
  state.votes.fill(Way::kNone);
}

void calls(const State& state, const Setup& setup, Legal& legal) {
  legal.put(kCall, state.voted == voters(setup) ? 6 : 7);
}

Vote call(State& state, const Setup& setup, Way way) {
  if (way == Way::kNone) return Vote::kDropped;
  if (state.voted != voters(setup)) {
    state.voted |= seat_bit(state.turn);
    state.votes[state.turn] = way;
    if (state.voted != voters(setup)) return Vote::kGoesOn;
    for (int seat = 0; seat < setup.seats(); ++seat)
      if ((state.voted >> seat & 1) && state.votes[seat] != way) return Vote::kGoesOn;
  }
  state.passed = way;
  state.stage = Stage::kPassing;
  state.sealed = 0;
  return Vote::kAgreed;
}

bool give(State& state, const Setup& setup, int card) {
  state.given[state.turn] = static_cast<std::int8_t>(card);
  state.sealed |= seat_bit(state.turn);
  if (state.sealed != setup.everyone()) return false;
  move(state, setup, state.given, state.passed);
  return true;
}

Seats awaited_shared(const State& state, const Setup& setup) {
  switch (state.stage) {
    case Stage::kOver: return 0;
    case Stage::kPlaying: return awaited_playing(state, setup);
    case Stage::kPassing: return static_cast<Seats>(setup.everyone() & ~state.sealed);
    case Stage::kCalling: {
      const auto left = static_cast<Seats>(voters(setup) & ~state.voted);
      return left ? left : seat_bit(state.commander);
    }
    case Stage::kCouncil: return state.waiting;
    case Stage::kConsent: return state.asked;
    default: return seat_bit(state.commander);
  }
}

std::int8_t asked_first(const State& state, Seats awaited) {
  const int origin = state.stage == Stage::kPassing   ? 0
                     : state.stage == Stage::kPlaying ? state.trick.leader + 1
                                                      : state.commander;
  const unsigned all = awaited, after = all & ~((1U << origin) - 1);
  return static_cast<std::int8_t>(all ? std::countr_zero(after ? after : all) : state.turn);
}

void legal_shared(const State& state, const Setup& setup, Legal& legal) {
  switch (state.stage) {
    case Stage::kPlaying: playing(state, setup, legal); break;
    case Stage::kPassing: legal.put(kGive, state.hands[state.turn] & ~suited(kTrump)); break;
    case Stage::kCalling: calls(state, setup, legal); break;
    case Stage::kCouncil: legal.set(kDecline); break;
    case Stage::kConsent: legal.set(kAgree), legal.set(kRefuse); break;
    default: break;
  }
}

}  // namespace shipmates::env
