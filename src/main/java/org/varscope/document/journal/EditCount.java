package org.varscope.document.journal;

import module java.base;

/// How many steps lie between what a file holds and what the document was: a step that was taken back again counts for
/// nothing.
///
/// @param edits     steps that the file does not have
/// @param takenBack steps that the file has and the document had no more
record EditCount(long edits, long takenBack) {
    /// {@return the steps among the acts after number `saved`}
    static EditCount after(long saved, List<Entry> entries) {
        long now = 0;
        long common = 0;
        for (Entry entry : entries) {
            if (entry.number() <= saved) {
                continue;
            }
            switch (entry.kind()) {
                case DID -> {
                    common = Math.min(common, now);
                    now++;
                }
                case JOINED -> common = Math.min(common, now - 1);
                case TOOK_BACK -> now--;
                case DID_AGAIN -> now++;
                case HEAD, PLACE, BASE, SAVED, FILE -> { }
            }
        }
        long shared = Math.min(common, now);
        return new EditCount(now - shared, -shared);
    }
}
