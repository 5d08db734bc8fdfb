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
  Seats allowed_ = 0;  // who may win the trick as it lies
  std::array<float, kMostSeats> free_{};
  std::array<Mask, kMostSeats> may_{};                      // the cards a seat may have
  std::array<std::array<float, kCards>, kMostSeats> odds_;  // that it has them; of others nothing is said

  /// How likely a seat to come can, and how likely it must, beat a card.
  struct Beating {
    float can, must;
  };
  mutable std::array<Mask, kMostSeats> beating_known_{};
  mutable std::array<std::array<Beating, kCards>, kMostSeats> beating_;
  mutable std::array<Seats, kMostSeats> voids_known_{};
  mutable std::array<std::array<float, kSuits>, kMostSeats> voids_;

  void guess();
  void share(Mask alike, float sum);
  float none(int seat, Mask cards) const;
  float lacking(int seat, int suit) const;
  const Beating& beating(int seat, int best, int led) const;
  float can_beat(int seat, int best, int led) const;
  Odds winning(const Trick& trick, Seats may) const;
  Seats allowed(int card) const;
  void features(int card, Choice& choice) const;
  void judge(const Trick& next, Seats may, const Odds& wins, Features& f) const;
  void prospects(const Trick& next, const Odds& wins, Features& f) const;
  void own(int card, const Odds& wins, Features& f) const;
  void rest(int card, Features& f) const;
  int mode(int card) const;
  float sure(const Trick& next) const;
};

}  // namespace shipmates
