#include "rounds.hpp"

namespace shipmates::env {

Seats speakers(const State& state, const Setup& setup) {
  const Radio& radio = state.radio;
  const int number = state.ledger.played + 1;
  if (state.trick.size || number < radio.opens || number > radio.closes) return 0;
  const auto voices = static_cast<Seats>(setup.everyone() & ~state.mute);
  int said = 0;
  Seats spoken = 0;
  for (int seat = 0; seat < setup.seats(); ++seat) {
    said += state.signals[seat];
    if (state.signals[seat]) spoken |= seat_bit(seat);
  }
  if (radio.pool >= 0) return said >= radio.pool ? Seats{0} : voices;
  return static_cast<Seats>(voices & ~spoken);
}

Seats awaited_playing(const State& state, const Setup& setup) {
  const int leader = state.trick.leader;
  if (state.trick.size) return seat_bit((leader + state.trick.size) % setup.seats());
  const auto left = static_cast<Seats>(speakers(state, setup) & ~(state.ready | seat_bit(leader)));
  return left ? left : seat_bit(leader);
}

namespace {

void offers(const State& state, int seat, Legal& legal) {
  Mask lows = 0, highs = 0, onlies = 0, shown = 0;
  for (int suit = 0; suit < kTrump; ++suit) {
    const Mask held = state.hands[seat] & suited(suit);
    if (!held) continue;
    const Mask low = bit(lowest(held)), high = bit(highest(held));
    if (low == high) {
      onlies |= low;
    } else {
      lows |= low;
      highs |= high;
    }
  }
  for (int i = 0; i < state.signals[seat]; ++i) shown |= bit(state.shown[seat][i].card);
  if (state.radio.muted) {
    legal.signals(Meaning::kUnsaid, (lows | highs | onlies) & ~shown);
    return;
  }
  legal.signals(Meaning::kHighest, highs & ~shown);
  legal.signals(Meaning::kOnly, onlies & ~shown);
  legal.signals(Meaning::kLowest, lows & ~shown);
}

}  // namespace

void playing(const State& state, const Setup& setup, Legal& legal) {
  const int seat = state.turn;
  const Mask hand = state.hands[seat];
  if (state.trick.size) {
    const Mask following = hand & suited(suit_of(state.trick.cards[0]));
    legal.plays(following ? following : hand);
    return;
  }
  if (speakers(state, setup) >> seat & 1) offers(state, seat, legal);
  if (seat != state.trick.leader) {
    legal.ready();
    return;
  }
  const Mask allowed = hand & ~setup.no_lead;
  legal.plays(allowed ? allowed : hand);
}

void said(State& state, int action) {
  const int seat = state.turn;
  if (action == kReady) {
    state.ready |= seat_bit(seat);
    return;
  }
  const Signal signal = read_signal(action);
  state.shown[seat][state.signals[seat]++] = signal;
  state.ready = static_cast<Seats>(state.ready & ~seat_bit(seat));
  state.records[seat].set(kRecordShown + signal.card);
}

bool laid(State& state, const Setup& setup, int card) {
  const int seat = state.turn;
  state.hands[seat] &= ~bit(card);
  if (seat == setup.dummy)
    for (std::int8_t& up : state.up)
      if (up == card) up = -1;
  const int led = suit_of(state.trick.size ? state.trick.cards[0] : card);
  if (suit_of(card) != led && seat != setup.dummy) state.records[seat].set(kRecordVoids + led);
  state.records[seat].set(kRecordPlayed + card);
  state.trick.cards[state.trick.size++] = static_cast<std::int8_t>(card);
  return state.trick.size == setup.seats();
}

void collected(State& state, const Setup& setup) {
  const int place = state.ledger.played, winner = state.ledger.record(state.trick, setup.seats());
  state.records[winner].set(kRecordTricks + place);
  for (int i = 0; i < state.trick.size; ++i) state.records[winner].set(kRecordWon + state.trick.cards[i]);
  if (setup.dummy >= 0)
    for (int i = 0; i < kColumns; ++i)
      if (state.up[i] < 0 && state.down[i] >= 0) {
        state.hands[setup.dummy] |= bit(state.down[i]);
        std::swap(state.up[i], state.down[i]);
      }
  state.trick = {};
  state.trick.leader = static_cast<std::int8_t>(winner);
  state.ready = 0;
}

void forget_voids(State& state) {
  for (Record& record : state.records)
    for (int suit = 0; suit < kSuits; ++suit) record.clear(kRecordVoids + suit);
}

void begin(State& state, const Setup& setup, const Radio& radio, Seats mute) {
  state.stage = Stage::kPlaying;
  state.radio = radio;
  state.mute = mute;
  if (setup.dummy >= 0) state.mute |= seat_bit(setup.dummy);
  state.trick.leader = state.commander;
}

}  // namespace shipmates::env
