package org.varscope.document.edit;

/// Why an edit is not done. A sentence is made of it in `explain`, and no decision is ever taken on that.
public sealed interface EditRefusal permits Objection, Obstacle { }
