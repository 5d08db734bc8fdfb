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

using Laid = std::array<std::int8_t, kMostDuties>;

int laid(const State& state, Laid& cards) {
  for (int i = 0; i < state.displayed; ++i) cards[i] = state.display[i].card;
  return state.displayed;
}

/// Whether the display up to a task can be kept with another in its place.
bool kept_beside(const State& state, const Setup& setup, int card, int other) {
  Laid cards;
  const int many = laid(state, cards);
  int place = 0;
  while (cards[place] != card) ++place;
  cards[place] = static_cast<std::int8_t>(other);
  return keepable(setup, {cards.data(), static_cast<std::size_t>(many)}, place + 1);
}

/// Whether its owner, who takes all, can fulfil another in its place, whatever the hands.
bool owned_beside(const State& state, const Setup& setup, int card, int other) {
  if (!card_of(setup, other).traps.empty()) return false;
  Laid cards;
  std::size_t many = 0;
  for (int i = 0; i < state.duties; ++i)
    if (state.duty[i].card != card) cards[many++] = state.duty[i].card;
  return addable(setup, {cards.data(), many}, other);
}

bool is_substitute(const State& state, const Setup& setup, int card, int other) {
  const TaskCard& one = card_of(setup, other);
  if (one.value != card_of(setup, card).value || !one.captains || state.turned[static_cast<std::size_t>(other)])
    return false;
  return (state.duties ? owned_beside : kept_beside)(state, setup, card, other);
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
  Laid cards;
  const std::span<const std::int8_t> display{cards.data(), static_cast<std::size_t>(laid(state, cards))};
  if (!setup.wanted.empty() || keepable(setup, display, state.displayed)) return -1;
  int many = 1;
  while (keepable(setup, display, many)) ++many;
  for (int i = many - 1; i >= 0; --i)
    if (has_substitutes(state, setup, cards[i])) return cards[i];
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
  for (int other : setup.pile)
    if (is_substitute(state, setup, card, other)) return true;
  return false;
}

void exchange(Game& game, int card) {
  State& state = game.state;
  std::array<std::int8_t, kMostTaskCards> found;
  int many = 0;
  for (int other : game.setup->pile)
    if (is_substitute(state, *game.setup, card, other)) found[many++] = static_cast<std::int8_t>(other);
  shuffle(game.dice, found.data(), many, 1);
  state.turned.set(static_cast<std::size_t>(found[0]));
  for (int i = 0; i < state.displayed; ++i)
    if (state.display[i].card == card) turn_into(*game.setup, state.display[i], found[0]);
  for (int i = 0; i < state.duties; ++i)
    if (state.duty[i].card == card) turn_into(*game.setup, state.duty[i], found[0]);
}

}  // namespace shipmates::env::sea
