// What is agreed before the first card is dealt, as `shipmates.envs.batched` tells it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "impossible.hpp"
#include "tasks.hpp"

namespace shipmates::env {

inline constexpr int kColumns = 7;
inline constexpr int kMostDuties = 40;
inline constexpr int kMostSignals = 5;  // of a pool
inline constexpr int kCommand = 39;     // whoever is dealt the highest trump leads
inline constexpr int kPinkNine = 8;
inline constexpr Mask kColours = kDeck & ~suited(kTrump);

enum class Which : std::uint8_t { kPlanet9, kDeepSea };

enum class Step : std::uint8_t { kLay, kChange, kName, kRoles, kHandOut, kHandOver, kDistress, kShare, kPredict };
enum class Handout : std::uint8_t { kDraft, kDecision, kDistribution };
enum class Naming : std::uint8_t { kNobody, kFeeling, kVolunteer, kSilenced };
enum class Change : std::uint8_t { kFixed, kSwap, kMove };
enum class Who : std::uint8_t { kCrew, kCommander, kChosen, kNeighbour, kStrangers, kFirst, kLast };
enum class Sharing : std::uint8_t { kDraft, kTogether, kCaptain, kVolunteers, kFree };
enum class Sonar : std::uint8_t { kNormal, kCurrents, kRapture, kTerrain, kNone };
enum class Token : std::uint8_t { kNone, kFirst, kFifth = 5, kArrow1, kArrow4 = 9, kOmega };

struct Radio {
  bool muted = false;
  int opens = 1;
  int closes = 99;
  int pool = -1;
};

enum class Law : std::uint8_t { kClause, kBalanced, kEachWins, kOmegaLast, kLevel, kNoLead, kAhead, kFinal };

/// A condition of the mission itself.
struct Rule {
  Law law{};
  Who who{};
  int by = 0;        // how far ahead; whether in order; a card
  Mask cards = 0;
  int task = 0;      // among the nodes
};

/// One of Deep Sea's task cards.
struct TaskCard {
  std::int8_t value = 0;
  bool captains = true;  // the captain may own it
  bool compared = false;  // it is measured against the captain
  bool secret = false;    // only its owner knows what it asks for
  int task = 0;  // among the nodes
  std::vector<Mask> traps;

  bool operator==(const TaskCard&) const = default;
};

/// All of them, and what they ask for.
struct Catalogue {
  std::vector<TaskCard> cards;
  Nodes nodes;
  Impossible impossible;

  bool operator==(const Catalogue&) const = default;
};

struct Setup {
  Which which{};
  Frame frame;
  int dummy = -1;
  bool uneven = false;  // some hand is longer than there are tricks
  int mission = 0;  // its number
  int distress = 0;
  bool variant = false;  // the challenge, or the clock
  std::vector<Step> agenda;
  std::vector<Rule> rules;
  Nodes nodes;  // of the rules
  Mask no_lead = 0;
  bool single = false;  // a house rule: a single card is shown as highest or lowest too
  // Planet Nine
  int tasks = 0;
  std::vector<Token> tokens;
  Radio radio;
  Handout handout{};
  Naming naming{};
  Change change{};
  bool draws = false;
  bool sick = false;     // house rules: the commander may be named in mission 5,
  bool excuses = false;  // a card left over need not be won,
  bool lapses = false;   // and what forbids a winner ends with the tasks
  bool neighbour = false;  // a clause binds whoever sits beside the pink nine
  // Deep Sea
  Sharing sharing{};
  int volunteers = 1;
  bool hardest_first = false;
  bool captain_spared = false;
  Sonar sonar{};
  int opens = 1;
  int difficulty = 0;
  std::vector<int> wanted;
  std::shared_ptr<const Catalogue> catalogue;
  std::vector<std::int8_t> pile;

  int seats() const { return frame.seats; }
  /// A seat, counted on past the last one.
  int wrapped(int seat) const { return seat < frame.seats ? seat : seat - frame.seats; }
  Seats everyone() const { return static_cast<Seats>((1U << frame.seats) - 1); }
};

/// Setups with the same task cards keep them once.
void share_catalogues(std::vector<Setup>& setups);
/// Reads a setup. Throws `Faulty` with what is wrong.
Setup read_setup(std::span<const std::int64_t> words);

}  // namespace shipmates::env
