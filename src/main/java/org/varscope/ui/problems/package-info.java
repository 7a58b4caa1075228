/// What is wrong with the bytes, and whether the engine would load them.
///
/// In comes the `ui.model.Health` of a document; out go what is selected, and repairs that a person asks for.
/// [ProblemsPane] lists problems in [ProblemRow]s, those of one cause together once [CauseSearch] has found them.
/// [HealthLine] says in the words of a [HealthSummary] how it is; an [OfferLine] offers what may make all of it
/// whole: [OtherReadingLine] another reading, [OtherData] to take other bytes before the values for what they are.
package org.varscope.ui.problems;
