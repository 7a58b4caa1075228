/// Reading as a film, in the window: [org.varscope.ui.play.PlaybackPane] plays, steps and scrubs through the
/// frames of [org.varscope.play.Film], by a [org.varscope.ui.play.Player], which alone knows of time. Panes
/// beside it follow the frame. [org.varscope.ui.play.EncodePane] does the same for a value that is typed.
@NullMarked
package org.varscope.ui.play;

import org.jspecify.annotations.NullMarked;
