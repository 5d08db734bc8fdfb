// Problems as rows of whole numbers: how they cross the border. See docs/guide/solver.md.
#pragma once

#include <cstdint>
#include <span>

#include "problem.hpp"

namespace shipmates {

/// Reads a problem and checks it. Throws `Faulty` saying what is wrong.
Problem parsed(std::span<const std::int64_t> words);

}  // namespace shipmates
