/// Bytes read as a sequence of items that never gives up.
///
/// In go bytes and what their items look like (`Grammar`); out come [Shape][org.varscope.scan.damage.Shape]s, the parts
/// of an index: runs of healthy values that are only counted, collections that are large or damaged, damage, gaps.
/// Damage ends with its frame, or where `Resync` finds structure again; a `Suspicion` blames a text that ran into the
/// values after it.
///
/// Read [Scanner][org.varscope.scan.damage.Scanner] first, then `Shape` and `Level`. Never in here: nodes, paths,
/// edits.
package org.varscope.scan.damage;
