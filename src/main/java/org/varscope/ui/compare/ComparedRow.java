package org.varscope.ui.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.compare.Difference;
import org.varscope.compare.ThreeWay;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.ComparedValue;

/// A difference as it is listed, with the bytes of it that are different.
///
/// @param kind  what became of it: from left to right, or since the base where there is one
/// @param was   the bytes of the left side; empty where it has none
/// @param is    those of the right side; empty where it has none
/// @param whose who has made it of the base; null where there is none
/// @param base  what that has; empty where there is none
record ComparedRow(Difference.Kind kind, ComparedValue value, Span was, Span is, ThreeWay.@Nullable Whose whose,
        String base) {
    /// Of larger values, all bytes count as different.
    private static final int LARGEST = 1 << 16;

    /// {@return `one` as it is between these states}
    static ComparedRow of(Difference one, Structure left, Structure right) {
        return of(one.kind(), ComparedValue.of(one, left, right), left, right, null, "");
    }

    /// {@return `fork` as it is between these states}
    static ComparedRow of(ThreeWay.Fork fork, Structure base, Structure left, Structure right) {
        Optional<ThreeWay.Place> was = fork.in(base);
        String path = fork.right().map(place -> ComparedValue.path(right, place.at()))
                .or(() -> fork.left().map(place -> ComparedValue.path(left, place.at())))
                .or(() -> was.map(place -> ComparedValue.path(base, place.at()))).orElse("$");
        return of(fork.kind(), new ComparedValue(fork.difference(), path, shown(fork, left, fork.left()),
                shown(fork, right, fork.right())), left, right, fork.whose(), shown(fork, base, was));
    }

    private static String shown(ThreeWay.Fork fork, Structure in, Optional<ThreeWay.Place> there) {
        return there.map(place -> ComparedValue.shown(fork.kind(), in, place.at(), place.span()))
                .orElseGet(() -> Messages.get("model.none"));
    }

    private static ComparedRow of(Difference.Kind kind, ComparedValue value, Structure left, Structure right,
            ThreeWay.@Nullable Whose whose, String base) {
        Difference one = value.difference();
        if (one.was().isEmpty() || one.is().isEmpty() || one.kind() == Difference.Kind.MOVED
                || Math.max(one.was().length(), one.is().length()) > LARGEST) {
            return new ComparedRow(kind, value, one.was(), one.is(), whose, base);
        }
        byte[] before = left.bytes().bytes(one.was());
        byte[] after = right.bytes().bytes(one.is());
        int least = Math.min(before.length, after.length);
        int first = Math.max(0, Arrays.mismatch(before, after));
        int last = 0;
        while (last < least - first && before[before.length - 1 - last] == after[after.length - 1 - last]) {
            last++;
        }
        return new ComparedRow(kind, value, within(one.was(), first, last), within(one.is(), first, last), whose,
                base);
    }

    private static Span within(Span span, int first, int last) {
        return new Span(span.start() + first, span.length() - first - last);
    }

    Difference difference() {
        return value.difference();
    }

    /// {@return whether the two sides differ in it}
    boolean isApart() {
        return whose != ThreeWay.Whose.BOTH;
    }

    /// {@return whether each side has made something else of it}
    boolean isConflict() {
        return whose == ThreeWay.Whose.CONFLICT;
    }

    /// {@return who has made it, in a word; empty where there is no base}
    String who() {
        return whose == null ? "" : word(whose);
    }

    /// {@return who that is, in a word}
    static String word(ThreeWay.Whose whose) {
        return Messages.get("compare.whose." + whose.word());
    }

    /// {@return what became of it, in a word}
    String word() {
        return Messages.get("compare.kind." + name());
    }

    /// {@return a sign for it}
    String sign() {
        return switch (kind) {
            case ADDED -> "+";
            case REMOVED -> "\u2212";
            case CHANGED -> "\u25CF";
            case RETYPED -> "\u25C6";
            case MOVED -> "\u2195";
            case ENCODING -> "\u2248";
            case BYTES -> "\u2263";
        };
    }

    /// {@return its kind in style sheets and messages: `added`}
    String name() {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /// {@return the row as text}
    String tabbed() {
        Stream<String> cells = whose == null ? Stream.of(word(), value.path(), value.was(), value.is())
                : Stream.of(who(), word(), value.path(), base, value.was(), value.is());
        return cells.map(Visible::line).collect(Collectors.joining("\t"));
    }

    boolean isSamePlace(ComparedRow other) {
        return value.path().equals(other.value.path()) && kind == other.kind;
    }
}
