/// Files made to be looked at: a value of every type in every dialect, and every wrapper.
///
/// In goes a dialect, out come [SampleFile][org.varscope.sample.SampleFile]s, made by the encoder from the rows of its
/// table, so that a new row shows up by itself. Read [Gallery][org.varscope.sample.Gallery] first. Never in here: saves
/// that were written by an engine, and words for people.
package org.varscope.sample;
