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

using See = Scene<View, kRecords, kRecord>;

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

/// How a secret prediction stands is for its owner to know, until all is over.
void put_tasks(const State& state, const Setup& setup, int eyes, See& see) {
  const bool over = state.stage == Stage::kOver;
  bool secretive = over;
  for (int i = 0; i < state.displayed; ++i) see.view.set(kDisplay + state.display[i].card);
  for (int i = 0; i < state.duties; ++i) {
    const Duty& duty = state.duty[i];
    const bool secret = duty.secret, own = eyes_of(state, setup, duty.owner) == eyes;
    secretive |= secret && own;
    if (duty.predicted >= 0) see.view.set(kForetold + duty.predicted);
    if (duty.verdict != Verdict::kDone || (secret && !own && !over)) see.flag(duty.owner, kOwned + duty.card);
  }
  if (state.secret >= 0 && secretive) see.view.set(kNoted + state.secret);
}

void put_stage(const State& state, See& see) {
  see.view.set(kPhase + phase_of(state.stage));
  switch (state.stage) {
    case Stage::kDrafting:
      for (int i = 0; i < state.members; ++i) see.flag(state.member[i], kMember);
      break;
    case Stage::kChoosing: see.flags(state.content, kAsked); break;
    case Stage::kOffered: see.flag(state.proposal.one, kProposedTo); [[fallthrough]];
    case Stage::kOffering: see.flags(state.refused, kAsked); break;
    case Stage::kVolunteering:
      see.flags(state.polled, kAsked);
      see.flags(state.willing, kWilling);
      break;
    case Stage::kConsent: see.flag(state.proposal.one, kProposedTo); break;
    default: break;
  }
}

}  // namespace

void observe(const State& state, const Setup& setup, int seat, View& view) {
  const int eyes = eyes_of(state, setup, seat);
  const Sonar found = sonar(state, setup);
  See see(state, setup, seat, eyes, view);
  see.view.set(kMuted, found == Sonar::kCurrents);
  see.view.set(kMission + setup.mission);
  see.view.set(kTimed, setup.variant);
  see.view.set(kGivenAway, state.given_away);
  see.view.set(kSonar + std::min(static_cast<int>(found), 3));
  see.seats(awaited(state, setup), setup.dummy < 0 ? Seats{0} : seat_bit(setup.dummy));
  put_tasks(state, setup, eyes, see);
  put_stage(state, see);
}

}  // namespace shipmates::env::sea
