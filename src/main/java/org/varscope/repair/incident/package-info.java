/// What happened to a file, where one thing explains what is wrong with it.
///
/// An [Incident][org.varscope.repair.incident.Incident] says it as a clause;
/// [Happened][org.varscope.repair.incident.Happened] finds it, with the problems that come of it.
@NullMarked
package org.varscope.repair.incident;

import org.jspecify.annotations.NullMarked;
