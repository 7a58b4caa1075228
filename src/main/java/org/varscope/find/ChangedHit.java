package org.varscope.find;

/// A number, text or bool that changed.
///
/// @param was where it is in the older state
/// @param is  where it is in the newer state
public record ChangedHit(HitPlace was, HitPlace is) { }
