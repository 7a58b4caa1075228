/// What can be said of bytes in which nothing reads as a value.
///
/// Read [UnknownBytes] first: in go bytes, out comes what they are, judging by themselves, and what may open them. Each
/// other format of values ([Bson], [Cbor], [MessagePack], [Nbt]) is known by reading it to its end, text and bytes
/// combined with a key by how often each byte occurs ([Legible], [RepeatingKey]).
package org.varscope.container.unknown;
