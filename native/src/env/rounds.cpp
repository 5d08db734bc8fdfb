#include "rounds.hpp"

namespace shipmates::env {

Seats speakers(const State& state, const Setup& setup) {
  const Radio& radio = state.radio;
  const int number = state.ledger.played + 1;
  if (state.trick.size || number < radio.opens || number > radio.closes) return 0;
  const auto voices = static_cast<Seats>(setup.everyone() & ~state.mute);
  if (radio.pool >= 0) return state.signals >= radio.pool ? Seats{0} : voices;
  return static_cast<Seats>(voices & ~state.spoken);
}

Seats awaited_playing(const State& state, const Setup& setup) {
  const int leader = state.trick.leader;
  if (state.trick.size) return seat_bit(setup.wrapped(leader + state.trick.size));
  const auto left = static_cast<Seats>(speakers(state, setup) & ~(state.ready | seat_bit(leader)));
  return left ? left : seat_bit(leader);
}

namespace {

void offers(const State& state, const Setup& setup, int seat, Legal& legal) {
  Mask lows = 0, highs = 0;
  for (int suit = 0; suit < kTrump; ++suit) {
    const Mask held = state.hands[seat] & suited(suit);
    lows |= held & -held;
    highs |= std::bit_floor(held);
  }
  const Mask hidden = ~state.shown[seat];
  if (state.radio.muted) {
    legal.signals(Meaning::kUnsaid, (lows | highs) & hidden);
    return;
  }
  const Mask only = highs & lows, barred = setup.single ? 0 : only;
  legal.signals(Meaning::kHighest, highs & ~barred & hidden);
  legal.signals(Meaning::kOnly, only & hidden);
  legal.signals(Meaning::kLowest, lows & ~barred & hidden);
}

}  // namespace

void playing(const State& state, const Setup& setup, Legal& legal) {
  const int seat = state.turn;
  const Mask hand = state.hands[seat];
  if (state.trick.size) {
    const Mask following = hand & suited(suit_of(state.trick.first));
    legal.plays(following ? following : hand);
    return;
  }
  if (speakers(state, setup) >> seat & 1) offers(state, setup, seat, legal);
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
  state.shown[seat] |= bit(signal.card);
  if (signal.meaning != Meaning::kUnsaid) state.said[static_cast<std::size_t>(signal.meaning)] |= bit(signal.card);
  state.spoken |= seat_bit(seat);
  ++state.signals;
  state.ready = static_cast<Seats>(state.ready & ~seat_bit(seat));
  state.records[seat].set(kRecordShown + signal.card);
}

bool laid(State& state, const Setup& setup, int card) {
  const int seat = state.turn;
  state.hands[seat] &= ~bit(card);
  if (seat == setup.dummy)
    for (std::int8_t& up : state.up)
      if (up == card) up = -1;
  state.trick.lay(seat, card);
  const int led = suit_of(state.trick.first);
  state.records[seat].set(kRecordVoids + led, suit_of(card) != led && seat != setup.dummy);
  state.records[seat].set(kRecordPlayed + card);
  return state.trick.size == setup.seats();
}

void collected(State& state, const Setup& setup) {
  const std::int8_t winner = state.trick.winner;
  state.records[winner].set(kRecordTricks + state.ledger.played);
  state.records[winner].put(kRecordWon, state.trick.cards);
  state.ledger.record(state.trick);
  if (setup.dummy >= 0)
    for (int i = 0; i < kColumns; ++i)
      if (state.up[i] < 0 && state.down[i] >= 0) {
        state.hands[setup.dummy] |= bit(state.down[i]);
        std::swap(state.up[i], state.down[i]);
      }
  state.trick = {};
  state.trick.leader = winner;
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
