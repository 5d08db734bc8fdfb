// What a seat expects of each thing it may do: over deals that fit what it knows, how often the
// crew can still win with open cards, and how often it does by card sense.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "playout.hpp"
#include "problem.hpp"
#include "worlds.hpp"

namespace shipmates {

/// A task that somebody took when it could have had others.
struct Pick {
  int seat = 0;
  int card = 0;
  Mask options = 0;  // the one taken included
};

/// Everything a seat knows of the cards.
struct Outlook {
  Problem problem;  // as it stands, without the cards that are hidden
  Problem opening;  // the same before the first trick, with the cards that have fallen since
  bool remembers = false;  // whether the past says anything: `opening` is there
  Hiding hiding;
  Open open;   // what everybody knows
  Open first;  // what everybody knew before the first trick
  std::vector<Doubt> doubts;
  std::vector<Trick> past;
  std::vector<Pick> picks;
  std::vector<int> columns;  // cards of the row that cover another
};

struct Plan {
  int worlds = 100;
  int playouts = 1;              // in each world, for each choice
  std::uint64_t nodes = 1000;    // for each answer of the solver; 0 asks it nothing
  float keen = 1;                // how sharply the crew is thought to play
  float trust = 0.5F;            // how much weight the crew's past choices have
  bool proof = false;            // whether a playout that is won settles what open cards can do,
                                 // and a card that is behind after some worlds is not tried in more
  std::uint64_t seed = 0;
};

/// How one choice fared: sums of weights.
struct Tally {
  int choice = 0;
  double open = 0;     // worlds in which it can be won with open cards
  double played = 0;   // worlds in which it was won by card sense
  double weight = 0;   // of the worlds it was tried in
  bool behind = false; // no longer tried
};

struct Judged {
  double weight = 0;  // of all worlds together
  std::vector<Tally> tallies;
};

/// A world: the problem with every hand filled in.
struct World {
  Problem problem;
  double weight = 1;
};

class Mind {
 public:
  Mind(const Outlook& outlook, const Weights& weights, const Plan& plan);

  /// Worlds by their weights, the same number as the plan asks for.
  std::vector<World> imagine();
  /// For every card that may be laid now.
  Judged cards();
  /// For every thing that might be shown: what all would know then.
  Judged shows(std::span<const Open> told);

 private:
  const Outlook& outlook_;
  const Weights& weights_;
  const Plan plan_;
  Dice dice_;

  std::uint64_t order();
  std::vector<Deal> deals();
  double picked(const Deal& deal) const;
  Problem filled(const Problem& bare, const Deal& deal, std::uint64_t order) const;
  double likely(const Deal& deal) const;
  double played(const Compiled& rules, const Open& open, std::uint64_t seed) const;
  double open_chance(const Compiled& rules, double won) const;
  void drop(Judged& judged, std::size_t tried, std::size_t part) const;
};

}  // namespace shipmates
