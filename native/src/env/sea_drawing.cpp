// Task cards: turned over until they add up, and replaced where they cannot be kept.
#include "dealing.hpp"
#include "sea.hpp"

namespace shipmates::env::sea {
namespace {

void turn_into(const Setup& setup, Duty& duty, int card) {
  duty.card = static_cast<std::int8_t>(card);
  duty.secret = card_of(setup, card).secret;
}

void display(State& state, const Setup& setup, int card) {
  Duty& duty = state.display[state.displayed++];
  duty = Duty{};
  turn_into(setup, duty, card);
}

/// The whole pile in a new order, card by card until the difficulty is reached.
bool turned(Game& game) {
  const Setup& setup = *game.setup;
  State& state = game.state;
  std::array<std::int8_t, kMostTaskCards> pile;
  const int many = static_cast<int>(setup.pile.size());
  std::copy(setup.pile.begin(), setup.pile.end(), pile.begin());
  Dice own(game.dice.next());
  int left = setup.difficulty;
  for (int i = 0; i < many && left; ++i) {
    std::swap(pile[i], pile[i + own.below(many - i)]);
    const int value = card_of(setup, pile[i]).value;
    state.turned.set(static_cast<std::size_t>(pile[i]));
    if (value > left) continue;
    left -= value;
    display(state, setup, pile[i]);
  }
  return !left;
}

bool is_substitute(const State& state, const Setup& setup, int card, int value) {
  const TaskCard& one = card_of(setup, card);
  return one.value == value && one.captains && !state.turned[static_cast<std::size_t>(card)] &&
         !(state.duties && !one.traps.empty());
}

/// Whether different owners cannot keep the first `many` on display.
bool excluded(const State& state, const Setup& setup, int many) {
  std::array<int, kFamilies> shares{};
  int least = 0;
  for (int i = 0; i < many; ++i) {
    const TaskCard& one = card_of(setup, state.display[i].card);
    for (int j = 0; j < i; ++j)
      if (one.excluded[static_cast<std::size_t>(state.display[j].card)]) return true;
    least += one.least;
    for (int f = 0; f < kFamilies; ++f) shares[f] += one.shares[f];
  }
  for (int f = 0; f < kFamilies; ++f)
    if (shares[f] > setup.families[f]) return true;
  return least > setup.frame.total;
}

bool contradicted(const State& state, const Setup& setup, int many) {
  for (int i = 0; i < many; ++i)
    for (int j = 0; j < i; ++j)
      if (card_of(setup, state.display[i].card).contradicted[static_cast<std::size_t>(state.display[j].card)])
        return true;
  return false;
}

bool hopeless(const State& state, const Setup& setup, int many) {
  int compared = 0;
  for (int i = 0; i < many; ++i) compared += card_of(setup, state.display[i].card).compared;
  if (compared > setup.seats() - 1) return true;
  if (setup.sharing == Sharing::kDraft)
    return state.displayed <= setup.seats() - setup.captain_spared && excluded(state, setup, many);
  return setup.sharing != Sharing::kFree && setup.volunteers == 1 && contradicted(state, setup, many);
}

}  // namespace

void lay(Game& game) {
  State& state = game.state;
  for (int card : game.setup->wanted) {
    display(state, *game.setup, card);
    state.turned.set(static_cast<std::size_t>(card));
  }
  if (state.displayed) return;
  while (!turned(game)) {
    state.displayed = 0;
    state.turned.reset();
  }
}

int unkeepable(const State& state, const Setup& setup) {
  // What cannot be kept among few cannot among more.
  if (!setup.wanted.empty() || !hopeless(state, setup, state.displayed)) return -1;
  for (int many = 2; many <= state.displayed; ++many) {
    const int card = state.display[many - 1].card;
    if (hopeless(state, setup, many) && has_substitutes(state, setup, card)) return card;
  }
  return -1;
}

bool must_redeal(const State& state, const Setup& setup) {
  for (int i = 0; i < state.displayed; ++i)
    for (const Mask trap : card_of(setup, state.display[i].card).traps)
      for (int seat = 0; seat < setup.seats(); ++seat) {
        Mask held = state.hands[seat];
        if (seat == setup.dummy)
          for (std::int8_t card : state.down) held |= bit(card);
        if (!(trap & ~held)) return true;
      }
  return false;
}

bool has_substitutes(const State& state, const Setup& setup, int card) {
  const int value = card_of(setup, card).value;
  for (int other : setup.pile)
    if (is_substitute(state, setup, other, value)) return true;
  return false;
}

void exchange(Game& game, int card) {
  State& state = game.state;
  const int value = card_of(*game.setup, card).value;
  std::array<std::int8_t, kMostTaskCards> found;
  int many = 0;
  for (int other : game.setup->pile)
    if (is_substitute(state, *game.setup, other, value)) found[many++] = static_cast<std::int8_t>(other);
  shuffle(game.dice, found.data(), many, 1);
  state.turned.set(static_cast<std::size_t>(found[0]));
  for (int i = 0; i < state.displayed; ++i)
    if (state.display[i].card == card) turn_into(*game.setup, state.display[i], found[0]);
  for (int i = 0; i < state.duties; ++i)
    if (state.duty[i].card == card) turn_into(*game.setup, state.duty[i], found[0]);
}

}  // namespace shipmates::env::sea
