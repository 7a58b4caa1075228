package org.varscope.document.edit;

import module java.base;

/// An edit that does not fit. Nothing was changed. The message is for people where there are no objections; of those,
/// `explain` makes sentences.
public final class EditException extends Exception {
    private final List<Objection> objections;

    /// An edit that does not fit for the reason `message`.
    public EditException(String message) {
        super(message);
        this.objections = List.of();
    }

    /// The edit number `index` of `count`, from 0 on, does not fit for the reason `why`.
    EditException(int index, int count, EditException why) {
        super("edit %d of %d: %s".formatted(index + 1, count, why.getMessage()), why);
        this.objections = why.objections;
    }

    /// An edit that could be done, but is not for these reasons.
    public EditException(List<Objection> objections) {
        super(objections.toString());
        this.objections = objections;
    }

    /// {@return why it is not done though it could be; empty where it cannot be done at all}
    public List<Objection> objections() {
        return objections;
    }
}
