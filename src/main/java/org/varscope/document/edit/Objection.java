package org.varscope.document.edit;

import java.util.Locale;
import org.varscope.scan.index.Role;

/// Why an edit is not done unless a person insists on it: what the engine would drop, overwrite or refuse when it loads the
/// result, or what was hardly meant.
public sealed interface Objection {
    /// {@return the objection as a sentence for people, without its full stop: what was found and what was expected}
    String message();

    /// The value would become one of another type.
    ///
    /// @param was the type that it has, as its dialect calls it, such as `Array[int]`
    /// @param is  the type that it would get
    record OtherType(String was, String is) implements Objection {
        @Override
        public String message() {
            return "type change from " + was + " to " + is;
        }
    }

    /// Converting the value loses something.
    ///
    /// @param was the value, as Godot text
    /// @param is  what it would become, as Godot text
    record Inexact(String was, String is) implements Objection {
        @Override
        public String message() {
            return was + " would become " + is;
        }
    }

    /// A typed collection does not take the value.
    ///
    /// @param collection its type, such as `Array[int]`
    /// @param role       ELEMENT, KEY or VALUE: what the value is in it
    /// @param wanted     the type that is expected
    /// @param found      the type that the value has
    record Misfit(String collection, Role role, String wanted, String found) implements Objection {
        @Override
        public String message() {
            String what = role.name().toLowerCase(Locale.ROOT);
            return "found " + found + "; expected " + wanted + " for " + (role == Role.ELEMENT ? "an " : "a ") + what + " of "
                    + collection + (role == Role.VALUE ? "" : "; the engine drops others when it loads");
        }
    }

    /// The key, the name of a property or the name of a setting is there already.
    ///
    /// @param key   as Godot text
    /// @param place of the other entry, from 0 on; -1 where both come with the edit
    record DuplicateKey(String key, long place) implements Objection {
        @Override
        public String message() {
            return "duplicate key " + key + (place < 0 ? ", given twice" : ", already at #" + place)
                    + "; the engine keeps only the last";
        }
    }

    /// The property `script` of an object would not be the path of a script.
    record NoScript() implements Objection {
        @Override
        public String message() {
            return "the script of an object is null or a String that begins with res://; the engine refuses the whole "
                    + "record otherwise";
        }
    }

    /// A record would be put behind one that is damaged so that nothing tells where it ends.
    ///
    /// @param before its place, from 0 on
    record WithinRecord(long before) implements Objection {
        @Override
        public String message() {
            return ("$%d is damaged, and nothing tells where it ends: what is put behind it would be read as a part of "
                    + "it; correct or remove it first").formatted(before);
        }
    }

    /// Values would be nested deeper than the engine reads.
    ///
    /// @param limit how many levels below the root it reads
    record TooDeep(int limit) implements Objection {
        @Override
        public String message() {
            return "values nested more than " + limit + " levels deep, with which the engine refuses the whole record";
        }
    }
}
