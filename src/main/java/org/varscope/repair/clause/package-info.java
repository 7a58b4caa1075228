/// What a repair does, leaves and costs, as clauses that say themselves.
///
/// [RepairTitle][org.varscope.repair.clause.RepairTitle] is what it does,
/// [RepairOutcome][org.varscope.repair.clause.RepairOutcome] what is left after it, and
/// [Loss][org.varscope.repair.clause.Loss] which values go. Nothing here decides what is repaired.
@NullMarked
package org.varscope.repair.clause;

import org.jspecify.annotations.NullMarked;
