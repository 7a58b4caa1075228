package org.varscope.container.letters;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Wrapper;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// A file that is the hexadecimal digits of bytes, as `hex_encode` makes them, with white space between where somebody
/// has put it.
public final class HexText implements Wrapping {
    /// Its name on the command line.
    public static final String WORD = "hexadecimal";
    /// A text in memory is no longer.
    private static final long MOST = Integer.MAX_VALUE - 8;
    private static final String UPPER = "ABCDEF";

    private final ByteStore file;
    private final String text;
    private final ByteStore content;

    private HexText(ByteStore file, String text, ByteStore content) {
        this.file = file;
        this.text = text;
        this.content = content;
    }

    /// {@return `file` decoded}
    ///
    /// @throws WrapperException if it is no such text
    public static HexText open(ByteStore file) throws WrapperException {
        String text = file.length() > MOST ? "" : Base64Text.text(file);
        for (int i = 0; i < text.length(); i++) {
            if (!HexFormat.isHexDigit(text.charAt(i)) && !Character.isWhitespace(text.charAt(i))) {
                throw refused(WrapperRemark.DIGIT_OTHER.with("0x%02X".formatted((int) text.charAt(i)),
                        "0x%X".formatted(i)));
            }
        }
        String digits = Base64Lines.letters(text);
        if (digits.isEmpty() || digits.length() % 2 != 0) {
            throw refused(WrapperRemark.DIGITS_ODD.with(digits.length()));
        }
        return new HexText(file, text, ByteStore.of(HexFormat.of().parseHex(digits)));
    }

    private static WrapperException refused(Remark why) {
        return new WrapperException(EngineError.ERR_INVALID_DATA, why);
    }

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public Remark title() {
        return FormatRemark.HEX_TITLE.with(content.length());
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
        return List.of(new Layer(Wrapper.HEXADECIMAL, file, new Layer.Form.Digits(), content.length(),
                new Outside(text, content.length()), List::of));
    }

    @Override
    public Rewrapped wrap(ByteStore changed, Progress progress) throws IOException {
        if (changed.contentEquals(content)) {
            return new Rewrapped(file, this);
        }
        if (changed.isEmpty() || changed.length() > MOST / 2) {
            throw new RemarkedIOException(WrapperRemark.DIGITS_UNWRITTEN.with(changed.length()));
        }
        boolean upper = text.chars().anyMatch(c -> UPPER.indexOf(c) >= 0);
        byte[] bytes = changed.bytes(new Span(0, changed.length()));
        String after = Base64Lines.of(text).changed(text,
                (upper ? HexFormat.of().withUpperCase() : HexFormat.of()).formatHex(bytes));
        ByteStore written = ByteStore.of(after.getBytes(StandardCharsets.ISO_8859_1));
        return new Rewrapped(written, new HexText(written, after, changed));
    }

    /// All digits are one field.
    private record Outside(String text, long inside) implements Layer.Outside {
        @Override
        public void tell(WrapperFieldSink sink) {
            sink.add(new Span(0, sink.length()), WrapperPart.DIGITS, -1, new Span(0, inside));
        }

        @Override
        public Span around(long offset, long length) {
            long digit = 0;
            int from = 0;
            for (int at = 0; at < text.length(); at++) {
                if (Base64Lines.isLetter(text.charAt(at))) {
                    from = digit == 2 * offset ? at : from;
                    if (digit++ == 2 * offset + 1) {
                        return Span.between(from, at + 1);
                    }
                }
            }
            return new Span(length, 0);
        }
    }
}
