package org.varscope.text.path;

import org.varscope.variant.Variant;

/// One step of a [ValuePath], from a value to a value in it. What a step means depends on what it starts from.
public sealed interface PathStep {
    /// `.name`: a component such as `x`, a property of an Object, or the Dictionary entry whose key is this String.
    ///
    /// @param name a letter or underscore, then letters, digits and underscores, all ASCII
    record Name(String name) implements PathStep { }

    /// `[3]`: an element of an Array or packed array, a name of a NodePath, or the Dictionary entry whose key is this
    /// int.
    ///
    /// @param index 0-based
    record Index(long index) implements PathStep { }

    /// `["two words"]`: the Dictionary entry with this key, or the property of an Object with this name. Where a key
    /// occurs more than once it is the last entry, as the engine keeps that one.
    ///
    /// A String that is a name and an int that is not negative are [Name] and [Index] instead; use
    /// [PathText#keyStep].
    record Key(Variant key) implements PathStep { }

    /// `#3`: a Dictionary entry, or a property of an Object, by its place.
    ///
    /// @param place 0-based
    record Place(long place) implements PathStep { }

    /// `~key`, after the step to an entry: its key instead of its value.
    record KeyOf() implements PathStep { }
}
