package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Digest;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.DigestSum;
import org.varscope.scan.walk.Progress;

/// The digests among the items of a list of fields, and whether they fit what they are made of.
public final class DigestItems {
    private DigestItems() { }

    /// {@return whether `framing` names a digest}
    public static boolean areIn(Framing framing) {
        return framing.list().stream().flatMap(list -> list.items().stream()).anyMatch(item -> item.digest() != null);
    }

    /// {@return the digests of `structure` that are there, by offset}
    public static List<Node> of(Structure structure) {
        FieldRuns runs = structure.runs();
        if (runs == null || !areIn(structure.framing())) {
            return List.of();
        }
        return IntStream.range(0, runs.list().items().size())
                .filter(item -> runs.list().items().get(item).digest() != null).mapToLong(runs::first)
                .filter(record -> record < structure.records()).mapToObj(structure::record)
                .filter(node -> node.state() == State.WHOLE && node.field() != null).toList();
    }

    /// {@return whether `digest` fits}
    ///
    /// @param digest   a node of [#of]
    /// @param progress follows what it is made of, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static boolean fits(Structure structure, Node digest, Progress progress) {
        FieldItem item = digest.field();
        return item != null && item.digest() != null && digest.state() == State.WHOLE
                && DigestSum.isLike(item.digest(), sum(structure, structure.bytes(), digest, progress),
                        structure.bytes().bytes(digest.span()));
    }

    /// {@return the bytes that `digest` is to have}
    ///
    /// @param bytes    of the structure, in which digests before this one may be made anew
    /// @param progress follows what it is made of, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static byte[] sum(Structure structure, ByteStore bytes, Node digest, Progress progress) {
        FieldItem item = Objects.requireNonNull(digest.field());
        Digest how = Objects.requireNonNull(item.digest());
        Span own = digest.span();
        Span before = new Span(0, own.start());
        Span behind = Span.between(own.end(), bytes.length());
        List<Span> of = switch (how.reach()) {
            case BEFORE -> List.of(before);
            case AFTER -> List.of(behind);
            case REST -> List.of(before, behind);
            case ITEMS -> items(structure, how.items()).map(List::of).orElse(List.of());
            case VALUE -> value(structure, digest.place()).map(Node::span).map(List::of).orElse(List.of());
        };
        return DigestSum.of(how, item.order(), bytes, of, progress);
    }

    /// The bytes of the items with these two names and of those between; empty where the first is not there.
    private static Optional<Span> items(Structure structure, List<String> names) {
        FieldRuns runs = structure.runs();
        if (runs == null) {
            return Optional.empty();
        }
        long first = runs.first(runs.list().named(names.getFirst()));
        long end = Math.min(runs.end(runs.list().named(names.getLast())), structure.records());
        return first >= end ? Optional.empty()
                : Optional.of(Span.between(structure.childStart(null, first), structure.record(end - 1).item().end()));
    }

    /// The nearest value before the record number `place`; behind it where none is before.
    private static Optional<Node> value(Structure structure, long place) {
        return LongStream.concat(LongStream.iterate(place - 1, at -> at >= 0, at -> at - 1),
                        LongStream.range(place + 1, structure.records())).mapToObj(structure::record)
                .filter(node -> !node.isPlain()).findFirst();
    }

    /// {@return the problems of those that do not fit}
    static List<Problem> wrong(Structure structure, Progress progress) {
        return of(structure).stream().filter(node -> !fits(structure, node, progress))
                .map(node -> new Problem(new Flaw.DigestOther(Objects.requireNonNull(node.field()).word()),
                        node.span())).toList();
    }
}
