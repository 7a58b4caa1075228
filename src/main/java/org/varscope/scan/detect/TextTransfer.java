package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.walk.Progress;

/// What a transfer as text may do to all bytes of a file without losing any.
public enum TextTransfer {
    /// A CR is put before each LF.
    LINE_ENDS,
    /// Bytes from 0x80 on are taken for Latin-1 or Windows-1252 and written as UTF-8.
    ENCODING;

    /// Bytes of the largest file that is looked at: all of it is held in memory.
    private static final long LARGEST = 32 << 20;
    /// A single place is no sign of a transfer.
    private static final int FEWEST = 2;
    private static final long REPORT_EVERY = 1 << 20;
    private static final Map<Integer, Integer> WINDOWS = windows();

    /// All bytes as they were before.
    ///
    /// @param places how many were changed by the transfer
    /// @param span   from the first of them to the end of the last, in the bytes as they are
    public record Undone(byte[] bytes, int places, Span span) { }

    /// {@return `bytes` as they were before this; empty where it has not happened to all of them, or they are too many}
    ///
    /// Looks no further than up to the first byte that it does not leave.
    ///
    /// @param progress follows the offsets, and may stop it
    /// @throws CancellationException if the progress says to stop
    public Optional<Undone> undo(ByteStore bytes, Progress progress) {
        long length = bytes.length();
        if (length > LARGEST) {
            return Optional.empty();
        }
        ByteReader in = bytes.reader();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long first = -1;
        long last = 0;
        int places = 0;
        long report = REPORT_EVERY;
        for (long at = 0; at < length; ) {
            int step = switch (this) {
                case LINE_ENDS -> lineEnd(in, at, length, out);
                case ENCODING -> character(in, at, length, out);
            };
            if (step == 0) {
                return Optional.empty();
            }
            if (step > 1) {
                places++;
                first = first < 0 ? at : first;
                last = at + step;
            }
            at += step;
            if (at >= report) {
                progress.report(at, "looking for a repair");
                report += REPORT_EVERY;
            }
        }
        return places < FEWEST ? Optional.empty()
                : Optional.of(new Undone(out.toByteArray(), places, Span.between(first, last)));
    }

    /// Takes the CR away before an LF, which there must be before each.
    ///
    /// @return how many bytes were one before; 0 where it cannot have been this
    private static int lineEnd(ByteReader in, long at, long length, ByteArrayOutputStream out) {
        int now = in.u8(at);
        if (now == '\n') {
            return 0;
        }
        boolean added = now == '\r' && at + 1 < length && in.u8(at + 1) == '\n';
        out.write(added ? '\n' : now);
        return added ? 2 : 1;
    }

    /// Makes one byte of what UTF-8 writes for it.
    ///
    /// @return how many bytes were one before; 0 where it cannot have been this
    private static int character(ByteReader in, long at, long length, ByteArrayOutputStream out) {
        int now = in.u8(at);
        int size = now < 0x80 ? 1 : now >> 5 == 6 ? 2 : now >> 4 == 14 ? 3 : 0;
        if (size == 0 || at + size > length) {
            return 0;
        }
        int point = size == 1 ? now : now & 0x7F >> size;
        for (int i = 1; i < size; i++) {
            int more = in.u8(at + i);
            if (more >> 6 != 2) {
                return 0;
            }
            point = point << 6 | more & 0x3F;
        }
        Integer was = point < 0x100 ? Integer.valueOf(point) : WINDOWS.get(point);
        if (was == null) {
            return 0;
        }
        out.write(was);
        return size;
    }

    private static Map<Integer, Integer> windows() {
        Map<Integer, Integer> bytes = new HashMap<>();
        for (int value = 0x80; value < 0xA0; value++) {
            String text = new String(new byte[] {(byte) value}, Charset.forName("windows-1252"));
            bytes.put(text.codePointAt(0), value);
        }
        bytes.remove(0xFFFD);
        return Map.copyOf(bytes);
    }
}
