package org.varscope.play;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Which number a field has among all fields of a file. To be made for files of a few megabytes: all of their fields
/// are told once for it.
public final class FieldCount {
    /// The longest file whose fields are worth counting, in bytes.
    public static final long LONGEST = 4 << 20;
    private static final int WINDOW = 1 << 14;

    private final Structure structure;
    /// How many fields begin before each window, and in all.
    private final long[] before;

    private FieldCount(Structure structure, long[] before) {
        this.structure = structure;
        this.before = before;
    }

    /// {@return the numbers of the fields of `structure`}
    /// @throws CancellationException if the progress says to stop
    public static FieldCount of(Structure structure, Progress progress) {
        int windows = Math.toIntExact((structure.bytes().length() + WINDOW - 1) / WINDOW);
        long[] before = new long[windows + 1];
        for (int i = 0; i < windows; i++) {
            progress.report((long) i * WINDOW, "counting fields");
            before[i + 1] = before[i] + beginning(structure, (long) i * WINDOW, WINDOW);
        }
        return new FieldCount(structure, before);
    }

    private static long beginning(Structure structure, long from, long length) {
        return Fields.in(structure, new Span(from, length)).stream()
                .filter(field -> field.span().start() >= from).count();
    }

    /// {@return how many there are}
    public long all() {
        return before[before.length - 1];
    }

    /// {@return the number of the field that begins at `start`, counted from 1}
    public long number(long start) {
        int window = (int) (start / WINDOW);
        long from = (long) window * WINDOW;
        return before[window] + beginning(structure, from, start - from + 1);
    }
}
