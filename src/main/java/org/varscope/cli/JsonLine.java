package org.varscope.cli;

import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;

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
        int next;
        for (int i = 0; i < value.length(); i = next) {
            int point = value.codePointAt(i);
            next = i + Character.charCount(point);
            if (point == '"' || point == '\\') {
                text.append('\\').append((char) point);
            } else if (Visible.isPlain(point)) {
                text.appendCodePoint(point);
            } else {
                // JSON's own escapes, also for what JSON would take as it is.
                text.append(Visible.escape(point));
            }
        }
        text.append('"');
    }
}
