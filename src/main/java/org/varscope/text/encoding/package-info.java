/// Bytes as characters, whatever they were written for: the text column beside bytes, and texts that are looked for in
/// bytes.
package org.varscope.text.encoding;
