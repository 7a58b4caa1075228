/// Stepping over one value by the table of its dialect.
///
/// In go a reader, a [Plan][org.varscope.scan.walk.Plan] (a dialect's table as arrays) and the offset of a header; out
/// come the offset after the value, or that it is a collection or broken, and what is odd about its own bytes as
/// [Findings][org.varscope.scan.walk.Findings]. Healthy values are got over faster by `StrideTable` and `StrideLeaves`,
/// which stop before whatever [Walk][org.varscope.scan.walk.Walk] would have something to say about.
///
/// What the bytes of a value are, a `FieldVisitor` is told as a [Purpose][org.varscope.scan.walk.Purpose]. A
/// [Cursor][org.varscope.scan.walk.Cursor] goes from value to value.
///
/// Read `Walk` first, then `Plan`. Never in here: memory of what was passed, a way on after damage.
package org.varscope.scan.walk;
