package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Where a verb finds what is not said by its arguments.
///
/// @param in          standard input
/// @param environment gives the value of an environment variable, or null
record Sources(InputStream in, Function<String, @Nullable String> environment) { }
