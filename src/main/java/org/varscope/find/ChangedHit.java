package org.varscope.find;

/// A number, text or bool that changed.
///
/// @param was where it stands in the older state
/// @param is  where it stands in the newer state
public record ChangedHit(HitPlace was, HitPlace is) { }
