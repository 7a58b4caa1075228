/// What is said to people, as data.
///
/// A [Clause][org.varscope.remark.Clause] is data that has words in the bundle beside its room: a record, or a
/// [Remark][org.varscope.remark.Remark], which says which of the remarks of a room it is. Whoever refuses something is
/// [Remarked][org.varscope.remark.Remarked]. Never in here: a word of any language.
package org.varscope.remark;
