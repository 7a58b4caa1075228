/// What is where in bytes that were read.
///
/// In go the parts that `damage` found; out come [Node][org.varscope.scan.index.Node]s, made on demand: children of a
/// collection, the value at an offset, at a place, after an edit. Only lengths are kept, and runs of small values are
/// read again when somebody looks, so that the index follows the bytes and not the number of values.
///
/// Read [Structure][org.varscope.scan.index.Structure] first, then `Node`; `Rescan` says what an edit costs. Never in
/// here: decoded values, words for people.
package org.varscope.scan.index;
