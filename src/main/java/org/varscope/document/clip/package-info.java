/// Values as text and bytes that other programs take, and back.
///
/// A [org.varscope.document.edit.Copied] comes in and a text comes out ([Notation]), and the other way round; what is
/// read is a state of its own, of which copies are put in as of any other.
package org.varscope.document.clip;
