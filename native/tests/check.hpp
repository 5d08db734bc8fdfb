// The least that tests need: count what fails and say where.
#pragma once

#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace shipmates {

using Words = std::vector<std::int64_t>;

/// One line of a file of golden deals.
struct Golden {
  std::string answer;
  std::string name;
  Words words;
};

inline int failures = 0;

inline void check(bool holds, const std::string& what) {
  if (holds) return;
  ++failures;
  std::cerr << "failed: " << what << '\n';
}

std::vector<Golden> read(const char* path);
/// Clauses are true together exactly if some choice of values makes them so.
void test_clauses();
/// Numbers in strokes count what is true, keep to their bounds and add up.
void test_formula();
/// Golden deals keep their answers, and their lines follow the rules of following.
void test_answers(const std::vector<Golden>& deals);
/// One card at a time, many at once, and again: all say the same.
void test_agreement(const std::vector<Golden>& deals);
/// Whatever row of numbers comes, there is an answer or a `Faulty`.
void test_spoiled(const std::vector<Golden>& deals);
/// Deals are counted and drawn as if all of them had been written down.
void test_worlds();
/// Card sense looks at every card that may be laid, and playing by it wins nothing that is lost.
void test_playouts(const std::vector<Golden>& deals);
/// The slope learned is the slope of the share won.
void test_rehearsal(const std::vector<Golden>& deals);
/// What a seat knows is read or refused, and judged without a fault.
void test_outlook(const std::vector<Golden>& deals);
/// Many games at once are played to their ends, whatever is made of their setups.
void test_batch(const std::vector<Golden>& setups);

}  // namespace shipmates
