/// Which dialect and framing bytes were written in.
///
/// In go the first bytes; out comes a [Detection][org.varscope.scan.detect.Detection] with its reasons. Every reading
/// is tried strictly (`StrictReading`, by `Trial`), and where none is whole, by the records that it reads exactly
/// (`SoundRecords`) and by how much it makes sense of (`PartialReading`); `Evidence` weighs what the values look like.
///
/// Read `Detection` first. Never in here: wrappers and foreign formats, which `container` knows.
package org.varscope.scan.detect;
