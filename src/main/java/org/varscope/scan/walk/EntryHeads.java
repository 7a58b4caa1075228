package org.varscope.scan.walk;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;

/// Tells from the lengths of an entry whether it can be one.
public record EntryHeads(ByteReader in, Plan plan) {
    /// No key that a search takes for one is longer. Keys that a whole file leads to may be.
    private static final int LONGEST_KEY = 256;
    /// UTF-8 has at most four bytes for a character.
    private static final int MOST_BYTES = 4;
    /// Bytes of keys that a search may look at, for each byte that it passes.
    private static final long BUDGET_PER_BYTE = 64;

    /// Where the parts of an entry are.
    ///
    /// @param frame offset of the length of its value, or -1 where it cannot be an entry
    /// @param end   offset past its value
    public record Head(long frame, long end) {
        static final Head WRONG = new Head(-1, -1);

        public boolean isRight() {
            return frame >= 0;
        }
    }

    /// {@return the entry at `at`, if its lengths fit and lead to a value, or at least to where another entry is}
    public Head at(long at, long bound) {
        Head head = measured(at, bound);
        return head.isRight() && (isValue(head) || isEnd(head.end(), bound)) ? head : Head.WRONG;
    }

    private Head measured(long at, long bound) {
        long frame = bound - at < 8 ? -1 : at + 4 + in.u32(at);
        return frame < 0 || frame > bound - 4 ? Head.WRONG : framed(frame, bound);
    }

    private Head framed(long frame, long bound) {
        long length = in.u32(frame);
        return length >= 4 && length <= bound - frame - 4 ? new Head(frame, frame + 4 + length) : Head.WRONG;
    }

    private boolean isValue(Head head) {
        return plan.row(in.i32(head.frame() + 4)) != null;
    }

    private boolean isEnd(long at, long bound) {
        return at == bound || isLikely(at, bound).isRight();
    }

    /// An entry that looks like one to somebody who does not know where entries are.
    private Head isLikely(long at, long bound) {
        if (bound - at < 12 || in.u32(at) < 1 || in.u32(at) > LONGEST_KEY) {
            return Head.WRONG;
        }
        Head head = measured(at, bound);
        return head.isRight() && isValue(head) && isName(at + 4, head.frame()) ? head : Head.WRONG;
    }

    private boolean isName(long from, long to) {
        for (long at = from; at < to; at++) {
            int read = in.u8(at);
            if (read < ' ' || read == 0x7F) {
                return false;
            }
        }
        return true;
    }

    /// {@return the entry at `at`, if its key has as many characters as its length says bytes}
    ///
    /// Godot 1 and 2 wrote the number of characters, so that bytes of a key other than ASCII follow what its length
    /// covers. `core/globals.cpp`, `_save_settings_binary`.
    public Head countedInCharacters(long at, long bound) {
        if (bound - at < 8 || in.u32(at) < 1 || in.u32(at) > LONGEST_KEY) {
            return Head.WRONG;
        }
        int characters = in.i32(at);
        for (int bytes = characters + 1; bytes <= MOST_BYTES * characters && at + 4 + bytes <= bound - 4; bytes++) {
            Head head = framed(at + 4 + bytes, bound);
            if (head.isRight() && isValue(head) && isEnd(head.end(), bound)
                    && hasCharacters(at + 4, bytes, characters)) {
                return head;
            }
        }
        return Head.WRONG;
    }

    private boolean hasCharacters(long at, int length, int characters) {
        byte[] bytes = new byte[length];
        in.read(at, bytes, 0, length);
        try {
            String key = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return key.codePointCount(0, key.length()) == characters || key.length() == characters;
        } catch (CharacterCodingException _) {
            return false;
        }
    }

    /// {@return where an entry seems to start, from `from` on; `bound` where none does}
    public long next(long from, long bound) {
        long budget = BUDGET_PER_BYTE * (bound - from);
        for (long at = from; at < bound && budget > 0; at++) {
            Head head = isLikely(at, bound);
            budget -= bound - at >= 4 ? Math.min(in.u32(at), LONGEST_KEY) : 1;
            if (head.isRight() && isEnd(head.end(), bound)) {
                return at;
            }
        }
        return bound;
    }

    /// {@return why the bytes at `at` cannot be an entry}
    public Problem trouble(long at, long bound) {
        long left = bound - at;
        if (left < 8) {
            return new Problem(new Flaw.Cut(Flaw.Part.ENTRY_LENGTHS, left), new Span(at, left));
        }
        long frame = at + 4 + in.u32(at);
        if (frame > bound - 4) {
            return new Problem(new Flaw.PastEnd(Flaw.Measured.KEY, in.u32(at), left - 8), new Span(at, 4));
        }
        long length = in.u32(frame);
        if (length < 4) {
            return new Problem(new Flaw.FrameEmpty(Flaw.Measured.VALUE, length), new Span(frame, 4));
        }
        return length > bound - frame - 4
                ? new Problem(new Flaw.PastEnd(Flaw.Measured.VALUE, length, bound - frame - 4), new Span(frame, 4))
                : new Problem(new Flaw.EntryUnreadable(in.i32(frame + 4)), new Span(frame + 4, 4));
    }
}
