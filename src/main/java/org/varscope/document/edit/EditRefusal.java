package org.varscope.document.edit;

import module java.base;
import org.varscope.remark.Clause;

/// Why an edit is not done. No decision is ever taken on the words that are made of it.
public sealed interface EditRefusal extends Clause permits Objection, Obstacle {
    /// What speaks against one edit.
    record All(List<? extends EditRefusal> refusals) implements Clause { }
}
