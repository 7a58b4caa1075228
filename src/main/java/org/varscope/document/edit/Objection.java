package org.varscope.document.edit;

import module java.base;
import org.varscope.problem.Problem;
import org.varscope.remark.Clause;
import org.varscope.scan.index.Role;

/// Why an edit is not done unless a person insists on it: what the engine would drop, overwrite or refuse when it loads
/// the result, or what was hardly meant.
public sealed interface Objection extends EditRefusal {
    /// The value would become one of another type.
    ///
    /// @param was the type that it has, as its dialect calls it, such as `Array[int]`
    /// @param is  the type that it would get
    record OtherType(String was, String is) implements Objection { }

    /// Converting the value loses something.
    ///
    /// @param was the value, as Godot text
    /// @param is  what it would become, as Godot text
    record Inexact(String was, String is) implements Objection { }

    /// The value cannot be converted, and would be gone.
    ///
    /// @param was  the value, as Godot text
    /// @param type that it is to get
    /// @param is   what would be there instead, as Godot text
    record Replaced(String was, String type, String is) implements Objection { }

    /// A typed collection does not take the value.
    ///
    /// @param collection its type, such as `Array[int]`
    /// @param role       ELEMENT, KEY or VALUE: what the value is in it
    /// @param wanted     the type that is expected
    /// @param found      the type that the value has
    record Misfit(String collection, Role role, String wanted, String found) implements Objection {
        @Override
        public String form() {
            return role.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public List<Object> parts() {
            return List.of(collection, wanted, found);
        }
    }

    /// The key, the name of a property or the name of a setting is there already.
    ///
    /// @param key   as Godot text
    /// @param place of the other entry, from 0 on; -1 where both come with the edit
    record DuplicateKey(String key, long place) implements Objection {
        @Override
        public String form() {
            return place < 0 ? "twice" : "";
        }
    }

    /// The property `script` of an object would not be the path of a script.
    record NoScript() implements Objection { }

    /// A record would be put after one that is damaged so that nothing tells where it ends.
    ///
    /// @param before its place, from 0 on
    record WithinRecord(long before) implements Objection { }

    /// A value would be put after one of the same collection that is damaged, or that lacks values, so that nothing
    /// tells where it ends.
    ///
    /// @param before its place, from 0 on
    record WithinSibling(long before) implements Objection { }

    /// A value would not be read where it is put: something damaged before it would take its bytes for its own.
    ///
    /// @param place that it is to have, from 0 on
    record Unread(long place) implements Objection { }

    /// Values would be nested deeper than the engine reads.
    ///
    /// @param limit how many levels below the root it reads
    record TooDeep(int limit) implements Objection { }

    /// Bytes that were read without an error would no longer be.
    ///
    /// @param first what would be wrong first
    /// @param more  how many more errors there would be
    record Breaks(Problem first, long more) implements Objection {
        @Override
        public List<Object> parts() {
            return List.of(first.span().start(), first.flaw(), more);
        }
    }

    /// Values would no longer be read, or others in their place, as bytes mean something else.
    ///
    /// @param lost    how many values would no longer be there
    /// @param changed how many others would be read
    /// @param more    whether there would be more of both
    record Disturbs(long lost, long changed, boolean more) implements Objection {
        @Override
        public String form() {
            return changed == 0 ? "lost" : lost == 0 ? "changed" : "";
        }

        @Override
        public List<Object> parts() {
            return List.of(new Values(lost, more), new Values(changed, more));
        }
    }

    /// Values would have other keys or names, or be in other collections, as bytes mean something else.
    ///
    /// @param count how many
    /// @param more  whether there would be more
    record Renames(long count, boolean more) implements Objection {
        @Override
        public List<Object> parts() {
            return List.of(new Values(count, more));
        }
    }

    /// What would become of other values was not found out, as that takes too long.
    record Unchecked() implements Objection { }

    /// How many values.
    ///
    /// @param more whether there are more
    record Values(long count, boolean more) implements Clause {
        @Override
        public String form() {
            return more ? "more" : "";
        }
    }
}
