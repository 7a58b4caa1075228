package org.varscope.bytes;

/// The weights by which a [Seq] can be searched.
enum SeqWeight {
    PARTS, BYTES, ITEMS;

    long of(SeqNode node) {
        return switch (this) {
            case PARTS -> node.size;
            case BYTES -> node.length;
            case ITEMS -> node.count;
        };
    }

    long of(Seq.Part part) {
        return switch (this) {
            case PARTS -> 1;
            case BYTES -> part.length();
            case ITEMS -> part.count();
        };
    }
}
