package org.varscope.text.json;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TextWriter;
import org.varscope.text.godot.TypeNames;
import org.varscope.text.godot.TypeWriter;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;
import tools.jackson.core.JsonGenerator;

/// Writes one value as JSON. Collections wait on a stack of their own, as in {@link TextWriter}.
final class JsonWriter {
    static final String TYPE = "$type";
    static final String VALUE = "value";

    private final JsonGenerator out;
    private final Dialect dialect;
    private final TextStyle style;
    private final JsonLeafWriter leaves;
    private final Deque<Open> open = new ArrayDeque<>();

    /// A collection that is being written.
    private interface Open {
        /// Writes what stands before the next child and returns it, or writes the end and returns null.
        @Nullable Variant next();
    }

    JsonWriter(JsonGenerator out, Dialect dialect, TextStyle style) {
        this.out = out;
        this.dialect = dialect;
        this.style = style;
        leaves = new JsonLeafWriter(out, dialect, style);
    }

    void write(Variant root) {
        begin(root);
        while (!open.isEmpty()) {
            Variant child = open.getLast().next();
            if (child == null) {
                open.removeLast();
            } else {
                begin(child);
            }
        }
    }

    private void begin(Variant value) {
        switch (value) {
            case Variant.Array array -> open.addLast(elements(array));
            case Variant.Dictionary dictionary when isNatural(dictionary) -> open.addLast(members(dictionary));
            case Variant.Dictionary dictionary -> open.addLast(entries(dictionary));
            case Variant.FullObject object -> open.addLast(properties(object));
            default -> leaves.write(value);
        }
    }

    private Open elements(Variant.Array array) {
        boolean tagged = TypeWriter.isSaid(array.of(), style) || isMarked(array.shared());
        if (tagged) {
            tag(VariantKind.ARRAY);
            type("of", array.of());
            shared(array.shared());
            out.writeName(VALUE);
        }
        out.writeStartArray();
        Iterator<Variant> rest = array.elements().iterator();
        return () -> {
            if (rest.hasNext()) {
                return rest.next();
            }
            out.writeEndArray();
            if (tagged) {
                out.writeEndObject();
            }
            return null;
        };
    }

    private Open members(Variant.Dictionary dictionary) {
        out.writeStartObject();
        Iterator<Variant.Entry> rest = dictionary.entries().iterator();
        return () -> {
            if (!rest.hasNext()) {
                out.writeEndObject();
                return null;
            }
            Variant.Entry entry = rest.next();
            out.writeName(((Variant.Text) entry.key()).value());
            return entry.value();
        };
    }

    private Open entries(Variant.Dictionary dictionary) {
        tag(VariantKind.DICTIONARY);
        type("key", dictionary.key());
        type("of", dictionary.value());
        shared(dictionary.shared());
        out.writeName("entries");
        out.writeStartArray();
        Iterator<Variant.Entry> rest = dictionary.entries().iterator();
        return new Open() {
            private boolean first = true;
            private @Nullable Variant value;

            @Override
            public @Nullable Variant next() {
                if (value != null) {
                    Variant pending = value;
                    value = null;
                    out.writeName(VALUE);
                    return pending;
                }
                if (!first) {
                    out.writeEndObject();
                }
                first = false;
                if (!rest.hasNext()) {
                    out.writeEndArray();
                    out.writeEndObject();
                    return null;
                }
                Variant.Entry entry = rest.next();
                value = entry.value();
                out.writeStartObject();
                out.writeName("key");
                return entry.key();
            }
        };
    }

    private Open properties(Variant.FullObject object) {
        tag(VariantKind.OBJECT);
        out.writeStringProperty("class", object.className());
        out.writeName("properties");
        out.writeStartArray();
        Iterator<Variant.Property> rest = object.properties().iterator();
        return new Open() {
            private boolean first = true;

            @Override
            public @Nullable Variant next() {
                if (!first) {
                    out.writeEndObject();
                }
                first = false;
                if (!rest.hasNext()) {
                    out.writeEndArray();
                    out.writeEndObject();
                    return null;
                }
                Variant.Property property = rest.next();
                out.writeStartObject();
                out.writeStringProperty("name", property.name());
                out.writeName(VALUE);
                return property.value();
            }
        };
    }

    /// Whether a JSON object says all of it: no types, and keys that are Strings, occur once, and are not our own word.
    private boolean isNatural(Variant.Dictionary dictionary) {
        if (TypeWriter.isSaid(dictionary.key(), style) || TypeWriter.isSaid(dictionary.value(), style)
                || isMarked(dictionary.shared())) {
            return false;
        }
        Set<String> keys = new HashSet<>();
        return dictionary.entries().stream().allMatch(e -> e.key() instanceof Variant.Text(var key)
                && !key.equals(TYPE) && keys.add(key));
    }

    private boolean isMarked(boolean shared) {
        return shared && style.exact();
    }

    private void tag(VariantKind kind) {
        out.writeStartObject();
        out.writeStringProperty(TYPE, TypeNames.of(kind, dialect));
    }

    private void type(String member, ElementType type) {
        if (TypeWriter.isSaid(type, style)) {
            out.writeStringProperty(member, TypeWriter.text(type, dialect, style));
        }
    }

    private void shared(boolean shared) {
        if (isMarked(shared)) {
            out.writeBooleanProperty("shared", true);
        }
    }
}
