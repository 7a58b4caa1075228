package org.varscope.document.layout;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Digest;
import org.varscope.dialect.Digest.Algorithm;
import org.varscope.dialect.Digest.Form;
import org.varscope.dialect.Digest.Reach;
import org.varscope.dialect.Layout;
import org.varscope.document.place.Paths;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.DigestSum;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathText;

/// Digests that are values: a text of hexadecimal digits in a Dictionary, such as `$._meta.checksum`, which a script
/// has made of what `var_to_bytes` gives for the values around it.
public final class InnerDigests {
    /// Larger values are not gone through for this.
    private static final long LARGEST = 16 << 20;
    private static final int MOST_RECORDS = 16;
    private static final int MOST_ENTRIES = 64;
    /// Entries that are looked at in all, as this is asked before every save.
    private static final int MOST_LOOKED_AT = 1024;
    private static final int MOST_TEXTS = 8;
    private static final int DEEPEST = 3;
    private static final List<Algorithm> ALGORITHMS = List.of(Algorithm.SHA256, Algorithm.SHA1, Algorithm.MD5,
            Algorithm.CRC32);

    private InnerDigests() { }

    /// What a digest is made of.
    private enum Of {
        /// The whole value, without the digest.
        REST,
        /// The whole value, without the entry that the Dictionary with the digest is in.
        OUTSIDE,
        /// The whole value, with no digits in the text.
        EMPTY,
        /// The entry before it.
        BEFORE,
        /// The entry after it.
        AFTER
    }

    /// A text that may be a digest.
    ///
    /// @param root   the value that it is in
    /// @param around the entry in which its Dictionary is; null where that is the whole value
    /// @param before the value of the entry before it; null where there is none
    /// @param after  that of the entry after it
    private record Text(Node root, @Nullable Entry around, Entry own, @Nullable Node before, @Nullable Node after) {
        Span digits() {
            return new Span(own.entry.value().span().start() + 8, own.entry.value().span().length() - 8);
        }
    }

    /// An entry, and what it is in.
    private record Entry(Node in, Structure.Entry entry) {
        Span span() {
            return Span.between(entry.key().item().start(), entry.value().item().end());
        }
    }

    /// {@return whether some text in `structure` may be a digest; looks at few values only}
    static boolean mayBeIn(Structure structure) {
        return !texts(structure).isEmpty();
    }

    /// {@return the digests in `structure`, in words}
    ///
    /// @param progress follows what they are made of, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static List<Remark> in(Structure structure, Progress progress) {
        List<Remark> found = new ArrayList<>();
        for (Text text : texts(structure)) {
            for (Algorithm algorithm : ALGORITHMS) {
                if (of(structure, text, algorithm, progress) != null) {
                    found.add(DigestRemark.INNER.with(path(structure, text), algorithm.title()));
                }
            }
        }
        return found;
    }

    /// What is to be written over those that fitted before and do not fit any more, by where that is.
    ///
    /// @param saved what the file held
    static SequencedMap<Span, byte[]> due(Structure saved, Structure now, Progress progress) {
        SequencedMap<Span, byte[]> made = new LinkedHashMap<>();
        Map<String, Text> before = new HashMap<>();
        texts(saved).forEach(text -> before.putIfAbsent(path(saved, text), text));
        for (Text text : texts(now)) {
            Text was = before.get(path(now, text));
            byte[] there = now.bytes().bytes(text.digits());
            for (Algorithm algorithm : ALGORITHMS) {
                Of of = was == null ? null : of(saved, was, algorithm, progress);
                byte[] sum = of == null ? null : sum(now, text, algorithm, of, progress);
                if (sum != null && !DigestSum.isLike(digest(algorithm), sum, there)) {
                    made.put(text.digits(), sum);
                }
            }
        }
        return made;
    }

    /// {@return the name of the digest that has so many digits}
    static String title(int digits) {
        return ALGORITHMS.stream().filter(algorithm -> digest(algorithm).size() == digits).findFirst().orElseThrow()
                .title();
    }

    private static Digest digest(Algorithm algorithm) {
        return new Digest(algorithm, Reach.REST, Form.HEX);
    }

    private static String path(Structure structure, Text text) {
        return PathText.write(Paths.of(structure, text.own.entry.value(), MOST_ENTRIES), structure.dialect());
    }

    /// What a text is the digest of; null where it is none.
    private static @Nullable Of of(Structure structure, Text text, Algorithm algorithm, Progress progress) {
        byte[] there = structure.bytes().bytes(text.digits());
        return there.length != digest(algorithm).size() ? null : Stream.of(Of.values()).filter(of -> {
            byte[] sum = sum(structure, text, algorithm, of, progress);
            return sum != null && DigestSum.isLike(digest(algorithm), sum, there);
        }).findFirst().orElse(null);
    }

    private static byte @Nullable [] sum(Structure structure, Text text, Algorithm algorithm, Of of,
            Progress progress) {
        ByteStore bytes = switch (of) {
            case REST -> without(structure.bytes(), text.root, text.own);
            case OUTSIDE -> text.around == null ? null : without(structure.bytes(), text.root, text.around);
            case EMPTY -> emptied(structure.bytes(), text);
            case BEFORE -> text.before == null ? null : structure.bytes().slice(text.before.span());
            case AFTER -> text.after == null ? null : structure.bytes().slice(text.after.span());
        };
        return bytes == null ? null : DigestSum.of(digest(algorithm), ByteOrder.LITTLE_ENDIAN, bytes,
                List.of(new Span(0, bytes.length())), progress);
    }

    private static ByteStore without(ByteStore bytes, Node root, Entry entry) {
        long count = Objects.requireNonNull(entry.in.body()).start() - Integer.BYTES;
        int fewer = bytes.reader().i32(count) - 1;
        return bytes.slice(root.span()).replace(entry.span().shifted(-root.span().start()), ByteStore.empty())
                .replace(new Span(count - root.span().start(), Integer.BYTES), word(fewer));
    }

    private static ByteStore emptied(ByteStore bytes, Text text) {
        Span value = text.own.entry.value().span();
        return bytes.slice(text.root.span()).replace(Span.between(value.start() + 4, value.end())
                .shifted(-text.root.span().start()), word(0));
    }

    private static ByteStore word(int number) {
        return ByteStore.of(ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN).putInt(number).array());
    }

    private static List<Text> texts(Structure structure) {
        List<Text> texts = new ArrayList<>();
        int[] left = {MOST_LOOKED_AT};
        long records = Math.min(structure.records(), MOST_RECORDS);
        for (long record = 0; record < records; record++) {
            Node root = structure.record(record);
            if (root.span().length() <= LARGEST) {
                look(structure, root, null, root, DEEPEST, left, texts);
            }
        }
        return texts;
    }

    /// Looks for them in `in`, and in the Dictionaries in it, as many levels deep as `deeper` says.
    ///
    /// @param left how many entries may be looked at from here on
    private static void look(Structure structure, Node root, @Nullable Entry around, Node in, int deeper,
            int[] left, List<Text> texts) {
        if (left[0] <= 0 || in.state() != State.WHOLE || in.row() == null
                || !(in.row().layout() instanceof Layout.Entries)) {
            return;
        }
        ByteReader reader = structure.bytes().reader(1024);
        List<Structure.Entry> entries = structure.entries(in, 0, Math.min(in.children(), MOST_ENTRIES));
        for (int i = 0; i < entries.size() && texts.size() < MOST_TEXTS && left[0]-- > 0; i++) {
            Entry own = new Entry(in, entries.get(i));
            Node value = own.entry.value();
            if (isDigits(reader, value)) {
                texts.add(new Text(root, around, own, i == 0 ? null : entries.get(i - 1).value(),
                        i == entries.size() - 1 ? null : entries.get(i + 1).value()));
            } else if (deeper > 1) {
                look(structure, root, own, value, deeper - 1, left, texts);
            }
        }
    }

    private static boolean isDigits(ByteReader in, Node value) {
        if (value.state() != State.WHOLE || value.row() == null || !(value.row().layout() instanceof Layout.Text)) {
            return false;
        }
        long digits = value.span().length() - 8;
        return ALGORITHMS.stream().anyMatch(algorithm -> digest(algorithm).size() == digits)
                && in.u32(value.span().start() + 4) == digits
                && LongStream.range(0, digits).allMatch(i -> HexFormat.isHexDigit(in.u8(value.span().start() + 8 + i)));
    }
}
