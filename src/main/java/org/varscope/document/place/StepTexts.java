package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// The texts of the steps to entries by the bytes of their keys: in most files a few keys come again and again, and
/// what a step is called hangs on its key alone.
final class StepTexts {
    /// Bytes of a key that is remembered.
    private static final int LONGEST = 64;
    private static final int MOST = 1024;

    private final ByteReader in;
    private final Map<Key, String> known = new HashMap<>();

    private record Key(byte[] bytes) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key(byte[] theirs) && Arrays.equals(bytes, theirs);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }

    StepTexts(Structure structure) {
        this.in = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
    }

    /// {@return the text of the step to the entry with `key`, which comes again nowhere in its Dictionary}
    ///
    /// @param written finds out what that is
    String of(Node key, Supplier<String> written) {
        Span span = key.span();
        if (span.length() > LONGEST) {
            return written.get();
        }
        byte[] bytes = new byte[(int) span.length()];
        in.read(span.start(), bytes, 0, bytes.length);
        Key named = new Key(bytes);
        String text = known.get(named);
        if (text == null) {
            text = written.get();
            // A step by its place is not that of the next key of these bytes.
            if (known.size() < MOST && !text.startsWith("#")) {
                known.put(named, text);
            }
        }
        return text;
    }
}
