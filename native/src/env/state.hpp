// Where a game stands: plain data, copied as it lies.
#pragma once

#include <array>
#include <cstdint>

#include "../dice.hpp"
#include "bits.hpp"
#include "setup.hpp"

namespace shipmates::env {

/// For whom or what the game waits; nature never lets anybody wait.
enum class Stage : std::uint8_t {
  kOver,
  kPlaying,
  kPassing,
  kCalling,
  kPolling,
  kAppointing,
  kDrafting,
  kCouncil,
  kConsent,
  kDeciding,
  // Deep Sea
  kChoosing,
  kPlacing,
  kOffering,
  kOffered,
  kVolunteering,
  kPredicting,
};

/// What is asked, named, proposed or decided.
enum class Matter : std::uint8_t {
  kFeeling,
  kSilence,
  kVolunteer,
  kDecision,
  kErrand,
  kRoles,
  kSwap,
  kMove,
  kHandOver,
  kOwner,
};

enum class Meaning : std::uint8_t { kHighest, kOnly, kLowest, kUnsaid };
enum class Answer : std::uint8_t { kYes, kNo, kGood, kBad, kFirst, kBetween, kLast };
enum class Way : std::uint8_t { kNone, kLeft, kRight };

struct Signal {
  std::int8_t card = 0;
  Meaning meaning{};
};

/// A task card, its token where it has one, its owner, what was foretold aloud, how it stands.
struct Duty {
  std::int8_t card = 0;  // a card of the deck in Planet Nine, a task card in Deep Sea
  Token token = Token::kNone;
  std::int8_t owner = 0;
  std::int8_t predicted = -1;
  Verdict verdict = Verdict::kOpen;
  bool secret = false;  // only its owner knows what it asks for
};

/// What somebody proposes: two cards, a card and a seat, or two seats.
struct Proposal {
  std::int8_t one = 0;
  std::int8_t other = 0;
};

/// What is known of a seat, as it stands in an observation: first what its tricks have told.
inline constexpr int kRecordPlayed = 0;
inline constexpr int kRecordWon = kRecordPlayed + kCards;
inline constexpr int kRecordTricks = kRecordWon + kCards;
inline constexpr int kRecordVoids = kRecordTricks + 13;
inline constexpr int kRecordShown = kRecordVoids + kSuits;
inline constexpr int kRecorded = kRecordShown + 36;
inline constexpr int kLongestRecord = 255;
using Record = Bits<kLongestRecord>;
/// What everybody sees of the table, as it stands in an observation.
using Common = Bits<704>;
/// And what somebody sees of the game, ready to be written.
inline constexpr int kSightWords = 32;
using Sight = Words<kSightWords>;

struct State {
  Stage stage = Stage::kOver;
  Matter matter{};
  std::uint8_t todo = 0;  // the next step of the agenda
  bool won = false;
  std::int8_t commander = 0;
  std::int8_t turn = 0;  // the seat that is asked

  std::array<Mask, kMostSeats> hands{};
  std::array<std::int8_t, kColumns> up{};
  std::array<std::int8_t, kColumns> down{};

  // How the crew sorts out who does what
  std::array<std::int8_t, 7> cast{-1, -1, -1, -1, -1, -1, -1};  // who plays which part, by `Who`
  std::int8_t bearer = -1;
  std::int8_t answered = 0;
  std::array<Answer, kMostSeats> answers{};  // clockwise from the commander's left
  std::int8_t displayed = 0;
  std::int8_t duties = 0;
  std::array<Duty, kMostDuties> display{};
  std::array<Duty, kMostDuties> duty{};
  Seats waiting = 0;  // may still propose
  Seats asked = 0;    // must agree
  std::int8_t by = -1;
  Proposal proposal{};
  Seats voted = 0;
  std::array<Way, kMostSeats> votes{};
  Way passed = Way::kNone;
  Seats sealed = 0;
  std::array<std::int8_t, kMostSeats> given{};
  std::int8_t moves = 0;  // how often cards changed hands
  std::array<std::array<std::int8_t, kMostSeats>, 2> gave{};
  std::array<std::array<std::int8_t, kMostSeats>, 2> got{};

  // Deep Sea
  std::int8_t sounded = -1;
  TaskCards turned;
  bool given_away = false;
  std::int8_t secret = -1;
  std::uint64_t foretelling = 0;  // duties that wait for a prediction
  std::int8_t drafted = 0;  // turns of the draft, passes included
  std::int8_t drafts = 0;   // tasks there were
  std::int8_t members = 0;
  std::array<std::int8_t, kMostSeats> member{};
  Seats content = 0;
  std::array<TaskCards, kMostSeats> returned{};  // task cards each seat has put back
  Seats refused = 0;
  Seats polled = 0;
  Seats willing = 0;

  // The tricks
  Radio radio;
  Seats mute = 0;
  Ledger ledger;
  Trick trick;
  Seats ready = 0;
  std::int8_t signals = 0;
  Seats spoken = 0;
  std::array<Mask, kMostSeats> shown{};
  std::array<Mask, 3> said{};  // cards shown as highest, only, lowest

  // What is told: the tricks write their part as they go, `tell` the rest when it changes.
  Seats awaited = 0;
  bool stale = false;      // a task was done, and nobody told of it
  bool secretive = false;  // some task is its owner's secret
  Common told;
  std::array<Record, kMostSeats> records{};
};

/// A game: its setup, its dice, its state.
struct Game {
  const Setup* setup = nullptr;
  Dice dice{0};
  State state;
};

}  // namespace shipmates::env
