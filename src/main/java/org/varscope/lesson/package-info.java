/// Exercises: plain files that say what there is to do, and answers that are checked on bytes.
///
/// In goes the text of a `.lesson` file, whose form `src/docs/lessons.md` describes. Out comes a
/// [Lesson][org.varscope.lesson.Lesson]: its words in one or several languages, the files to work on, and the
/// [Conditions][org.varscope.lesson.Condition] of the task. An [Attempt][org.varscope.lesson.Attempt] is what a person
/// has come to; [Marking][org.varscope.lesson.Marking] says whether that solves the task, or which known mistake it is.
/// A [Proof][org.varscope.lesson.Proof] goes through a lesson as its author meant it, and tells whether the program
/// agrees.
///
/// Read [LessonReader][org.varscope.lesson.LessonReader] next. Never in here: how a lesson is shown, and what a
/// document on the screen does.
@NullMarked
package org.varscope.lesson;

import org.jspecify.annotations.NullMarked;
