package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.text.HexText;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.message.Messages;

/// Commands that copy and paste. What is copied is what is selected; where nothing is, the highlighted value that the
/// caret is in. Of a rectangle, each row is a line of text.
public final class HexClipboard {
    /// How many bytes are copied, pasted or cleared at most: 16 MiB.
    public static final int LIMIT = 16 << 20;

    static final String LIMIT_WORDS = "16 MiB";

    static final HexFormat PAIRS = HexFormat.ofDelimiter(" ").withUpperCase();

    /// What was copied last, so that it can be pasted as bytes into either column while the clipboard still holds it.
    private static Copied copied = new Copied("", new byte[0]);

    private final HexPane pane;

    private record Copied(String text, byte[] bytes) {}

    HexClipboard(HexPane pane) {
        this.pane = pane;
    }

    /// Copies the bytes as hex text, `1B 00 00 00`.
    public void copy() {
        copy(PAIRS::formatHex, () -> { });
    }

    /// Copies the bytes as the text that they are in the encoding of the text column; what is none becomes U+FFFD.
    public void copyText() {
        copy(bytes -> new String(bytes, pane.lookProperty().get().text().charset()), () -> { });
    }

    /// Copies what is selected as hex text and takes it out, or clears it where typing overwrites.
    public void cut() {
        HexCursor place = pane.place();
        HexContent content = pane.content();
        if (place.selects()) {
            copy(PAIRS::formatHex, () -> {
                if (pane.content() == content && pane.place().equals(place)) {
                    pane.typing().deleteSelection();
                }
            });
        }
    }

    /// Pastes at the caret or over what is selected: bytes that were copied here; else, in the hex column, hex text;
    /// else the bytes of the text in the encoding of the text column.
    public void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        if (text == null || text.isEmpty()) {
            pane.owner().say(Messages.get("hex.no-text"));
            return;
        }
        Optional<byte[]> bytes = text.length() > 4L * LIMIT ? Optional.of(new byte[0]) : bytesOf(text);
        if (bytes.isPresent() && (bytes.get().length == 0 || bytes.get().length > LIMIT)) {
            pane.owner().say(tooMuch());
        } else {
            bytes.ifPresent(pane.typing()::put);
        }
    }

    private Optional<byte[]> bytesOf(String text) {
        if (text.equals(copied.text)) {
            return Optional.of(copied.bytes);
        }
        Optional<byte[]> hex = pane.columnProperty().get() == HexColumn.HEX ? HexText.read(text) : Optional.empty();
        return hex.or(() -> pane.typing().encoded(text));
    }

    /// Copies what is chosen, and goes on with `then` once it is copied.
    private void copy(Function<byte[], String> words, Runnable then) {
        Rectangle rectangle = pane.place().rectangle();
        Span chosen = rectangle == null ? chosen() : rectangle.extent();
        if (chosen.isEmpty()) {
            pane.owner().say(Messages.get("hex.no-selection"));
        } else if (chosen.length() > LIMIT) {
            pane.owner().say(tooMuch());
        } else {
            pane.content().take(chosen, there -> {
                byte[] bytes = rectangle == null ? there : rectangle.of(there);
                if (offer(bytes, rectangle == null ? words.apply(bytes) : lines(rectangle, bytes, words))) {
                    then.run();
                }
            });
        }
    }

    /// {@return each row of `rectangle` on a line}
    ///
    /// @param bytes in it
    /// @param words of those of a row
    public static String lines(Rectangle rectangle, byte[] bytes, Function<byte[], String> words) {
        return rectangle.rowsOf(bytes).stream().map(words).collect(Collectors.joining("\n"));
    }

    private Span chosen() {
        Span selection = pane.place().selection();
        Span highlight = pane.marks().highlight().get();
        if (!selection.isEmpty() || highlight == null || !highlight.contains(selection.start())) {
            return selection;
        }
        return highlight.intersection(new Span(0, pane.length()));
    }

    /// Puts `text` on the clipboard, which pastes as `bytes` into bytes, however it spells them.
    ///
    /// @return whether the system took it
    public static boolean offer(byte[] bytes, String text) {
        copied = new Copied(text, bytes);
        return Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }

    private static String tooMuch() {
        return Messages.get("hex.too-much", LIMIT_WORDS);
    }
}
