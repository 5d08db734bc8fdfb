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

using See = Scene<kRecords, kRecord>;

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

void put_token(Common& told, const Duty& duty) {
  if (duty.token == Token::kNone) return;
  const int at = kTokens + 13 * (static_cast<int>(duty.token) - 1);
  told.set(at + suit_of(duty.card));
  told.set(at + 3 + value_of(duty.card));
}

void put_tasks(State& state) {
  for (int i = 0; i < state.displayed; ++i) {
    state.told.set(kDisplay + state.display[i].card);
    put_token(state.told, state.display[i]);
  }
  for (int i = 0; i < state.duties; ++i) {
    const Duty& duty = state.duty[i];
    if (duty.verdict == Verdict::kDone) continue;
    state.records[duty.owner].set(kTasks + duty.card);
    put_token(state.told, duty);
  }
}

void put_parts(State& state, const Setup& setup) {
  for (int i = 0; i < state.answered; ++i)
    state.records[(state.commander + 1 + i) % setup.seats()].set(kAnswer + static_cast<int>(state.answers[i]));
  if (state.bearer >= 0) state.records[state.bearer].set(kBearer);
  constexpr std::pair<Who, int> kParts[] = {
      {Who::kChosen, kNamed}, {Who::kNeighbour, kNeighbour}, {Who::kFirst, kFirst}, {Who::kLast, kLast}};
  for (const auto& [who, flag] : kParts)
    if (const int seat = state.cast[static_cast<int>(who)]; seat >= 0) state.records[seat].set(flag);
}

void put_proposal(State& state) {
  const auto [one, other] = state.proposal;
  switch (state.matter) {
    case Matter::kHandOver:
      state.told.set(kProposed + one);
      state.records[other].set(kProposedTo);
      break;
    case Matter::kRoles:
      state.records[one].set(kProposedTo);
      state.records[other].set(kProposedLast);
      break;
    default: state.told.set(kProposed + one), state.told.set(kProposed + other);
  }
}

void put_matter(State& state) {
  state.told.set(kPhase + phase_of(state.stage));
  switch (state.stage) {
    case Stage::kConsent: put_proposal(state); [[fallthrough]];
    case Stage::kPolling:
    case Stage::kAppointing:
    case Stage::kCouncil:
    case Stage::kDeciding: state.told.set(kMatter + static_cast<int>(state.matter)); break;
    default: break;
  }
}

Seats mute(const State& state, const Setup& setup) {
  Seats found = setup.dummy < 0 ? Seats{0} : seat_bit(setup.dummy);
  const int silent = state.cast[static_cast<int>(Who::kChosen)];
  return setup.naming == Naming::kSilenced && silent >= 0 ? static_cast<Seats>(found | seat_bit(silent)) : found;
}

}  // namespace

const Cut<kSightWords>& cut() { return See::kCut; }

void tell(State& state, const Setup& setup) {
  tell_table(state, setup);
  state.told.set(kMuted, setup.radio.muted);
  state.told.set(kMission + setup.mission);
  state.told.set(kChallenge, setup.variant);
  put_tasks(state);
  put_parts(state, setup);
  put_matter(state);
}

void observe(const State& state, const Setup& setup, int seat, Sight& blank) {
  See(state, setup, seat, blank).seats(mute(state, setup));
}

}  // namespace shipmates::env::nine
