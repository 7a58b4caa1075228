package org.varscope.check.safety;

import org.varscope.remark.Clause;

/// How far loading a document goes, from nothing but values to code that the document brings along.
public enum Danger implements Clause {
    /// An engine makes values, which do nothing.
    VALUES,
    /// An engine looks for objects of the running game by their numbers.
    IDS,
    /// An engine makes objects, and runs scripts of the project on them.
    OBJECTS,
    /// Code, or what holds code, comes with the document, or from a place outside of the project.
    CODE
}
