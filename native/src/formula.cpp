#include "formula.hpp"

#include <algorithm>

namespace shipmates {

Literal Formula::any_of(const Literals& literals) {
  Literals open;
  for (Literal one : literals) {
    if (one == kTrue) return kTrue;
    if (one != kFalse) open.push_back(one);
  }
  if (open.empty()) return kFalse;
  if (open.size() == 1) return open[0];
  const Literal found = fresh();
  for (Literal one : open) add({found, negated(one)});
  open.push_back(negated(found));
  add(open);
  return found;
}

Literal Formula::all_of(Literals literals) {
  for (Literal& one : literals) one = negated(one);
  return negated(any_of(literals));
}

void Formula::at_most_one(const Literals& literals) {
  for (std::size_t i = 0; i < literals.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) add({negated(literals[i]), negated(literals[j])});
}

Number Formula::count(const Literals& literals) {
  Literals open;
  std::copy_if(literals.begin(), literals.end(), std::back_inserter(open), [](Literal one) { return one != kFalse; });
  if (open.size() < 2) return open;
  const auto half = open.begin() + static_cast<std::ptrdiff_t>(open.size() / 2);
  return sum(count({open.begin(), half}), count({half, open.end()}));
}

Number Formula::sum(const Number& one, const Number& other, int most) {
  if (one.empty() || other.empty()) return one.empty() ? other : one;
  const int ones = static_cast<int>(one.size()), others = static_cast<int>(other.size());
  const int strokes = std::min(most, ones + others);
  Number found;
  for (int i = 0; i < strokes; ++i) found.push_back(fresh());
  for (int i = 0; i <= ones; ++i)
    for (int j = 0; j <= others; ++j) {
      if (i + j && i + j <= strokes + 1) add({negated(more(one, i)), negated(more(other, j)), more(found, i + j)});
      if (i + j < strokes) add({more(one, i + 1), more(other, j + 1), negated(more(found, i + j + 1))});
    }
  return found;
}

void Formula::add_up(const Number& one, const Number& other, int total) {
  for (int i = 0; i <= total + 1; ++i) {
    add({more(one, i + 1), more(other, total - i)});
    add({negated(more(one, i)), negated(more(other, total - i + 1))});
  }
}

Number Formula::chosen(Literal which, const Number& one, const Number& other) {
  Number found;
  const int most = static_cast<int>(std::max(one.size(), other.size()));
  for (int i = 1; i <= most; ++i) {
    const Literal stroke = fresh();
    add({negated(which), negated(more(one, i)), stroke});
    add({negated(which), more(one, i), negated(stroke)});
    add({which, negated(more(other, i)), stroke});
    add({which, more(other, i), negated(stroke)});
    found.push_back(stroke);
  }
  return found;
}

void Formula::no_less(const Number& one, const Number& other, int by, Literal unless) {
  for (int i = 0; i <= static_cast<int>(other.size()); ++i) add({unless, negated(more(other, i)), more(one, i + by)});
}

}  // namespace shipmates
