package org.varscope.scan.walk;

import module java.base;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Number;
import org.varscope.variant.VariantKind;

/// What the bytes of a field are, with all that is to be said of them but the number that is there.
public sealed interface Purpose {
    /// What begins the settings of a project.
    record Magic() implements Purpose { }

    /// How many bytes the record after it has.
    record RecordLength(ByteOrder order) implements Purpose { }

    /// Type and flags.
    ///
    /// @param word the whole header
    /// @param bits what its bits say; together all 32
    record Header(int word, List<HeaderBits> bits) implements Purpose { }

    /// How many bytes a part has that comes after it.
    ///
    /// @param index which of several such parts, from 0 on; else -1
    record Length(Part part, long index, ByteOrder order) implements Purpose {
        /// A length in the byte order of all values.
        public Length(Part part, long index) {
            this(part, index, ByteOrder.LITTLE_ENDIAN);
        }
    }

    /// How many things there are.
    record Count(Counted of) implements Purpose { }

    /// What is counted. [#ELEMENTS] are those of an Array, whose count has a bit of its own in old engines,
    /// [#PACKED] those of a packed array.
    enum Counted { ELEMENTS, ENTRIES, PROPERTIES, NAMES, SUBNAMES, PACKED, SETTINGS }

    /// The number of a type that elements must be of.
    ///
    /// @param part [Part#ELEMENT_TYPE], [Part#KEY_TYPE] or [Part#VALUE_TYPE]
    record ElementType(Part part) implements Purpose { }

    /// One number of those that a value, or an element of a packed array, is made of.
    ///
    /// @param number    how it is stored, with its width
    /// @param of        what it is a number of
    /// @param element   which element of a packed array, from 0 on; else -1
    /// @param component which of the numbers, from 0 on
    record Scalar(Number number, VariantKind of, long element, int component) implements Purpose { }

    /// A word with a meaning of its own.
    record Word(Named named, Number number) implements Purpose { }

    /// Words with a meaning of their own.
    enum Named {
        OBJECT_ID, PATH_FLAGS, IMAGE_FORMAT, IMAGE_MIPMAPS, IMAGE_WIDTH, IMAGE_HEIGHT,
        EVENT_TYPE, EVENT_DEVICE, MODIFIERS, SCANCODE, BUTTON, AXIS, AXIS_VALUE, TOUCH
    }

    /// Text in UTF-8.
    ///
    /// @param index which of several such parts, from 0 on; else -1
    record Text(Part part, long index) implements Purpose { }

    /// Bytes of any meaning.
    record Data(Part part) implements Purpose { }

    /// A number without a header that a script has stored.
    record Stored(FieldItem item) implements Purpose { }

    /// The payload of a type of which only the size is known.
    record Opaque() implements Purpose { }

    /// Zeros up to a multiple of four.
    record Padding() implements Purpose { }

    /// What ends a line.
    record LineEnd() implements Purpose { }

    /// Claimed by no value: after the last one, or after the value in its record.
    record Unclaimed() implements Purpose { }

    /// Cannot be read as what should be there.
    record Damage() implements Purpose { }

    /// Not read yet.
    record Pending() implements Purpose { }

    /// {@return where it is written}
    default Rule rule() {
        return switch (this) {
            case Magic _ -> Rule.SETTINGS;
            case RecordLength _ -> Rule.RECORD;
            case Header _, Scalar _, Word _, Opaque _, Padding _ -> Rule.VALUE;
            case Length(Part part, _, _) -> part.rule();
            case Count(Counted of) -> of == Counted.SETTINGS ? Rule.SETTINGS : Rule.VALUE;
            case ElementType _ -> Rule.ELEMENT_TYPE;
            case Text(Part part, _) -> part.rule();
            case Data(Part part) -> part.rule();
            case Stored _, LineEnd _ -> Rule.STORED;
            case Unclaimed _, Damage _, Pending _ -> Rule.NONE;
        };
    }

    /// {@return what it is for, roughly}
    default FieldRole role() {
        return switch (this) {
            case RecordLength _ -> FieldRole.FRAME_LENGTH;
            case Magic _, Header _ -> FieldRole.HEADER;
            case Length(Part part, _, _) -> part == Part.SETTING ? FieldRole.FRAME_LENGTH : FieldRole.LENGTH;
            case Count _, ElementType _, LineEnd _ -> FieldRole.LENGTH;
            case Word(Named named, _) -> switch (named) {
                case PATH_FLAGS, IMAGE_FORMAT, IMAGE_MIPMAPS, IMAGE_WIDTH, IMAGE_HEIGHT -> FieldRole.LENGTH;
                case OBJECT_ID, EVENT_TYPE, EVENT_DEVICE, MODIFIERS, SCANCODE, BUTTON, AXIS, AXIS_VALUE, TOUCH ->
                        FieldRole.NUMBER;
            };
            case Scalar _, Data _, Stored _, Opaque _ -> FieldRole.NUMBER;
            case Text _ -> FieldRole.TEXT;
            case Padding _ -> FieldRole.PADDING;
            case Unclaimed _ -> FieldRole.GAP;
            case Damage _ -> FieldRole.DAMAGE;
            case Pending _ -> FieldRole.PENDING;
        };
    }
}
