#pragma once

#include <nanobind/nanobind.h>

namespace shipmates::env {

/// Adds the batched environment to the module.
void bind(nanobind::module_& module);

}  // namespace shipmates::env
