/// What a game of its own puts around something that is wrapped: a magic, sizes, digests, and bytes that are combined
/// with a key.
///
/// Read first: [Surroundings][org.varscope.container.surround.Surroundings].
package org.varscope.container.surround;
