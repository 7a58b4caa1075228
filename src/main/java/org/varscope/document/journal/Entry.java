package org.varscope.document.journal;

/// One record of a journal, as it is in the file.
///
/// @param kind    what it says
/// @param number  of an act: which one it is, counted from the opening of the document; of a base: how many acts came
///                before the state that it describes
/// @param millis  when it was written, since 1970
/// @param content encrypted where the journal is, unless the kind is open to all
record Entry(Kind kind, long number, long millis, byte[] content) {
    /// What records say. The order is part of the format.
    enum Kind {
        /// A [JournalHead]. Comes first.
        HEAD,
        /// Name and path of the document from here on. Never encrypted, so that it can be shown before a key is there.
        PLACE,
        /// What the file holds or is about to hold, and the history around it.
        BASE,
        /// A step was done, which nothing was joined to yet.
        DID,
        /// A step was taken back.
        TOOK_BACK,
        /// A step was done again.
        DID_AGAIN,
        /// The file holds the bytes of the last base now.
        SAVED,
        /// More was typed into the last step.
        JOINED,
        /// How the file of the base that comes next looks, and its bytes as they are there where they are few. Never
        /// encrypted: the bytes of an encrypted file are encrypted already.
        FILE;

        boolean isOpen() {
            return this == HEAD || this == PLACE || this == FILE;
        }

        boolean isAct() {
            return !isOpen() && this != BASE;
        }
    }
}
