// What may be done in Deep Sea, and by whom.
#include <algorithm>

#include "councils.hpp"
#include "sea.hpp"

namespace shipmates::env::sea {
namespace {

void takes(const State& state, const Setup& setup, Legal& found) {
  const bool first = setup.hardest_first && state.turn == state.commander && state.drafted == 0 &&
                     state.stage == Stage::kDrafting;
  int hardest = 0;
  for (int i = 0; i < state.displayed; ++i)
    if (may_own(state, setup, state.turn, i))
      hardest = std::max<int>(hardest, card_of(setup, state.display[i].card).value);
  for (int i = 0; i < state.displayed; ++i) {
    const int card = state.display[i].card;
    if (may_own(state, setup, state.turn, i) && (!first || card_of(setup, card).value == hardest))
      found.set(kTake + card);
  }
}

/// One's own tasks share their numbers with those in the middle: none is in both places.
void put_backs(const State& state, Legal& found) {
  const TaskCards& returned = state.returned[static_cast<std::size_t>(state.turn)];
  for (int i = 0; i < state.duties; ++i) {
    const int card = state.duty[i].card;
    if (state.duty[i].owner == state.turn && !returned.test(static_cast<std::size_t>(card))) found.set(kTake + card);
  }
}

/// Passing: only with fewer tasks than members, and while enough of them come after.
bool may_skip(const State& state, const Setup& setup) {
  if (setup.hardest_first && state.drafted == 0) return false;
  const int after = state.members - state.drafted - 1;
  return state.drafts < state.members && state.displayed <= after;
}

void seats_at(const State& state, const Setup& setup, int at, Seats seats, Legal& found) {
  for (int seat = 0; seat < setup.seats(); ++seat)
    if (seats >> seat & 1) found.set(at + near(state, setup, seat));
}

void predictions(const State& state, const Setup& setup, Legal& found) {
  const std::uint64_t counts = (std::uint64_t{2} << setup.frame.total) - 1;
  for (int i = 0; i < state.duties; ++i)
    if ((state.foretelling >> i & 1) && state.duty[i].owner == state.turn)
      found.put(kForetell + (state.duty[i].secret ? kCounts : 0), counts);
}

}  // namespace

Seats awaited(const State& state, const Setup& setup) {
  switch (state.stage) {
    case Stage::kDrafting: return seat_bit(drafter(state));
    case Stage::kChoosing: return static_cast<Seats>(setup.everyone() & ~state.content);
    case Stage::kOffered: return seat_bit(state.proposal.one);
    case Stage::kVolunteering: return seat_bit(from_captain(state, setup, 1 + std::popcount(state.polled)));
    case Stage::kPredicting: {
      Seats found = 0;
      for (int i = 0; i < state.duties; ++i)
        if (state.foretelling >> i & 1) found |= seat_bit(state.duty[i].owner);
      return found;
    }
    default: return awaited_shared(state, setup);
  }
}

void legal(const State& state, const Setup& setup, Legal& found) {
  const Seats everyone = setup.everyone();
  switch (state.stage) {
    case Stage::kDrafting:
      takes(state, setup, found);
      found.set(kSkip, may_skip(state, setup));
      break;
    case Stage::kChoosing:
      takes(state, setup, found);
      put_backs(state, found);
      found.set(kSkip);
      break;
    case Stage::kPlacing:
      for (int i = 0; i < state.displayed; ++i)
        for (int seat = 0; seat < setup.seats(); ++seat)
          if (may_own(state, setup, seat, i))
            found.set(kAssign + kMostSeats * state.display[i].card + near(state, setup, seat));
      break;
    case Stage::kOffering:
      found.set(kKeep);
      seats_at(state, setup, kOffer, static_cast<Seats>(everyone & ~(state.refused | seat_bit(state.commander))), found);
      break;
    case Stage::kOffered:
    case Stage::kVolunteering: found.put(kReply, 3); break;
    case Stage::kPredicting: predictions(state, setup, found); break;
    case Stage::kDeciding: seats_at(state, setup, kName, everyone, found); break;
    case Stage::kCouncil: seats_at(state, setup, kName, everyone, found); [[fallthrough]];
    default: legal_shared(state, setup, found);
  }
}

}  // namespace shipmates::env::sea
