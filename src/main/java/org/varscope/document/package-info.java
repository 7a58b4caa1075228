/// The one mutable object: a document with its edits, undo history and saving.
package org.varscope.document;
