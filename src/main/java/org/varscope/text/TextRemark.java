package org.varscope.text;

import org.varscope.remark.Remark;

/// What was found in a text, and what could have been there.
public enum TextRemark implements Remark.Kind {
    /// Its number from 1, what was found, and what was expected.
    AT_CHARACTER(3),
    /// What was found, and what was expected.
    FOUND(2),
    /// The number of the character from 1, and what was found there.
    AFTER_VALUE(2),
    END,
    END_OF_VALUE,
    NAME_QUOTE,
    VALUE,
    CONTAINER,
    CLASS_NAME,
    STORED_VALUE,
    ID,
    COLOR,
    VALUE_WITHOUT_TYPE,
    NO_BASE64,
    PACKED_BYTES,
    TRUE_OR_FALSE,
    STRING,
    REST_OF_STRING,
    CODE_POINT,
    SURROGATE_PAIR,
    PROPERTY_NAME,
    IMAGE_FORMAT,
    EVENT_TYPE,
    KEY_NUMBER,
    MODIFIERS,
    NAN_OF_32_BITS,
    INTEGER,
    NUMBER,
    NAN_BITS,
    EXPONENT_DIGITS,
    END_OF_NUMBER,
    TYPE_NAME,
    SCRIPT_PATH,
    PATH_AND_UID,
    /// The name of a type like the one that was found.
    VALUE_PERHAPS(1),
    /// How many numbers a type has, and its name.
    CLOSED_AFTER(2),
    /// How many numbers a type has, its name, and how many there are.
    NUMBERS_IN(3),
    /// How many numbers an element has, the type, and how many there are.
    MULTIPLE_IN(3),
    /// What was found.
    IN_PATH(1),
    /// How many bytes there are of a type, and its name.
    TYPE_OF_BYTES(2),
    BYTES(1),
    /// The number of a character, from 1.
    CLOSING_QUOTE(1),
    HEX_DIGITS(1),
    /// A dialect, and what it lacks.
    LACKED(2),
    /// `Array` or `Dictionary`.
    TYPED(1),
    OBJECT_BY_ID,
    OBJECT_IN_FULL,
    RID_NUMBER,
    SIGNAL_NAME,
    /// How many bits there are.
    NUMBER_OF_BITS(1),
    /// The least, and the most.
    INTEGER_FROM(2),
    /// The name of a type like the one that was found, and that one.
    TYPE_PERHAPS(2),
    /// The name that was found.
    TYPE_OR_CLASS(1),
    JSON_VALUE,
    JSON_VALUE_OR_END,
    JSON_KEY,
    JSON_KEY_OR_END,
    JSON_COLON,
    JSON_MORE_ELEMENTS,
    JSON_MORE_ENTRIES,
    JSON_ESCAPE_NEEDED,
    JSON_ESCAPE,
    A_TEXT,
    JSON,
    TYPE(1),
    /// A dialect.
    TYPE_OF(1),
    /// What is needed, and the type.
    IN_TAGGED(2),
    MEMBER_NAMES,
    MEMBER_NUMBERS,
    /// Its name.
    MEMBER_OBJECT(1),
    /// Its name.
    MEMBER_TEXTS(1),
    /// Its name.
    MEMBER_BYTES(1),
    /// Its name.
    MEMBER_INTS(1),
    /// Its name.
    MEMBER_ARRAY(1),
    /// Its name.
    MEMBER_TEXT(1),
    /// Its name.
    MEMBER_INT(1),
    /// Its name.
    MEMBER_BOOL(1),
    /// Its name.
    MEMBER_INT32(1),
    DATE,
    TIME_DIGITS(1),
    COLOR_DIGITS,
    OPEN_QUOTE,
    CLOSED_CELL,
    REAL,
    WHOLE_NUMBER_OR_TEXT,
    REAL_OR_TEXT,
    /// A type, and a value of it.
    SUCH_AS(2),
    BOOL_OR_TEXT,
    NO_ROWS,
    ELEMENT_EACH_ROW,
    /// A type.
    PACKED_OR_ROWS(1),
    /// A type.
    OF_TYPE(1),
    /// A type.
    ELEMENT_OR_ROWS(1),
    /// A type.
    TEXT_IN_QUOTES(1),
    /// What was found, and the number of the row from 1.
    IN_ROW(2),
    TEXT_EACH_ROW,
    CELLS(1),
    /// How many.
    AS_BEFORE(1),
    /// How many.
    AT_MOST(1),
    /// What was found, and the numbers of the row and the cell from 1.
    IN_CELL(3),
    NOTHING,
    /// The least, and the most.
    WHOLE_NUMBER_FROM(2),
    /// The number that was probably meant.
    NUMBER_WITH_POINT(1),
    ELEMENT_NUMBER,
    BITS_64,
    BITS_32,
    KEY,
    CHARACTER_OF(1),
    /// How many bytes.
    AS_THERE(1),
    /// The least, and the most.
    DIGITS_FROM(2),
    CHARACTER,
    DATE_FROM_1601,
    DATE_OF_32_BITS,
    WHOLE_NUMBER,
    ROOT,
    KEY_OF_ENTRY,
    NAME,
    INDEX,
    HEX_PAIRS,
    BYTE_NUMBERS_BRACES,
    BASE64,
    BYTE_NUMBERS_BRACKETS,
    BYTE_ARRAY,
    REPEATED,
    QUOTED_OR_HEX,
    HEX_PAIRS_IN_FULL,
    /// An engine.
    VALUE_LACKED(1),
    /// Why.
    ANOTHER(1),
    NO_VALUES(1),
    /// An engine.
    VALUE_BYTES(1),
    CLASS_NAME_SUCH_AS,
    UNSIGNED,
    NEEDED,
    /// What is between them.
    NAMES_BETWEEN(1),
    CHARACTERS(1),
    /// How many.
    AT_MOST_CHARACTERS(1),
    CELLS_A_ROW(1),
    /// How many.
    CELLS_FROM_COLUMN(1),
    /// What is to be typed.
    CODE(1),
    /// What closes a list.
    COMMA_OR(1),
    SETTING,
    STEP,
    OFFSET_NUMBER,
    OFFSET_OPERATOR,
    OFFSET_SIZE,
    PYTHON_BYTES;

    private final int places;

    TextRemark() {
        this(0);
    }

    TextRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
