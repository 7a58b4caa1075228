package org.varscope.ui.repair;

import module java.base;
import org.varscope.explain.ByteChange;
import org.varscope.explain.RepairWords;
import org.varscope.repair.Losses;
import org.varscope.repair.Repair;
import org.varscope.repair.Repairs;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;

/// What a repair would do.
///
/// @param outcome what it leaves behind, a sentence
/// @param losses  what becomes of the values that can be read now
/// @param bytes   what becomes of the bytes, at the first places
/// @param more    at how many other places bytes become others
/// @param values  what becomes of the values
record RepairPreview(String outcome, Losses losses, List<ByteChange> bytes, int more, ValueChanges values) {
    private static final int MOST = 50;

    /// {@return what `repair` would do to `structure`; takes a while where that is large}
    static RepairPreview of(Structure structure, Repair repair, Background.Running running) {
        Structure read = Repairs.result(structure, repair, running.over(structure.bytes().length())).orElseThrow();
        List<ByteChange> bytes = ByteChange.of(repair, structure, read, MOST, Messages.language());
        Losses losses = Repairs.losses(structure, repair, running.over(structure.bytes().length()));
        return new RepairPreview(RepairWords.outcome(repair, structure, read, Messages.language()), losses, bytes,
                repair.changes().size() - bytes.size(), ValueChanges.between(structure, read,
                repair.kind() == Repair.Kind.WRAPPER ? List.of() : repair.patches(), running));
    }
}
