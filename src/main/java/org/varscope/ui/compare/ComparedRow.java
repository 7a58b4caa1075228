package org.varscope.ui.compare;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.compare.Difference;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.ComparedValue;

/// A difference as it is listed, with the bytes of it that are different.
///
/// @param was those of the left side; empty where it has none
/// @param is  those of the right side; empty where it has none
record ComparedRow(ComparedValue value, Span was, Span is) {
    /// Of larger values, all bytes count as different.
    private static final int LARGEST = 1 << 16;

    /// {@return `one` as it is between these states}
    static ComparedRow of(Difference one, Structure left, Structure right) {
        ComparedValue value = ComparedValue.of(one, left, right);
        if (one.was().isEmpty() || one.is().isEmpty() || one.kind() == Difference.Kind.MOVED
                || Math.max(one.was().length(), one.is().length()) > LARGEST) {
            return new ComparedRow(value, one.was(), one.is());
        }
        byte[] before = left.bytes().bytes(one.was());
        byte[] after = right.bytes().bytes(one.is());
        int least = Math.min(before.length, after.length);
        int first = Math.max(0, Arrays.mismatch(before, after));
        int last = 0;
        while (last < least - first && before[before.length - 1 - last] == after[after.length - 1 - last]) {
            last++;
        }
        return new ComparedRow(value, within(one.was(), first, last), within(one.is(), first, last));
    }

    private static Span within(Span span, int first, int last) {
        return new Span(span.start() + first, span.length() - first - last);
    }

    Difference difference() {
        return value.difference();
    }

    /// {@return what became of it from left to right, in a word}
    String word() {
        return Messages.get("compare.kind." + name());
    }

    /// {@return a sign for it}
    String sign() {
        return switch (difference().kind()) {
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
        return difference().kind().name().toLowerCase(Locale.ROOT);
    }

    /// {@return the row as text}
    String tabbed() {
        return Stream.of(word(), value.path(), value.was(), value.is()).map(Visible::line)
                .collect(Collectors.joining("\t"));
    }

    boolean isSamePlace(ComparedRow other) {
        return value.path().equals(other.value.path()) && difference().kind() == other.difference().kind();
    }
}
