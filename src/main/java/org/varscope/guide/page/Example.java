package org.varscope.guide.page;

import module java.base;

/// A file to be looked at in an editor.
///
/// @param name    of the file: `int-1.gdvar`
/// @param caption what it is: `int 5`
/// @param dialect to read it in
/// @param framing to read it in, as on the command line: `bare`, `stream`
/// @param bytes   all of it, wrapped where it is about a wrapper
public record Example(String name, String caption, String dialect, String framing, byte[] bytes) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Example(var n, var c, var d, var f, var b) && n.equals(name) && c.equals(caption)
                && d.equals(dialect) && f.equals(framing) && Arrays.equals(b, bytes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, caption, dialect, framing, Arrays.hashCode(bytes));
    }
}
