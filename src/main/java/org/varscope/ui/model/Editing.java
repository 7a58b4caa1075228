package org.varscope.ui.model;

import module java.base;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.VariantKind;

/// What can be edited as one line of text.
///
/// @param seen   the state that shows it
/// @param path   of it, for messages
/// @param name   what it is called, for messages that say what it is; empty where what is expected may be a part of it
/// @param text   to begin with
/// @param reader reads what was typed
public record Editing(Structure seen, String path, String name, String text, Reader reader) {
    private static final Set<VariantKind> ONE = EnumSet.of(VariantKind.BOOL, VariantKind.INT, VariantKind.FLOAT,
            VariantKind.STRING, VariantKind.STRING_NAME, VariantKind.NODE_PATH);

    /// Makes an edit of a text.
    public interface Reader {
        /// {@return the edit that does what `typed` says}
        /// @throws TextException if it says nothing that fits
        Edit read(String typed) throws TextException;
    }

    /// {@return how `target` is edited, if it can be}
    public static Optional<Editing> of(Target target) {
        Cell cell = new Cell(target);
        return cell.editable().map(text -> new Editing(target.structure(), PathWords.atOnce(target),
                isOne(target) ? PathWords.name(target) : "", text, cell::setting));
    }

    /// Whether it is one number, word or text, of which all that was typed is either right or not.
    private static boolean isOne(Target target) {
        Row row = target.node().row();
        return !target.isWhole() || row == null || ONE.contains(row.kind());
    }

    /// {@return why nothing can be made of `typed`; empty where it can, and where that is not known before it is taken}
    public Optional<String> doubt(String typed) {
        try {
            reader.read(typed);
            return Optional.empty();
        } catch (AbsentBytesException _) {
            return Optional.empty();
        } catch (TextException e) {
            return Optional.of(FailureWords.of(e, name, typed));
        }
    }
}
