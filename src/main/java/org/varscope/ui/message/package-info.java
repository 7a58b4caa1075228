/// The texts of the window, each feature's in the bundle `messages.properties` beside its classes.
///
/// [Messages] reads them in the language that a person chose ([LanguageChoice]), also the clauses of all rooms below;
/// [Sentence] makes a sentence of a clause. The command line has none of its own: what it prints is a contract.
package org.varscope.ui.message;
