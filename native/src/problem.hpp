// An open deal and what must be done with it. See docs/guide/solver.md, "A problem".
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "cards.hpp"

namespace shipmates {

/// What a demand counts. The numbers are those of `shipmates.solver.encode`.
enum class Kind : std::uint8_t {
  kCards,    // cards of `a` won
  kTricks,   // tricks won among `places`
  kLeads,    // tricks opened with a card of `a`
  kFeats,    // tricks of a kind won
  kRuns,     // stretches of `x` tricks in a row
  kLoneRun,  // exactly `x` tricks, in a row
  kWeigh,    // cards of `a` against cards of `b`; `x` is the relation
  kOutdo,    // tricks against a rival `y`; `x` is the relation
  kBalance,  // nobody more than `x` tricks ahead of anybody
  kLevel,    // nobody more than `x` cards of `a` ahead of anybody
  kAhead,    // whoever won the first trick has more than anybody else, always
  kFinal,    // the card `x` falls last of all
};

enum Relation { kMore, kFewer, kEqual };
/// Rivals from 0 on are seats.
enum Rival { kEachOther = -1, kTheRest = -2 };

struct Leaf {
  Kind kind{};
  Seats owners = 0;
  int low = 0;
  int high = 0;
  Mask a = 0;       // of, using, these
  Mask b = 0;       // taking, those
  Mask c = 0;       // holding
  Mask d = 0;       // within
  std::uint32_t places = 0;
  int x = 0;        // length, relation, by, card; for feats the least total
  int y = 0;        // rival; for feats the greatest total
  int one = -1;     // suits that must be level, for feats
  int other = -1;
  std::array<int, 5> start{};  // counters as they stand
};

/// One of these ways must be gone; a way is a set of leaves that must all hold.
using Ways = std::vector<std::vector<int>>;

struct Problem {
  int seats = 0;
  int total = 0;    // tricks of the whole game
  int played = 0;   // tricks finished
  int leader = 0;   // of the running trick
  std::array<Mask, kMostSeats> hands{};
  std::vector<int> table;  // the cards of the running trick
  int dummy = -1;
  std::array<std::int8_t, kCards> under{};  // the card a card of the row covers, or -1
  std::array<int, kMostSeats> tricks{};     // won so far
  int first_winner = -1;
  bool play_out = false;   // won only after the last trick
  bool spares = false;     // cards that must win may be left over unplayed
  bool lapses = false;     // what forbids a card to win holds until every task is done
  std::vector<Leaf> leaves;
  std::vector<Ways> demands;
  std::array<Mask, kCards> before{};  // what must be gone when this card is
  Mask must_win = 0;  // cards that must win their tricks
  Mask last_only = 0;  // cards that may fall in the last trick only

  /// With one card more on the table.
  Problem with(int seat, int card) const {
    Problem next = *this;
    next.hands[seat] &= ~bit(card);
    next.table.push_back(card);
    return next;
  }
};

struct Faulty : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

}  // namespace shipmates
