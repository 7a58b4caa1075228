/// What else of a file depends on the values in it, and is made anew with them.
///
/// Read first: [Digests].
package org.varscope.document.layout;
