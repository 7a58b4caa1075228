package org.varscope.repair;

/// Where a reading stands before an item.
///
/// @param at    offset of the item
/// @param level that it is in
/// @param odd   how odd everything before it is
record Place(long at, Level level, double odd) { }
