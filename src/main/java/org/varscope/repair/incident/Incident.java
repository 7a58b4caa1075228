package org.varscope.repair.incident;

import module java.base;
import org.varscope.remark.Clause;

/// What happened to a file, as a clause: `the file is cut off: 1,864 bytes announced, 418 there`. What is not certain
/// is said to be probable.
public sealed interface Incident extends Clause {
    /// There is nothing but zero bytes.
    ///
    /// @param bytes how many
    record OnlyZeros(long bytes) implements Incident { }

    /// A record goes on past the end of the file, by its length as well as by the values in it.
    ///
    /// @param announced bytes of the record
    /// @param there     those that the file has of it
    record CutOff(long announced, long there) implements Incident { }

    /// The file ends inside a value, and nothing says how long it should be.
    record CutWithin() implements Incident { }

    /// A compressed file ends before its last block does.
    ///
    /// @param block  the first that is not whole, from 1 on
    /// @param blocks how many there should be
    /// @param begun  whether some of it is there
    record CutInBlock(long block, long blocks, boolean begun) implements Incident {
        @Override
        public String form() {
            return begun ? "" : "before";
        }

        @Override
        public List<Object> parts() {
            return List.of(block, blocks);
        }
    }

    /// An encrypted file ends before its content does.
    ///
    /// @param announced bytes of content, without a sign
    /// @param there     those that can be read
    /// @param certain   whether the values in it go on past the end, too
    record EncryptedCut(long announced, long there, boolean certain) implements Incident {
        @Override
        public String form() {
            return certain ? "" : "probably";
        }

        @Override
        public List<Object> parts() {
            return List.of(announced, there);
        }
    }

    /// Blocks of a compressed file are damaged.
    ///
    /// @param count  how many
    /// @param first  the first of them, from 1 on
    /// @param blocks how many there are
    record BlocksDamaged(long count, long first, long blocks) implements Incident {
        @Override
        public String form() {
            return count == 1 ? "single" : "";
        }
    }

    /// Bytes have come in, or gone, so that all after them is read at other places than it was written for.
    ///
    /// @param bytes   how many
    /// @param missing whether they have gone
    /// @param at      where reading begins to be odd
    record Shifted(long bytes, boolean missing, long at) implements Incident {
        @Override
        public String form() {
            return missing ? "missing" : "";
        }

        @Override
        public List<Object> parts() {
            return List.of(bytes, at);
        }
    }

    /// A transfer as text has put a CR before each LF.
    ///
    /// @param added how many
    record LineEnds(long added) implements Incident { }

    /// A transfer as text has written bytes from 0x80 on as UTF-8.
    ///
    /// @param bytes how many
    record Encoding(long bytes) implements Incident { }
}
