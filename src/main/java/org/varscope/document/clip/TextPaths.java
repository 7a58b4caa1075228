package org.varscope.document.clip;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;
import org.varscope.text.Token;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// Which keys and numbers lead to places in JSON, in Godot text and in a ConfigFile. Goes through the text once, and is
/// asked for places in their order.
final class TextPaths {
    private static final Dialect DIALECT = Dialects.of("godot4");
    private static final Pattern SETTING =
            Pattern.compile("(?m)^(?:\\[([A-Za-z_][^\\[\\]\"{}\\r\\n]*)\\][ \\t]*\\r?$|([A-Za-z_][\\w/.\\-]*)[ \\t]*"
                    + "=(?!=|[ \\t]*\\r?$))");

    private final List<Token> tokens;
    private final String text;
    private final Matcher settings;
    private final Deque<Frame> open = new ArrayDeque<>();
    private boolean hasSetting;
    private String section = "";
    private String setting = "";
    private int next;

    /// What is open around a place: a Dictionary with a key, a list with a number, or what a type is made of.
    private static final class Frame {
        private final char bracket;
        private String key = "";
        private long index;

        Frame(char bracket) {
            this.bracket = bracket;
        }

        String step() {
            return bracket == '(' ? "" : bracket == '{' ? TextPaths.step(key)
                    : PathText.write(new PathStep.Index(index), DIALECT);
        }
    }

    TextPaths(String text) {
        this.text = text;
        this.tokens = Token.of(text);
        this.settings = SETTING.matcher(text);
        this.hasSetting = !text.stripLeading().startsWith("{") && settings.find();
    }

    private static String step(String key) {
        return PathText.write(new PathStep.Key(new Variant.Text(key)), DIALECT);
    }

    /// {@return the path to the text at `offset`, which is no less than any that was asked for before}
    String at(int offset) {
        for (; next < tokens.size() && tokens.get(next).start() <= offset; next++) {
            Token token = tokens.get(next);
            boolean isSet = false;
            while (hasSetting && settings.start() <= token.start()) {
                begin();
                isSet = true;
            }
            if (!isSet) {
                pass(token);
            }
        }
        StringBuilder path = new StringBuilder("$");
        path.append(section.isEmpty() ? "" : step(section)).append(setting.isEmpty() ? "" : step(setting));
        open.descendingIterator().forEachRemaining(frame -> path.append(frame.step()));
        return path.toString();
    }

    /// A line of a ConfigFile that begins a section or a setting.
    private void begin() {
        if (settings.group(1) != null) {
            section = settings.group(1);
            setting = "";
        } else {
            setting = settings.group(2);
        }
        open.clear();
        hasSetting = settings.find();
    }

    /// What a key in quotes is, also with escapes; as it is there where it is none.
    private static String key(String quoted) {
        try {
            Variant key = GodotReader.read(quoted, DIALECT);
            return key instanceof Variant.Text(var text) ? text
                    : key instanceof Variant.Name(var name) ? name : quoted;
        } catch (TextException _) {
            return quoted;
        }
    }

    private void pass(Token token) {
        char c = text.charAt(token.start());
        if (token.kind() == Token.Kind.KEY && !open.isEmpty()) {
            open.element().key = key(text.substring(token.start(), token.end()));
        } else if (token.kind() == Token.Kind.MARK && (c == '{' || c == '[' || c == '(')) {
            open.push(new Frame(c));
        } else if (token.kind() == Token.Kind.MARK && (c == '}' || c == ']' || c == ')')) {
            open.poll();
        } else if (token.kind() == Token.Kind.MARK && c == ',' && !open.isEmpty()) {
            open.element().index++;
        }
    }
}
