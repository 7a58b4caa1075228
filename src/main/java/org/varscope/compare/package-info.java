/// What differs between two states or files, value by value.
///
/// Two structures come in, [ChangedValues] comes out, a list of [Difference]s. Read those first. [ValueComparison] goes
/// down from the records, with a stack of its own; what two collections hold is hashed ([Siblings]) and paired
/// ([Alignment]: [ShortestEdit] where little is different, what is there only once where much is, [Alignment.Rising]
/// for what may stay in order). [Merge] makes edits of differences, so that one state gets what the other has,
/// [Outlook] says what an edit of bytes would do, [Displaced] which values it only moves, [Counterparts] which value of
/// one is which of the other, and [ThreeWay] who has changed what of a state that both come from.
/// Nothing here knows where the states come from.
package org.varscope.compare;
