package org.varscope.ui.value;

import module java.base;
import org.varscope.variant.VariantKind;

/// Which editor is for which kind. Kinds without one are edited as a line of text.
final class ValueEditors {
    private static final Map<VariantKind, Function<Commit, ValueEditor>> OF = new EnumMap<>(Map.of(
            VariantKind.BOOL, BoolEditor::new,
            VariantKind.INT, IntEditor::new,
            VariantKind.FLOAT, FloatEditor::new,
            VariantKind.STRING, TextEditor::new,
            VariantKind.STRING_NAME, TextEditor::new,
            VariantKind.NODE_PATH, NodePathEditor::new,
            VariantKind.RID, PiecesEditor::new,
            VariantKind.OBJECT, PiecesEditor::new,
            VariantKind.CALLABLE, PiecesEditor::new,
            VariantKind.SIGNAL, PiecesEditor::new));

    static {
        OF.putAll(Map.of(
                VariantKind.NIL, NilEditor::new,
                VariantKind.IMAGE, ImageEditor::new,
                VariantKind.INPUT_EVENT, EventEditor::new,
                VariantKind.OPAQUE, OpaqueEditor::new));
        Stream.of(VariantKind.ARRAY, VariantKind.DICTIONARY)
                .forEach(kind -> OF.put(kind, commit -> new CollectionEditor(kind, commit)));
        Stream.of(VariantKind.values()).filter(kind -> kind.numbers() > 0)
                .forEach(kind -> OF.put(kind, commit -> new GridEditor(kind, commit)));
    }

    private final Commit commit;
    /// Those that were needed already.
    private final Map<VariantKind, ValueEditor> made = new EnumMap<>(VariantKind.class);

    ValueEditors(Commit commit) {
        this.commit = commit;
    }

    /// {@return the editor of values of `kind`, if there is one}
    Optional<ValueEditor> of(VariantKind kind) {
        Function<Commit, ValueEditor> maker = OF.get(kind);
        return maker == null ? Optional.empty()
                : Optional.of(made.computeIfAbsent(kind, _ -> maker.apply(commit)));
    }
}
