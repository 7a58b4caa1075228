/// Where a document is kept: reading a file, noticing that another program writes it, and writing it so that nothing is
/// lost. A file comes in as an [OpenFile][org.varscope.document.file.OpenFile], bytes and how the file looked; bytes go
/// out by a [SaveFile][org.varscope.document.file.SaveFile], in the wrapper that a
/// [FileForm][org.varscope.document.file.FileForm] knows. Read these three first. What the bytes mean, and what was
/// done to them, never comes in here: this alcove lies below `document` and does not know it.
package org.varscope.document.file;
