/// Options that several verbs share, and what they ask for: how a file is read
/// ([org.varscope.cli.options.ReadingOptions]), what opens it ([org.varscope.cli.options.SecretOptions]), what is
/// looked for in it ([org.varscope.cli.options.QueryOptions], [org.varscope.cli.options.ChangeOptions]) and where
/// ([org.varscope.cli.options.ScopeOptions], [org.varscope.cli.options.RangeOptions]).
@NullMarked
package org.varscope.cli.options;

import org.jspecify.annotations.NullMarked;
