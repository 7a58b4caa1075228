package org.varscope.scan.detect;

import module java.base;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.remark.Remark;

/// One of the reasons why bytes are read as they are.
public sealed interface Reason {
    /// A dialect reads all records that were looked at.
    ///
    /// @param dialect its title
    /// @param records how many; 0 for the one value of a bare file
    record Whole(String dialect, int records) implements Reason { }

    /// A dialect reads some records.
    record Partly(String dialect, int whole, int records) implements Reason { }

    /// A dialect reads no record, and more bytes than others.
    record MostBytes(String dialect) implements Reason { }

    /// What stops the best reading.
    record FirstTrouble(long offset, Flaw flaw) implements Reason { }

    /// Bytes come first, last, or both, that are no value, and all between them reads whole: they are something of the
    /// game's own.
    ///
    /// @param bytes  how many come first
    /// @param behind how many come last
    /// @param then   how the values between them lie
    /// @param list   what reads all of it
    /// @param read   whether it is read so: they might be a record that is damaged
    record Lead(long bytes, long behind, Framing then, FieldList list, boolean read) implements Reason { }

    /// A digest that fits stands beside the values.
    ///
    /// @param list what reads all of it
    record Digested(FieldList list) implements Reason { }

    /// A script has stored one thing after the other.
    ///
    /// @param list what reads all of it
    record Stored(FieldList list) implements Reason { }

    /// What stops another dialect.
    record Stops(String dialect, long offset, Flaw flaw) implements Reason { }

    /// Another dialect reads all of it too, with values that are less likely.
    record LessPlausible(String dialect) implements Reason { }

    /// Other dialects read the same.
    record Alike(List<String> dialects) implements Reason { }

    /// Dialects that are never chosen read all of it.
    ///
    /// @param names as `--dialect` takes them
    record ReadByOthers(List<String> names) implements Reason { }

    /// What the values were wrapped in; the reasons after this one are about what is inside.
    record Wrapped(Remark title) implements Reason { }

    /// A transfer as text has changed all of it; the reasons after this one are about the bytes before.
    record Transferred(TextTransfer transfer) implements Reason { }

    /// {@return the same of values that begin `bytes` later}
    default Reason behind(long bytes) {
        return switch (this) {
            case FirstTrouble(long offset, var flaw) -> new FirstTrouble(offset + bytes, flaw);
            case Stops(var dialect, long offset, var flaw) -> new Stops(dialect, offset + bytes, flaw);
            default -> this;
        };
    }

    /// What can be said in one way only.
    enum Sign implements Reason {
        /// Vectors in 64 bits.
        DOUBLE_VECTORS,
        /// Scripts are objects, as Godot 4.0 to 4.2 write them.
        SCRIPT_OBJECTS,
        /// A joystick motion in the form of Godot 1.0 to 2.0.
        OLD_MOTION,
        /// The magic of a project's settings.
        PROJECT_MAGIC,
        /// A wrapper around nothing.
        NOTHING_INSIDE
    }
}
