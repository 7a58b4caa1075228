/// What can be said of bytes in which nothing reads as a value.
///
/// Read first: [UnknownBytes].
package org.varscope.container.unknown;
