package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.cli.output.Table;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Difference;
import org.varscope.compare.ThreeWay;
import org.varscope.document.patch.BinaryPatch;
import org.varscope.document.place.Values;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.godot.GodotText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `diff`: what differs between two files, value by value, and whose it is where both come from a third one.
@Command(name = "diff", description = "What must change in one file to give another, value by value.",
        footer = {"", "Entries are distinguished by their keys, elements are aligned: one that was put in is one line, "
                + "and so is a collection that was added or removed. In --jsonl, values that take more than 64 KiB are "
                + "left out. A patch is of the bytes as they are stored, also where those are compressed or encrypted.",
                "", "Exit codes: 0 the same, 1 different, 2 wrong usage, 3 a file could not be read or is not this "
                + "format, or a patch could not be written."})
final class DiffVerb extends Verb {
    private static final long LARGEST = 1 << 16;
    private static final long SHOWN_BYTES = 16;
    private static final int WIDTH = 72;
    /// As many differences as it is found out of whose they are.
    private static final int MOST = 1 << 20;

    @Parameters(index = "0", paramLabel = "A", description = "The file to begin with.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "The file that it is to become.")
    private String second = "";

    @Option(names = "--ips", paramLabel = "OUT", description = "Also write an IPS patch that makes the bytes of B of "
            + "those of A; for files of up to 16 MiB.")
    private @Nullable String ips;

    @Option(names = "--bps", paramLabel = "OUT", description = "Also write a BPS patch that does so; for files of up "
            + "to 64 MiB.")
    private @Nullable String bps;

    @Option(names = "--base", paramLabel = "BASE", description = "The file that both come from: each difference then "
            + "begins with whose it is, A, B, both (and alike) or conflict, and says what it was in BASE.")
    private @Nullable String base;

    @Option(names = "--jsonl", description = "One JSON object a difference, for machines.")
    private boolean jsonl;

    @Override
    int run(Output out, Messages err) {
        return each(List.of(first), err, _ -> {
            Opened one = Opened.open(first, reading(), err);
            Structure before = one.structure();
            return each(List.of(second), err, _ -> {
                Opened opened = Opened.open(second, reading(), err);
                write(BinaryPatch.IPS, ips, one, opened, err);
                write(BinaryPatch.BPS, bps, one, opened, err);
                return base == null ? compare(before, opened, opened.structure(), out)
                        : each(List.of(base), err, _ -> compare(Opened.open(base, reading(), err).structure(), before,
                                opened, out, err));
            });
        });
    }

    /// Writes a patch of the bytes as they are stored.
    private void write(BinaryPatch format, @Nullable String to, Opened one, Opened other, Messages err)
            throws Refusal, IOException {
        if (to != null && one.file().bytes().contentEquals(other.file().bytes())) {
            err.say(to + " was not written: both files have the same bytes");
        } else if (to != null) {
            Saving saving = new Saving(to, reading().isQuiet(), err);
            saving.refuseOver(first, "the patch would replace it");
            saving.refuseOver(second, "the patch would replace it");
            saving.make(other.file().file(),
                    ByteStore.of(format.between(one.file().bytes(), other.file().bytes())));
        }
    }

    private int compare(Structure before, Opened opened, Structure after, Output out) {
        Table table = new Table(out, "lll");
        AtomicBoolean differ = new AtomicBoolean();
        ChangedValues.each(before, after, opened.progress(), one -> {
            differ.set(true);
            opened.line().clear();
            Sides sides = new Sides(new Side(before, one.before(), one.was()), new Side(after, one.after(), one.is()));
            if (jsonl) {
                out.json(line -> sides.json(one.kind(), line));
            } else {
                table.row(word(one.kind()), sides.path(one.kind()), sides.values(one.kind()));
            }
            return true;
        });
        opened.line().clear();
        table.end();
        return differ.get() ? ExitCode.FOUND : ExitCode.FINE;
    }

    /// Says whose each difference is.
    private int compare(Structure common, Structure before, Opened opened, Output out, Messages err) {
        Structure after = opened.structure();
        ThreeWay three = ThreeWay.of(common, before, after, MOST, opened.progress());
        opened.line().clear();
        if (!three.complete()) {
            err.say((common.errors() > 0 ? base + " is damaged" : "there are more than " + MOST + " differences")
                    + ": it is not found out whose they are");
        }
        Table table = new Table(out, "llll");
        for (ThreeWay.Fork fork : three.forks()) {
            Forked forked = new Forked(fork, three.complete(), common, before, after);
            if (jsonl) {
                out.json(forked::json);
            } else {
                table.row(forked.whose(), word(fork.kind()), forked.path(), forked.values());
            }
        }
        table.end();
        return three.forks().isEmpty() ? ExitCode.FINE : ExitCode.FOUND;
    }

    /// What has become of something in both files.
    ///
    /// @param known whether it is known what it was
    private record Forked(ThreeWay.Fork fork, boolean known, Structure common, Structure before, Structure after) {
        String whose() {
            return switch (fork.whose()) {
                case LEFT -> "A";
                case RIGHT -> "B";
                case BOTH, CONFLICT -> fork.whose().word();
            };
        }

        private Optional<Side> was() {
            return fork.in(common).map(place -> new Side(common, place.at(), place.span()));
        }

        private Optional<Side> left() {
            return fork.left().map(place -> new Side(before, place.at(), place.span()));
        }

        private Optional<Side> right() {
            return fork.right().map(place -> new Side(after, place.at(), place.span()));
        }

        private Side one() {
            return right().or(this::left).or(this::was).orElseThrow();
        }

        String path() {
            return one().path();
        }

        String values() {
            String was = (known ? shown(was()) : "(unknown)") + " -> ";
            return was + switch (fork.whose()) {
                case LEFT -> shown(left());
                case RIGHT, BOTH -> shown(right());
                case CONFLICT -> shown(left()) + " | " + shown(right());
            };
        }

        private String shown(Optional<Side> there) {
            return there.map(side -> switch (fork.kind()) {
                case ADDED, REMOVED, CHANGED, RETYPED -> side.shown();
                case MOVED -> "place " + side.at.last();
                case ENCODING, BYTES -> side.some();
            }).orElse("(none)");
        }

        void json(JsonGenerator line) {
            line.writeStringProperty("whose", whose()).writeStringProperty("change", word(fork.kind()))
                    .writeStringProperty("path", path());
            one().type("type", line);
            json("base", was(), line);
            json("before", left(), line);
            json("after", right(), line);
        }

        private void json(String member, Optional<Side> there, JsonGenerator line) {
            there.ifPresent(side -> {
                switch (fork.kind()) {
                    case ADDED, REMOVED, CHANGED, RETYPED -> side.value(member, line);
                    case MOVED -> line.writeNumberProperty(member, side.at.last());
                    case ENCODING, BYTES -> line.writeStringProperty(member, side.bytes());
                }
            });
        }
    }

    private static String word(Difference.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /// Where something is different in both files.
    private record Sides(Side before, Side after) {
        String path(Difference.Kind kind) {
            return switch (kind) {
                case ADDED, MOVED -> after.path();
                case REMOVED, CHANGED, RETYPED, ENCODING, BYTES -> before.path();
            };
        }

        String values(Difference.Kind kind) {
            return switch (kind) {
                case ADDED -> after.shown();
                case REMOVED -> before.shown();
                case CHANGED, RETYPED -> before.shown() + " -> " + after.shown();
                case MOVED -> "from place %s to place %s".formatted(before.at.last(), after.at.last());
                case ENCODING, BYTES -> before.some() + " -> " + after.some();
            };
        }

        void json(Difference.Kind kind, JsonGenerator line) {
            line.writeStringProperty("change", word(kind)).writeStringProperty("path", path(kind));
            switch (kind) {
                case ADDED -> after.value("after", after.type("type", line));
                case REMOVED -> before.value("before", before.type("type", line));
                case CHANGED -> after.value("after", before.value("before", after.type("type", line)));
                case RETYPED -> after.value("after",
                        before.value("before", after.type("type", before.type("beforeType", line))));
                case MOVED -> after.type("type", line.writeStringProperty("from", before.path()))
                        .writeNumberProperty("before", before.at.last()).writeNumberProperty("after", after.at.last());
                case ENCODING -> after.type("type", line).writeStringProperty("before", before.bytes())
                        .writeStringProperty("after", after.bytes());
                case BYTES -> before.place("before", line).writeStringProperty("before", before.bytes());
            }
            if (kind == Difference.Kind.BYTES) {
                after.place("after", line).writeStringProperty("after", after.bytes());
            }
        }
    }

    /// Where something is different in one file.
    private record Side(Structure in, Location at, Span span) {
        private @Nullable Node node() {
            return in.node(at).orElse(null);
        }

        String path() {
            Node node = node();
            return node == null ? "$" : PathWords.of(in, node);
        }

        String shown() {
            Node node = node();
            return node == null ? "" : Values.of(in, node, LARGEST)
                    .map(value -> GodotText.summary(value, in.dialect(), WIDTH))
                    .orElseGet(() -> TypeWords.bytes(span.length()));
        }

        String bytes() {
            Span first = new Span(span.start(), Math.min(SHOWN_BYTES, span.length()));
            return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(in.bytes().bytes(first))
                    + (first.equals(span) ? "" : " ...");
        }

        String some() {
            return span.isEmpty() ? "(none)" : bytes();
        }

        JsonGenerator type(String member, JsonGenerator line) {
            Node node = node();
            return line.writeStringProperty(member, node == null ? null : TreeText.type(node));
        }

        JsonGenerator value(String member, JsonGenerator line) {
            Node node = node();
            if (node != null) {
                Values.of(in, node, LARGEST).map(value -> GodotText.write(value, in.dialect(), TreeJson.width(node)))
                        .ifPresent(text -> line.writeStringProperty(member, text));
            }
            return line;
        }

        JsonGenerator place(String side, JsonGenerator line) {
            return line.writeNumberProperty(side + "Offset", span.start())
                    .writeNumberProperty(side + "Length", span.length());
        }
    }
}
