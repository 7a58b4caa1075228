package org.varscope.ui.command;

import org.varscope.document.edit.Obstacle;
import org.varscope.document.patch.PatchRemark;
import org.varscope.remark.Clause;
import org.varscope.said.Clauses;
import org.varscope.ui.message.Messages;

/// Why a command cannot be done now, in a sentence without a full stop; where an edit is refused for the same reason,
/// in the same words.
final class Reasons {
    private Reasons() { }

    /// {@return why `command` cannot be done}
    ///
    /// @param document whether a document is in front
    static String of(Command command, boolean document) {
        return switch (command) {
            case NEXT_DIFFERENCE, PREVIOUS_DIFFERENCE -> Messages.get("command.why.comparison");
            case MERGE_LEFT, MERGE_RIGHT -> Messages.get("command.why.base");
            case CLEAR_RECENT -> Messages.get("command.why.recent");
            case STORED_BYTES -> Messages.get("command.why.stored");
            default -> document ? ofDocument(command) : Messages.get("command.why.document");
        };
    }

    private static String ofDocument(Command command) {
        return Command.COPY_AS.contains(command) ? Messages.get("command.why.value")
                : Command.PASTE_AS.contains(command) ? Messages.get("command.why.insert")
                : switch (command) {
            case REMOVE, CUT, DELETE -> said(new Obstacle.OnlyValue());
            case EDIT_KEY -> said(new Obstacle.WithoutKey());
            case UNWRAP -> said(new Obstacle.NotWrapped(-1));
            case EXPORT_PATCH -> said(PatchRemark.NOTHING_CHANGED.with());
            default -> Messages.get(key(command));
        };
    }

    private static String key(Command command) {
        return switch (command) {
            case UNDO -> "command.why.undo";
            case REDO -> "command.why.redo";
            case SAVE -> "command.why.saved";
            case SAVE_VECTOR -> "command.why.encrypted";
            case EXPORT_PROJECT -> "command.why.project";
            case RELOAD -> "command.why.file";
            case EDIT_VALUE -> "command.why.collection";
            case INSERT, INSERT_BEFORE, INSERT_AFTER, DUPLICATE -> "command.why.insert";
            case CHANGE_TYPE, WRAP_ARRAY, WRAP_DICTIONARY, DIALECTS -> "command.why.whole";
            case SORT, SORT_DESCENDING -> "command.why.sort";
            case MOVE_UP -> "command.why.first";
            case MOVE_DOWN -> "command.why.last";
            case OPEN_BYTES -> "command.why.inside";
            case GO_TO_PARENT -> "command.why.parent";
            case DECODE_HERE -> "command.why.end";
            case COPY_BYTES_AS, FILL, CHECKSUMS, SAVE_BYTES -> "command.why.bytes";
            case SAVE_PICTURE -> "command.why.empty";
            case SELECT_RECTANGLE -> "command.why.rectangle";
            case FIND_NEXT, FIND_PREVIOUS -> "command.why.found";
            case NEXT_PROBLEM, PREVIOUS_PROBLEM, REPAIR, REPAIR_ALL, SALVAGE -> "command.why.problem";
            default -> "command.why.value";
        };
    }

    private static String said(Clause clause) {
        return Clauses.begun(Messages.say(clause), Messages.language());
    }
}
