/// Stepping over one value by the table of its dialect.
///
/// In go a reader, a [Plan][org.varscope.scan.walk.Plan] (a dialect's table as arrays) and the offset of a header; out
/// come the offset behind the value, or that it is a collection or broken, and what is odd about its own bytes as
/// [Findings][org.varscope.scan.walk.Findings]. Healthy values are got over faster by `StrideTable` and `StrideLeaves`,
/// which stop before whatever [Walk][org.varscope.scan.walk.Walk] would have something to say about.
///
/// Read `Walk` first, then `Plan`. Never in here: more than one value, memory of what was passed, a way on after damage.
package org.varscope.scan.walk;
