/// Which records there is nothing to say of, in one pass and without a structure.
///
/// In go bytes; out come, record by record, whether it is clean, and [Marks][org.varscope.scan.audit.Marks] where it
/// deserves a closer look.
///
/// Read [Audit][org.varscope.scan.audit.Audit] first, then `FastAudit`. Never in here: what is wrong with a record.
package org.varscope.scan.audit;
