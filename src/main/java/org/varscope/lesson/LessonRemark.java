package org.varscope.lesson;

import org.varscope.remark.Remark;

/// What was found in a lesson file, and what could have been there.
enum LessonRemark implements Remark.Kind {
    /// Its number from 1, what was found, and what was expected.
    AT_LINE(3),
    /// As of [#AT_LINE], and the name of the file.
    AT_LINE_OF(4),
    /// A file or folder, and what the system says.
    UNREAD(2),
    NOTHING,
    CONDITION,
    CHANGE,
    ANSWER,
    FORMULA,
    SUM,
    SET_BIT,
    PLACE,
    WHICH_FILE,
    SELECTION,
    DIALECT,
    FRAMING,
    PATH,
    NUMBER,
    HEX,
    WORD_AND_COLON,
    LANGUAGE,
    /// A word.
    TEXT_AFTER(1),
    /// The hardest.
    LEVEL(1),
    /// What is wrong with it.
    FILE_NAME(1),
    NAME_EMPTY,
    NAME_FOLDER,
    NAME_SIGN,
    NAME_HIDDEN,
    NAME_UNSEEN,
    NAME_END,
    NAME_DEVICE,
    /// As many bytes as it may have.
    NAME_LONG(1),
    NAME_TWICE,
    ANOTHER_FILE,
    MOST_FILES(1),
    NO_BYTES,
    BYTES,
    MISTAKE,
    NO_FILE,
    WORK,
    NO_CHECK,
    CHECK,
    NO_WORD(1),
    WORD(1),
    /// A dialect, and why it has this one not.
    VALUE_OF(2),
    SAMPLE,
    NO_SAVE,
    OPEN_ABOVE,
    OPEN,
    /// Why this one does not.
    FITTING_CHANGE(1),
    OFFSET(1),
    /// Why this one cannot.
    POSSIBLE_CHANGE(1),
    /// Why this one cannot.
    POSSIBLE_FILE(1),
    PACKING,
    ANY_WORD,
    /// What is to be typed.
    CODE(1);

    private final int places;

    LessonRemark() {
        this(0);
    }

    LessonRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
