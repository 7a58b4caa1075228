package org.varscope.document.layout;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.document.layout.DigestPlaces.Child;
import org.varscope.document.layout.DigestPlaces.Place;
import org.varscope.document.place.Paths;
import org.varscope.remark.Remark;
import org.varscope.scan.index.DigestRenewal;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.DigestSum;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathText;

/// Digests that are values: a text of hexadecimal digits or in base64, or packed bytes, such as `$._meta.checksum`,
/// which a script has made of what `var_to_bytes` gives for the values around it, of the text beside it, or of the
/// other records.
public final class InnerDigests {
    private InnerDigests() { }

    /// What a digest is made of.
    private enum Kind {
        /// The whole value, without the digest.
        REST,
        /// The whole value, without the entry that the Dictionary with the digest is in.
        OUTSIDE,
        /// The whole value, with nothing in the digest.
        EMPTY,
        /// A value beside it.
        BESIDE,
        /// The characters of a text beside it.
        CHARACTERS,
        /// A value beside the collection with the digest.
        BESIDE_AROUND,
        /// The characters of a text beside that.
        CHARACTERS_AROUND,
        /// All before the record with the digest.
        BEFORE,
        /// All behind it.
        AFTER;

        boolean steps() {
            return this == BESIDE || this == CHARACTERS || this == BESIDE_AROUND || this == CHARACTERS_AROUND;
        }
    }

    /// What a digest is made of.
    ///
    /// @param step how far away it is; 0 where that is known anyway
    private record Of(Kind kind, int step) {
        static final List<Of> ALL = Stream.of(Kind.values()).flatMap(kind -> kind.steps()
                ? Place.steps().stream().map(step -> new Of(kind, step)) : Stream.of(new Of(kind, 0))).toList();
    }

    /// {@return whether some value in `structure` may be a digest; looks at few values only}
    static boolean mayBeIn(Structure structure) {
        return !DigestPlaces.in(structure).isEmpty();
    }

    /// {@return the digests in `structure`, in words}
    ///
    /// @param progress follows what they are made of, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static List<Remark> in(Structure structure, Progress progress) {
        return DigestPlaces.in(structure).stream().filter(place -> of(structure, place, progress) != null)
                .map(place -> DigestRemark.INNER.with(path(structure, place), place.digest().algorithm().title()))
                .toList();
    }

    /// A digest that was made anew.
    ///
    /// @param title of its algorithm
    /// @param bytes that it has now
    record Made(String title, byte[] bytes) { }

    /// What is to be written over those that fitted before and no longer fit, by where that is.
    ///
    /// @param saved what the file held
    static SequencedMap<Span, Made> due(Structure saved, Structure now, Progress progress) {
        SequencedMap<Span, Made> made = new LinkedHashMap<>();
        Map<String, Place> before = new HashMap<>();
        DigestPlaces.in(saved).forEach(place -> before.putIfAbsent(path(saved, place), place));
        for (Place place : DigestPlaces.in(now)) {
            Place was = before.get(path(now, place));
            byte[] there = now.bytes().bytes(place.bytes());
            Of of = was == null || !was.digest().equals(place.digest()) ? null : of(saved, was, progress);
            byte[] sum = of == null ? null : sum(now, place, of, progress);
            if (sum != null && !DigestSum.isLike(place.digest(), sum, there)) {
                made.put(place.bytes(), new Made(place.digest().algorithm().title(),
                        DigestRenewal.inCaseOf(place.digest(), there, sum)));
            }
        }
        return made;
    }

    private static String path(Structure structure, Place place) {
        return PathText.write(Paths.of(structure, place.own().value(), DigestPlaces.MOST_CHILDREN),
                structure.dialect());
    }

    /// What a value is the digest of; null where it is none.
    private static @Nullable Of of(Structure structure, Place place, Progress progress) {
        byte[] there = structure.bytes().bytes(place.bytes());
        return Of.ALL.stream().filter(of -> {
            byte[] sum = sum(structure, place, of, progress);
            return sum != null && DigestSum.isLike(place.digest(), sum, there);
        }).findFirst().orElse(null);
    }

    private static byte @Nullable [] sum(Structure structure, Place place, Of of, Progress progress) {
        ByteStore all = structure.bytes();
        Child own = place.own();
        boolean record = own.in() == null;
        ByteStore bytes = switch (of.kind) {
            case REST -> without(all, place.root(), own);
            case OUTSIDE -> without(all, place.root(), place.around());
            case EMPTY -> record ? null : emptied(all, place);
            case BESIDE -> value(all, own.beside(of.step));
            case CHARACTERS -> characters(all, own.beside(of.step));
            case BESIDE_AROUND -> place.around() == null ? null : value(all, place.around().beside(of.step));
            case CHARACTERS_AROUND -> place.around() == null ? null : characters(all, place.around().beside(of.step));
            case BEFORE -> record && own.index() > 0 ? all.slice(new Span(0, own.value().item().start())) : null;
            case AFTER -> record && own.value().item().end() < all.length()
                    ? all.slice(Span.between(own.value().item().end(), all.length())) : null;
        };
        return bytes == null ? null : DigestSum.of(place.digest(), ByteOrder.LITTLE_ENDIAN, bytes,
                List.of(new Span(0, bytes.length())), progress);
    }

    private static @Nullable ByteStore value(ByteStore bytes, @Nullable Node node) {
        return node == null ? null : bytes.slice(node.span());
    }

    private static @Nullable ByteStore characters(ByteStore bytes, @Nullable Node node) {
        if (node == null || node.row() == null || !(node.row().layout() instanceof Layout.Text)
                || node.span().length() < 8) {
            return null;
        }
        long start = node.span().start() + 8;
        long length = bytes.reader().u32(start - 4);
        return length > node.span().end() - start ? null : bytes.slice(new Span(start, length));
    }

    private static @Nullable ByteStore without(ByteStore bytes, Node root, @Nullable Child child) {
        if (child == null || child.in() == null || child.entry() == null) {
            return null;
        }
        long count = Objects.requireNonNull(child.in().body()).start() - Integer.BYTES;
        int fewer = bytes.reader().i32(count) - 1;
        Span entry = Span.between(child.entry().key().item().start(), child.entry().value().item().end());
        return bytes.slice(root.span()).replace(entry.shifted(-root.span().start()), ByteStore.empty())
                .replace(new Span(count - root.span().start(), Integer.BYTES), word(fewer));
    }

    private static ByteStore emptied(ByteStore bytes, Place place) {
        Span value = place.own().value().span();
        return bytes.slice(place.root().span()).replace(Span.between(value.start() + 4, value.end())
                .shifted(-place.root().span().start()), word(0));
    }

    private static ByteStore word(int number) {
        return ByteStore.of(ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN).putInt(number).array());
    }
}
