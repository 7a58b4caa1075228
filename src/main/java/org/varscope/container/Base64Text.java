package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.problem.EngineError;
import org.varscope.scan.walk.Progress;

/// A file that is the base64 text of bytes, as `Marshalls.variant_to_base64` makes of a value, with white space around
/// and line ends between where an editor or a mail put them.
public final class Base64Text implements Wrapping {
    /// Its name on the command line.
    static final String WORD = "base64";

    /// Text of a value as large as the engine reads has at most this many letters, and line ends.
    private static final long MOST = Integer.MAX_VALUE - 8;

    private final ByteStore file;
    private final Base64Form form;
    private final ByteStore content;

    private Base64Text(ByteStore file, Base64Form form, ByteStore content) {
        this.file = file;
        this.form = form;
        this.content = content;
    }

    /// {@return `file` decoded}
    ///
    /// @throws WrapperException if it is no base64 text
    public static Base64Text open(ByteStore file) throws WrapperException {
        if (file.length() > MOST) {
            throw refused("it has %d bytes; expected base64 text of at most %d".formatted(file.length(), MOST));
        }
        byte[] bytes = file.bytes(new Span(0, file.length()));
        int mark = startOfText(bytes);
        byte[] letters = new byte[bytes.length];
        int count = 0;
        for (int i = mark; i < bytes.length; i++) {
            if (Base64Form.isLetter(bytes[i])) {
                letters[count++] = bytes[i];
            } else if (!isSpace(bytes[i])) {
                throw refused("the byte 0x%02X at 0x%X is no letter of base64".formatted(bytes[i], i));
            }
        }
        if (count == 0) {
            throw refused("there is no letter in it; expected base64 text");
        }
        try {
            byte[] content = Base64.getDecoder().decode(Arrays.copyOf(letters, count));
            return new Base64Text(file, Base64Form.of(new String(bytes, StandardCharsets.ISO_8859_1)),
                    ByteStore.of(content));
        } catch (IllegalArgumentException e) {
            throw refused("its %d letters are no whole base64 text".formatted(count));
        }
    }

    private static WrapperException refused(String why) {
        return new WrapperException(EngineError.ERR_INVALID_DATA, why);
    }

    private static int startOfText(byte[] bytes) {
        boolean marked = bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
        return marked ? 3 : 0;
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\t' || b == '\r' || b == '\n' || b == '\f';
    }

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public String title() {
        return String.format(Locale.ROOT, "base64 text (%,d bytes inside)", content.length());
    }

    @Override
    public ByteStore content() {
        return content;
    }

    @Override
    public Rewrapped wrap(ByteStore changed, Progress progress) throws IOException {
        if (changed.contentEquals(content)) {
            return new Rewrapped(file, this);
        }
        if (changed.length() > MOST / 4 * 3) {
            throw new IOException("%d bytes are too many for base64 text".formatted(changed.length()));
        }
        String text = new String(file.bytes(new Span(0, file.length())), StandardCharsets.ISO_8859_1);
        Base64Change change = Base64Change.of(content.bytes(new Span(0, content.length())),
                changed.bytes(new Span(0, changed.length())), Base64Form.letters(text), form.padded());
        ByteStore written = ByteStore.of(form.changed(text, change).getBytes(StandardCharsets.ISO_8859_1));
        return new Rewrapped(written, new Base64Text(written, form, changed));
    }
}
