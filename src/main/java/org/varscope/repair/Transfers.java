package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.detect.TextTransfer;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Undoes what a transfer as text has done to a whole file, where that loses nothing. CRs, NULs and high bits that were
/// dropped everywhere cannot be had back.
final class Transfers {
    private Transfers() { }

    /// {@return repairs of the whole of `structure`, which has errors}
    static List<Repair> of(Structure structure, Progress progress) {
        List<Repair> repairs = new ArrayList<>();
        for (TextTransfer transfer : TextTransfer.values()) {
            transfer.undo(structure.bytes(), progress)
                    .flatMap(undone -> repair(structure, kind(transfer), undone, progress)).ifPresent(repairs::add);
        }
        return repairs;
    }

    private static Kind kind(TextTransfer transfer) {
        return switch (transfer) {
            case LINE_ENDS -> Kind.LINE_ENDS;
            case ENCODING -> Kind.ENCODING;
        };
    }

    private static Optional<Repair> repair(Structure structure, Kind kind, TextTransfer.Undone undone,
            Progress progress) {
        byte[] all = undone.bytes();
        Structure after = Structure.scan(ByteStore.of(all), structure.dialect(), structure.framing(), progress);
        long left = after.errors();
        Span span = undone.span();
        int behind = (int) (structure.bytes().length() - span.end());
        Change change = new Change(span, Arrays.copyOfRange(all, (int) span.start(), all.length - behind));
        return left >= structure.errors() ? Optional.empty()
                : Optional.of(new Repair(kind, undone.places(), 0, List.of(change), true, true, left,
                Weights.SURE_TRANSFER));
    }
}
