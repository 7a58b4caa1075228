/// Repairs to choose from: what each would do to bytes and values, before anything is done.
///
/// In go a document and a problem of it. What repairs there are, and which is the best, says the room `repair`; their
/// words come from `explain`. Read [RepairCard][org.varscope.ui.repair.RepairCard] first.
package org.varscope.ui.repair;
