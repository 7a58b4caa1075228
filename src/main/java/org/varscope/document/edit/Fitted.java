package org.varscope.document.edit;

import module java.base;

/// An edit that is no batch, with its value converted as the engine converts it where it puts it.
///
/// @param objections what speaks against it
record Fitted(Edit edit, List<Objection> objections) {
    /// Copies the list.
    Fitted {
        objections = List.copyOf(objections);
    }
}
