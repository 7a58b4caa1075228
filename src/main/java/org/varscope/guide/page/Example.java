package org.varscope.guide.page;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;

/// A file to be looked at in an editor.
///
/// @param name    of the file: `int-1.gdvar`
/// @param caption what it is: `int 5`
/// @param reads   the dialect to read it in
/// @param is    how values are laid out in it
/// @param wrapped whether the bytes are wrapped, so that what is inside is found by opening them
/// @param bytes   all of it
public record Example(String name, String caption, Dialect reads, Framing lies, boolean wrapped, byte[] bytes) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Example(var n, var c, var r, var l, var w, var b) && n.equals(name)
                && c.equals(caption) && r.equals(reads) && l.equals(lies) && w == wrapped && Arrays.equals(b, bytes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, caption, reads, lies, wrapped, Arrays.hashCode(bytes));
    }
}
