/// What each byte is for.
///
/// In go a structure and a window; out come [Field][org.varscope.scan.field.Field]s that cover the window exactly.
///
/// Read [Fields][org.varscope.scan.field.Fields] first, then `ValueFields`. Never in here: words for people.
package org.varscope.scan.field;
