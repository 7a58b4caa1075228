/// What else of a file depends on the values in it, and is updated with them: digests.
///
/// Read [Digests] first: those that a list of fields names. One that matched before an edit is made to match after it;
/// one that did not is left alone. [InnerDigests] are those that are values themselves, which [DigestPlaces] finds.
package org.varscope.document.layout;
