// The rest of a game, every seat playing by card sense from what it could know.
#pragma once

#include <vector>

#include "sense.hpp"

namespace shipmates {

using Slope = std::array<double, kWeights>;

/// Which way the weights of a game lean: to make its choices likelier, and to keep choices open.
struct Lean {
  Slope won{};
  Slope open{};
};

class Playout {
 public:
  Playout(const Compiled& rules, const Weights& weights) : rules_(rules), weights_(weights) {}

  /// Whether the mission is won from here. `keen` sharpens choices; 0 is blind chance.
  bool won(State state, Trick trick, Open open, float keen, Dice& dice, Lean* lean = nullptr);

 private:
  const Compiled& rules_;
  const Weights& weights_;
  std::vector<Choice> choices_;

  void learn(const Choice& chosen, float sum, Lean& lean) const;
  const Choice& pick(float keen, Dice& dice, Lean* lean);
};

/// Lays a card and notes what it shows.
void lay(const Compiled& rules, Trick& trick, Open& open, int seat, int card);
/// Whether a whole trick breaks what no counter knows: who may win, what must come before.
bool breaks(const Compiled& rules, const State& state, const Trick& trick, Mask out);

}  // namespace shipmates
