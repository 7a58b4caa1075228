package org.varscope.document.place;

import org.varscope.remark.Remark;

/// Why a path leads nowhere, and what is there instead.
public enum PathRemark implements Remark.Kind {
    /// How many there are, and the number of the last.
    SEVERAL_RECORDS(2),
    /// A path, and that of what begins there.
    OTHER_BEGINS(2),
    /// A name, how many records it stands for, and the number of the last.
    SEVERAL_NAMED(3),
    /// How many there are, and the number that was given.
    NO_RECORD(2),
    RECORD_UNREAD(1),
    KEY_OF_ENTRY,
    /// A step.
    DAMAGED(1),
    /// A step, and a type.
    NO_COMPONENT(2),
    /// A type, the name, and those that there are.
    OTHER_COMPONENTS(3),
    /// A step, and a type.
    IN_EMPTY(2),
    /// A step, a type, and the last place.
    OUTSIDE(3),
    /// A type, and a step.
    NO_PART(2),
    /// A type, and an offset.
    COLLECTION(2),
    /// A collection.
    COLLECTION_UNREAD(1),
    SETTINGS_UNREAD,
    ELEMENT,
    ENTRY,
    ITEM,
    PROPERTY,
    /// What, and its name.
    NOT_NAMED(2),
    /// What, and its place or key.
    NOT_HERE(2),
    /// What is not there, and the collection.
    EMPTY(2),
    /// What is not there, the collection, how many elements it has, and the last place.
    ELEMENTS(4),
    /// What is not there, the collection, how many it has, and their names.
    HAS(4),
    /// What is not there, how many entries there are, and their names.
    SETTINGS_HAVE(3),
    /// What is not there, how many items have names, and these.
    ITEMS_HAVE(3),
    ELEMENT_COUNT(1),
    ENTRY_COUNT(1),
    NAMED_COUNT(1),
    PROPERTY_COUNT(1),
    NO_ENTRIES,
    NO_PROPERTIES,
    /// A name.
    NEAREST(1),
    NO_NAMES,
    /// Names.
    ALL_NAMES(1),
    /// Names.
    SOME_NAMES(1),
    /// What was typed.
    NO_NAME(1),
    NO_TEXT,
    NONE_INSIDE,
    /// How many there are, and the paths to the first.
    INSIDE(2);

    private final int places;

    PathRemark() {
        this(0);
    }

    PathRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
