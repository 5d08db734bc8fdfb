#include "course.hpp"

namespace shipmates {

Course::Course(const Compiled& compiled)
    : rules(compiled),
      tricks(compiled.total - compiled.start.played),
      out(compiled.remaining(compiled.start) | compiled.beneath() | compiled.running.mask) {
  cover_.fill(-1);
  for (Mask m = out; m; m &= m - 1) {
    const int card = lowest(m);
    if (rules.holder[card] >= 0) cards_[rules.holder[card]] |= bit(card);
    if (rules.holder[card] == rules.dummy && rules.under[card] >= 0) cover_[rules.under[card]] = card;
  }
  for (Mask m = out; m; m &= m - 1) fall(lowest(m));
  if (rules.exact) row();
  else
    for (int seat = 0; seat < rules.seats; ++seat) alike(seat);
  for (int seat = 0; seat < rules.seats; ++seat) leads_[0][seat] = seat == rules.start.leader ? kTrue : kFalse;
  for (int t = 0; t < tricks; ++t) trick(t);
  for (const Mask own : cards_)
    for (Mask m = count(own) == tricks ? own : 0; m; m &= m - 1) form.add({gone(lowest(m), tricks)});
}

Literal Course::won(int trick, Seats owners) {
  const auto [place, fresh] = won_.emplace(std::make_pair(trick, owners), kFalse);
  if (!fresh) return place->second;
  if (owners == (1U << rules.seats) - 1) return place->second = kTrue;
  Literals some;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (owners >> seat & 1) some.push_back(leads(seat, trick + 1));
  return place->second = form.any_of(some);
}

Literal Course::taken(int card, Seats owners) {
  const auto [place, fresh] = taken_.emplace(std::make_pair(card, owners), kFalse);
  if (!fresh) return place->second;
  const Literal found = place->second = form.fresh();
  for (int t = 0; t < tricks; ++t) {
    const Literal own = won(t, owners);
    form.add({negated(falls(card, t)), negated(own), found});
    form.add({negated(falls(card, t)), own, negated(found)});
  }
  form.add({gone(card, tricks), negated(found)});
  return found;
}

Literals Course::of(Mask cards, int trick) const {
  Literals found;
  for (Mask m = cards & out; m; m &= m - 1) found.push_back(falls(lowest(m), trick));
  return found;
}

void Course::fall(int card) {
  const Trick& running = rules.running;
  const int place = (rules.holder[card] - running.leader + rules.seats) % rules.seats;
  gone_[card][0] = kFalse;
  for (int t = 0; t < tricks; ++t) {
    const bool laid = running.mask >> card & 1;
    const bool open = !laid && (t || place >= running.size);
    falls_[card][t] = open ? form.fresh() : laid && !t ? kTrue : kFalse;
    form.add({negated(gone_[card][t]), negated(falls_[card][t])});
    gone_[card][t + 1] = form.any_of({gone_[card][t], falls_[card][t]});
  }
}

void Course::row() {
  for (Mask m = out; m; m &= m - 1)
    for (int t = 0; t < tricks && cover_[lowest(m)] >= 0; ++t)
      form.add({negated(falls(lowest(m), t)), gone(cover_[lowest(m)], t)});
}

// Of two cards that every demand sees alike, with nobody else's between them, the lower falls
// first: whoever exchanges them loses nothing.
void Course::alike(int seat) {
  const Mask own = cards_[seat] & ~rules.running.mask;
  for (Mask m = own; m; m &= m - 1) {
    const int low = lowest(m);
    Mask same = own & above(low) & suited(suit_of(low));
    while (same && rules.kinds[lowest(same)] != rules.kinds[low]) same &= same - 1;
    if (!same || (between(low, lowest(same)) & out & ~cards_[seat])) continue;
    for (int t = 0; t < tricks; ++t) form.add({negated(falls(lowest(same), t)), gone(low, t)});
  }
}

void Course::trick(int trick) {
  Literals suits;
  for (int suit = 0; suit < kSuits; ++suit) suits.push_back(led_[trick][suit] = form.fresh());
  form.add(suits);
  form.at_most_one(suits);
  for (int seat = 0; seat < rules.seats; ++seat) lay(trick, seat);
  for (int seat = 0; seat < rules.seats; ++seat) follow(trick, seat);
  winner(trick);
  tally(trick);
}

void Course::lay(int trick, int seat) {
  Literals suits;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Literals some = of(cards_[seat] & suited(suit), trick);
    form.at_most_one(some);
    suits.push_back(lays_[seat][suit] = form.any_of(some));
  }
  form.add(suits);
  form.at_most_one(suits);
}

void Course::follow(int trick, int seat) {
  for (int suit = 0; suit < kSuits; ++suit) {
    const Mask own = cards_[seat] & suited(suit);
    const Literal led = led_[trick][suit], lays = lays_[seat][suit];
    form.add({negated(leads(seat, trick)), negated(lays), led});
    form.add({negated(leads(seat, trick)), lays, negated(led)});
    // Whoever lays no card of the suit led has none that can be played.
    if (seat != rules.dummy) {
      form.add({negated(led), lays, more(laid_[seat][suit], count(own))});
      continue;
    }
    for (Mask m = own; m; m &= m - 1) {
      const int card = lowest(m);
      const Literal hidden = cover_[card] >= 0 ? negated(gone(cover_[card], trick)) : kFalse;
      form.add({negated(led), lays, gone(card, trick), hidden});
    }
  }
}

void Course::winner(int trick) {
  const Literal trumped = form.any_of(of(suited(kTrump), trick));
  Literals best;
  for (Mask m = out; m; m &= m - 1) {
    const int card = lowest(m);
    const bool barred = !rules.lapses && (rules.no_win[rules.holder[card]] >> card & 1);
    const bool never = barred || falls(card, trick) == kFalse;
    const Literal wins = wins_[card][trick] = never ? kFalse : form.fresh();
    best.push_back(wins);
    form.add({negated(wins), falls(card, trick)});
    if (suit_of(card) != kTrump) {
      form.add({negated(wins), led_[trick][suit_of(card)]});
      form.add({negated(wins), negated(trumped)});
    }
    for (Literal higher : of(suited(suit_of(card)) & above(card), trick)) form.add({negated(wins), negated(higher)});
  }
  form.add(best);
  Literals winners;
  for (int seat = 0; seat < rules.seats; ++seat) {
    Literals own;
    for (Mask m = cards_[seat]; m; m &= m - 1) own.push_back(wins(lowest(m), trick));
    winners.push_back(leads_[trick + 1][seat] = form.any_of(own));
  }
  form.at_most_one(winners);
}

// Nothing new, but what clauses do not see by themselves: so many tricks are so many suits led and,
// in each hand, so many cards laid; and whoever can has laid a card of a suit whenever it was led.
void Course::tally(int trick) {
  for (int suit = 0; suit < kSuits; ++suit)
    opened_[suit] = form.sum(opened_[suit], {led_[trick][suit]}, count(out & suited(suit)));
  add_up(opened_, trick + 1);
  for (int seat = 0; seat < rules.seats; ++seat) {
    for (int suit = 0; suit < kSuits; ++suit) {
      const int most = count(cards_[seat] & suited(suit));
      laid_[seat][suit] = form.sum(laid_[seat][suit], form.count({lays_[seat][suit]}), most);
      for (int i = 1; i <= most && seat != rules.dummy; ++i)
        form.add({negated(more(opened_[suit], i)), more(laid_[seat][suit], i)});
    }
    add_up(laid_[seat], trick + 1);
  }
}

void Course::add_up(const Counts& counts, int total) {
  const Number some = form.sum(counts[0], counts[1], total), others = form.sum(counts[2], counts[3], total);
  form.add_up(some, form.sum(others, counts[kTrump], total), total);
}

std::vector<int> Course::line() const {
  std::vector<int> found;
  for (int t = 0; t < tricks; ++t) {
    int leader = 0;
    while (!form.clauses.is_true(leads(leader, t))) ++leader;
    for (int place = 0; place < rules.seats; ++place)
      for (Mask m = cards_[(leader + place) % rules.seats] & ~rules.running.mask; m; m &= m - 1)
        if (form.clauses.is_true(falls(lowest(m), t))) found.push_back(lowest(m));
  }
  return found;
}

}  // namespace shipmates
