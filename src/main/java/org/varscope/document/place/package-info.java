/// What is where in a document, and what it is called.
///
/// A structure and a path come in, a [Target] comes out ([Paths]): a value, or a [Part] inside one. Paths are found the
/// other way round; values, texts, keys, heads of collections and elements of packed arrays are read where they are.
///
/// Read first: [Target], [Paths], [Part]. Nothing here changes a byte or keeps a state; nothing is ever made of an
/// object.
package org.varscope.document.place;
