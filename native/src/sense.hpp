// Card sense: how good each card looks to a seat that sees its own hand and what lies open.
// Sums of features with weights learned by self-play. See docs/guide/bots.md, "Card sense".
#pragma once

#include <array>
#include <vector>

#include "compiled.hpp"
#include "desire.hpp"
#include "dice.hpp"

namespace shipmates {

/// What everybody knows of the hands.
struct Open {
  std::array<Mask, kMostSeats> cannot{};  // cards a seat has not
  std::array<Mask, kMostSeats> has{};     // cards it has for sure
};

/// What a seat sees when a card is due.
struct Moment {
  const Compiled& rules;
  const State& state;
  const Trick& trick;
  const Desire& wish;
  const Open& open;
  Mask out;  // every card that has not fallen in a finished trick
};

inline constexpr int kFeatures = 32;
/// Leading; else following or discarding, last or not, with or without a task in the trick.
inline constexpr int kModes = 9;
inline constexpr int kWeights = kModes * kFeatures;
using Features = std::array<float, kFeatures>;
using Weights = std::array<float, kWeights>;

struct Choice {
  int card = -1;
  int mode = 0;
  Features features{};
  float score = 0;
};

/// Cards a hand may lay on this trick.
Mask playable(Mask hand, const Trick& trick);

/// The cards that may be laid, touching equals as one, with what speaks for each.
class Sense {
 public:
  Sense(const Moment& moment, int seat);

  void weigh(const Weights& weights, std::vector<Choice>& choices) const;

 private:
  using Odds = std::array<float, kMostSeats>;

  const Moment& at_;
  const int me_;
  const int seats_;
  const Mask hand_;
  Mask hidden_ = 0;
  std::array<float, kMostSeats> free_{};
  std::array<std::array<float, kCards>, kMostSeats> odds_{};  // that a seat has a card
  std::array<Mask, kMostSeats> may_{};                        // the cards for which they are not 0

  void guess();
  float none(int seat, Mask cards) const;
  float can_beat(int seat, int best, int led) const;
  float must_beat(int seat, int best, int led) const;
  Odds winning(const Trick& trick) const;
  Seats allowed(const Trick& trick) const;
  void features(int card, Choice& choice) const;
  void judge(const Trick& next, const Odds& wins, Features& f) const;
  void prospects(const Trick& next, const Odds& wins, Features& f) const;
  void own(int card, const Odds& wins, Features& f) const;
  void rest(int card, Features& f) const;
  int mode(int card) const;
  float sure(const Trick& next) const;
};

}  // namespace shipmates
