/// How what rooms find and remark is said: texts with places, in several {@link org.varscope.said.Language}s, from a
/// bundle of resources beside the room whose data they are about.
///
/// {@link org.varscope.said.RemarkSentences} says a remark of any room, {@link org.varscope.said.FlawWords} what is
/// wrong with bytes; {@link org.varscope.said.Wording} gives a room its own texts. Nothing here knows a document.
@NullMarked
package org.varscope.said;

import org.jspecify.annotations.NullMarked;
