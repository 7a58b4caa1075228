package org.varscope.container.surround;

import module java.base;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Wrapper;
import org.varscope.container.Wrapping;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.remark.FormatRemark;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// A file of which each byte was combined by XOR with one of a key, over and over. There is no head, and every file can
/// be one.
public final class XorBytes implements Wrapping {
    /// Its name on the command line, without the key.
    public static final String WORD = "xor";
    private static final Pattern NAMED = Pattern.compile(WORD + "\\s*:\\s*((?:[0-9a-fA-F]{2}){1,256})");
    private static final HexFormat HEX = HexFormat.of();

    private final ByteStore file;
    private final ByteStore content;
    private final byte[] key;

    private XorBytes(ByteStore file, ByteStore content, byte[] key) {
        this.file = file;
        this.content = content;
        this.key = key;
    }

    /// {@return the key in `word`, as hexadecimal digits, where that names this wrapper: `xor:5a`}
    public static Optional<String> key(String word) {
        return Optional.of(NAMED.matcher(word)).filter(Matcher::matches)
                .map(named -> named.group(1).toLowerCase(Locale.ROOT));
    }

    /// {@return `file` with each byte combined with one of the key}
    ///
    /// @param key as hexadecimal digits, at least two
    public static XorBytes of(ByteStore file, String key) {
        byte[] bytes = HEX.parseHex(key);
        return new XorBytes(file, combined(file, bytes), bytes);
    }

    private static ByteStore combined(ByteStore bytes, byte[] key) {
        return bytes.isEmpty() ? bytes : ByteStore.of(new Combined(bytes, key));
    }

    /// Bytes that are combined where they are read.
    private record Combined(ByteStore bytes, byte[] key) implements ByteSource {
        @Override
        public long length() {
            return bytes.length();
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            bytes.read(at, into, offset, count);
            for (int i = 0; i < count; i++) {
                into[offset + i] ^= key[(int) ((at + i) % key.length)];
            }
        }
    }

    @Override
    public String word() {
        return WORD + ":" + HEX.formatHex(key);
    }

    @Override
    public Remark title() {
        return FormatRemark.XOR_TITLE.with(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(key),
                content.length());
    }

    @Override
    public ByteStore content() {
        return content;
    }

    @Override
    public ByteStore file() {
        return file;
    }

    @Override
    public List<Layer> layers() {
        return List.of(new Layer(Wrapper.XOR, file, new Layer.Form.Xor(HEX.formatHex(key)), file.length(),
                new Outside(), List::of));
    }

    @Override
    public Rewrapped wrap(ByteStore changed, Progress progress) {
        if (changed.contentEquals(content)) {
            return new Rewrapped(file, this);
        }
        ByteStore written = combined(changed, key);
        return new Rewrapped(written, new XorBytes(written, changed, key));
    }

    /// Each byte of the file is one of the content.
    private record Outside() implements Layer.Outside {
        @Override
        public void tell(WrapperFieldSink sink) {
            Span all = new Span(0, sink.length());
            sink.add(all, WrapperPart.COMBINED, -1, all);
        }

        @Override
        public Span around(long offset, long length) {
            return new Span(offset, 1);
        }
    }
}
