package org.varscope.bytes;

import module java.base;

/// Adds up offsets and item numbers along a walk over parts.
final class SeqPlaces<T extends Seq.Part> implements Iterator<Seq.Place<T>> {
    private final Iterator<T> parts;
    private int index;
    private long offset;
    private long item;

    /// @param first the place of the first part that `parts` returns
    SeqPlaces(Seq.Place<T> first, Iterator<T> parts) {
        this.parts = parts;
        index = first.index();
        offset = first.offset();
        item = first.item();
    }

    @Override
    public boolean hasNext() {
        return parts.hasNext();
    }

    @Override
    public Seq.Place<T> next() {
        T part = parts.next();
        Seq.Place<T> place = new Seq.Place<>(index, part, offset, item);
        index++;
        offset += part.length();
        item += part.count();
        return place;
    }
}
