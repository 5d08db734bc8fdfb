// What whoever is asked sees, by the numbers of `shipmates.envs`.
#pragma once

#include <algorithm>

#include "bits.hpp"
#include "legal.hpp"
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

/// Seats side by side, a byte for each: flags of one kind, to be raised at once.
constexpr std::uint64_t apart(unsigned seats) { return seats * 0x10204081ULL & 0x0101010101ULL; }

/// What stands once, and changes only when `tell` is called. Blocks behind the flags are cleared.
inline void tell_table(State& state, const Setup& setup) {
  Common& told = state.told = {};
  state.stale = false;
  told.set(kSeats + setup.seats() - 3);
  told.set(kDistress + setup.distress);
  if (state.passed != Way::kNone) told.set(kWay + static_cast<int>(state.passed) - 1);
  for (Record& record : state.records) {
    record.words[kFlags >> 6] &= (std::uint64_t{1} << (kFlags & 63)) - 1;
    for (int i = (kFlags >> 6) + 1; i < Record::kWords; ++i) record.words[i] = 0;
  }
  if (setup.dummy < 0) return;
  for (int i = 0; i < kColumns; ++i) {
    if (state.up[i] < 0) continue;
    told.set(kOpen + state.up[i]);
    if (state.down[i] >= 0) told.set(kCovering + state.up[i]);
  }
}

/// Whether an action has changed what `tell` tells. Cards and words do not, but for a task that is
/// done and for the dummy's row.
inline bool retells(const State& state, const Setup& setup, bool playing) {
  return !playing || state.stale || setup.dummy >= 0;
}

/// A seat's observation: the table so long, and behind it a record for each seat, beginning with
/// the eyes that look.
template <int kTableLength, int kRecordLength>
class Scene {
 public:
  static constexpr Cut<kSightWords> kCut{kTableLength, kRecordLength, kMostSeats};

  Scene(const State& state, const Setup& setup, int seat, Sight& blank)
      : view(blank), state_(state), setup_(setup), eyes_(eyes_of(state, setup, seat)) {
    std::copy_n(state.told.words.begin(), kTableWords, view.begin());
    view.template put<kHand, kCards>(state.hands[eyes_]);
    view.template put<kStandIn, 1>(seat != eyes_);
    view.template put<kLeft, 13>((1U << setup.frame.left(state.ledger)) - 1);
    if (tricking()) tricks();
  }

  Sight& view;

  /// The table is complete; the seats follow.
  void seats(Seats mute) {
    view[kTableWords - 1] = last_word<kTableLength>(view[kTableWords - 2], view[kTableWords - 1]);
    const Seats dummy = setup_.dummy < 0 ? Seats{0} : seat_bit(setup_.dummy);
    std::uint64_t flags = raised(kAwaited, state_.awaited) | raised(kLonger, longer()) | raised(kMute, mute) |
                          raised(kDummy, dummy) | raised(kCommander, seat_bit(state_.commander));
    std::uint64_t more = 0;
    if (tricking())
      flags |= raised(kLeader, seat_bit(state_.trick.leader)) | raised(kIsReady, state_.ready) |
               raised(kWinning, static_cast<unsigned>(state_.trick.size > 0) << state_.trick.winner);
    else
      more = stage();
    std::uint64_t* words = &view[kTableWords];
    for (int i = 0, seat = eyes_; i < setup_.seats(); ++i, seat = setup_.wrapped(seat + 1), words += kRecordWords) {
      std::copy_n(state_.records[seat].words.begin(), kRecordWords, words);
      const std::uint64_t own = (flags >> 8 * seat & 0xFF) | (more >> 8 * seat & 0xFF) << 8;
      words[kLeader >> 6] |= own << (kLeader & 63);
      words[kRecordWords - 1] = last_word<kRecordLength>(words[kRecordWords - 2], words[kRecordWords - 1]);
    }
  }

  /// One more number of a seat's record.
  void mark(int seat, int at) {
    std::uint64_t* words = &view[kTableWords + kRecordWords * setup_.wrapped(seat - eyes_ + setup_.seats())];
    if (at < 64 * (kRecordWords - 1)) words[at >> 6] |= std::uint64_t{1} << (at & 63);
    if (at >= kRecordLength - 64) words[kRecordWords - 1] |= std::uint64_t{1} << (at - (kRecordLength - 64));
  }

 private:
  static constexpr int kTableWords = words_for(kTableLength), kRecordWords = words_for(kRecordLength);
  static_assert(kCut.words <= kSightWords && kTableWords <= Common::kWords && kRecordLength <= kLongestRecord);
  static_assert(kLeader >> 6 == (kFlags - 1) >> 6, "flags lie in one word");
  const State& state_;
  const Setup& setup_;
  const int eyes_;

  bool tricking() const { return state_.stage == Stage::kPlaying || state_.stage == Stage::kOver; }
  static constexpr std::uint64_t raised(Flag flag, unsigned seats) { return apart(seats) << (flag - kLeader) % 8; }

  /// Before the first trick: votes, sealed cards, proposals.
  std::uint64_t stage() const {
    switch (state_.stage) {
      case Stage::kPassing: return raised(kSealed, state_.sealed);
      case Stage::kCalling: return raised(kPassLeft, calls(Way::kLeft)) | raised(kPassRight, calls(Way::kRight));
      case Stage::kConsent: return raised(kProposer, seat_bit(state_.by)) | raised(kWaiting, state_.waiting);
      case Stage::kCouncil: return raised(kWaiting, state_.waiting);
      default: return 0;
    }
  }
  unsigned calls(Way way) const {
    unsigned found = 0;
    for (int seat = 0; seat < kMostSeats; ++seat) found |= static_cast<unsigned>(state_.votes[seat] == way) << seat;
    return found;
  }

  void tricks() {
    const Trick& trick = state_.trick;
    const Radio& radio = state_.radio;
    const int number = state_.ledger.played + 1;
    view.template put<kTrick, kCards>(trick.cards);
    view.template put<kTook, kCards>(state_.ledger.bests);
    view.template put<kSaid, 36>(state_.said[0]);
    view.template put<kSaid + 36, 36>(state_.said[1]);
    view.template put<kSaid + 72, 36>(state_.said[2]);
    view.template put<kLed, kSuits>(static_cast<unsigned>(trick.size > 0) << suit_of(trick.first));
    view.template put<kWindow, 1>(radio.opens <= number && number <= radio.closes);
    view.template put<kPool, kMostPool>((1U << std::clamp(radio.pool - state_.signals, 0, kMostPool)) - 1);
    for (int i = 0; i < state_.moves; ++i) {
      view.set(kGave + state_.gave[i][eyes_]);
      view.set(kGot + state_.got[i][eyes_]);
    }
  }

  /// Who holds a card more than there are tricks; a card on the table counts as held.
  Seats longer() const {
    Seats found = 0;
    if (!setup_.uneven) return found;
    const int left = setup_.frame.left(state_.ledger);
    for (int seat = 0; seat < setup_.seats(); ++seat) {
      int size = count(state_.hands[seat]);
      if (seat == setup_.dummy)
        for (std::int8_t card : state_.down) size += card >= 0;
      const int place = setup_.wrapped(seat - state_.trick.leader + setup_.seats());
      if (size + (place < state_.trick.size) > left) found |= seat_bit(seat);
    }
    return found;
  }
};

}  // namespace shipmates::env
