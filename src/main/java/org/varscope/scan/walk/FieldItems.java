package org.varscope.scan.walk;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.TextRule;

/// Measures the items of a list of fields that hold no value with a header: numbers, texts and bytes.
public record FieldItems(ByteReader in, Dialect dialect) {
    private static final int QUOTE = '"';
    private static final int LINE_FEED = '\n';

    /// {@return what an item looks like to a scan of values; [Grammar#FIELDS] where it is none}
    public static Grammar grammar(FieldItem item) {
        return switch (item.kind()) {
            case VAR -> item.isBigEndian() ? Grammar.FRAMES_BE : Grammar.FRAMES;
            case VALUE -> Grammar.VALUES;
            default -> Grammar.FIELDS;
        };
    }

    /// {@return the offset just past the plain item at `at`, or [Walk#BROKEN] where the bytes end before it does}
    public long end(FieldItem item, long at, long bound) {
        long width = item.width(dialect);
        if (width > 0) {
            return width <= bound - at ? at + width : Walk.BROKEN;
        }
        return switch (item.kind()) {
            case LINE -> line(at, bound);
            case CSV -> csv(at, bound);
            case TEXT_NUL -> text(at, bound);
            case REST, TEXT -> bound;
            default -> prefixed(item, at, bound);
        };
    }

    /// {@return what is in the place of the magic `item` at `at`, all of which must be there; empty where it is
    /// that magic, or `item` is none}
    public Optional<FieldItem> other(FieldItem item, long at) {
        byte[] there = item.kind() == FieldKind.MAGIC ? bytes(at, (int) item.size()) : new byte[0];
        return Arrays.equals(there, item.magic()) ? Optional.empty() : Optional.of(FieldItem.magic(there));
    }

    private byte[] bytes(long at, int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) in.u8(at + i);
        }
        return bytes;
    }

    /// {@return the length before a text or bytes, 0 to 4294967295}
    public long length(FieldItem item, long at) {
        return unsigned(item, at, item.kind().lengthWidth());
    }

    /// {@return the number that the whole item at `at` is, as a count: at least 0; one from 2^63 on is the largest}
    public long number(FieldItem item, long at) {
        int width = (int) item.width(dialect);
        long number = unsigned(item, at, width);
        int unused = Long.SIZE - width * Byte.SIZE;
        return item.kind().isSigned() ? Math.max(0, number << unused >> unused)
                : number < 0 ? Long.MAX_VALUE : number;
    }

    private long unsigned(FieldItem item, long at, int width) {
        long number = 0;
        for (int i = 0; i < width; i++) {
            number = number << Byte.SIZE | in.u8(item.isBigEndian() ? at + i : at + width - 1 - i);
        }
        return number;
    }

    private long prefixed(FieldItem item, long at, long bound) {
        long start = at + item.kind().lengthWidth();
        return start > bound || length(item, at) > bound - start ? Walk.BROKEN : start + length(item, at);
    }

    private long text(long at, long bound) {
        for (long end = at; end < bound; end++) {
            if (in.u8(end) == 0) {
                return end + 1;
            }
        }
        return Walk.BROKEN;
    }

    /// A last line may lack its line feed, as the engine reads it anyway.
    private long line(long at, long bound) {
        long end = at;
        while (end < bound) {
            if (in.u8(end++) == LINE_FEED) {
                return end;
            }
        }
        return end;
    }

    /// A line feed in quotes belongs to a cell.
    private long csv(long at, long bound) {
        boolean quoted = false;
        long end = at;
        while (end < bound) {
            int read = in.u8(end++);
            quoted ^= read == QUOTE;
            if (read == LINE_FEED && !quoted) {
                return end;
            }
        }
        return end;
    }

    /// {@return whether the text from `at` to `end` is there whole, whatever its bytes are}
    public boolean isWholeText(FieldItem item, long at, long end) {
        return item.isText() && end(item, at, end) == end;
    }

    /// {@return the offset of the first byte that is no UTF-8 in the item from `at` to `end`, if that is a text; -1
    /// where there is none}
    public long illegible(FieldItem item, long at, long end) {
        long start = at + item.kind().lengthWidth();
        if (!item.isText()) {
            return -1;
        }
        TextCheck check = new TextCheck(in, TextRule.STRICT, true);
        check.look(start, end - start);
        return check.bad < 0 ? -1 : start + check.bad;
    }

    /// {@return whether the item from `at` to `end` might go on if more bytes followed}
    public boolean isOpen(FieldItem item, long at, long end) {
        if (item.isRest()) {
            return true;
        }
        boolean quoted = false;
        for (long i = at; i < end && item.kind() == FieldKind.CSV; i++) {
            quoted ^= in.u8(i) == QUOTE;
        }
        return item.kind().isLine() && (quoted || in.u8(end - 1) != LINE_FEED);
    }
}
