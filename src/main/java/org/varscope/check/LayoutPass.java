package org.varscope.check;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldRuns;
import org.varscope.scan.audit.Audit;
import org.varscope.scan.audit.Marks;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.Progress;

/// One quick pass over the values among the items of a list of fields, whose places its structure knows.
final class LayoutPass {
    private LayoutPass() { }

    /// {@return what in them deserves a look}
    ///
    /// @param structure of a list of fields
    /// @param progress  follows the bytes gone over, and may stop it
    static Marks over(Structure structure, Progress progress) {
        FieldRuns runs = Objects.requireNonNull(structure.runs());
        List<Audit.Stretch> values = new ArrayList<>();
        List<FieldItem> items = runs.list().items();
        for (int i = 0; i < items.size(); i++) {
            long first = runs.first(i);
            long end = Math.min(runs.end(i), structure.records());
            if (items.get(i).kind().isVariant() && first < end) {
                values.add(new Audit.Stretch(FieldItems.grammar(items.get(i)), Span.between(
                        structure.childStart(null, first), structure.record(end - 1).item().end())));
            }
        }
        return Audit.marks(structure.bytes(), structure.dialect(), values, progress);
    }
}
