/// What differs between two states or files, value by value.
///
/// Two structures come in, [ChangedValues] comes out. Read that first. Nothing here knows where the states come from.
package org.varscope.compare;
