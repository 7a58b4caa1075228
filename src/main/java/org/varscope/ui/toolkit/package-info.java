/// What the window needs of its toolkit beside controls: work off its thread, frames, the keyboard, and what happens to
/// mistakes of the program. Nothing here knows a document.
///
/// Read [Background] first: it is the only way off the thread of the window and back to it, and [FailureWords] says
/// what a failure there means. [FirstFrame] and [NextFrame] put off what a person need not wait for. [Keyboard],
/// [Typing] and [Unfinished] tell where keys go, what begins an edit, and what text is still being typed.
package org.varscope.ui.toolkit;
