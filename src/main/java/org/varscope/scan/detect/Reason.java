package org.varscope.scan.detect;

import module java.base;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.remark.Clause;
import org.varscope.remark.Remark;

/// One of the reasons why bytes are read as they are.
public sealed interface Reason extends Clause {
    /// A dialect reads all records that were looked at.
    ///
    /// @param dialect its title
    /// @param records how many; 0 for the one value of a bare file
    record Whole(String dialect, int records) implements Reason {
        @Override
        public List<Object> parts() {
            return List.of(records, dialect);
        }
    }

    /// A dialect reads some records.
    record Partly(String dialect, int whole, int records) implements Reason {
        @Override
        public List<Object> parts() {
            return List.of(whole, records, dialect);
        }
    }

    /// A dialect reads no record, and more bytes than others.
    record MostBytes(String dialect) implements Reason { }

    /// What stops the best reading.
    record FirstTrouble(long offset, Flaw flaw) implements Reason { }

    /// Bytes come first, last, or both, that are no value, and all between them reads whole: they are something of the
    /// game's own.
    ///
    /// @param bytes  how many come first
    /// @param behind how many come last
    /// @param then   how the values between them are laid out
    /// @param list   what reads all of it
    /// @param read   whether it is read so: they might be a record that is damaged
    record Lead(long bytes, long behind, Framing then, FieldList list, boolean read) implements Reason {
        @Override
        public String form() {
            return bytes == 0 && behind > 0 ? "tail" : (read ? "read-" : "") + (then.isStream() ? "record" : "value");
        }

        @Override
        public List<Object> parts() {
            return List.of(bytes, Framing.of(list).word(), behind);
        }
    }

    /// A digest that fits is beside the values.
    ///
    /// @param list what reads all of it
    record Digested(FieldList list) implements Reason {
        @Override
        public List<Object> parts() {
            return List.of(list.text());
        }
    }

    /// A script has stored one thing after the other.
    ///
    /// @param list what reads all of it
    record Stored(FieldList list) implements Reason {
        @Override
        public List<Object> parts() {
            return List.of(list.text());
        }
    }

    /// What stops another dialect.
    record Stops(String dialect, long offset, Flaw flaw) implements Reason { }

    /// Another dialect reads all of it too, with values that are less likely.
    record LessPlausible(String dialect) implements Reason { }

    /// Other dialects read the same.
    record Alike(List<String> dialects) implements Reason {
        @Override
        public List<Object> parts() {
            return List.of(dialects.size(), dialects);
        }
    }

    /// Dialects that are never chosen read all of it.
    ///
    /// @param names as `--dialect` takes them
    record ReadByOthers(List<String> names) implements Reason {
        @Override
        public List<Object> parts() {
            return List.of(names.size(), names);
        }
    }

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

    /// All reasons, one after the other.
    record All(List<Reason> reasons) implements Clause {
        @Override
        public List<Object> parts() {
            return List.of(IntStream.range(0, reasons.size()).mapToObj(i -> new Joint(reasons.get(i), after(i)))
                    .toList());
        }

        private String after(int i) {
            return i == reasons.size() - 1 ? "last" : reasons.get(i) instanceof Transferred ? "without-that"
                    : reasons.get(i) instanceof Wrapped && reasons.getLast() != Sign.NOTHING_INSIDE ? "inside" : "";
        }
    }

    /// A reason with what leads on to the next one.
    ///
    /// @param form as it does
    record Joint(Reason reason, String form) implements Clause { }
}
