package org.varscope.ui.packed;

import module java.base;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Elements;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.text.TextException;
import org.varscope.text.cell.CellText;
import org.varscope.text.path.PathStep;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a person does in the table, as edits of the document.
record ElementEdits(EditorModel model) {
    /// {@return how a cell is edited; empty where it cannot be, and where its bytes are not at hand}
    ///
    /// @param row which element; as many as there are for a new one
    Optional<Editing> editing(Elements elements, long row, ElementColumn column) {
        if (!column.isValue()) {
            return Optional.empty();
        }
        if (row == elements.count()) {
            return Optional.of(appending(elements, column));
        }
        return model.awaited().find(() -> ElementTable.element(model, elements, row, column)
                .flatMap(Editing::of));
    }

    private Editing appending(Elements elements, ElementColumn column) {
        String name = "[" + elements.count() + "]";
        return new Editing(elements.structure(), PathWords.atOnce(elements.structure(), elements.array()) + name, name,
                "", typed -> appended(elements, typed, column));
    }

    /// A new element with the one number, or the text, that was typed. It is blank first, as only a number that is
    /// somewhere has a width to be checked against.
    private static Edit appended(Elements elements, String typed, ElementColumn column)
            throws TextException {
        Location at = elements.array().location();
        VariantKind kind = elements.array().kind();
        Variant value = CellText.read(typed, blank(elements.kind()), elements.structure().dialect());
        List<PathStep> steps = new ArrayList<>(List.of(new PathStep.Index(elements.count())));
        if (column instanceof ElementColumn.Part(var component)) {
            steps.add(new PathStep.Name(component.name()));
        }
        Edit insert = new Edit.SetElements(at, elements.count(), 0, Packed.blank(kind, 1));
        return new Edit.Batch(List.of(insert, new Edit.SetPart(at, steps, value)));
    }

    private static Variant blank(VariantKind element) {
        return element == VariantKind.STRING ? new Variant.Text("")
                : element == VariantKind.INT || element.isIntegral() ? new Variant.Int(0) : Variant.Real.of(0);
    }

    /// Puts in blank elements before the one at `row`.
    ///
    /// @param done runs once they are there
    void insert(Elements elements, long row, int count, Runnable done) {
        set(elements, row, 0, Packed.blank(elements.array().kind(), count), done);
    }

    /// Takes elements out.
    void remove(Elements elements, long from, long count, Runnable done) {
        set(elements, from, count, Packed.blank(elements.array().kind(), 0), done);
    }

    /// Puts elements in the place of others.
    void set(Elements elements, long from, long count, Variant with, Runnable done) {
        model.edits().apply(new Edit.SetElements(elements.array().location(), from, count, with), false, done);
    }
}
