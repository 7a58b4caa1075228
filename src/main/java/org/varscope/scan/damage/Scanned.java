package org.varscope.scan.damage;

import org.varscope.bytes.Seq;

/// What a scan of some items yields.
///
/// @param parts the items found and what lies between them; together they cover exactly the bytes read
/// @param end   where reading ended
/// @param clean whether nothing was damaged or guessed
/// @param stopped whether reading ended before the items did
public record Scanned(Seq<Shape> parts, long end, boolean clean, boolean stopped) { }
