/// Writing files so that nothing is lost.
///
/// Bytes come in, in the wrapper that a [FileForm] knows, and a [SaveFile] says where they go and what may be given up
/// for it. A [FileWriting] does it: it takes turns with others by a [SaveLock], writes a file beside the old one with
/// the rights that it had ([KeptAttributes], [AccessLimit]), and puts it in its place by an [AtomicMove]. What could go
/// wrong is said by [WriteTrouble] and the exceptions here. What is kept of files elsewhere is written the same way:
/// [Backups], [BookmarkFiles], lists of fields ([FieldsFile]) and other [SmallText]. What the bytes mean, and what was
/// done to them, never comes in here.
package org.varscope.document.save;
