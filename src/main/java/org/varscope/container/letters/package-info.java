/// Bytes that a file holds as letters: base64 ([org.varscope.container.letters.Base64Text]) and hexadecimal digits
/// ([org.varscope.container.letters.HexText]), in lines or not.
///
/// [org.varscope.container.letters.LetterIndex] knows which letters are which bytes, so that a few of them can be read
/// or told without the rest.
@NullMarked
package org.varscope.container.letters;

import org.jspecify.annotations.NullMarked;
