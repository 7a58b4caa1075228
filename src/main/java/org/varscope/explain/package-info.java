/// What bytes mean, in sentences made of data. The window and the command line say the same by the same code.
///
/// In come the findings of the rooms below: a field, a value, a path. Out come clauses and sentences:
/// [org.varscope.explain.FieldWords] and [org.varscope.explain.TypeWords] for what bytes are,
/// [org.varscope.explain.Cell] for a value in one line, [org.varscope.explain.PathWords] for where it is.
/// [org.varscope.explain.field] explains every byte, in several [org.varscope.said.Language]s. Flaws, refusals,
/// actions, repairs and remarks say themselves ([org.varscope.said.Clauses]). No decision is taken on what comes out
/// of here, and nothing here decides what is wrong.
@NullMarked
package org.varscope.explain;

import org.jspecify.annotations.NullMarked;
