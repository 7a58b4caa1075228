/// How what rooms find and remark is said: texts with places, in several [org.varscope.said.Language]s, from a
/// bundle of resources beside the room whose data they are about.
///
/// [org.varscope.said.Clauses] says a [org.varscope.remark.Clause] of any room: a flaw, a refusal, an action, a remark.
/// [org.varscope.said.Wording] gives a room its own texts. Nothing here knows a document.
@NullMarked
package org.varscope.said;

import org.jspecify.annotations.NullMarked;
