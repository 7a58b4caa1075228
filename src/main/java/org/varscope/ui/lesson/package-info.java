/// Lessons in the window: the page that lists them, and the pane beside the bytes that a lesson is about.
///
/// In comes a [org.varscope.lesson.Lesson]; what solves it is decided below, in [org.varscope.lesson.Marking]. Read
/// [org.varscope.ui.lesson.LessonPane] first. Never in here: how the files of a lesson are opened, which the frame
/// does.
@NullMarked
package org.varscope.ui.lesson;

import org.jspecify.annotations.NullMarked;
