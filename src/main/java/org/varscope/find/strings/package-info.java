/// Readable text in bytes, whatever they mean.
package org.varscope.find.strings;
