/// What a person means to change, whether it may be, and which bytes it comes down to.
///
/// An [Edit] and a structure come in. [Review] converts its value as the engine would in that place and says what
/// speaks against it ([Objection]); [Lowering] turns it into bytes to replace, or refuses with an [EditException].
/// Both reasons are an [EditRefusal]: data, never a sentence.
/// Both look and change nothing: only `Document` does.
///
/// Read first: [Edit], [Review], [Lowering]. No rule about what an edit may do is anywhere else, so that the window
/// and the command line give the same answer.
package org.varscope.document.edit;
