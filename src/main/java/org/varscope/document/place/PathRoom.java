package org.varscope.document.place;

/// How much of what is printed of a file may be paths. A path is repeated by every value below it, so that paths can
/// have far more characters than the file has bytes.
///
/// Short paths are always printed. Long ones are, as long as all of them together take no more than a multiple of the
/// file; after that, the path of a value around stands in for them, with the number of steps from there. Files that
/// people have come nowhere near that.
public final class PathRoom {
    /// Bytes of a path that is printed in any case, unless where it begins has more.
    private static final int SHORT = 100;
    /// How many bytes all longer paths may have for each byte of the file, and for a small file.
    private static final int MOST_A_BYTE = 32;
    private static final long AT_LEAST = 16 << 10;

    private long left;

    /// @param bytes of the file
    public PathRoom(long bytes) {
        this.left = AT_LEAST + MOST_A_BYTE * bytes;
    }

    /// A path as it is printed.
    ///
    /// @param text   the path of the value, or of one around it
    /// @param deeper how many steps the value is below that; 0 where it is the value's own
    public record Said(String text, int deeper) { }

    /// {@return the path to print of a value, which now has taken its room}
    public Said of(LazyPath where) {
        LazyPath said = where.within(Integer.MAX_VALUE);
        if (said.weight() > SHORT) {
            if (said.weight() <= left) {
                left -= said.weight();
            } else {
                said = said.within(SHORT);
            }
        }
        return new Said(said.text(), where.stepsFrom(said));
    }

    /// {@return whether there is room for the paths of `lines` values right in this one, which now have taken it}
    public boolean takes(LazyPath holder, long lines) {
        if (!holder.isOpen()) {
            return false;
        }
        if (holder.weight() <= SHORT) {
            return true;
        }
        if (lines > left / holder.weight()) {
            return false;
        }
        left -= lines * holder.weight();
        return true;
    }
}
