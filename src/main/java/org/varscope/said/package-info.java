/// How what rooms find and remark is said: texts with places, in several [org.varscope.said.Language]s, from a
/// bundle of resources beside the room whose data they are about.
///
/// [org.varscope.said.RemarkSentences] says a remark of any room, [org.varscope.said.FlawWords] what is
/// wrong with bytes; [org.varscope.said.Wording] gives a room its own texts. Nothing here knows a document.
@NullMarked
package org.varscope.said;

import org.jspecify.annotations.NullMarked;
