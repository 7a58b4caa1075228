/// Values as text and bytes that other programs take, and back.
///
/// A [org.varscope.document.edit.Copied] comes in and a text comes out ([Notation]), and the other way round; what is
/// read is a state of its own, of which copies are put in as of any other. What is as base64 in a text is taken out
/// and put back ([Enclosed], [EnclosedPlace]); the settings of a project are text as a whole ([ProjectText]).
package org.varscope.document.clip;
