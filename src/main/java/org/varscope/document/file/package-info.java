/// Files that are open: read, recognised again, and watched while other programs may write them.
///
/// A path comes in; out comes an [OpenFile], its bytes and how it looked, a [FileStamp], by which a [FileWatch] notices
/// that it was written since. What kind of file cannot be read is told by [ReadTrouble], where one really is by
/// [RealPath], and a [ProgramLock] keeps one to a single running program. What the bytes mean never comes in here, and
/// nothing is written here but locks: that is the business of `document.save`, above this alcove.
package org.varscope.document.file;
