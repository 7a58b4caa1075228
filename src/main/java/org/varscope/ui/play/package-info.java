/// Reading as a film, in the window: {@link org.varscope.ui.play.PlaybackPane} plays, steps and scrubs through the
/// frames of {@link org.varscope.play.Film}, by a {@link org.varscope.ui.play.Player}, which alone knows of time. Panes
/// beside it follow the frame. {@link org.varscope.ui.play.EncodePane} does the same for a value that is typed.
@NullMarked
package org.varscope.ui.play;

import org.jspecify.annotations.NullMarked;
