/// Variants and their bytes, strictly and both ways, exactly as the engines do it.
///
/// - [Decoder]: bytes to a [Variant][org.varscope.variant.Variant], or a [DecodeException] with the engine's error.
/// - [Encoder]: a variant to bytes, with the engine's choices, or an [EncodeException].
/// - [Output]: bytes that grow, for encoding many values one after the other.
///
/// Nothing here reports and carries on (that is `scan`), and nothing is ever made of an object but its record. The room
/// and all below it use only the JDK.
package org.varscope.codec;
