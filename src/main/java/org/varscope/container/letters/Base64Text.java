package org.varscope.container.letters;

import module java.base;

import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// A file that is the base64 text of bytes, as `Marshalls.variant_to_base64` makes of a value, with white space around
/// and line ends between where an editor or a mail put them.
public final class Base64Text implements Wrapping {
    /// Its name on the command line.
    public static final String WORD = "base64";

    /// Text of a value as large as the engine reads has at most this many letters, and line ends.
    private static final long MOST = Integer.MAX_VALUE - 8;
    /// Three bytes are four letters.
    private static final int BYTES = 3;
    private static final int LETTERS = 4;

    private final ByteStore file;
    private final LetterIndex index;
    private final Base64Lines lines;
    private final ByteStore content;

    private Base64Text(ByteStore file, LetterIndex index, Base64Lines lines, ByteStore content) {
        this.file = file;
        this.index = index;
        this.lines = lines;
        this.content = content;
    }

    /// {@return `file` decoded}
    ///
    /// @throws WrapperException if it is no base64 text
    public static Base64Text open(ByteStore file) throws WrapperException {
        String text = text(file);
        int mark = text.startsWith("\u00EF\u00BB\u00BF") ? 3 : 0;
        int quotes = 0;
        for (int i = mark; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isQuote = c == '"' && isAtAnEnd(text, i, mark) && ++quotes <= 2;
            if (!Base64Lines.isLetter(c) && " \t\r\n\f".indexOf(c) < 0 && !isQuote) {
                throw refused(WrapperRemark.BASE64_OTHER_BYTE.with("0x%02X".formatted((int) c),
                        "0x%X".formatted(i)));
            }
        }
        String letters = Base64Lines.letters(text);
        if (letters.isEmpty()) {
            throw refused(WrapperRemark.BASE64_EMPTY.with());
        }
        try {
            ByteStore content = ByteStore.of(Base64.getDecoder().decode(padded(letters)));
            return new Base64Text(file, new LetterIndex(file, text, content.length()), Base64Lines.of(text), content);
        } catch (IllegalArgumentException e) {
            throw refused(WrapperRemark.BASE64_CUT.with(letters.length()));
        }
    }

    /// Text without its padding, or with half of it, can still be decoded.
    private static String padded(String letters) {
        return letters.length() % LETTERS == BYTES && letters.endsWith("=") ? letters + "=" : letters;
    }

    /// A String that was printed has quotes around it.
    private static boolean isAtAnEnd(String text, int at, int mark) {
        return text.substring(mark, at).isBlank() || text.substring(at + 1).isBlank();
    }

    /// {@return the text of `file`, a char a byte}
    ///
    /// @throws WrapperException if it is too long
    static String text(ByteStore file) throws WrapperException {
        if (file.length() > MOST) {
            throw refused(WrapperRemark.BASE64_TOO_LARGE.with(file.length(), MOST));
        }
        return new String(file.bytes(new Span(0, file.length())), StandardCharsets.ISO_8859_1);
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
        return FormatRemark.BASE64_TITLE.with(content.length());
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
        return List.of(index.layer());
    }

    @Override
    public Rewrapped wrap(ByteStore changed, Progress progress) throws IOException {
        if (changed.contentEquals(content)) {
            return new Rewrapped(file, this);
        }
        if (changed.length() > MOST / LETTERS * BYTES) {
            throw new RemarkedIOException(WrapperRemark.BASE64_TOO_MANY.with(changed.length()));
        }
        String text = text(file);
        String after = lines.changed(text, letters(changed, Base64Lines.letters(text)));
        ByteStore written = ByteStore.of(after.getBytes(StandardCharsets.ISO_8859_1));
        return new Rewrapped(written,
                new Base64Text(written, new LetterIndex(written, after, changed.length()), lines, changed));
    }

    /// {@return the letters of `changed`, of which the last ones stay as they are in `old` where they say the same:
    /// they can say it in more than one way}
    private String letters(ByteStore changed, String old) {
        Base64.Encoder encoder = lines.padded() ? Base64.getEncoder() : Base64.getEncoder().withoutPadding();
        String fresh = encoder.encodeToString(changed.bytes(new Span(0, changed.length())));
        boolean isSame = rest(changed).contentEquals(rest(content));
        return isSame ? fresh.substring(0, whole(changed)) + old.substring(whole(content)) : fresh;
    }

    private static int whole(ByteStore bytes) {
        return (int) (bytes.length() / BYTES * LETTERS);
    }

    private static ByteStore rest(ByteStore bytes) {
        return bytes.slice(Span.between(bytes.length() / BYTES * BYTES, bytes.length()));
    }
}
