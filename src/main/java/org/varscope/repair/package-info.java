/// What mends damaged bytes.
///
/// In go a structure and a problem of it; out come [Repairs][org.varscope.repair.Repairs], ranked by what they leave
/// behind. Nothing is changed here: a [Repair][org.varscope.repair.Repair] holds an edit, which only a document does.
///
/// Read `Solver` next: it reads the damaged record strictly, gives the words before the damage other values, and keeps
/// what reads to the end. Never in here: sentences for people.
package org.varscope.repair;
