// Demands as clauses over the course of a deal.
#pragma once

#include "course.hpp"

namespace shipmates {

/// Adds all that is demanded of this course.
void wish(Course& course);

}  // namespace shipmates
