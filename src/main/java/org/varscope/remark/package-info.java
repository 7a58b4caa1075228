/// What is said to people, as data.
///
/// A [Remark][org.varscope.remark.Remark] says which of the remarks of a room it is, and holds the numbers and names in
/// it; whoever refuses something is [Remarked][org.varscope.remark.Remarked]. The words stand in `explain`, a table for
/// each language, so that what one language says any other can say too. Never in here: a word of any language.
package org.varscope.remark;
