/// What each byte is for.
///
/// In go a structure and a window; out come [Field][org.varscope.scan.field.Field]s that cover the window exactly:
/// whose the bytes are, what they are (as the walk tells it), and where that is written.
///
/// Read [Fields][org.varscope.scan.field.Fields] first, then `FieldWalk`. Never in here: words for people.
package org.varscope.scan.field;
