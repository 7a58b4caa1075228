package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.ByteStore;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.repair.salvage.Salvage;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;

/// What decodes of a damaged document, to be saved as a file of its own, with a list of what that leaves out.
public final class SalvageCard extends RepairForm {
    /// More parts are not listed.
    private static final int MOST = 100;

    /// Bytes that are left out.
    private record Part(long offset, String path, String size) { }

    /// What was found.
    private record Found(ByteStore bytes, boolean isEmpty, List<Part> lost, int more) { }

    /// Begins to look for what decodes.
    ///
    /// @param save asks where to, and saves it there
    public SalvageCard(EditorModel model, Keys keys, Consumer<ByteStore> save) {
        super(model, keys);
        heading.setText(Messages.get("repair.salvage"));
        busy(Messages.get("repair.salvaging"), looking);
        looking.run(running -> {
            Salvage salvage = Salvage.of(structure, running.over(structure.bytes().length()));
            List<Part> lost = salvage.lost().stream().limit(MOST).map(this::part).toList();
            return new Found(salvage.bytes(), salvage.isEmpty(), lost,
                    salvage.lost().size() - lost.size());
        }, found -> found(found, save), failure -> fail(Messages.get("repair.failed", FailureWords.of(failure))));
    }

    private Part part(Salvage.Lost lost) {
        return new Part(lost.span().start(), lost.at() == null ? "$" : PathWords.of(structure, lost.at()),
                TypeWords.bytes(lost.span().length(), Messages.language()));
    }

    private void found(Found found, Consumer<ByteStore> save) {
        if (found.isEmpty) {
            end(Messages.get("repair.nothing-read"));
            return;
        }
        List<Node> lines = new ArrayList<>();
        if (!found.lost.isEmpty()) {
            lines.add(section(Messages.get("repair.lost", found.lost.size() + found.more)));
        }
        found.lost.forEach(part -> lines.add(PreviewRows.line(part.offset, part.path, part.size)));
        if (found.more > 0) {
            lines.add(text(Messages.get("repair.more-lost", found.more), "muted"));
        }
        String kept = TypeWords.bytes(found.bytes.length(), Messages.language());
        show(found.lost.isEmpty() ? Messages.get("repair.salvaged-all", kept)
                : Messages.get("repair.salvaged", kept,
                        TypeWords.bytes(structure.bytes().length(), Messages.language())), lines);
        repairButton.setText(Messages.get("repair.save-salvaged"));
        repairButton.setOnAction(_ -> {
            leave();
            save.accept(found.bytes);
        });
        offer(Messages.get("repair.hint-salvage"));
    }
}
