package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Digest;
import org.varscope.dialect.FieldRuns;
import org.varscope.scan.walk.DigestSum;

/// The digests of a list of fields after an edit. One that fitted what a file held is made anew with what it is to
/// hold; one that did not is left as it is, as nobody knows what it is made of.
///
/// @param made  what is to be written over those that are made anew
/// @param left  those that did not fit before, and do not now
/// @param bytes with those that are made anew
public record DigestRenewal(SequencedMap<Node, byte[]> made, Set<Node> left, ByteStore bytes) {
    /// Makes a digest.
    @FunctionalInterface
    public interface Sums {
        /// {@return what `digest` is to be}
        ///
        /// @param bytes of the structure, in which other digests may be made anew
        byte[] of(Structure structure, ByteStore bytes, Node digest);
    }

    /// {@return what becomes of the digests of `now`}
    ///
    /// @param before what the file held
    /// @param now    what it is to hold
    /// @param first  the bytes of `now`, in which others than those of the list may be made anew
    public static DigestRenewal of(Structure before, Structure now, ByteStore first, Sums sums) {
        List<Node> digests = DigestItems.of(now);
        SequencedMap<Node, byte[]> made = new LinkedHashMap<>();
        Set<Node> left = new HashSet<>();
        ByteStore bytes = first;
        boolean again = true;
        // A digest may be made of others, before it or behind it.
        for (int pass = 0; again && pass < digests.size(); pass++) {
            again = false;
            for (Node node : digests) {
                Digest how = how(node);
                byte[] there = bytes.bytes(node.span());
                byte[] sum = sums.of(now, bytes, node);
                left.remove(node);
                if (DigestSum.isLike(how, sum, there)) {
                    continue;
                }
                if (!made.containsKey(node) && !fitted(before, now, node, sums)) {
                    left.add(node);
                    continue;
                }
                made.put(node, inCaseOf(how, there, sum));
                bytes = bytes.replace(node.span(), ByteStore.of(made.get(node)));
                again = true;
            }
        }
        return new DigestRenewal(made, left, bytes);
    }

    private static Digest how(Node node) {
        return Objects.requireNonNull(Objects.requireNonNull(node.field()).digest());
    }

    private static boolean fitted(Structure before, Structure now, Node digest, Sums sums) {
        ByteStore held = before.bytes();
        return counterpart(before, now, digest).filter(node -> node.state() == State.WHOLE
                && DigestSum.isLike(how(node), sums.of(before, held, node), held.bytes(node.span()))).isPresent();
    }

    /// {@return the same item in another state, in which other records may be before it}
    public static Optional<Node> counterpart(Structure before, Structure now, Node item) {
        FieldRuns there = before.runs();
        FieldRuns here = now.runs();
        long record = there == null || here == null ? Long.MAX_VALUE : there.first(here.index(item.place()));
        return record < before.records() ? Optional.of(before.record(record)) : Optional.empty();
    }

    /// Tells each of them by offset, and whether it is made anew.
    public void each(BiConsumer<Node, Boolean> to) {
        Stream.concat(made.keySet().stream(), left.stream())
                .sorted(Comparator.comparingLong(node -> node.span().start()))
                .forEach(node -> to.accept(node, made.containsKey(node)));
    }

    /// {@return `sum`; its digits, where `digest` is written as such, in the case of those that are there}
    public static byte[] inCaseOf(Digest digest, byte[] there, byte[] sum) {
        boolean upper = digest.form().isHex() && new String(there, StandardCharsets.ISO_8859_1).chars()
                .anyMatch(c -> c >= 'A' && c <= 'F');
        return upper ? new String(sum, StandardCharsets.US_ASCII).toUpperCase(Locale.ROOT)
                .getBytes(StandardCharsets.US_ASCII) : sum;
    }
}
