// What whoever is asked sees, by the numbers of `shipmates.envs`.
#pragma once

#include "bits.hpp"
#include "state.hpp"

namespace shipmates::env {

/// What stands once, in both games; the blocks of `shipmates.envs.tricks.layout.TABLE`.
enum Table : int {
  kHand = 0,
  kTrick = 40,
  kTook = 80,
  kOpen = 120,
  kCovering = 160,
  kGave = 200,
  kGot = 240,
  kSaid = 280,  // highest, only, lowest
  kLeft = 388,
  kLed = 401,
  kSeats = 406,
  kDistress = 409,
  kWay = 412,
  kMuted = 414,
  kWindow = 415,
  kPool = 416,
  kStandIn = 421,
  kTable = 422,
};

/// What stands for each seat, after what its tricks have told.
enum Flag : int {
  kLeader = kRecorded,
  kWinning,
  kAwaited,
  kIsReady,
  kLonger,
  kMute,
  kDummy,
  kCommander,
  kSealed,
  kPassLeft,
  kPassRight,
  kWaiting,
  kProposer,
  kFlags,
};

inline constexpr int kMostPool = 5;

/// The table as these eyes see it, but for what only one game has; records of so many numbers,
/// one for each seat, follow at `kAt`, beginning with the eyes that look.
template <class View, int kAt, int kRecord>
class Scene {
 public:
  Scene(const State& state, const Setup& setup, int seat, int eyes, View& blank)
      : view(blank), state_(state), setup_(setup), eyes_(eyes) {
    for (int i = 0, of = eyes; i < setup.seats(); ++i, of = of + 1 < setup.seats() ? of + 1 : 0) {
      at_[of] = kAt + kRecord * i;
      view.put(at_[of], state.records[of]);
    }
    view.put(kHand, state.hands[eyes]);
    view.set(kStandIn, seat != eyes);
    view.set(kSeats + setup.seats() - 3);
    view.set(kDistress + setup.distress);
    if (state.passed != Way::kNone) view.set(kWay + static_cast<int>(state.passed) - 1);
    flag(state.commander, kCommander);
    if (setup.dummy >= 0) row();
  }

  View& view;

  void flag(int seat, int at) { view.set(at_[seat] + at); }
  void flags(Seats seats, int at) {
    for (unsigned left = seats; left; left &= left - 1) flag(std::countr_zero(left), at);
  }

  bool tricking() const { return state_.stage == Stage::kPlaying || state_.stage == Stage::kOver; }

  void seats(Seats awaited, Seats mute) {
    flags(awaited, kAwaited);
    flags(mute, kMute);
    if (tricking())
      tricks();
    else
      stage();
    longer();
  }

 private:
  const State& state_;
  const Setup& setup_;
  const int eyes_;
  std::array<int, kMostSeats> at_{};

  void row() {
    for (int i = 0; i < kColumns; ++i) {
      if (state_.up[i] < 0) continue;
      view.set(kOpen + state_.up[i]);
      if (state_.down[i] >= 0) view.set(kCovering + state_.up[i]);
    }
    flag(setup_.dummy, kDummy);
  }

  /// Before the first trick: votes, sealed cards, proposals.
  void stage() {
    view.put(kLeft, (1U << setup_.frame.total) - 1);
    switch (state_.stage) {
      case Stage::kPassing: flags(state_.sealed, kSealed); break;
      case Stage::kCalling:
        for (int seat = 0; seat < setup_.seats(); ++seat)
          if (state_.votes[seat] != Way::kNone)
            flag(seat, state_.votes[seat] == Way::kLeft ? kPassLeft : kPassRight);
        break;
      case Stage::kConsent: flag(state_.by, kProposer); [[fallthrough]];
      case Stage::kCouncil: flags(state_.waiting, kWaiting); break;
      default: break;
    }
  }

  void tricks() {
    view.put(kLeft, (1U << setup_.frame.left(state_.ledger)) - 1);
    Mask took = 0;
    for (int seat = 0; seat < setup_.seats(); ++seat) took |= state_.ledger.wins[seat];
    view.put(kTook, took);
    for (int i = 0; i < state_.moves; ++i) {
      view.set(kGave + state_.gave[i][eyes_]);
      view.set(kGot + state_.got[i][eyes_]);
    }
    flag(state_.trick.leader, kLeader);
    flags(state_.ready, kIsReady);
    radio();
    if (state_.trick.size) running();
  }

  void radio() {
    const Radio& radio = state_.radio;
    const int number = state_.ledger.played + 1;
    int said = 0;
    for (int seat = 0; seat < setup_.seats(); ++seat)
      for (int i = 0; i < state_.signals[seat]; ++i, ++said) {
        const Signal& signal = state_.shown[seat][i];
        if (signal.meaning != Meaning::kUnsaid) view.set(kSaid + 36 * static_cast<int>(signal.meaning) + signal.card);
      }
    view.set(kWindow, radio.opens <= number && number <= radio.closes);
    if (radio.pool > said) view.put(kPool, (1U << std::min(radio.pool - said, kMostPool)) - 1);
  }

  void running() {
    const Trick& trick = state_.trick;
    int best = 0;
    for (int i = 0; i < trick.size; ++i) {
      view.set(kTrick + trick.cards[i]);
      if (beats(trick.cards[i], trick.cards[best])) best = i;
    }
    view.set(kLed + suit_of(trick.cards[0]));
    flag((trick.leader + best) % setup_.seats(), kWinning);
  }

  /// Who holds a card more than there are tricks; a card on the table counts as held.
  void longer() {
    if (count(setup_.frame.deck) % setup_.seats() == 0) return;
    const int left = setup_.frame.left(state_.ledger);
    for (int seat = 0; seat < setup_.seats(); ++seat) {
      int size = count(state_.hands[seat]);
      if (seat == setup_.dummy)
        for (std::int8_t card : state_.down) size += card >= 0;
      const int place = (seat - state_.trick.leader + setup_.seats()) % setup_.seats();
      if (size + (place < state_.trick.size) > left) flag(seat, kLonger);
    }
  }
};

}  // namespace shipmates::env
