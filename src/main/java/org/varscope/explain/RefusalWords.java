package org.varscope.explain;

import module java.base;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Objection;
import org.varscope.scan.index.Role;

/// Why an edit is not done, in words.
public final class RefusalWords {
    private RefusalWords() { }

    /// {@return why an edit does not fit as clauses, without a full stop}
    public static String clauses(EditException refusal) {
        return refusal.objections().isEmpty() ? String.valueOf(refusal.getMessage()) : clauses(refusal.objections());
    }

    /// {@return what speaks against an edit as clauses, without a full stop}
    public static String clauses(List<Objection> objections) {
        return objections.stream().map(RefusalWords::clause).collect(Collectors.joining("; "));
    }

    /// {@return what speaks against an edit as a clause, without a full stop}
    public static String clause(Objection objection) {
        return switch (objection) {
            case Objection.OtherType(var was, var is) -> "type change from " + was + " to " + is;
            case Objection.Inexact(var was, var is) -> was + " would become " + is;
            case Objection.Misfit misfit -> misfit(misfit);
            case Objection.DuplicateKey(var key, long place) -> "duplicate key " + key
                    + (place < 0 ? ", given twice" : ", already at #" + place) + "; the engine keeps only the last";
            case Objection.NoScript _ -> "the script of an object is null or a String that begins with res://; "
                    + "the engine refuses the whole record otherwise";
            case Objection.WithinRecord(long before) -> "$" + before + " is damaged, and nothing tells where it ends: "
                    + "what is put behind it would be read as a part of it; correct or remove it first";
            case Objection.TooDeep(int limit) -> "values nested more than " + limit
                    + " levels deep, with which the engine refuses the whole record";
        };
    }

    private static String misfit(Objection.Misfit misfit) {
        boolean element = misfit.role() == Role.ELEMENT;
        return (element ? "an " : "a ") + misfit.role().name().toLowerCase(Locale.ROOT) + " of " + misfit.collection()
                + " is " + misfit.wanted() + ", not " + misfit.found()
                + (misfit.role() == Role.VALUE ? "" : "; the engine drops others when it loads");
    }
}
