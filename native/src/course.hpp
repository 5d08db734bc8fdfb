// The rest of a deal as clauses: which card falls in which trick, who leads and who wins.
#pragma once

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "compiled.hpp"
#include "formula.hpp"

namespace shipmates {

/// Every way the cards may fall by the rules, and no other, but for the order of cards that all
/// demands see alike. Tricks are counted from the running one, which is 0.
class Course {
 public:
  explicit Course(const Compiled& compiled);

  const Compiled& rules;
  Formula form;
  const int tricks;
  const Mask out;  // every card that has yet to fall or lies on the table

  Literal falls(int card, int trick) const { return falls_[card][trick]; }
  /// Whether a card has fallen before a trick; there is one trick more than are played.
  Literal gone(int card, int trick) const { return gone_[card][trick]; }
  /// Whether a seat leads a trick, and so has won the one before.
  Literal leads(int seat, int trick) const { return leads_[trick][seat]; }
  /// Whether a card wins a trick.
  Literal wins(int card, int trick) const { return wins_[card][trick]; }
  /// Whether one of these seats wins a trick.
  Literal won(int trick, Seats owners);
  /// Whether one of these seats wins a card.
  Literal taken(int card, Seats owners);
  /// For each of these cards, whether it falls in a trick.
  Literals of(Mask cards, int trick) const;

  /// The cards of a line that makes everything true, from the running trick on.
  std::vector<int> line() const;

 private:
  std::array<Mask, kMostSeats> cards_{};  // what each seat has, laid and covered cards included
  std::array<std::array<Literal, kMostTricks>, kCards> falls_{};
  std::array<std::array<Literal, kMostTricks + 1>, kCards> gone_{};
  std::array<std::array<Literal, kMostTricks>, kCards> wins_{};
  std::array<std::array<Literal, kMostSeats>, kMostTricks + 1> leads_{};
  std::array<std::array<Literal, kSuits>, kMostTricks> led_{};
  using Counts = std::array<Number, kSuits>;
  std::array<std::array<Literal, kSuits>, kMostSeats> lays_{};  // whether a seat lays a suit in the trick being written
  std::array<Counts, kMostSeats> laid_;                         // how many cards of a suit it has laid before
  Counts opened_;                                               // and how many tricks were opened with the suit
  std::array<int, kCards> cover_{};  // the card that lies on this one, or -1
  std::map<std::pair<int, Seats>, Literal> won_;
  std::map<std::pair<int, Seats>, Literal> taken_;

  void fall(int card);
  void row();
  void alike(int seat);
  void trick(int trick);
  void lay(int trick, int seat);
  void follow(int trick, int seat);
  void winner(int trick);
  void tally(int trick);
  void add_up(const Counts& counts, int total);
};

}  // namespace shipmates
