package org.varscope.container;

import module java.base;

/// The parts that a wrapper begins with, each of a fixed size, in their order. Heads are read, written and explained by
/// it.
///
/// @param parts one after the other
record HeadLayout(List<WrapperPart> parts) {
    static HeadLayout of(WrapperPart... parts) {
        return new HeadLayout(List.of(parts));
    }

    /// {@return how many bytes they have}
    int size() {
        return parts.stream().mapToInt(WrapperPart::size).sum();
    }

    boolean has(WrapperPart part) {
        return parts.contains(part);
    }

    /// {@return where `part` begins, which must be one of them}
    int at(WrapperPart part) {
        return parts.subList(0, parts.indexOf(part)).stream().mapToInt(WrapperPart::size).sum();
    }

    /// Tells all of them to `sink`.
    void tell(WrapperFieldSink sink) {
        long at = 0;
        for (WrapperPart part : parts) {
            sink.add(at, part.size(), part);
            at += part.size();
        }
    }
}
