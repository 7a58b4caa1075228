/// What is left of damaged bytes once all that cannot be read is taken out.
///
/// In goes a structure with damage, out come the bytes of a file in which every value is whole, and the spans that are
/// left out. Read [Salvage] first; [Rescue] finds what must go and which counts and lengths change.
package org.varscope.repair.salvage;
