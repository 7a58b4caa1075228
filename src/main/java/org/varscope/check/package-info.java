/// Would the engine load it, and what is wrong?
///
/// Bytes or a structure come in, a [Verdict] on each record comes out ([Check]), summed up in a [Report]. [Inspection]
/// goes through every value with its path and its problems, and finds what only a look at neighbours can, such as keys
/// that occur twice.
///
/// Read first: [Check], [Report], [Inspection]. Nothing here changes a document, and nothing is shown.
package org.varscope.check;
