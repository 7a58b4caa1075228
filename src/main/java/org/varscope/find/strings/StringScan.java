package org.varscope.find.strings;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.text.encoding.TextColumn;
import org.varscope.text.encoding.TextEncoding;

/// Finds all runs of readable text, in one pass that keeps only what is around it.
///
/// In UTF-8 and ASCII every run counts. In the other encodings nearly any bytes are characters: there, at least half of
/// a run are letters of Latin, digits, or kana. Where runs of several encodings overlap, that of the first counts.
///
/// @param least     characters of a run
/// @param encodings at least one; those that are told best from numbers count first
public record StringScan(int least, List<TextEncoding> encodings) {
    /// Those that are told from numbers best come first.
    private static final List<TextEncoding> SUREST = List.of(TextEncoding.ASCII, TextEncoding.UTF_8,
            TextEncoding.UTF_16, TextEncoding.SHIFT_JIS, TextEncoding.CP1252, TextEncoding.LATIN_1);
    /// What is looked for where nobody has chosen.
    public static final StringScan USUAL = new StringScan(4, List.of(TextEncoding.UTF_8, TextEncoding.UTF_16));
    /// A longer run is told in pieces, in bytes.
    public static final int LONGEST = 1 << 20;

    private static final int BLOCK = 512 * 1024;
    private static final int LATIN_END = 0x250;

    /// Puts the list in order.
    public StringScan {
        encodings = encodings.stream().distinct().sorted(Comparator.comparingInt(SUREST::indexOf)).toList();
    }

    /// A run of text.
    public record Run(Span span, TextEncoding encoding) { }

    /// Tells `sink` the runs in order of offset, none of which overlaps another, as long as it answers true.
    ///
    /// @param progress is told how far the bytes are read, and throws to stop
    public void run(ByteStore bytes, Span scope, LongConsumer progress, Predicate<Run> sink) {
        Pass pass = new Pass(scope.start());
        byte[] block = new byte[(int) Math.min(BLOCK, scope.length())];
        long base = scope.start();
        while (base < scope.end()) {
            progress.accept(base);
            int count = (int) Math.min(block.length, scope.end() - base);
            boolean last = base + count == scope.end();
            bytes.read(base, block, 0, count);
            for (Track track : pass.tracks) {
                track.read(block, base, count, last);
            }
            if (!pass.tell(sink) || last) {
                return;
            }
            base = pass.tracks.stream().mapToLong(track -> track.at).min().orElseThrow();
        }
    }

    /// {@return in which encoding these bytes, all of them, are a run; that of the first where several are}
    public Optional<TextEncoding> encoding(byte[] bytes) {
        return encodings.stream().filter(encoding -> {
            List<Run> runs = new ArrayList<>();
            new StringScan(1, List.of(encoding)).run(ByteStore.of(bytes), new Span(0, bytes.length), _ -> { },
                    runs::add);
            return runs.size() == 1 && runs.getFirst().span().length() == bytes.length;
        }).findFirst();
    }

    /// What is known on the way: a run is told once none that overlaps it can still be found.
    private final class Pass {
        private final TreeSet<Run> pending = new TreeSet<>(
                Comparator.<Run>comparingLong(run -> run.span.start()).thenComparingLong(run -> -run.span.end())
                        .thenComparingInt(run -> encodings.indexOf(run.encoding)));
        private final List<Track> tracks;
        private long told;

        Pass(long start) {
            tracks = encodings.stream().map(encoding -> new Track(encoding, start, least, pending)).toList();
        }

        boolean tell(Predicate<Run> sink) {
            long known = tracks.stream().mapToLong(track -> track.start < 0 ? track.at : track.start).min()
                    .orElseThrow();
            while (!pending.isEmpty() && pending.first().span.end() <= known) {
                Run run = pending.removeFirst();
                if (run.span.start() >= told && !isCovered(run)) {
                    told = run.span.end();
                    if (!sink.test(run)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean isCovered(Run run) {
            for (Run other : pending) {
                if (other.span.start() >= run.span.end()) {
                    return false;
                }
                if (encodings.indexOf(other.encoding) < encodings.indexOf(run.encoding)) {
                    return true;
                }
            }
            return false;
        }
    }

    /// The run that goes on in one encoding.
    private static final class Track {
        private final TextEncoding encoding;
        private final int least;
        private final Collection<Run> runs;
        /// Where the next character begins.
        private long at;
        /// Where the run began; -1 for none.
        private long start = -1;
        private int characters;
        private int common;

        Track(TextEncoding encoding, long at, int least, Collection<Run> runs) {
            this.encoding = encoding;
            this.least = least;
            this.runs = runs;
            this.at = encoding == TextEncoding.UTF_16 ? at + at % 2 : at;
        }

        void read(byte[] block, long base, int count, boolean last) {
            int end = last ? count : count - TextEncoding.MOST;
            int index = (int) (at - base);
            while (index < end) {
                int value = block[index];
                boolean plain = value >= ' ' && value < 0x7F && encoding != TextEncoding.UTF_16;
                TextEncoding.Read read = plain ? null : encoding.read(block, index, count);
                int point = plain ? value : read.point();
                int length = plain ? 1 : read.length();
                boolean isText = length > 0 && (plain || point == '\t' || TextColumn.isShown(point));
                if (!isText || start >= 0 && base + index + length - start > LONGEST) {
                    end(base + index);
                }
                if (isText) {
                    start = start < 0 ? base + index : start;
                    characters++;
                    common += isCommon(point) ? 1 : 0;
                }
                index += length > 0 ? length : encoding.step();
            }
            at = base + index;
            if (last) {
                end(Math.min(at, base + count));
            }
        }

        private void end(long end) {
            boolean sure = encoding == TextEncoding.UTF_8 || encoding == TextEncoding.ASCII;
            if (start >= 0 && characters >= least && (sure || 2 * common >= characters)) {
                runs.add(new Run(Span.between(start, end), encoding));
            }
            start = -1;
            characters = 0;
            common = 0;
        }

        private static boolean isCommon(int point) {
            return point < LATIN_END && (Character.isLetterOrDigit(point) || point == ' ')
                    || point >= 0x3041 && point <= 0x30FF;
        }
    }
}
