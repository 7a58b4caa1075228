/// Reading and writing as steps that can be gone through in both directions.
///
/// In goes a [org.varscope.scan.index.Structure]; out of a [org.varscope.play.Film] come
/// [org.varscope.play.Frame]s, one for each field: what is read, which collections are open around it, what is
/// expected next, which values are understood by it, and, where there is damage, why reading stops and where it goes
/// on.
/// A frame follows only from the bytes and its offset, so that a step back gives exactly what a step forward gave, and
/// nothing has to be kept of the way there, however large the file is. [org.varscope.play.Encoding] is the same
/// for a value that somebody types, and [org.varscope.play.FieldChange] tells what becomes other bytes when it
/// changes.
///
/// Read [org.varscope.play.Film] first. Never in here: time, which belongs to whoever shows the frames.
@NullMarked
package org.varscope.play;

import org.jspecify.annotations.NullMarked;
