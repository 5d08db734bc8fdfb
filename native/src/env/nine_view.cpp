// An observation of Planet Nine. The law is `shipmates.envs.planet9.encoding`.
#include <algorithm>

#include "nine.hpp"
#include "observe.hpp"

namespace shipmates::env::nine {
namespace {

enum Block : int {
  kMission = kTable,
  kPhase = kMission + 51,
  kMatter = kPhase + 11,
  kChallenge = kMatter + 9,
  kDisplay = kChallenge + 1,
  kTokens = kDisplay + 36,
  kProposed = kTokens + 130,
  kRecords = kProposed + 36,
};

enum Own : int {
  kTasks = kFlags,
  kAnswer = kTasks + 36,
  kBearer = kAnswer + 7,
  kNamed,
  kNeighbour,
  kFirst,
  kLast,
  kProposedTo,
  kProposedLast,
  kRecord,
};

static_assert(kRecords + kMostSeats * kRecord == kObservation);

using See = Scene<View, kRecords, kRecord>;

int phase_of(Stage stage) {
  switch (stage) {
    case Stage::kPolling: return 2;
    case Stage::kAppointing: return 3;
    case Stage::kDrafting: return 4;
    case Stage::kCouncil: return 5;
    case Stage::kConsent: return 6;
    case Stage::kDeciding: return 7;
    case Stage::kCalling: return 8;
    case Stage::kPassing: return 9;
    default: return 10;
  }
}

void put_token(View& view, const Duty& duty) {
  if (duty.token == Token::kNone) return;
  const int at = kTokens + 13 * (static_cast<int>(duty.token) - 1);
  view.set(at + suit_of(duty.card));
  view.set(at + 3 + value_of(duty.card));
}

void put_tasks(const State& state, See& see) {
  for (int i = 0; i < state.displayed; ++i) {
    see.view.set(kDisplay + state.display[i].card);
    put_token(see.view, state.display[i]);
  }
  for (int i = 0; i < state.duties; ++i) {
    const Duty& duty = state.duty[i];
    if (duty.verdict == Verdict::kDone) continue;
    see.flag(duty.owner, kTasks + duty.card);
    put_token(see.view, duty);
  }
}

void put_parts(const State& state, const Setup& setup, See& see) {
  for (int i = 0; i < state.answered; ++i)
    see.flag((state.commander + 1 + i) % setup.seats(), kAnswer + static_cast<int>(state.answers[i]));
  if (state.bearer >= 0) see.flag(state.bearer, kBearer);
  constexpr std::pair<Who, int> kParts[] = {
      {Who::kChosen, kNamed}, {Who::kNeighbour, kNeighbour}, {Who::kFirst, kFirst}, {Who::kLast, kLast}};
  for (const auto& [who, flag] : kParts)
    if (const int seat = state.cast[static_cast<int>(who)]; seat >= 0) see.flag(seat, flag);
}

void put_proposal(const State& state, See& see) {
  const auto [one, other] = state.proposal;
  switch (state.matter) {
    case Matter::kHandOver:
      see.view.set(kProposed + one);
      see.flag(other, kProposedTo);
      break;
    case Matter::kRoles:
      see.flag(one, kProposedTo);
      see.flag(other, kProposedLast);
      break;
    default: see.view.set(kProposed + one), see.view.set(kProposed + other);
  }
}

void put_matter(const State& state, See& see) {
  see.view.set(kPhase + phase_of(state.stage));
  switch (state.stage) {
    case Stage::kConsent: put_proposal(state, see); [[fallthrough]];
    case Stage::kPolling:
    case Stage::kAppointing:
    case Stage::kCouncil:
    case Stage::kDeciding: see.view.set(kMatter + static_cast<int>(state.matter)); break;
    default: break;
  }
}

Seats mute(const State& state, const Setup& setup) {
  Seats found = setup.dummy < 0 ? Seats{0} : seat_bit(setup.dummy);
  const int silent = state.cast[static_cast<int>(Who::kChosen)];
  return setup.naming == Naming::kSilenced && silent >= 0 ? static_cast<Seats>(found | seat_bit(silent)) : found;
}

}  // namespace

void observe(const State& state, const Setup& setup, int seat, View& view) {
  See see(state, setup, seat, eyes_of(state, setup, seat), view);
  see.view.set(kMuted, setup.radio.muted);
  see.view.set(kMission + setup.mission);
  see.view.set(kChallenge, setup.variant);
  see.seats(awaited(state, setup), mute(state, setup));
  put_tasks(state, see);
  put_parts(state, setup, see);
  put_matter(state, see);
}

}  // namespace shipmates::env::nine
