/// The wire rules of each engine generation, as tables, and what several rooms need to follow them.
///
/// - [Dialect]: a table of [Row]s, read by [DialectFile], and a few traits; [Dialects] has those that come along.
/// - [Layout], [Number], [Flag]: how a payload is laid out.
/// - [TextRule] and [Utf8]: which bytes are text. [Floats]: numbers between 32 and 64 bits, bit for bit.
/// - [Framing]: how values are laid out at the root of a file; [FieldList] of [FieldItem]s where a script mixed
/// `store_*` calls.
package org.varscope.dialect;
