#include "nine.hpp"

#include <algorithm>
#include <memory>

#include "councils.hpp"
#include "dealing.hpp"
#include "observe.hpp"
#include "rounds.hpp"

namespace shipmates::env::nine {
namespace {

Token token_at(const Setup& setup, int place) {
  return place < static_cast<int>(setup.tokens.size()) ? setup.tokens[static_cast<std::size_t>(place)] : Token::kNone;
}

/// Turns up so many task cards.
void lay(Game& game, int many) {
  State& state = game.state;
  Mask pile = game.setup->frame.deck & kColours;
  for (int i = 0; i < state.duties; ++i) pile &= ~bit(state.duty[i].card);
  std::array<std::int8_t, kCards> cards;
  shuffle(game.dice, cards.data(), listed(pile, cards.data()), many);
  for (int i = 0; i < many; ++i) {
    state.display[i] = Duty{};
    state.display[i].card = cards[i];
    state.display[i].token = token_at(*game.setup, state.duties + i);
  }
  state.displayed = static_cast<std::int8_t>(many);
}

void poll(State& state, Matter matter) {
  state.stage = Stage::kPolling;
  state.matter = matter;
  state.answered = 0;
}

void appoint(State& state, Matter matter) {
  state.stage = Stage::kAppointing;
  state.matter = matter;
}

/// Nature turns up the next task, and everybody says whether to take it.
void next_errand(Game& game) {
  lay(game, 1);
  poll(game.state, Matter::kErrand);
}

void hand_out(Game& game) {
  switch (game.setup->handout) {
    case Handout::kDraft: game.state.stage = Stage::kDrafting; break;
    case Handout::kDecision: poll(game.state, Matter::kDecision); break;
    case Handout::kDistribution: next_errand(game); break;
  }
}

void start_tricks(State& state, const Setup& setup) {
  const int silent = setup.naming == Naming::kSilenced ? state.cast[static_cast<int>(Who::kChosen)] : -1;
  begin(state, setup, setup.radio, silent < 0 ? Seats{0} : seat_bit(silent));
}

/// Begins the next step, or the first trick when none is left.
void proceed(Game& game) {
  State& state = game.state;
  const Setup& setup = *game.setup;
  while (state.todo < setup.agenda.size()) {
    switch (setup.agenda[state.todo++]) {
      case Step::kLay: lay(game, setup.tasks); continue;
      case Step::kChange:
        return open_council(state, setup, setup.change == Change::kSwap ? Matter::kSwap : Matter::kMove);
      case Step::kName:
        if (setup.naming == Naming::kSilenced) return appoint(state, Matter::kSilence);
        return poll(state, setup.naming == Naming::kFeeling ? Matter::kFeeling : Matter::kVolunteer);
      case Step::kRoles: return poll(state, Matter::kRoles);
      case Step::kHandOut: return hand_out(game);
      case Step::kHandOver: return open_council(state, setup, Matter::kHandOver);
      case Step::kDistress: return open_calling(state);
      default: continue;
    }
  }
  start_tricks(state, setup);
}

void replied(State& state, const Setup& setup, Answer answer) {
  state.answers[state.answered++] = answer;
  if (state.answered < setup.seats() - 1) return;
  if (state.matter == Matter::kRoles)
    open_council(state, setup, Matter::kRoles);
  else
    appoint(state, state.matter);
}

void taken(Game& game, int owner, int place) {
  State& state = game.state;
  own(state, place, owner);
  if (state.duties == game.setup->tasks)
    proceed(game);
  else if (game.setup->handout == Handout::kDistribution)
    next_errand(game);
}

void named(Game& game, int seat) {
  State& state = game.state;
  switch (state.matter) {
    case Matter::kErrand: return taken(game, seat, 0);
    case Matter::kDecision:
      state.bearer = static_cast<std::int8_t>(seat);
      lay(game, game.setup->tasks);
      while (state.displayed) own(state, 0, seat);
      return proceed(game);
    default:
      state.cast[static_cast<int>(Who::kChosen)] = static_cast<std::int8_t>(seat);
      return proceed(game);
  }
}

/// Whom the commander may name.
Seats eligible(const State& state, const Setup& setup) {
  if (state.matter == Matter::kFeeling && setup.sick) return setup.everyone();
  if (state.matter != Matter::kErrand) {
    auto found = static_cast<Seats>(setup.everyone() & ~seat_bit(state.commander));
    if (state.matter == Matter::kSilence) found &= voters(setup);
    return found;
  }
  const int share = setup.tasks / setup.seats(), extra = setup.tasks % setup.seats();
  std::array<int, kMostSeats> loads{};
  for (int i = 0; i < state.duties; ++i) ++loads[state.duty[i].owner];
  const auto above = std::count_if(loads.begin(), loads.end(), [&](int load) { return load > share; });
  Seats found = 0;
  for (int seat = 0; seat < setup.seats(); ++seat)
    if (loads[seat] < share || (loads[seat] == share && above < extra)) found |= seat_bit(seat);
  return found;
}

// A proposal is told by its number: which two of the lowest cards on display, which card and
// seat, which two seats.

/// The places on display of the cards, from the lowest to the highest.
std::array<int, kMostDuties> ranked(const State& state) {
  std::array<int, kMostDuties> found{};
  for (int i = 0; i < state.displayed; ++i) found[i] = i;
  std::sort(found.begin(), found.begin() + state.displayed,
            [&](int a, int b) { return state.display[a].card < state.display[b].card; });
  return found;
}

void retokens(const State& state, Legal& found) {
  const auto rank = ranked(state);
  for (int j = 1; j < state.displayed; ++j)
    for (int i = 0; i < j; ++i) {
      const bool one = state.display[rank[i]].token != Token::kNone, other = state.display[rank[j]].token != Token::kNone;
      if (state.matter == Matter::kMove ? one != other : one && other) found.set(kRetoken + j * (j - 1) / 2 + i);
    }
}

void proposals(const State& state, const Setup& setup, Legal& found) {
  const int seats = setup.seats();
  switch (state.matter) {
    case Matter::kHandOver:
      for (int i = 0; i < state.duties; ++i)
        for (int seat = 0; seat < seats; ++seat)
          if (seat != state.duty[i].owner)
            found.set(kHandOver + kMostSeats * state.duty[i].card + near(state, setup, seat));
      break;
    case Matter::kRoles:
      for (int one = 0; one < seats; ++one)
        for (int other = 0; other < seats; ++other)
          if (one != other) found.set(kAssign + kMostSeats * one + other);
      break;
    default: retokens(state, found);
  }
}

Proposal read_proposal(const State& state, const Setup& setup, int action) {
  if (action >= kHandOver) {
    const int card = (action - kHandOver) / kMostSeats, to = far(state, setup, (action - kHandOver) % kMostSeats);
    return {static_cast<std::int8_t>(card), static_cast<std::int8_t>(to)};
  }
  if (action < kRetoken) {
    const int first = far(state, setup, (action - kAssign) / kMostSeats);
    return {static_cast<std::int8_t>(first), static_cast<std::int8_t>(far(state, setup, (action - kAssign) % kMostSeats))};
  }
  int high = 1;
  const int pair = action - kRetoken;
  while ((high + 1) * high / 2 <= pair) ++high;
  const auto rank = ranked(state);
  return {state.display[rank[pair - high * (high - 1) / 2]].card, state.display[rank[high]].card};
}

void done(State& state, Proposal proposal) {
  switch (state.matter) {
    case Matter::kHandOver:
      for (int i = 0; i < state.duties; ++i)
        if (state.duty[i].card == proposal.one) state.duty[i].owner = proposal.other;
      break;
    case Matter::kRoles:
      state.cast[static_cast<int>(Who::kFirst)] = proposal.one;
      state.cast[static_cast<int>(Who::kLast)] = proposal.other;
      break;
    default: {
      const auto begins = state.display.begin(), ends = begins + state.displayed;
      const auto at = [&](int card) { return std::find_if(begins, ends, [&](const Duty& d) { return d.card == card; }); };
      std::swap(at(proposal.one)->token, at(proposal.other)->token);
    }
  }
}

/// A seat has had its say; when all have, the matter is closed, but roles must be given.
void closed(Game& game, int seat) {
  if (without(game.state, seat)) return;
  if (game.state.matter == Matter::kRoles)
    game.state.stage = Stage::kDeciding;
  else
    proceed(game);
}

void conferred(Game& game, int action) {
  State& state = game.state;
  if (action == kDecline) return closed(game, state.turn);
  if (action == kRefuse) return closed(game, state.by);
  if (action != kAgree) {
    const Proposal proposal = read_proposal(state, *game.setup, action);
    if (state.stage == Stage::kCouncil) return propose(state, *game.setup, proposal);
    state.proposal = proposal;
  } else if (!agree(state)) {
    return;
  }
  done(state, state.proposal);
  proceed(game);
}

void called(Game& game, Way way) {
  if (call(game.state, *game.setup, way) == Vote::kDropped) proceed(game);
}

/// After the first trick everybody draws a card from the right.
void draw(Game& game) {
  State& state = game.state;
  const Setup& setup = *game.setup;
  std::array<std::int8_t, kMostSeats> given{};
  for (int seat = 0; seat < setup.seats(); ++seat) {
    Mask cards = state.hands[seat];
    if (seat == setup.dummy) {
      cards = 0;
      for (std::int8_t card : state.down)
        if (card >= 0) cards |= bit(card);
    }
    given[seat] = static_cast<std::int8_t>(drawn(game.dice, cards & ~state.shown[seat]));
  }
  move(state, setup, given, Way::kLeft);
}

void play(Game& game, int card) {
  State& state = game.state;
  const Setup& setup = *game.setup;
  if (!laid(state, setup, card)) return;
  collected(state, setup);
  const bool draws = setup.draws && state.ledger.played == 1;
  if (draws) forget_voids(state);
  const Verdict verdict = settle(state, setup);
  if (verdict != Verdict::kOpen) {
    state.stage = Stage::kOver;
    state.won = verdict == Verdict::kDone;
  } else if (draws) {
    draw(game);
  }
}

void act(Game& game, int action) {
  State& state = game.state;
  const Setup& setup = *game.setup;
  switch (state.stage) {
    case Stage::kPlaying: return action < kReady ? play(game, action) : said(state, action);
    case Stage::kPassing:
      if (give(state, setup, action - kGive)) start_tricks(state, setup);
      return;
    case Stage::kCalling: return called(game, static_cast<Way>(action - kCall));
    case Stage::kPolling: return replied(state, setup, static_cast<Answer>(action - kReply));
    case Stage::kAppointing: return named(game, far(state, setup, action - kName));
    case Stage::kDrafting: {
      int place = 0;
      while (state.display[place].card != action - kTake) ++place;
      return taken(game, state.turn, place);
    }
    default: return conferred(game, action);
  }
}

/// The neighbour of whoever was dealt the pink nine; the row counts as a hand.
void announce(State& state, const Setup& setup) {
  int holder = setup.dummy;
  for (int seat = 0; seat < setup.seats(); ++seat)
    if (state.hands[seat] >> kPinkNine & 1) holder = seat;
  state.cast[static_cast<int>(Who::kNeighbour)] = static_cast<std::int8_t>((holder + 1) % setup.seats());
}

void ask(Game& game) {
  State& state = game.state;
  state.awaited = awaited(state, *game.setup);
  state.turn = asked_first(state, state.awaited);
}

}  // namespace

Seats awaited(const State& state, const Setup& setup) {
  const int seats = setup.seats();
  switch (state.stage) {
    case Stage::kPolling: return seat_bit((state.commander + 1 + state.answered) % seats);
    case Stage::kDrafting: return seat_bit((state.commander + state.duties) % seats);
    default: return awaited_shared(state, setup);
  }
}

void start(Game& game) {
  std::construct_at(&game.state);
  deal(game);
  if (game.setup->neighbour) announce(game.state, *game.setup);
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

void legal(const State& state, const Setup& setup, Legal& found) {
  switch (state.stage) {
    case Stage::kPolling:
      found.put(kReply, state.matter == Matter::kFeeling ? 0b1100 : state.matter == Matter::kRoles ? 0b1110000 : 0b11);
      break;
    case Stage::kAppointing: {
      const Seats seats = eligible(state, setup);
      for (int seat = 0; seat < setup.seats(); ++seat)
        if (seats >> seat & 1) found.set(kName + near(state, setup, seat));
      break;
    }
    case Stage::kDrafting:
      for (int i = 0; i < state.displayed; ++i) found.set(kTake + state.display[i].card);
      break;
    case Stage::kDeciding: proposals(state, setup, found); break;
    case Stage::kCouncil: proposals(state, setup, found); [[fallthrough]];
    default: legal_shared(state, setup, found);
  }
}

}  // namespace shipmates::env::nine
