package org.varscope.container.surround;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.WrapperException;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.problem.EngineError;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.Progress;

/// What a game puts around something that is wrapped: `"SAVE", size=u32, zlib(...):size, crc32(before)`.
///
/// @param list   all of it, with one byte in the place of what is wrapped
/// @param place  which item that is, from 0 on
/// @param size   the name of the number before it that says how many bytes are inside; empty where none does
/// @param packed the name of the number before it that says how many bytes what is wrapped has; empty where none does
public record Envelope(FieldList list, int place, String size, String packed) {
    /// What says before a name that the size is that of what is wrapped.
    static final String PACKED = "packed-";
    private static final char SIZED = ':';
    /// The widths of numbers and texts are the same in all.
    private static final Dialect DIALECT = Dialects.of("godot4");

    /// {@return all of it as a layout}
    ///
    /// @param wrapper what is in it is wrapped in
    /// @param inside  what that holds, as a layout
    public String text(String wrapper, String inside) {
        return list.text(place, wrapper + "(" + inside + ")" + (size.isEmpty() ? "" : SIZED + size)
                + (packed.isEmpty() ? "" : SIZED + PACKED + packed));
    }

    /// {@return the bytes of `file` that are wrapped: everything between the items before and after}
    ///
    /// @throws WrapperException with a reason for people, if there are none
    public Span inside(ByteStore file) throws WrapperException {
        FieldItems items = new FieldItems(file.reader(ByteReader.SMALLEST_WINDOW), DIALECT);
        long at = 0;
        for (FieldItem item : list.items().subList(0, place)) {
            long end = items.end(item, at, file.length());
            if (end < at) {
                throw new WrapperException(EngineError.ERR_FILE_CORRUPT, WrapperRemark.ITEM_CUT.with(item.word(),
                        "0x%X".formatted(at), file.length() - at));
            }
            at = end;
        }
        long tail = list.tail(place, DIALECT);
        if (file.length() - tail <= at) {
            throw new WrapperException(EngineError.ERR_FILE_CORRUPT,
                    WrapperRemark.NOTHING_BETWEEN.with("0x%X".formatted(at), tail, file.length() - at));
        }
        return Span.between(at, file.length() - tail);
    }

    /// {@return the items of `file`, with all that is wrapped as one}
    ///
    /// @param length   bytes of what is wrapped
    /// @param progress follows what digests are made of, and may stop it
    /// @throws CancellationException if the progress says to stop
    Structure items(ByteStore file, long length, Progress progress) {
        List<FieldItem> items = new ArrayList<>(list.items());
        items.set(place, FieldItem.bytes(length).named(items.get(place).name()));
        return Structure.scan(file, DIALECT, Framing.of(new FieldList(items)), progress);
    }
}
