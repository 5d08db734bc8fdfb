#include "wishes.hpp"

#include <algorithm>

namespace shipmates {
namespace {

constexpr int kMany = 99;

class Wishes {
 public:
  Wishes(Course& course, const Leaf& leaf, Literal unless)
      : course_(course), form_(course.form), rules_(course.rules), leaf_(leaf), unless_(unless) {}

  void add();

 private:
  Course& course_;
  Formula& form_;
  const Compiled& rules_;
  const Leaf& leaf_;
  const Literal unless_;  // nothing is demanded where this is true

  void in_span(const Number& number);
  Number known(int now, const Number& more_of_it) const;
  Number held(Mask cards);
  Number won_in_all(Seats owners);
  void tricks();
  void leads();
  void feats();
  Literal feat(int trick);
  Literal adds_up(int trick);
  Literal level_suits(int trick);
  void runs();
  void lone_run();
  void compare(const Number& one, const Number& other);
  void weigh();
  void outdo();
  std::vector<std::vector<Number>> so_far();
  void near(const std::vector<Number>& counts);
  void level();
  void ahead();
  bool named(int trick) const { return leaf_.places >> (rules_.start.played + trick) & 1; }
};

void Wishes::add() {
  switch (leaf_.kind) {
    case Kind::kCards: return in_span(held(leaf_.a));
    case Kind::kTricks: return tricks();
    case Kind::kLeads: return leads();
    case Kind::kFeats: return feats();
    case Kind::kRuns: return runs();
    case Kind::kLoneRun: return lone_run();
    case Kind::kWeigh: return weigh();
    case Kind::kOutdo: return outdo();
    case Kind::kBalance:
      for (const auto& counts : so_far()) near(counts);
      return;
    case Kind::kLevel: return level();
    case Kind::kAhead: return ahead();
    case Kind::kFinal: return;  // a matter of masks
  }
}

void Wishes::in_span(const Number& number) {
  const int now = leaf_.start[0];
  form_.add({unless_, more(number, leaf_.low - now)});
  if (leaf_.high < kMany) form_.add({unless_, negated(more(number, leaf_.high - now + 1))});
}

Number Wishes::known(int now, const Number& more_of_it) const {
  Number whole(static_cast<std::size_t>(now), kTrue);
  whole.insert(whole.end(), more_of_it.begin(), more_of_it.end());
  return whole;
}

Number Wishes::held(Mask cards) {
  Literals taken;
  for (Mask m = cards & course_.out; m; m &= m - 1) taken.push_back(course_.taken(lowest(m), leaf_.owners));
  return form_.count(taken);
}

Number Wishes::won_in_all(Seats owners) {
  int now = 0;
  for (int seat = 0; seat < rules_.seats; ++seat)
    if (owners >> seat & 1) now += rules_.start.tricks[seat];
  Literals won;
  for (int t = 0; t < course_.tricks; ++t) won.push_back(course_.won(t, owners));
  return known(now, form_.count(won));
}

void Wishes::tricks() {
  Literals won;
  for (int t = 0; t < course_.tricks; ++t)
    if (named(t)) won.push_back(course_.won(t, leaf_.owners));
  in_span(form_.count(won));
}

void Wishes::leads() {
  Literals opened;
  for (int t = 0; t < course_.tricks; ++t) {
    Literals some;
    for (Mask m = leaf_.a & course_.out; m; m &= m - 1) {
      const int card = lowest(m), seat = rules_.holder[card];
      if (leaf_.owners >> seat & 1) some.push_back(form_.all_of({course_.leads(seat, t), course_.falls(card, t)}));
    }
    opened.push_back(form_.any_of(some));
  }
  in_span(form_.count(opened));
}

void Wishes::feats() {
  Literals made;
  for (int t = 0; t < course_.tricks; ++t)
    if (named(t)) made.push_back(feat(t));
  in_span(form_.count(made));
}

Literal Wishes::feat(int trick) {
  Literals own;
  for (Mask m = leaf_.a & course_.out; m; m &= m - 1)
    if (leaf_.owners >> rules_.holder[lowest(m)] & 1) own.push_back(course_.wins(lowest(m), trick));
  Literals parts{form_.any_of(own)};
  for (Literal falls : course_.of(~leaf_.d, trick)) parts.push_back(negated(falls));
  if (leaf_.b) {
    Literals taken;
    for (Mask m = leaf_.b & course_.out; m; m &= m - 1)
      taken.push_back(form_.all_of({course_.falls(lowest(m), trick), negated(course_.wins(lowest(m), trick))}));
    parts.push_back(form_.any_of(taken));
  }
  if (leaf_.c) parts.push_back(form_.any_of(course_.of(leaf_.c, trick)));
  if (leaf_.x > 0 || leaf_.y < kMany) parts.push_back(adds_up(trick));
  if (leaf_.one >= 0) parts.push_back(level_suits(trick));
  return form_.all_of(parts);
}

Literal Wishes::adds_up(int trick) {
  std::vector<Literal> sums{kTrue};  // by total: whether it is reached
  for (int seat = 0; seat < rules_.seats; ++seat) {
    std::vector<Literal> next(sums.size() + 9, kFalse);
    for (std::size_t total = 0; total < sums.size(); ++total) {
      if (sums[total] == kFalse) continue;
      for (Mask m = course_.out; m; m &= m - 1) {
        const int card = lowest(m);
        if (rules_.holder[card] != seat || course_.falls(card, trick) == kFalse) continue;
        Literal& added = next[total + static_cast<std::size_t>(value_of(card))];
        if (added == kFalse) added = form_.fresh();
        form_.add({negated(sums[total]), negated(course_.falls(card, trick)), added});
      }
    }
    sums.swap(next);
  }
  const Literal fits = form_.fresh();
  for (int total = 0; total < static_cast<int>(sums.size()); ++total) {
    const bool good = leaf_.x <= total && total <= leaf_.y;
    form_.add({negated(sums[static_cast<std::size_t>(total)]), good ? fits : negated(fits)});
  }
  return fits;
}

Literal Wishes::level_suits(int trick) {
  const Number one = form_.count(course_.of(suited(leaf_.one), trick));
  const Number other = form_.count(course_.of(suited(leaf_.other), trick));
  Literals parts{more(one, 1)};
  for (int i = 1; i <= static_cast<int>(std::max(one.size(), other.size())); ++i) {
    const Literal both = form_.all_of({more(one, i), more(other, i)});
    const Literal neither = form_.all_of({negated(more(one, i)), negated(more(other, i))});
    parts.push_back(form_.any_of({both, neither}));
  }
  return form_.all_of(parts);
}

void Wishes::runs() {
  Literals ends;
  for (int t = 0; t < course_.tricks; ++t) {
    const int first = t - leaf_.x + 1;
    if (-first > leaf_.start[1]) continue;
    Literals all;
    for (int i = std::max(first, 0); i <= t; ++i) all.push_back(course_.won(i, leaf_.owners));
    ends.push_back(form_.all_of(all));
  }
  in_span(form_.count(ends));
}

void Wishes::lone_run() {
  const int now = leaf_.start[0], need = leaf_.x - now;
  Literals won;
  for (int t = 0; t < course_.tricks; ++t) won.push_back(course_.won(t, leaf_.owners));
  const Number number = form_.count(won);
  if (need < 0) form_.add({unless_});
  form_.add({unless_, more(number, need)});
  form_.add({unless_, negated(more(number, need + 1))});
  for (std::size_t last = 0; last < won.size(); ++last) {
    if (leaf_.start[1]) form_.add({unless_, negated(won[last])});
    for (std::size_t gap = 0; gap < last; ++gap) {
      if (now) form_.add({unless_, won[gap], negated(won[last])});
      for (std::size_t first = 0; first < gap && !now; ++first)
        form_.add({unless_, negated(won[first]), won[gap], negated(won[last])});
    }
  }
}

void Wishes::compare(const Number& one, const Number& other) {
  const Number& larger = leaf_.x == kFewer ? other : one;
  const Number& smaller = leaf_.x == kFewer ? one : other;
  form_.no_less(larger, smaller, leaf_.x == kEqual ? 0 : 1, unless_);
  if (leaf_.x == kEqual) form_.no_less(smaller, larger, 0, unless_);
}

void Wishes::weigh() {
  const Number these = known(leaf_.start[0], held(leaf_.a));
  const Number those = known(leaf_.start[1], held(leaf_.b));
  compare(these, those);
  if (leaf_.x == kEqual) form_.add({unless_, more(these, 1)});
}

void Wishes::outdo() {
  const Seats others = static_cast<Seats>(((1U << rules_.seats) - 1) & ~leaf_.owners);
  const Number mine = won_in_all(leaf_.owners);
  if (leaf_.y == kTheRest) return compare(mine, won_in_all(others));
  for (int seat = 0; seat < rules_.seats; ++seat)
    if (leaf_.y == kEachOther ? others >> seat & 1 : seat == leaf_.y) compare(mine, won_in_all(seat_bit(seat)));
}

/// After each trick to come, how many each seat has.
std::vector<std::vector<Number>> Wishes::so_far() {
  std::vector<std::vector<Number>> counts(static_cast<std::size_t>(course_.tricks));
  for (int seat = 0; seat < rules_.seats; ++seat) {
    Number now;
    for (int t = 0; t < course_.tricks; ++t) {
      now = form_.sum(now, {course_.won(t, seat_bit(seat))});
      counts[static_cast<std::size_t>(t)].push_back(known(rules_.start.tricks[seat], now));
    }
  }
  return counts;
}

/// Nobody is too far ahead of anybody.
void Wishes::near(const std::vector<Number>& counts) {
  for (const Number& one : counts)
    for (const Number& other : counts)
      if (&one != &other) form_.no_less(one, other, -leaf_.x, unless_);
}

void Wishes::level() {
  std::vector<Number> counts;
  for (int seat = 0; seat < rules_.seats; ++seat) counts.push_back(known(leaf_.start[static_cast<std::size_t>(seat)], {}));
  for (int t = 0; t < course_.tricks; ++t) {
    const Number fresh = form_.count(course_.of(leaf_.a, t));
    for (int seat = 0; seat < rules_.seats; ++seat) {
      Number& now = counts[static_cast<std::size_t>(seat)];
      now = form_.chosen(course_.won(t, seat_bit(seat)), form_.sum(now, fresh), now);
    }
    near(counts);
  }
}

void Wishes::ahead() {
  const int known_first = rules_.start.first_winner;
  for (const auto& counts : so_far())
    for (int first = 0; first < rules_.seats; ++first) {
      if (known_first >= 0 && known_first != first) continue;
      const Literal is_first = known_first < 0 ? course_.won(0, seat_bit(first)) : kTrue;
      const Literal waived = form_.any_of({unless_, negated(is_first)});
      for (int seat = 0; seat < rules_.seats; ++seat)
        if (seat != first)
          form_.no_less(counts[static_cast<std::size_t>(first)], counts[static_cast<std::size_t>(seat)], 1, waived);
    }
}

/// Whether a card may win a trick in which the other lies.
bool may_take(const Compiled& rules, int winner, int card) {
  const int seat = rules.holder[winner];
  if (!(rules.winners[card] >> seat & 1) || !(rules.winners[winner] >> seat & 1)) return false;
  if (rules.no_win[seat] >> winner & 1) return false;
  if (winner == card) return true;
  if (seat == rules.holder[card] || (rules.must_win >> card & 1)) return false;
  return suit_of(winner) == suit_of(card) ? winner > card : suit_of(card) != kTrump;
}

/// Which card takes each task, whenever that happens: what is learnt of it holds in all tricks.
class Takers {
 public:
  explicit Takers(Course& course) : course_(course), form_(course.form), rules_(course.rules) {}

  void add(int task) {
    Literals some;
    for (Mask m = course_.out; m; m &= m - 1)
      if (may_take(rules_, lowest(m), task)) some.push_back(taken(task, lowest(m)));
    form_.add(some);
    form_.at_most_one(some);
  }

 private:
  Course& course_;
  Formula& form_;
  const Compiled& rules_;
  std::vector<std::pair<std::pair<int, int>, Literal>> before_;  // a taker and its task

  Literal taken(int task, int winner) {
    const Literal takes = form_.fresh();
    for (int t = 0; t < course_.tricks; ++t) {
      const Literal falls = course_.falls(task, t), wins = course_.wins(winner, t);
      form_.add({negated(takes), negated(falls), wins});
      form_.add({takes, negated(falls), negated(wins)});
      form_.add({negated(takes), falls, negated(wins)});
    }
    // Nobody lays two cards in one trick.
    for (const auto& [other, also] : before_)
      if (other.first == winner && rules_.holder[other.second] == rules_.holder[task]) form_.add({negated(takes), negated(also)});
    before_.emplace_back(std::make_pair(winner, task), takes);
    return takes;
  }
};

// A card that lapses from its ban wins only after every task: then nothing is left to lose.
void lapse(Course& course, int card) {
  const Compiled& rules = course.rules;
  if (!rules.lapses || !(rules.no_win[rules.holder[card]] >> card & 1)) return;
  for (int t = 0; t < course.tricks; ++t)
    for (Mask m = course.out & rules.must_fall; m; m &= m - 1)
      course.form.add({negated(course.wins(card, t)), course.gone(lowest(m), t)});
}

// What the masks say of a card.
void card_wishes(Course& course, int card) {
  const Compiled& rules = course.rules;
  Formula& form = course.form;
  const int last = course.tricks - 1, seat = rules.holder[card];
  if (rules.must_fall >> card & 1) form.add({course.gone(card, last + 1)});
  for (int t = 0; t <= last; ++t) {
    const Literal off = negated(course.falls(card, t));
    // When the tasks fall says most about everything else.
    if ((rules.must_fall >> card & 1) && off > kFalse) form.clauses.hint(negated(off), 2);
    if (rules.winners[card] != (1U << rules.seats) - 1) form.add({off, course.won(t, rules.winners[card])});
    if (rules.must_win >> card & 1) form.add({off, course.wins(card, t)});
    if (rules.no_lead[seat] >> card & 1) form.add({off, negated(course.leads(seat, t))});
    if ((rules.last_only >> card & 1) && t != last) form.add({off});
    for (Mask m = rules.before[card] & course.out; m; m &= m - 1) form.add({off, course.gone(lowest(m), t + 1)});
  }
  if (card == rules.final_card && last >= 0) form.add({course.leads((seat + 1) % rules.seats, last)});
}

}  // namespace

void wish(Course& course) {
  const Compiled& rules = course.rules;
  if (rules.reach > rules.total) course.form.add({kFalse});
  for (int t = 0; t < course.tricks; ++t) course.form.add({course.won(t, rules.trick_winners[rules.start.played + t])});
  for (Mask m = course.out; m; m &= m - 1) {
    card_wishes(course, lowest(m));
    lapse(course, lowest(m));
  }
  Takers takers(course);
  for (Mask m = course.out & rules.must_fall; m; m &= m - 1)
    if (rules.winners[lowest(m)] != (1U << rules.seats) - 1) takers.add(lowest(m));
  for (const Ways& ways : rules.demands) {
    Literals taken;
    for (const auto& way : ways) {
      taken.push_back(ways.size() == 1 ? kTrue : course.form.fresh());
      for (int at : way) Wishes(course, rules.leaves[static_cast<std::size_t>(at)].leaf, negated(taken.back())).add();
    }
    course.form.add(taken);
  }
}

}  // namespace shipmates
