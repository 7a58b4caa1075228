package org.varscope.compare;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.compare.Difference.Kind;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.SpanShift;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What an edit of bytes makes of values that keep theirs: where they were read as something else before, as behind a
/// wrong count or behind bytes that are too many, they have only moved.
public final class Displaced {
    private final Structure before;
    private final Structure after;
    private final SpanShift there;
    private final SpanShift back;
    private final SameBytes bytes;

    private Displaced(Structure before, Structure after, List<Patch> patches) {
        this.before = before;
        this.after = after;
        this.there = new SpanShift(patches);
        this.back = new SpanShift(Patch.inverse(patches));
        this.bytes = new SameBytes(before.bytes(), after.bytes(), Progress.NONE);
    }

    /// {@return what becomes of values: of those that are removed and added by `all` and whose bytes are a value before
    /// and after, that they have moved; nothing of gaps, of what has become a key, which is in the path of its value,
    /// and of damage in whose place there is a value}
    ///
    /// @param patches from `before` to `after`, in order; empty where that is not known
    /// @param all     what is different
    public static List<Difference> told(Structure before, Structure after, List<Patch> patches, List<Difference> all) {
        Displaced displaced = new Displaced(before, after, patches);
        Set<Span> added = all.stream().filter(one -> one.kind() == Kind.ADDED).map(Difference::is)
                .collect(Collectors.toSet());
        return all.stream().filter(one -> isOfValue(one, before, after) || isLost(one, before, after))
                .flatMap(one -> patches.isEmpty() ? Stream.of(one) : displaced.told(one, added)).toList();
    }

    private Stream<Difference> told(Difference one, Set<Span> added) {
        return switch (one.kind()) {
            case ADDED -> same(before, back.after(one.is()), one.is())
                    .map(from -> moved(from.location(), one.after(), from.span(), one.is()))
                    .orElseGet(() -> Stream.of(one));
            case REMOVED -> same(after, there.after(one.was()), one.was())
                    .map(to -> to.location().key() || added.contains(to.span()) ? Stream.<Difference>empty()
                            : moved(one.before(), to.location(), one.was(), to.span()))
                    .orElseGet(() -> Stream.of(one));
            case CHANGED, RETYPED, MOVED, ENCODING, BYTES -> Stream.of(one);
        };
    }

    private static Stream<Difference> moved(Location from, Location to, Span was, Span is) {
        return Stream.of(new Difference(Kind.MOVED, from, to, from, to, was, is));
    }

    /// {@return the value or key of `in` that takes exactly `span`, with the bytes of `of` in the other one}
    private Optional<Node> same(Structure in, Span span, Span of) {
        Node node = span.isEmpty() ? null : in.deepestAt(span.start()).orElse(null);
        while (node != null && node.span().length() < span.length()) {
            node = node.parent();
        }
        boolean found = node != null && node.span().equals(span) && node.role() != Role.GAP
                && node.state() != State.DAMAGED && (in == before ? bytes.same(span, of) : bytes.same(of, span));
        return found ? Optional.of(node) : Optional.empty();
    }

    /// Damage is no value, nor is the place of one that it has swallowed.
    static boolean isOfValue(Difference one, Structure before, Structure after) {
        return switch (one.kind()) {
            case BYTES -> false;
            case REMOVED -> isRead(before, one.before());
            case ADDED -> isRead(after, one.after());
            case CHANGED, RETYPED, MOVED, ENCODING -> true;
        };
    }

    /// Whether a damaged value goes and none comes in its place.
    private static boolean isLost(Difference one, Structure before, Structure after) {
        return one.kind() == Kind.REMOVED && !one.was().isEmpty() && after.node(one.before()).isEmpty()
                && before.node(one.before()).isPresent();
    }

    private static boolean isRead(Structure in, Location at) {
        return in.node(at).filter(node -> node.state() != State.DAMAGED && !node.span().isEmpty()).isPresent();
    }
}
