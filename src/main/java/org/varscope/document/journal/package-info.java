/// Keeps what was not saved yet, step by step, so that nothing is lost when the program ends without being asked to.
///
/// A [Journal] listens to one document and appends an [Entry] for each act to an [EntryFile] in the folder of
/// [Journals]: a [Base] says what the steps start from, a [Transition] how one state became another, and [Seal]
/// encrypts what belongs to an encrypted file. At the next start, [Journals] gives each [Found] journal; a [Recovery]
/// holds it, and a [Replay] plays it again.
package org.varscope.document.journal;
