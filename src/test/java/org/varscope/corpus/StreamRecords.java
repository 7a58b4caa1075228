package org.varscope.corpus;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.variant.Variant;

/// Reads what `store_var` wrote, record by record, as the engine does.
public final class StreamRecords {
    private StreamRecords() { }

    /// {@return the text of each record in the words of the engine, up to the first that cannot be read}
    public static List<String> texts(ByteStore content, String dialectName) {
        Dialect dialect = Dialects.of(dialectName);
        Decoder decoder = new Decoder(dialect, ObjectRule.FORBIDDEN);
        List<String> texts = new ArrayList<>();
        for (long at = 0; content.length() - at >= 4; ) {
            byte[] word = content.bytes(new Span(at, 4));
            long length = word[0] & 0xFF | (word[1] & 0xFF) << 8 | (word[2] & 0xFF) << 16 | (word[3] & 0xFFL) << 24;
            if (length > content.length() - at - 4) {
                return texts;
            }
            try {
                Variant value = decoder.decode(content.bytes(new Span(at + 4, length))).value();
                texts.add(DeepStack.call(() -> EngineText.of(EngineView.of(dialect, false).of(value), dialect)));
            } catch (DecodeException _) {
                return texts;
            }
            at += 4 + length;
        }
        return texts;
    }
}
