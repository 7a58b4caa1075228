package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;

/// How the values of a file are laid out at its root, as answers: what comes before the first record, what one record
/// looks like, how many there are, and what they are called.
///
/// Every room works by these answers and none by the names of framings, so that a new framing is one class.
public interface Framing {
    /// What the name of a list of fields begins with on the command line.
    String FIELDS = "fields:";
    /// One value; what follows is trailing data.
    Framing BARE = KnownFraming.BARE;
    /// Values back to back.
    Framing VALUES = KnownFraming.VALUES;
    /// Records with little-endian lengths, as `store_var` and `put_var` write them.
    Framing STREAM = KnownFraming.STREAM;
    /// Records with big-endian lengths; the values are still little-endian.
    Framing STREAM_BE = KnownFraming.STREAM_BE;
    /// Settings of a project, `project.binary` and `engine.cfb`.
    Framing PROJECT = KnownFraming.PROJECT;
    /// Text for people, and nothing else.
    Framing TEXT = of(FieldList.of(FieldItem.of(FieldKind.TEXT)));

    /// What comes before the first record: a magic and the number of records, two little-endian words.
    ///
    /// @param magic as a number
    record Head(int magic) {
        /// Bytes of both.
        public static final int LENGTH = 8;
        /// Where the number of records is.
        public static final int COUNT_AT = 4;

        /// {@return the bytes before `count` records}
        public byte[] bytes(int count) {
            return ByteBuffer.allocate(LENGTH).order(ByteOrder.LITTLE_ENDIAN).putInt(magic).putInt(count).array();
        }
    }

    /// What a record is to people.
    enum Member { VALUE, RECORD, SETTING, ITEM }

    /// {@return its name on the command line}
    String word();

    /// {@return what one record looks like}
    Grammar grammar();

    /// {@return what a record is called}
    Member member();

    /// {@return what comes before the first record; null for nothing}
    default @Nullable Head head() {
        return null;
    }

    /// {@return whether there is one record, behind which nothing belongs}
    default boolean isSingle() {
        return false;
    }

    /// {@return whether the engine decodes objects in such a file, whoever reads it}
    default boolean allowsObjects() {
        return false;
    }

    /// {@return what each record is by its number, where they differ}
    default Optional<FieldList> list() {
        return Optional.empty();
    }

    /// {@return whether records differ by their number}
    default boolean isListed() {
        return list().isPresent();
    }

    /// {@return whether each record has a key before it}
    default boolean isKeyed() {
        return grammar() == Grammar.ENTRIES;
    }

    /// {@return whether the file is records with lengths and nothing else}
    default boolean isStream() {
        return isUniform() && grammar().isFramed();
    }

    /// {@return whether the file is nothing but values, of which none says where it ends}
    default boolean isLoose() {
        return grammar() == Grammar.VALUES;
    }

    /// {@return whether nothing comes before the first record, and each can be read without the others}
    default boolean isUniform() {
        return head() == null && !isListed();
    }

    /// {@return the framing whose magic `word` is}
    static Optional<Framing> begunBy(int word) {
        return all().stream().filter(framing -> framing.head() != null && framing.head().magic() == word).findFirst();
    }

    /// {@return what a script has stored with one call after the other}
    static Framing of(FieldList list) {
        return new ListedFraming(list);
    }

    /// {@return records whose lengths have that order}
    static Framing stream(ByteOrder lengths) {
        return lengths == ByteOrder.BIG_ENDIAN ? STREAM_BE : STREAM;
    }

    /// {@return every framing that needs no parameter}
    static List<Framing> all() {
        return List.of(STREAM, STREAM_BE, BARE, VALUES, PROJECT);
    }

    /// {@return one value that is at `offset` inside other bytes; what follows it is trailing data}
    /// @throws IllegalArgumentException if the offset is negative
    static Framing valueAt(long offset) {
        FieldItem value = FieldItem.of(FieldKind.VALUE);
        return of(offset == 0 ? FieldList.of(value) : FieldList.of(FieldItem.bytes(offset), value));
    }

    /// {@return whether this reads one value at an offset and nothing around it, as [#valueAt] does}
    default boolean isValueAt() {
        List<FieldItem> items = list().map(FieldList::items).orElse(List.of());
        return !items.isEmpty() && items.size() <= 2
                && items.stream().allMatch(item -> item.times() == Times.ONCE && item.name().isEmpty())
                && items.getLast().kind() == FieldKind.VALUE
                && (items.size() == 1 || items.getFirst().kind() == FieldKind.BYTES);
    }

    /// {@return the byte order of the length before a value; null where there is none}
    ///
    /// @param field that the value is, in a list of fields; null in every other framing
    default @Nullable ByteOrder lengths(@Nullable FieldItem field) {
        return field == null ? grammar().lengths() : field.kind() == FieldKind.VAR ? field.order() : null;
    }

    /// {@return the bytes before the value of a record: its key and its length}
    ///
    /// @param key    of the record; not looked at where records have none
    /// @param field  that the record is, in a list of fields; null in every other framing
    /// @param length of the value
    default byte[] before(byte[] key, @Nullable FieldItem field, int length) {
        ByteOrder order = lengths(field);
        int word = order == null ? 0 : Integer.BYTES;
        ByteBuffer out = ByteBuffer.allocate(word + (isKeyed() ? Integer.BYTES + key.length : 0));
        if (isKeyed()) {
            out.order(ByteOrder.LITTLE_ENDIAN).putInt(key.length).put(key);
        }
        if (order != null) {
            out.order(order).putInt(length);
        }
        return out.array();
    }

    /// {@return its name as a layout, as [#named] takes it too: a list of fields as it is}
    default String layout() {
        return list().map(FieldList::text).orElseGet(this::word);
    }

    /// {@return the framing that `word` names, or the list of fields that it is, with [#FIELDS] before it or not;
    /// nothing where it is none}
    static Optional<Framing> named(String word) {
        Optional<Framing> known = all().stream().filter(f -> f.word().equals(word)).findFirst();
        if (known.isPresent()) {
            return known;
        }
        try {
            return Optional.of(of(FieldList.parse(word.startsWith(FIELDS) ? word.substring(FIELDS.length()) : word)));
        } catch (FieldListException _) {
            return Optional.empty();
        }
    }
}
