#include "sea.hpp"

#include <algorithm>
#include <memory>

#include "councils.hpp"
#include "dealing.hpp"
#include "observe.hpp"
#include "rounds.hpp"

namespace shipmates::env::sea {
namespace {

Radio radio(const State& state, const Setup& setup) {
  const Sonar found = sonar(state, setup);
  Radio radio;
  if (found == Sonar::kNone) {
    radio.opens = 100;
    return radio;
  }
  radio.muted = found == Sonar::kCurrents;
  radio.opens = setup.opens;
  radio.closes = state.given_away ? 1 : 99;
  radio.pool = found == Sonar::kRapture ? setup.seats() - 2 : -1;
  return radio;
}

void all_to(State& state, int owner) {
  while (state.displayed) own(state, 0, owner);
}

bool can_take(const State& state, const Setup& setup, int seat) {
  for (int i = 0; i < state.displayed; ++i)
    if (may_own(state, setup, seat, i)) return true;
  return false;
}

void settle_draft(State& state, const Setup& setup) {
  while (!can_take(state, setup, drafter(state))) ++state.drafted;
}

void open_draft(State& state, const Setup& setup) {
  state.stage = Stage::kDrafting;
  state.drafts = state.displayed;
  state.drafted = 0;
  settle_draft(state, setup);
}

void open_sharing(State& state, const Setup& setup) {
  switch (setup.sharing) {
    case Sharing::kDraft:
      state.members = 0;
      for (int i = setup.captain_spared; i < setup.seats(); ++i)
        state.member[state.members++] = static_cast<std::int8_t>(from_captain(state, setup, i));
      return open_draft(state, setup);
    case Sharing::kTogether: return open_council(state, setup, Matter::kOwner);
    case Sharing::kCaptain:
      state.stage = Stage::kOffering;
      state.refused = 0;
      return;
    case Sharing::kVolunteers:
      state.stage = Stage::kVolunteering;
      state.polled = state.willing = 0;
      return;
    case Sharing::kFree:
      state.stage = Stage::kChoosing;
      state.content = 0;
      state.returned = {};
      return;
  }
}

/// Who still has to foretell; false if nobody has.
bool open_predicting(State& state, const Setup& setup) {
  state.foretelling = 0;
  for (int i = 0; i < state.duties; ++i)
    if (task_of(setup, state.duty[i]).kind == Task::kPredict) state.foretelling |= std::uint64_t{1} << i;
  state.stage = Stage::kPredicting;
  return state.foretelling != 0;
}

void lay_soundly(Game& game);

/// Begins the next step, or the first trick when none is left.
void proceed(Game& game) {
  State& state = game.state;
  const Setup& setup = *game.setup;
  while (state.todo < setup.agenda.size()) {
    switch (setup.agenda[state.todo++]) {
      case Step::kLay: lay_soundly(game); continue;
      case Step::kShare: return open_sharing(state, setup);
      case Step::kDistress: return open_calling(state);
      case Step::kPredict:
        if (open_predicting(state, setup)) return;
        continue;
      default: continue;
    }
  }
  begin(state, setup, radio(state, setup), 0);
}

/// Tasks that can be kept with the hands that were dealt.
void lay_soundly(Game& game) {
  State& state = game.state;
  lay(game);
  for (;;) {
    if (const int card = unkeepable(state, *game.setup); card >= 0) {
      exchange(game, card);
    } else if (must_redeal(state, *game.setup)) {
      deal(game);
    } else {
      return;
    }
  }
}

/// Every task has an owner; nobody is measured against themselves.
void owned(Game& game) {
  State& state = game.state;
  for (int i = 0; i < state.duties; ++i) {
    const Duty& duty = state.duty[i];
    if (duty.owner != state.commander || card_of(*game.setup, duty.card).captains) continue;
    if (has_substitutes(state, *game.setup, duty.card)) {
      exchange(game, duty.card);
      return owned(game);
    }
  }
  proceed(game);
}

void drafted(Game& game, int place) {
  State& state = game.state;
  if (place >= 0) own(state, place, state.turn);
  if (!state.displayed) return owned(game);
  ++state.drafted;
  settle_draft(state, *game.setup);
}

void chosen(Game& game, int place) {
  State& state = game.state;
  if (place >= 0) {
    own(state, place, state.turn);
    state.content = 0;
  } else {
    state.content |= seat_bit(state.turn);
  }
  if (!state.displayed) return owned(game);
  if (state.content == game.setup->everyone()) state.stage = Stage::kPlacing;
}

/// Takes what lies in the middle, or puts back what does not.
void chosen_card(Game& game, int card) {
  State& state = game.state;
  const auto displayed = state.display.begin() + state.displayed;
  const auto lies = std::find_if(state.display.begin(), displayed, [&](const Duty& one) { return one.card == card; });
  if (lies != displayed) return chosen(game, static_cast<int>(lies - state.display.begin()));
  disown(state, card);
  state.returned[static_cast<std::size_t>(state.turn)].set(static_cast<std::size_t>(card));
  state.content = 0;
}

void volunteered(Game& game, bool willing) {
  State& state = game.state;
  const Setup& setup = *game.setup;
  state.polled |= seat_bit(state.turn);
  if (willing) state.willing |= seat_bit(state.turn);
  const int needed = setup.volunteers - std::popcount(state.willing);
  const int left = setup.seats() - 1 - std::popcount(state.polled);
  if (needed > 0 && left + 1 > needed) return;
  Seats takers = state.willing;
  int forced = std::max(needed, 0);
  state.members = 0;
  // Those not asked yet, then the captain.
  for (int i = 1; i <= setup.seats(); ++i) {
    const int seat = from_captain(state, setup, i);
    if (forced && !(state.polled >> seat & 1)) takers |= seat_bit(seat), --forced;
    if (takers >> seat & 1) state.member[state.members++] = static_cast<std::int8_t>(seat);
  }
  if (state.members > 1) return open_draft(state, setup);
  all_to(state, state.member[0]);
  owned(game);
}

/// A seat has had its say; when all have, the captain decides.
void closed(State& state, int seat) {
  if (!without(state, seat)) state.stage = Stage::kDeciding;
}

void conferred(Game& game, int action) {
  State& state = game.state;
  if (action == kDecline) return closed(state, state.turn);
  if (action == kRefuse) return closed(state, state.by);
  if (action != kAgree) {
    const Proposal named{static_cast<std::int8_t>(far(state, *game.setup, action - kName)), 0};
    if (state.stage == Stage::kCouncil) return propose(state, *game.setup, named);
    state.proposal = named;
  } else if (!agree(state)) {
    return;
  }
  all_to(state, state.proposal.one);
  owned(game);
}

void foretold(Game& game, int action) {
  State& state = game.state;
  const bool secret = action >= kForetell + kCounts;
  const auto told = static_cast<std::int8_t>((action - kForetell) % kCounts);
  for (int i = 0; i < state.duties; ++i) {
    const Node& task = task_of(*game.setup, state.duty[i]);
    if (!(state.foretelling >> i & 1) || (task.x != 0) != secret) continue;
    state.foretelling &= ~(std::uint64_t{1} << i);
    (secret ? state.secret : state.duty[i].predicted) = told;
  }
  if (!state.foretelling) proceed(game);
}

void play(Game& game, int card) {
  State& state = game.state;
  if (!laid(state, *game.setup, card)) return;
  collected(state, *game.setup);
  const Verdict verdict = settle(state, *game.setup);
  if (verdict == Verdict::kOpen) return;
  state.stage = Stage::kOver;
  state.won = verdict == Verdict::kDone;
}

int place_of(const State& state, int card) {
  int place = 0;
  while (state.display[place].card != card) ++place;
  return place;
}

void offered(Game& game, int action) {
  State& state = game.state;
  if (action == kKeep) {
    all_to(state, state.commander);
    return owned(game);
  }
  state.proposal.one = static_cast<std::int8_t>(far(state, *game.setup, action - kOffer));
  state.stage = Stage::kOffered;
}

void answered(Game& game, bool willing) {
  State& state = game.state;
  if (!willing) {
    state.refused |= seat_bit(state.turn);
    state.stage = Stage::kOffering;
    return;
  }
  all_to(state, state.turn);
  state.given_away = true;
  owned(game);
}

void act(Game& game, int action) {
  State& state = game.state;
  const Setup& setup = *game.setup;
  switch (state.stage) {
    case Stage::kPlaying: return action < kReady ? play(game, action) : said(state, action);
    case Stage::kPassing:
      if (give(state, setup, action - kGive)) proceed(game);
      return;
    case Stage::kCalling:
      if (call(state, setup, static_cast<Way>(action - kCall)) == Vote::kDropped) proceed(game);
      return;
    case Stage::kDrafting: return drafted(game, action == kSkip ? -1 : place_of(state, action - kTake));
    case Stage::kChoosing: return action == kSkip ? chosen(game, -1) : chosen_card(game, action - kTake);
    case Stage::kPlacing:
      own(state, place_of(state, (action - kAssign) / kMostSeats), far(state, setup, (action - kAssign) % kMostSeats));
      if (!state.displayed) owned(game);
      return;
    case Stage::kOffering: return offered(game, action);
    case Stage::kOffered: return answered(game, action == kReply);
    case Stage::kVolunteering: return volunteered(game, action == kReply);
    case Stage::kPredicting: return foretold(game, action);
    default: return conferred(game, action);
  }
}

/// Duties whose owners foretell, the first of them first.
std::int8_t first_foreteller(const State& state) { return state.duty[std::countr_zero(state.foretelling)].owner; }

void ask(Game& game) {
  State& state = game.state;
  state.awaited = awaited(state, *game.setup);
  state.turn = state.stage == Stage::kPredicting ? first_foreteller(state) : asked_first(state, state.awaited);
}

}  // namespace

Sonar sonar(const State& state, const Setup& setup) {
  if (setup.sonar != Sonar::kTerrain) return setup.sonar;
  return static_cast<Sonar>((value_of(state.sounded) - 1) / 3);
}

void start(Game& game) {
  std::construct_at(&game.state);
  if (game.setup->sonar == Sonar::kTerrain) game.state.sounded = static_cast<std::int8_t>(drawn(game.dice, kColours));
  deal(game);
  proceed(game);
  ask(game);
  tell(game.state, *game.setup);
}

void apply(Game& game, int action) {
  const bool playing = game.state.stage == Stage::kPlaying;
  act(game, action);
  ask(game);
  if (retells(game.state, *game.setup, playing)) tell(game.state, *game.setup);
}

}  // namespace shipmates::env::sea
