package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.document.place.PathException;
import org.varscope.scan.index.Location;
import org.varscope.text.TextException;
import org.varscope.text.cell.CellText;
import org.varscope.text.cell.Example;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Why an edit cannot be done at all, whoever insists on it.
public sealed interface Obstacle extends EditRefusal {
    /// One edit of several cannot be done, so that none is.
    ///
    /// @param index which one, from 0 on
    /// @param count how many there are
    record InBatch(int index, int count, Obstacle why) implements Obstacle {
        @Override
        public List<Object> parts() {
            return List.of(index + 1, count, why);
        }
    }

    /// The path, value or type that a person wrote means nothing here.
    sealed interface OfText extends Obstacle { }

    /// A text is in no notation that is read here.
    record Illegible(TextException why) implements OfText { }

    /// A path leads nowhere in this file.
    record NoSuchPlace(PathException why) implements OfText { }

    /// The dialect has no such type.
    ///
    /// @param name as written
    record NoSuchType(String name, Dialect dialect) implements OfText {
        @Override
        public List<Object> parts() {
            return List.of(name, dialect.name());
        }
    }

    /// The path of a new entry does not end in its key.
    ///
    /// @param of what the entry would be one of
    record NoKeyInPath(Keyed of) implements OfText {
        @Override
        public String form() {
            return of == Keyed.SETTINGS ? "setting" : "";
        }
    }

    /// The path of a new element of an Array does not end in its place.
    ///
    /// @param step that it ends in
    record NoPlaceInPath(PathStep step, Dialect dialect) implements OfText {
        @Override
        public List<Object> parts() {
            return List.of(PathText.write(step, dialect));
        }
    }

    /// The path of a new value leads into no collection.
    record NoCollectionInPath() implements OfText { }

    /// What something is to go before is not in the collection that it goes into.
    record BeforeElsewhere() implements OfText { }

    /// The path leads to a part of a value, where a whole one is needed.
    record PartOfValue() implements OfText { }

    /// Only an entry of a Dictionary has a key that could be changed.
    record WithoutKey() implements OfText { }

    /// A key is to be removed, and its value to stay.
    record KeyAlone() implements OfText { }

    /// What is in the file leaves no room for the edit.
    sealed interface OfPlace extends Obstacle { }

    /// The document is another than when the edit was reviewed.
    record Outdated() implements OfPlace { }

    /// The value no longer exists.
    record Gone(Location at) implements OfPlace { }

    /// Bytes are not read yet.
    record Pending(Span bytes) implements OfPlace { }

    /// Bytes are damaged, and must be corrected before anything is done to what they should say.
    record Damaged(Span bytes) implements OfPlace { }

    /// A value holds no other values, so that none can be put into it.
    ///
    /// @param row its type; null where it is a field without a header
    record HoldsNone(@Nullable Row row) implements OfPlace {
        @Override
        public String form() {
            return row != null && row.kind().isPacked() ? "packed" : "";
        }

        @Override
        public List<? extends @Nullable Object> parts() {
            return Arrays.asList(Obstacle.name(row));
        }
    }

    /// A value would be moved into a packed array.
    ///
    /// @param row the type of that
    record ElementsAlone(Row row) implements OfPlace {
        @Override
        public List<Object> parts() {
            return List.of(row.name());
        }
    }

    /// A value is no packed array, or no whole one, so that it has no elements without headers.
    ///
    /// @param row its type; null where it is a field without a header
    record NotPacked(@Nullable Row row) implements OfPlace {
        @Override
        public List<? extends @Nullable Object> parts() {
            return Arrays.asList(Obstacle.name(row));
        }
    }

    /// Elements are not in their packed array.
    ///
    /// @param from  the first of them
    /// @param count how many
    /// @param most  how many there are
    record ElementsOutside(long from, long count, long most) implements OfPlace {
        @Override
        public List<Object> parts() {
            return List.of(Math.max(from, from + count - 1), most);
        }
    }

    /// A place is not one of its collection, or of the file.
    ///
    /// @param most the highest that could be given; the lowest is 0
    record PlaceOutside(long place, long most) implements OfPlace {
        @Override
        public String form() {
            return most == 0 ? "first" : "";
        }
    }

    /// Bytes are not in the file.
    ///
    /// @param length of the file, in bytes
    record BytesOutside(Span bytes, long length) implements OfPlace {
        @Override
        public List<Object> parts() {
            return List.of(bytes.length(), bytes.start(), length);
        }
    }

    /// Bytes inside a value, a length or a count would become more or fewer, which would move what follows them.
    ///
    /// @param length that they have
    record LengthKept(long length) implements OfPlace { }

    /// What is to be replaced is in what another edit replaces.
    record Overlapping() implements OfPlace { }

    /// A value is too long to be replaced in part.
    ///
    /// @param length of its bytes
    /// @param most   bytes that it may have
    record TooLong(long length, long most) implements OfPlace { }

    /// Values have more bytes than are written as text.
    ///
    /// @param length of their bytes
    /// @param most   bytes that they may have
    record TooLongAsText(long length, long most) implements OfPlace { }

    /// The name of a property stays.
    record PropertyName() implements OfPlace { }

    /// A value would be moved into itself.
    record IntoItself() implements OfPlace { }

    /// A value to be taken out of its collection is no collection, or not all that this one holds.
    ///
    /// @param children how many values it holds; -1 where it is no collection
    record NotWrapped(long children) implements OfPlace {
        @Override
        public String form() {
            return children < 0 ? "none" : children == 0 ? "empty" : "";
        }
    }

    /// What is to be sorted is no Array, packed array or Dictionary.
    ///
    /// @param row its type; null where it is a field without a header
    record NotSortable(@Nullable Row row) implements OfPlace {
        @Override
        public List<? extends @Nullable Object> parts() {
            return Arrays.asList(Obstacle.name(row));
        }
    }

    /// The numbers of a value have only one width.
    ///
    /// @param row its type; null where it is a field without a header
    record OneWidth(@Nullable Row row) implements OfPlace {
        @Override
        public List<? extends @Nullable Object> parts() {
            return Arrays.asList(Obstacle.name(row));
        }
    }

    /// The only value of a file would be removed.
    record OnlyValue() implements OfPlace { }

    /// Another value would be put beside the only one that the file can hold.
    record SingleValue() implements OfPlace { }

    /// The list of fields says what is there, so that it cannot be removed, moved or doubled.
    ///
    /// @param record its place, from 0 on
    record FieldListed(long record) implements OfPlace { }

    /// A line would be put after one that ends within quotes.
    ///
    /// @param line that ends so
    record OpenQuotes(Span line) implements OfPlace { }

    /// A value or key does not fit where it would go.
    sealed interface OfValue extends Obstacle { }

    /// The list of fields says what type a value has.
    record FixedType() implements OfValue { }

    /// Elements are of another kind than those of the packed array that they are for.
    record OtherElements(VariantKind expected, VariantKind found, Dialect dialect) implements OfValue {
        @Override
        public List<Object> parts() {
            return List.of(dialect.typeName(found), dialect.typeName(expected));
        }
    }

    /// A value cannot be converted.
    ///
    /// @param value as Godot text
    record NoConversion(String value, VariantKind to, Dialect dialect) implements OfValue {
        @Override
        public List<Object> parts() {
            return List.of(value, dialect.typeName(to));
        }
    }

    /// A part of a value cannot be this value.
    record Unfit(Variant value, Need need, Dialect dialect) implements OfValue {
        private static final int SHOWN = 60;

        @Override
        public String form() {
            return switch (need) {
                case Number _ -> "number";
                case Narrow _ -> "narrow";
                case OfKind(var kind) -> kind.numbers() > 0 ? "numbers" : "kind";
                case Whole _ -> value instanceof Variant.Int ? "range" : "whole";
                case Text _ -> "text";
            };
        }

        @Override
        public List<Object> parts() {
            String shown = CellText.glance(value, dialect, SHOWN);
            return switch (need) {
                case OfKind(var kind) -> List.of(shown, dialect.typeName(kind), Example.of(kind, dialect));
                case Whole(long least, long most) -> List.of(shown, least, most);
                case Number _, Narrow _, Text _ -> List.of(shown);
            };
        }
    }

    /// The dialect cannot write a value.
    record Unwritable(EncodeException why) implements OfValue { }

    /// A new entry or property was given no key.
    record NoKey(Keyed of) implements OfValue {
        @Override
        public String form() {
            return of == Keyed.OBJECT ? "property" : "";
        }
    }

    /// A copy needs a key of its own, and none can be made of the one that it has.
    ///
    /// @param key as Godot text
    record NoKeyLike(String key) implements OfValue { }

    /// A key must be a String, and that of a setting must not be empty.
    record KeyNotText(Keyed of) implements OfValue {
        @Override
        public String form() {
            return of == Keyed.OBJECT ? "property" : "";
        }
    }

    /// A count or a length would be one that no file can say.
    sealed interface OfCount extends Obstacle { }

    /// A record would be longer than the engine reads.
    ///
    /// @param length that it would have, in bytes; negative where its length is damaged
    /// @param most   bytes that the engine reads
    record RecordTooLong(long length, long most) implements OfCount { }

    /// A file of settings is too short to hold the count of them.
    record NoSettingsCount() implements OfCount { }

    /// A number counts the records after it, and can be no other.
    ///
    /// @param there how many they are
    record CountsRecords(long there) implements OfCount { }

    /// The count of settings would be out of range.
    record SettingsCount(long count) implements OfCount { }

    /// The count of a collection would be out of range: it is full, or its count is damaged.
    ///
    /// @param at    its bytes
    /// @param count the whole word as it is there, unsigned
    record ChildrenCount(Span at, long count) implements OfCount { }

    /// What has keys.
    enum Keyed {
        /// A file of settings.
        SETTINGS,
        /// A Dictionary.
        DICTIONARY,
        /// An Object, whose properties have names.
        OBJECT
    }

    /// What a part of a value can be.
    sealed interface Need { }

    /// A number.
    record Number() implements Need { }

    /// A number that is not infinite in 32 bits, where it is not in 64.
    record Narrow() implements Need { }

    /// A value of a type, such as the elements of a packed array have.
    record OfKind(VariantKind kind) implements Need { }

    /// A whole number.
    record Whole(long least, long most) implements Need { }

    /// A text.
    record Text() implements Need { }

    private static @Nullable String name(@Nullable Row row) {
        return row == null ? null : row.name();
    }
}
