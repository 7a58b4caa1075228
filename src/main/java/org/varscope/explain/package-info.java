/// What bytes mean, in sentences made of data. The window and the command line say the same by the same code.
///
/// In come the typed findings of the rooms below: a [org.varscope.problem.Flaw], the reasons of a reading, a
/// refusal, the action of a step, a field. Out come clauses and sentences: [org.varscope.said.FlawWords] for
/// what is wrong, [org.varscope.explain.FieldWords] and [org.varscope.explain.TypeWords] for what bytes
/// are, [org.varscope.explain.Cell] for a value in one line, [org.varscope.explain.PathWords] for where it
/// is, [org.varscope.explain.RemarkWords] for what any room remarks. [org.varscope.explain.field] explains
/// every byte, in several [org.varscope.said.Language]s. No decision is taken on what comes out of here, and
/// nothing here decides what is wrong.
@NullMarked
package org.varscope.explain;

import org.jspecify.annotations.NullMarked;
