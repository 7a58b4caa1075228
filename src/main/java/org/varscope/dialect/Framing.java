package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;

/// How the values of a file lie at its root.
public sealed interface Framing {
    /// One value; what follows is trailing data.
    record Bare() implements Framing { }

    /// Bare values back to back.
    record Values() implements Framing { }

    /// Frames: u32 length and value, repeated, as `store_var` and `put_var` write them.
    ///
    /// @param order of the lengths; the values are little-endian all the same
    record Stream(ByteOrder order) implements Framing { }

    /// Settings of a project, `project.binary` and `engine.cfb`: the magic `ECFG`, u32 count, and for each entry u32
    /// length of its key, the key without padding, u32 length of its value, and the value.
    /// `core/config/project_settings.cpp`, `_save_settings_binary`.
    record Project() implements Framing { }

    /// What a script has stored with one call after the other.
    ///
    /// @param list what it has stored
    record Fields(FieldList list) implements Framing { }

    /// What the name of a list of fields begins with on the command line.
    String FIELDS = "fields:";
    /// The one bare value.
    Framing BARE = new Bare();
    /// Values back to back.
    Framing VALUES = new Values();
    /// Frames with little-endian lengths.
    Framing STREAM = new Stream(ByteOrder.LITTLE_ENDIAN);
    /// Frames with big-endian lengths.
    Framing STREAM_BE = new Stream(ByteOrder.BIG_ENDIAN);

    /// Text for people, and nothing else.
    Framing TEXT = new Fields(FieldList.of(FieldItem.of(FieldKind.TEXT)));
    /// Settings of a project.
    Framing PROJECT = new Project();

    /// {@return every framing that needs no parameter}
    static List<Framing> all() {
        return List.of(STREAM, STREAM_BE, BARE, VALUES, PROJECT);
    }

    /// {@return one value that stands at `offset` inside other bytes; what follows it is trailing data}
    /// @throws IllegalArgumentException if the offset is negative
    static Framing valueAt(long offset) {
        FieldItem value = FieldItem.of(FieldKind.VALUE);
        return new Fields(offset == 0 ? FieldList.of(value) : FieldList.of(FieldItem.bytes(offset), value));
    }

    /// {@return the byte order of the length before a value; null where none stands there}
    ///
    /// @param field that the value is, in a list of fields; null in every other framing
    default @Nullable ByteOrder lengths(@Nullable FieldItem field) {
        return switch (this) {
            case Bare _, Values _ -> null;
            case Stream(var order) -> order;
            case Project _ -> ByteOrder.LITTLE_ENDIAN;
            case Fields _ -> field != null && field.kind() == FieldKind.VAR ? field.order() : null;
        };
    }

    /// {@return whether this reads one value at an offset and nothing around it, as [#valueAt] does}
    default boolean isValueAt() {
        return this instanceof Fields(FieldList(var items)) && items.size() <= 2
                && items.stream().allMatch(item -> item.times() == Times.ONCE && item.name().isEmpty())
                && items.getLast().kind() == FieldKind.VALUE
                && (items.size() == 1 || items.getFirst().kind() == FieldKind.BYTES);
    }

    /// {@return its name on the command line}
    default String word() {
        return switch (this) {
            case Bare _ -> "bare";
            case Values _ -> "values";
            case Stream(var order) -> order == ByteOrder.BIG_ENDIAN ? "stream-be" : "stream";
            case Project _ -> "project";
            case Fields(var list) -> FIELDS + list.text();
        };
    }

    /// {@return its name as a layout, as [#named] takes it too: a list of fields as it is}
    default String layout() {
        return this instanceof Fields(var list) ? list.text() : word();
    }

    /// {@return the framing that `word` names, or the list of fields that it is, with [#FIELDS] before it or not;
    /// nothing where it is none}
    static Optional<Framing> named(String word) {
        Optional<Framing> known = all().stream().filter(f -> f.word().equals(word)).findFirst();
        if (known.isPresent()) {
            return known;
        }
        try {
            return Optional.of(new Fields(FieldList.parse(word.startsWith(FIELDS) ? word.substring(FIELDS.length())
                    : word)));
        } catch (FieldListException _) {
            return Optional.empty();
        }
    }
}
