package org.varscope.scan.walk;

/// Which of the texts and runs of bytes that a length or a count comes before.
public enum Part {
    /// The text of a String or StringName.
    TEXT(Rule.TEXT),
    /// An element of an array of Strings.
    ELEMENT(Rule.TEXT),
    /// A NodePath in one text, as older engines wrote it.
    PATH(Rule.VALUE),
    /// A name of a NodePath.
    NAME(Rule.TEXT),
    /// A name of a NodePath behind a colon.
    SUBNAME(Rule.TEXT),
    /// The text of a NodePath that Godot 1 and 2 take for the name of a property.
    PATH_PROPERTY(Rule.TEXT),
    /// The name of a Signal.
    SIGNAL(Rule.TEXT),
    /// The class of an Object.
    CLASS(Rule.TEXT),
    /// The name of a property.
    PROPERTY(Rule.TEXT),
    /// A class or script that the elements of an Array must be of.
    ELEMENT_TYPE(Rule.ELEMENT_TYPE),
    /// The same of the keys of a Dictionary.
    KEY_TYPE(Rule.ELEMENT_TYPE),
    /// The same of the values of a Dictionary.
    VALUE_TYPE(Rule.ELEMENT_TYPE),
    /// The bytes of an Image.
    IMAGE(Rule.VALUE),
    /// An InputEvent.
    EVENT(Rule.VALUE),
    /// The bytes of an array of bytes.
    BYTES(Rule.VALUE),
    /// The key of a setting.
    SETTING_KEY(Rule.SETTINGS),
    /// The value of a setting.
    SETTING(Rule.SETTINGS),
    /// What a script has stored.
    STORED(Rule.STORED),
    /// The cells of a line that a script has stored.
    CELLS(Rule.STORED),
    /// The bytes by which a program knows files of its own.
    MAGIC(Rule.STORED);

    /// The length of the only such part of a value, and its text: made once, as they are told of often.
    final Purpose length = new Purpose.Length(this, -1);
    final Purpose text = new Purpose.Text(this, -1);
    private final Rule rule;

    Part(Rule rule) {
        this.rule = rule;
    }

    /// {@return where it is written how it is}
    public Rule rule() {
        return rule;
    }
}
