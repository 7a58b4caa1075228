/// What a game of its own puts around something that is wrapped: a magic, sizes, digests, and bytes that are combined
/// with a key.
///
/// Read first: [Envelope][org.varscope.container.surround.Envelope].
package org.varscope.container.surround;
