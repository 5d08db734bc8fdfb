// An observation of Deep Sea. The law is `shipmates.envs.deepsea.encoding`.
#include <algorithm>

#include "observe.hpp"
#include "sea.hpp"

namespace shipmates::env::sea {
namespace {

enum Block : int {
  kMission = kTable,
  kPhase = kMission + 34,
  kSonar = kPhase + 17,
  kTimed = kSonar + 4,
  kGivenAway = kTimed + 1,
  kDisplay = kGivenAway + 1,
  kForetold = kDisplay + kTasks,
  kNoted = kForetold + kCounts,
  kRecords = kNoted + kCounts,
};

enum Own : int {
  kOwned = kFlags,
  kMember = kOwned + kTasks,
  kAsked,
  kWilling,
  kProposedTo,
  kRecord,
};

static_assert(kRecords + kMostSeats * kRecord == kObservation);

using See = Scene<kRecords, kRecord>;

int phase_of(Stage stage) {
  switch (stage) {
    case Stage::kDrafting: return 4;
    case Stage::kChoosing: return 5;
    case Stage::kPlacing: return 6;
    case Stage::kOffering: return 7;
    case Stage::kOffered: return 8;
    case Stage::kVolunteering: return 9;
    case Stage::kCouncil: return 10;
    case Stage::kConsent: return 11;
    case Stage::kDeciding: return 12;
    case Stage::kCalling: return 13;
    case Stage::kPredicting: return 14;
    case Stage::kPassing: return 15;
    default: return 16;
  }
}

/// Secrets are not among them: how those stand is for their owners to know.
void put_tasks(State& state) {
  state.secretive = false;
  for (int i = 0; i < state.displayed; ++i) state.told.set(kDisplay + state.display[i].card);
  for (int i = 0; i < state.duties; ++i) {
    const Duty& duty = state.duty[i];
    state.secretive |= duty.secret;
    if (duty.predicted >= 0) state.told.set(kForetold + duty.predicted);
    if (duty.verdict != Verdict::kDone && !duty.secret) state.records[duty.owner].set(kOwned + duty.card);
  }
}

/// Until all is over, nobody else sees that such a task is done, nor what was foretold.
bool knows(const Duty& duty, const State& state, const Setup& setup, int eyes) {
  return state.stage == Stage::kOver || eyes_of(state, setup, duty.owner) == eyes;
}

void mark(State& state, Seats seats, int at) {
  for (unsigned left = seats; left; left &= left - 1) state.records[std::countr_zero(left)].set(at);
}

void put_stage(State& state) {
  state.told.set(kPhase + phase_of(state.stage));
  switch (state.stage) {
    case Stage::kDrafting:
      for (int i = 0; i < state.members; ++i) state.records[state.member[i]].set(kMember);
      break;
    case Stage::kChoosing: mark(state, state.content, kAsked); break;
    case Stage::kOffered: state.records[state.proposal.one].set(kProposedTo); [[fallthrough]];
    case Stage::kOffering: mark(state, state.refused, kAsked); break;
    case Stage::kVolunteering:
      mark(state, state.polled, kAsked);
      mark(state, state.willing, kWilling);
      break;
    case Stage::kConsent: state.records[state.proposal.one].set(kProposedTo); break;
    default: break;
  }
}

}  // namespace

const Cut<kSightWords>& cut() { return See::kCut; }

void tell(State& state, const Setup& setup) {
  const Sonar found = sonar(state, setup);
  tell_table(state, setup);
  state.told.set(kMuted, found == Sonar::kCurrents);
  state.told.set(kMission + setup.mission);
  state.told.set(kTimed, setup.variant);
  state.told.set(kGivenAway, state.given_away);
  state.told.set(kSonar + std::min(static_cast<int>(found), 3));
  put_tasks(state);
  put_stage(state);
}

void observe(const State& state, const Setup& setup, int seat, Sight& blank) {
  const int eyes = eyes_of(state, setup, seat);
  const std::span secrets(state.duty.begin(), state.secretive ? static_cast<std::size_t>(state.duties) : 0);
  See see(state, setup, seat, blank);
  bool noted = state.stage == Stage::kOver;
  for (const Duty& duty : secrets) noted |= duty.secret && knows(duty, state, setup, eyes);
  if (noted && state.secret >= 0) see.view.set(kNoted + state.secret);
  see.seats(setup.dummy < 0 ? Seats{0} : seat_bit(setup.dummy));
  for (const Duty& duty : secrets)
    if (duty.secret && (duty.verdict != Verdict::kDone || !knows(duty, state, setup, eyes)))
      see.mark(duty.owner, kOwned + duty.card);
}

}  // namespace shipmates::env::sea
