package org.varscope.document.layout;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Digest;
import org.varscope.dialect.Digest.Algorithm;
import org.varscope.dialect.Digest.Form;
import org.varscope.dialect.Digest.Reach;
import org.varscope.dialect.Layout;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// Finds values that may be digests: texts of hexadecimal digits or in base64 and packed bytes, as long as one is, in a
/// Dictionary, an Array, or a record of their own.
final class DigestPlaces {
    /// Larger values are not gone through for this.
    private static final long LARGEST = 16 << 20;
    private static final int MOST_RECORDS = 16;
    static final int MOST_CHILDREN = 64;
    /// Values that are looked at in all, as this is asked before every save.
    private static final int MOST_LOOKED_AT = 1024;
    private static final int MOST = 8;
    private static final int DEEPEST = 3;
    /// How far from a digest what it is made of may be.
    private static final int NEAR = 2;
    private static final List<Algorithm> ALGORITHMS = List.of(Algorithm.SHA256, Algorithm.SHA1, Algorithm.MD5,
            Algorithm.CRC32);

    private final Structure structure;
    private final ByteReader in;
    private final List<Place> found = new ArrayList<>();
    private int left = MOST_LOOKED_AT;

    private DigestPlaces(Structure structure) {
        this.structure = structure;
        this.in = structure.bytes().reader(1024);
    }

    /// A value among others.
    ///
    /// @param in      what they are in; null for records
    /// @param others  all of them, as far as they are looked at
    /// @param index   of this one
    /// @param entry   the entry that it is in; null where that is none of a Dictionary
    record Child(@Nullable Node in, List<Node> others, int index, Structure.@Nullable Entry entry) {
        Node value() {
            return others.get(index);
        }

        /// The value so many steps after it, or before it; null where there is none.
        @Nullable Node beside(int step) {
            int at = index + step;
            return at < 0 || at >= others.size() || others.get(at).row() == null ? null : others.get(at);
        }
    }

    /// A value that may be a digest.
    ///
    /// @param root   the value that it is in
    /// @param around the entry in which its collection is; null where that is the whole value
    /// @param own    itself
    /// @param digest how it would be made
    record Place(Node root, @Nullable Child around, Child own, Digest digest) {
        /// Where its bytes are.
        Span bytes() {
            return new Span(own.value().span().start() + 8, digest.size());
        }

        /// {@return how far away the values are that it may be made of, the nearest first}
        static List<Integer> steps() {
            return IntStream.rangeClosed(1, NEAR).boxed().flatMap(step -> Stream.of(-step, step)).toList();
        }
    }

    /// {@return the values of `structure` that may be digests; looks at few only}
    static List<Place> in(Structure structure) {
        DigestPlaces all = new DigestPlaces(structure);
        List<Node> records = structure.children(null, 0, Math.min(structure.records(), MOST_RECORDS));
        for (int i = 0; i < records.size(); i++) {
            Node root = records.get(i);
            if (root.span().length() <= LARGEST) {
                all.look(root, null, new Child(null, records, i, null), DEEPEST);
            }
        }
        return all.found;
    }

    /// Looks at a value, and at those in it, as many levels deep as `deeper` says.
    private void look(Node root, @Nullable Child around, Child own, int deeper) {
        Node value = own.value();
        Digest digest = found.size() < MOST && left-- > 0 ? digest(value) : null;
        if (digest != null && (own.in() != null || own.others().size() > 1)) {
            found.add(new Place(root, around, own, digest));
        }
        if (left <= 0 || found.size() == MOST || deeper == 0 || value.state() != State.WHOLE || value.row() == null) {
            return;
        }
        Child next = own.in() == null ? null : own;
        if (value.row().layout() instanceof Layout.Entries) {
            List<Structure.Entry> entries = structure.entries(value, 0, Math.min(value.children(), MOST_CHILDREN));
            List<Node> values = entries.stream().map(Structure.Entry::value).toList();
            for (int i = 0; i < values.size(); i++) {
                look(root, next, new Child(value, values, i, entries.get(i)), deeper - 1);
            }
        } else if (value.row().layout() instanceof Layout.Elements) {
            List<Node> values = structure.children(value, 0, Math.min(value.children(), MOST_CHILDREN));
            for (int i = 0; i < values.size(); i++) {
                look(root, next, new Child(value, values, i, null), deeper - 1);
            }
        }
    }

    /// How `value` would be made if it was a digest; null where it is none.
    private @Nullable Digest digest(Node value) {
        if (value.state() != State.WHOLE || value.row() == null || value.span().length() < 12) {
            return null;
        }
        long start = value.span().start() + 8;
        long length = in.u32(start - 4);
        return switch (value.row().layout()) {
            case Layout.PackedBytes _ -> Optional.ofNullable(text(value, start, length))
                    .orElseGet(() -> digest(length, Form.BYTES));
            case Layout.Text _ -> text(value, start, length);
            default -> null;
        };
    }

    /// How it would be made if its characters were a digest; null where they are none.
    private @Nullable Digest text(Node value, long start, long length) {
        if (length == 0 || length > 64 || length > value.span().end() - start) {
            return null;
        }
        return LongStream.range(0, length).allMatch(i -> HexFormat.isHexDigit(in.u8(start + i)))
                ? digest(length, Form.HEX) : in.u8(start + length - 1) == '=' ? digest(length, Form.BASE64) : null;
    }

    private static @Nullable Digest digest(long size, Form form) {
        return ALGORITHMS.stream().map(algorithm -> new Digest(algorithm, Reach.REST, form))
                .filter(digest -> digest.size() == size).findFirst().orElse(null);
    }
}
