/// Where something is: bytes, numbers, texts, keys, types, paths, problems.
///
/// A [Query] says what is looked for; [QueryText] makes one of what a person typed. [Search] goes through the bytes or
/// the values of one state and tells every hit, in order of offset, as two numbers. [HitPlace] says what is at a
/// hit, when somebody looks at it. [NameSearch] looks for values only by their names, the best ones first. [Replacing]
/// makes one edit of what takes the place of all hits, with what is left as it is. [ChangeSearch] tells what changed
/// between two states as a [ChangeQuery] says, and [Narrowed] is what is left after several of those. The window and
/// the command line search by this room and nothing else.
package org.varscope.find;
