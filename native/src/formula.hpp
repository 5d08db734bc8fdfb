// What clauses are made of: counts and conditions. What is known from the start is left out.
#pragma once

#include <initializer_list>
#include <vector>

#include "clauses.hpp"

namespace shipmates {

inline constexpr Literal kTrue = 0;
inline constexpr Literal kFalse = 1;

using Literals = std::vector<Literal>;
/// A count in strokes: the literal at `i` says that it is more than `i`.
using Number = std::vector<Literal>;
inline constexpr int kMostStrokes = 1 << 10;

/// The literal that says that a number is at least so great.
inline Literal more(const Number& number, int least) {
  if (least <= 0) return kTrue;
  return least <= static_cast<int>(number.size()) ? number[static_cast<std::size_t>(least) - 1] : kFalse;
}

class Formula {
 public:
  Formula() { clauses.add(std::initializer_list<Literal>{clauses.fresh()}); }

  Clauses clauses;

  Literal fresh() { return clauses.fresh(); }
  void add(std::initializer_list<Literal> literals) { clauses.add(literals); }
  void add(const Literals& literals) { clauses.add(literals); }

  /// True if and only if one of these is.
  Literal any_of(const Literals& literals);
  /// True if and only if all of these are.
  Literal all_of(Literals literals);
  void at_most_one(const Literals& literals);
  /// How many of these are true.
  Number count(const Literals& literals);
  /// The two numbers together, of which it is known that they are never more than `most`.
  Number sum(const Number& one, const Number& other, int most = kMostStrokes);
  /// The two numbers together are exactly this.
  void add_up(const Number& one, const Number& other, int total);
  /// The one number where `which` is true, the other where it is not.
  Number chosen(Literal which, const Number& one, const Number& other);
  /// The one number is at least the other and `by` more (or fewer, if negative).
  void no_less(const Number& one, const Number& other, int by, Literal unless);
};

}  // namespace shipmates
