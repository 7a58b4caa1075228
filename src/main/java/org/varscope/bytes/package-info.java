/// Where bytes live, whatever they mean.
///
/// - [Span]: a range of bytes.
/// - [ByteSource]: bytes that never change, in memory ([ByteStore.HeapSource], [Scratch]) or in a file ([FileSource]).
/// - [PagedSource]: bytes of a slow source; threads that must not wait ([PromptThread]) have what is at hand.
/// - [ByteStore]: what a document holds: pieces of sources in a persistent tree; every edit is a new store.
/// - [ByteReader]: numbers out of a store, through a window.
/// - [Seq]: the persistent tree itself, for anything that covers bytes.
package org.varscope.bytes;
