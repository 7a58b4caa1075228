/// Reading and writing as a film.
///
/// [PlaybackPane] plays, steps and scrubs through the frames of a [org.varscope.play.Film], by a [Player], which alone
/// knows of time, and the buttons of a [Transport]; a [FrameView] shows one frame, and panes beside it follow it.
/// [EncodePane] does the same for a value that is typed.
@NullMarked
package org.varscope.ui.play;

import org.jspecify.annotations.NullMarked;
