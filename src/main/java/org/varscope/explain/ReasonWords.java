package org.varscope.explain;

import module java.base;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.detect.TextTransfer;

/// Why bytes are read as they are, in words.
public final class ReasonWords {
    private ReasonWords() { }

    /// {@return the reasons as clauses, one after the other}
    public static String clauses(List<Reason> reasons) {
        StringBuilder words = new StringBuilder();
        String between = "";
        for (Reason reason : reasons) {
            words.append(between).append(clause(reason));
            between = reason instanceof Reason.Transferred ? "; without that " : reason instanceof Reason.Wrapped
                    && reasons.getLast() != Reason.Sign.NOTHING_INSIDE
                    ? "; inside: " : "; ";
        }
        return words.toString();
    }

    private static String clause(Reason reason) {
        return switch (reason) {
            case Reason.Whole(var dialect, int records) -> (switch (records) {
                case 0 -> "the value reads";
                case 1 -> "the one record reads";
                default -> "all " + records + " records looked at read";
            }) + " whole as " + dialect;
            case Reason.Partly(var dialect, int whole, int records) -> whole + " of the " + records
                    + " records looked at " + (whole == 1 ? "reads" : "read") + " whole as " + dialect;
            case Reason.MostBytes(var dialect) -> dialect + " decodes the most bytes";
            case Reason.FirstTrouble(long offset, var flaw) ->
                    String.format(Locale.ROOT, "the first trouble is at 0x%X (%s)", offset, FlawWords.clause(flaw));
            case Reason.Stops(var dialect, long offset, var flaw) ->
                    String.format(Locale.ROOT, "%s stops at 0x%X (%s)", dialect, offset, FlawWords.clause(flaw));
            case Reason.LessPlausible(var dialect) -> dialect + " reads them too, but less plausibly";
            case Reason.Alike(var dialects) -> read(dialects) + " the same: the bytes do not tell more";
            case Reason.ReadByOthers(var names) -> read(names) + " all of it";
            case Reason.Wrapped(var title) -> title;
            case Reason.Transferred(var transfer) -> "the file seems to have been transferred as text, "
                    + done(transfer);
            case Reason.Sign sign -> seen(sign);
        };
    }

    private static String seen(Reason.Sign sign) {
        return switch (sign) {
            case DOUBLE_VECTORS -> "its vectors are written in 64 bits";
            case OLD_MOTION -> "a joystick motion has the form of Godot 1.0 to 2.0";
            case PROJECT_MAGIC -> "it begins with ECFG, as the settings of a project do";
            case NOTHING_INSIDE -> "nothing is inside";
        };
    }

    private static String done(TextTransfer transfer) {
        return switch (transfer) {
            case LINE_ENDS -> "which put a CR before each line feed";
            case ENCODING -> "which wrote its bytes as UTF-8";
        };
    }

    private static String read(List<String> dialects) {
        return String.join(" and ", dialects) + (dialects.size() == 1 ? " reads" : " read");
    }
}
