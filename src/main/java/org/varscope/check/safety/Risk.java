package org.varscope.check.safety;

import module java.base;
import org.varscope.remark.Clause;

/// What an engine does with one value beside making it, as a clause: `makes an object of class Player`.
///
/// `core/io/marshalls.cpp`, `decode_variant`, of Godot 2 to 4.
public sealed interface Risk extends Clause {
    /// {@return how far this goes}
    default Danger danger() {
        return switch (this) {
            case OutOfTree _, Unpacks _, Deep _ -> Danger.VALUES;
            case Id _ -> Danger.IDS;
            case Made _ -> Danger.OBJECTS;
            case Script script -> script.isOutside() ? Danger.CODE : Danger.OBJECTS;
            case Code _, Resource _ -> Danger.CODE;
        };
    }

    /// An object of the running game is looked for by its number, in an object or a signal.
    ///
    /// @param id unsigned
    record Id(String id) implements Risk { }

    /// An object is made, and its properties are set.
    record Made(String className) implements Risk { }

    /// A script of the project is loaded, and set on an object or demanded of the elements of a collection.
    record Script(String path) implements Risk {
        /// Where engines have what belongs to the project.
        private static final String PROJECT = "res://";

        private boolean isOutside() {
            return !path.startsWith(PROJECT) || List.of(path.substring(PROJECT.length()).split("[/\\\\]"))
                    .contains("..");
        }

        @Override
        public String form() {
            return isOutside() ? "outside" : "";
        }
    }

    /// Code is in the document itself.
    ///
    /// @param className of the script
    record Code(String className) implements Risk { }

    /// A resource is made that may hold scripts of its own.
    record Resource(String className) implements Risk { }

    /// A path leads to nodes above the one that uses it, or begins at the root of the tree.
    record OutOfTree(String path) implements Risk { }

    /// Much more is unpacked than the file has.
    ///
    /// @param packed bytes of the file
    /// @param bytes  of what is inside
    record Unpacks(long packed, long bytes) implements Risk { }

    /// Values are nested deeply, which engines read by calls within calls.
    ///
    /// @param levels how many
    record Deep(long levels) implements Risk { }
}
