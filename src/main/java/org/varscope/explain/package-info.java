/// What bytes mean, in sentences made of data. The window and the command line say the same by the same code.
///
/// In come the typed findings of the rooms below: a {@link org.varscope.problem.Flaw}, the reasons of a reading, a
/// refusal, the action of a step, a field. Out come clauses and sentences: {@link org.varscope.said.FlawWords} for
/// what is wrong, {@link org.varscope.explain.FieldWords} and {@link org.varscope.explain.TypeWords} for what bytes
/// are, {@link org.varscope.explain.Cell} for a value in one line, {@link org.varscope.explain.PathWords} for where it
/// is, {@link org.varscope.explain.RemarkWords} for what any room remarks. {@link org.varscope.explain.field} explains
/// every byte, in several {@link org.varscope.said.Language}s. No decision is taken on what comes out of here, and
/// nothing here decides what is wrong.
@NullMarked
package org.varscope.explain;

import org.jspecify.annotations.NullMarked;
