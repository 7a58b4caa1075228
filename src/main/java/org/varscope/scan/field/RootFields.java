package org.varscope.scan.field;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;

/// Tells the bytes of what stands at the root of a file beside values: records without a header, keys of settings, and
/// the words before all of them.
record RootFields(ByteReader in, FieldItems fields, FieldSink sink) {
    /// Tells the `length` bytes before the first record, a magic and a count; no bytes in most files.
    void head(long length) {
        if (length > 0) {
            sink.add(0, Math.min(4, length), new Purpose.Magic());
        }
        if (length > 4) {
            sink.add(4, length - 4, new Purpose.Count(Purpose.Counted.SETTINGS));
        }
    }

    /// Tells the key of an entry and the length of its value, `from` up to `to`.
    void key(long from, long to) {
        sink.add(from, 4, new Purpose.Length(Part.SETTING_KEY, -1));
        sink.add(from + 4, to - from - 8, new Purpose.Text(Part.SETTING_KEY, -1));
        sink.add(to - 4, 4, new Purpose.Length(Part.SETTING, -1));
    }

    /// Tells the bytes of a record without a header.
    void plain(Node node) {
        long start = node.span().start();
        long length = node.span().length();
        FieldItem item = node.field();
        if (item == null || node.state() != State.WHOLE
                && !fields.isWholeText(item, start, start + length)) {
            sink.add(start, length, new Purpose.Damage());
            return;
        }
        switch (item.kind()) {
            case PASCAL, TEXT8, TEXT16, BYTES8, BYTES16, BYTES32 -> {
                int width = item.kind().lengthWidth();
                sink.add(start, width, new Purpose.Length(Part.STORED, -1, item.order()));
                sink.add(start + width, length - width, item.isBytes() ? new Purpose.Data(Part.STORED)
                        : new Purpose.Text(Part.STORED, -1));
            }
            case TEXT_NUL -> {
                sink.add(start, length - 1, new Purpose.Text(Part.STORED, -1));
                sink.add(start + length - 1, 1, new Purpose.LineEnd());
            }
            case LINE, CSV -> {
                long text = in.u8(start + length - 1) == '\n' ? length - 1 : length;
                sink.add(start, text, new Purpose.Text(item.kind() == FieldKind.CSV ? Part.CELLS : Part.STORED, -1));
                sink.add(start + text, length - text, new Purpose.LineEnd());
            }
            case STRING, TEXT -> sink.add(start, length, new Purpose.Text(Part.STORED, -1));
            default -> sink.add(start, length, item.kind() == FieldKind.MAGIC ? new Purpose.Data(Part.MAGIC)
                    : item.isBytes() ? new Purpose.Data(Part.STORED)
                    : item.digest() != null && item.digest().isText() ? new Purpose.Text(Part.STORED, -1)
                    : new Purpose.Stored(item));
        }
    }
}
