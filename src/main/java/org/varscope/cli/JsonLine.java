package org.varscope.cli;

import org.jspecify.annotations.Nullable;

/// Builds one JSON object after the other, with its members in the order in which they are added.
final class JsonLine {
    private final StringBuilder text = new StringBuilder(256);
    private boolean first;

    /// Begins a new object, also inside another.
    JsonLine begin() {
        text.append('{');
        first = true;
        return this;
    }

    /// Ends the object.
    JsonLine end() {
        text.append('}');
        first = false;
        return this;
    }

    JsonLine put(String name, @Nullable String value) {
        name(name);
        string(value);
        return this;
    }

    JsonLine put(String name, long value) {
        name(name);
        text.append(value);
        return this;
    }

    JsonLine put(String name, boolean value) {
        name(name);
        text.append(value);
        return this;
    }

    /// Begins an array as a member.
    JsonLine beginArray(String name) {
        name(name);
        text.append('[');
        first = true;
        return this;
    }

    /// Begins an object in an array.
    JsonLine element() {
        comma();
        return begin();
    }

    /// Adds a string to an array.
    JsonLine element(String value) {
        comma();
        string(value);
        return this;
    }

    JsonLine endArray() {
        text.append(']');
        first = false;
        return this;
    }

    /// {@return what was built, which is then forgotten}
    String take() {
        String line = text.toString();
        text.setLength(0);
        return line;
    }

    private void name(String name) {
        comma();
        text.append('"').append(name).append("\":");
    }

    private void comma() {
        if (!first) {
            text.append(',');
        }
        first = false;
    }

    private void string(@Nullable String value) {
        if (value == null) {
            text.append("null");
            return;
        }
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            character(value.charAt(i), i, value);
        }
        text.append('"');
    }

    private void character(char c, int at, String value) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                // Half a character cannot be written as UTF-8.
                boolean lone = Character.isHighSurrogate(c) && (at + 1 == value.length()
                        || !Character.isLowSurrogate(value.charAt(at + 1)))
                        || Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(value.charAt(at - 1)));
                if (c < ' ' || c == 0x7F || lone) {
                    text.append("\\u").append(String.format("%04x", (int) c));
                } else {
                    text.append(c);
                }
            }
        }
    }
}
