#include "dealing.hpp"

namespace shipmates::env {
namespace {

using Listed = std::array<std::int8_t, kCards>;

Mask gathered(const std::int8_t* cards, int many) {
  Mask found = 0;
  for (int i = 0; i < many; ++i) found |= bit(cards[i]);
  return found;
}

void deal_hands(Game& game) {
  const Setup& setup = *game.setup;
  const int seats = setup.seats();
  Listed cards;
  const int many = listed(setup.frame.deck, cards.data());
  shuffle(game.dice, cards.data(), many, many);
  std::array<std::int8_t, kMostSeats> lucky{0, 1, 2, 3, 4};
  const int extra = many % seats;
  shuffle(game.dice, lucky.data(), seats, extra);
  int start = 0;
  for (int seat = 0; seat < seats; ++seat) {
    const bool more = std::find(lucky.begin(), lucky.begin() + extra, seat) != lucky.begin() + extra;
    const int share = many / seats + more;
    game.state.hands[seat] = gathered(&cards[start], share);
    start += share;
  }
}

void deal_with_row(Game& game) {
  const Setup& setup = *game.setup;
  State& state = game.state;
  Listed cards;
  int many = listed(setup.frame.deck & ~bit(kCommand), cards.data());
  shuffle(game.dice, cards.data(), many, many);
  std::copy_n(&cards[0], kColumns, state.down.begin());
  std::copy_n(&cards[kColumns], kColumns, state.up.begin());
  std::int8_t* rest = &cards[2 * kColumns];
  many -= 2 * kColumns;
  rest[many++] = kCommand;
  shuffle(game.dice, rest, many, many);
  const int half = many / 2;
  bool first = true;
  for (int seat = 0; seat < setup.seats(); ++seat) {
    if (seat == setup.dummy) {
      state.hands[seat] = gathered(state.up.data(), kColumns);
      continue;
    }
    state.hands[seat] = first ? gathered(rest, half) : gathered(rest + half, many - half);
    first = false;
  }
}

}  // namespace

int drawn(Dice& dice, Mask cards) {
  Listed found;
  const int many = listed(cards, found.data());
  shuffle(dice, found.data(), many, 1);
  return found[0];
}

void deal(Game& game) {
  State& state = game.state;
  state.up.fill(-1);
  state.down.fill(-1);
  if (game.setup->dummy >= 0)
    deal_with_row(game);
  else
    deal_hands(game);
  for (int seat = 0; seat < game.setup->seats(); ++seat)
    if (state.hands[seat] >> kCommand & 1) state.commander = static_cast<std::int8_t>(seat);
}

void move(State& state, const Setup& setup, const std::array<std::int8_t, kMostSeats>& given, Way way) {
  const int seats = setup.seats();
  auto& got = state.got[state.moves];
  state.gave[state.moves] = given;
  for (int seat = 0; seat < seats; ++seat) got[seat] = given[(seat + (way == Way::kLeft ? seats - 1 : 1)) % seats];
  ++state.moves;
  for (int seat = 0; seat < seats; ++seat) {
    if (seat == setup.dummy) continue;
    state.hands[seat] = (state.hands[seat] & ~bit(given[seat])) | bit(got[seat]);
  }
  if (setup.dummy < 0) return;
  const std::int8_t old = given[setup.dummy], fresh = got[setup.dummy];
  std::replace(state.up.begin(), state.up.end(), old, fresh);
  std::replace(state.down.begin(), state.down.end(), old, fresh);
  state.hands[setup.dummy] = 0;
  for (std::int8_t card : state.up)
    if (card >= 0) state.hands[setup.dummy] |= bit(card);
}

}  // namespace shipmates::env
