/// What is left of damaged bytes once all that cannot be read is taken out.
///
/// Read first: [Salvage].
package org.varscope.repair.salvage;
