package org.varscope.container.unknown;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Plan;

/// Whether a reading makes sense of bytes, or any bytes would read like this: zeros are nulls, small numbers are
/// headers, and a header with flags that no engine writes is a value of some type.
final class Sense {
    /// Values that are looked at.
    private static final int MOST = 64;
    /// Values by themselves of a damaged file that are hardly there by chance.
    private static final int ENOUGH = 2;
    private static final int STRING = 4;
    private static final int LONGEST = 256;
    private static final int LEAST_REALS = 8;
    private static final int LEAST_BEHIND = 32;
    private static final double LARGEST_REAL = 1e30;

    private final Structure structure;
    private final Plan plan;
    private final ByteReader in;
    private final boolean whole;

    private Sense(ByteStore content, Detection found, long most) {
        this.structure = Structure.preview(content, found.dialect(), found.framing(), most);
        this.plan = Plan.of(found.dialect());
        this.in = content.reader();
        this.whole = found.whole();
    }

    /// {@return whether `found` makes sense of `content`}
    ///
    /// @param most bytes that are looked at
    static boolean isMade(ByteStore content, Detection found, long most) {
        ByteOrder order = found.framing().isStream() ? found.framing().lengths(null) : null;
        return found.whole() && !found.framing().isLoose() || order != null && areFrames(content.reader(), order)
                || new Sense(content, found, most).isMade();
    }

    /// Whether lengths lead from record to record, up to the end of the bytes or of those that are looked at.
    private static boolean areFrames(ByteReader in, ByteOrder order) {
        long at = 0;
        long longest = 0;
        for (int i = 0; i < MOST && in.length() - at >= 4; i++) {
            long length = (order == ByteOrder.BIG_ENDIAN ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
            if (length > in.length() - at - 4) {
                return false;
            }
            longest = Math.max(longest, length);
            at += 4 + length;
        }
        return longest >= 4 && (at == in.length() || in.length() - at >= 4);
    }

    private boolean isMade() {
        Preorder nodes = structure.preorder();
        int alone = 0;
        int nulls = 0;
        Node node = nodes.next();
        for (int i = 0; i < MOST && node != null; i++) {
            if (isFilled(node) || isReadable(node)) {
                return true;
            }
            alone += isWritten(node) ? 1 : 0;
            nulls += node.state() == State.WHOLE && isNothing(node) ? 1 : 0;
            node = nodes.next();
        }
        return alone >= (whole ? Math.max(1, nulls) : ENOUGH) || whole && isOneValue();
    }

    /// Whether one value is all there is.
    private boolean isOneValue() {
        Node first = structure.record(0);
        return structure.records() == 1 && plan.isHeader(first.header()) && first.item().end() == in.length();
    }

    /// Whether it is null, or its bytes are 0.
    private boolean isNothing(Node node) {
        long start = node.span().start() + 4;
        return LongStream.range(start, Math.min(node.span().end(), start + LONGEST))
                .allMatch(at -> in.u8(at) == 0);
    }

    /// Whether it is a collection that something is in, or that may have been one. A count of more than is left says
    /// nothing: what can be read of it does.
    private boolean isFilled(Node node) {
        boolean counts = node.claimed() > 0;
        boolean possible = node.claimed() <= (in.length() - node.span().start()) / 4;
        boolean known = plan.isHeader(node.header());
        boolean empty = node.state() == State.WHOLE && !counts;
        return node.isCollection() && possible && !empty && (known || !whole && counts && isOneOff(node.header()));
    }

    /// Whether at most one byte of flags in a header is wrong.
    private boolean isOneOff(int header) {
        return IntStream.of(8, 16, 24).anyMatch(shift -> plan.isHeader(header & ~(0xFF << shift)));
    }

    /// Whether it is text that people can read.
    private boolean isReadable(Node node) {
        if (node.state() != State.WHOLE || node.row() == null || !(node.row().layout() instanceof Layout.Text)) {
            return false;
        }
        long length = in.u32(node.span().start() + 4);
        return length > 0 && isPlain(in, node.span().start() + 8, Math.min(length, LONGEST));
    }

    /// Whether an engine writes it like this, and it is something.
    private boolean isWritten(Node node) {
        return node.state() == State.WHOLE && !node.isPlain() && !isNothing(node)
                && plan.isHeader(node.header()) && structure.problemsIn(node.item()).isEmpty();
    }

    /// {@return whether damage may have left no more of values: the first has the header and the length of one, or a
    /// text is among the bytes as values have them}
    ///
    /// @param most bytes that are looked at
    static boolean mayBeMeant(ByteStore content, Detection found, long most) {
        Sense sense = new Sense(content, found, most);
        return sense.structure.records() > 0 && sense.mayBeMeant(sense.structure.record(0)) || hasText(content, most);
    }

    /// {@return whether values without a length before them are what any small numbers read like: letters that nobody
    /// types and reals smaller than any of a game, and no text between}
    ///
    /// @param most bytes that are looked at
    static boolean isNonsense(ByteStore content, Detection found, long most) {
        return found.framing().isLoose() && new Sense(content, found, most).isNonsense() && !hasText(content, most);
    }

    private boolean isNonsense() {
        Preorder nodes = structure.preorder();
        int odd = 0;
        Node node = nodes.next();
        for (int i = 0; i < MOST && node != null; i++) {
            if (isReadable(node) && in.u32(node.span().start() + 4) > 1) {
                return false;
            }
            odd += node.state() != State.WHOLE ? 0 : isOdd(node) ? 1 : isOddArray(node) ? ENOUGH : 0;
            node = nodes.next();
        }
        return odd >= ENOUGH;
    }

    /// Whether it is an array of reals of 32 bits of which the first are all hardly more than 0.
    private boolean isOddArray(Node node) {
        long start = node.span().start() + 8;
        return node.row() != null && node.row().layout() instanceof Layout.Packed(var number, _) && number.isReal()
                && number.width(node.row().isWide(node.header())) == Integer.BYTES
                && in.u32(start - 4) >= LEAST_REALS
                && LongStream.range(0, LEAST_REALS).mapToDouble(i ->
                        Math.abs(Float.intBitsToFloat(in.i32(start + 4 * i)))).allMatch(size -> size < Float.MIN_NORMAL)
                && LongStream.range(0, LEAST_REALS).anyMatch(i -> in.i32(start + 4 * i) != 0);
    }

    /// Whether it is text with characters that nobody types, or a real of 32 bits that is hardly more than 0.
    private boolean isOdd(Node node) {
        long start = node.span().start() + 4;
        return node.row() != null && switch (node.row().layout()) {
            case Layout.Text _ -> in.u32(start) > 0 && !isPlain(in, start + 4, Math.min(in.u32(start), LONGEST));
            case Layout.Fixed(var number, _) when number.isReal() && !node.row().isWide(node.header()) ->
                    LongStream.iterate(start, at -> at < node.span().end(), at -> at + 4)
                            .mapToDouble(at -> Math.abs(Float.intBitsToFloat(in.i32(at))))
                            .anyMatch(size -> size > 0 && size < Float.MIN_NORMAL);
            default -> false;
        };
    }

    /// {@return how many bytes come before a collection with a text in it that is not whole, where what the file
    /// begins with is a value only by a header that no engine writes; 0 where there is none}
    ///
    /// @param most bytes that are looked at
    static int behind(ByteStore content, Detection found, long most) {
        Sense sense = new Sense(content, found, most);
        boolean is = !found.whole() && found.framing().isSingle() && isAccident(content, found, most)
                && !sense.structure.record(0).isCollection() && content.length() > LEAST_BEHIND;
        return !is ? 0 : IntStream.rangeClosed(1, 3).filter(at -> sense.isBegun(at)).findFirst().orElse(0);
    }

    /// Whether a collection begins at `at` as an engine writes it, and a text follows.
    private boolean isBegun(int at) {
        Row row = plan.row(in.i32(at));
        long length = in.u32(at + 12);
        return row != null && plan.isHeader(in.i32(at)) && row.kind().isCollection() && in.u32(at + 4) > 0
                && in.u32(at + 4) < in.length() / 4 && in.i32(at + 8) == STRING && length > 0
                && length <= Math.min(LONGEST, in.length() - at - 16) && isPlain(in, at + 16, length);
    }

    /// {@return whether what the bytes begin with is a value only by a header that no engine writes}
    ///
    /// @param most bytes that are looked at
    static boolean isAccident(ByteStore content, Detection found, long most) {
        Sense sense = new Sense(content, found, most);
        return sense.structure.records() > 0 && sense.structure.record(0).state() == State.WHOLE
                && !sense.plan.isHeader(sense.structure.record(0).header());
    }

    private boolean mayBeMeant(Node first) {
        Span before = Span.between(first.item().start(), first.span().start());
        boolean leads = structure.problemsIn(before).stream().noneMatch(problem -> problem.isError()
                && before.contains(problem.span().start()));
        return !isNothing(first) && plan.isHeader(first.header()) && !isUnlikely(first)
                && (leads || first.state() == State.WHOLE && first.item().end() == structure.bytes().length());
    }

    /// Whether it is reals of 32 bits in a row of which one has a size that no game has, in front of other bytes.
    private boolean isUnlikely(Node node) {
        boolean reals = node.state() == State.WHOLE && node.row() != null
                && node.row().layout() instanceof Layout.Fixed(var number, _) && number.isReal()
                && !node.row().isWide(node.header()) && node.item().end() < structure.bytes().length();
        return reals && LongStream.iterate(node.span().start() + 4, at -> at < node.span().end(), at -> at + 4)
                .mapToDouble(at -> Math.abs(Float.intBitsToFloat(in.i32(at))))
                .anyMatch(size -> size > 0 && size < Float.MIN_NORMAL || size > LARGEST_REAL);
    }

    /// Whether a text is among the bytes as values have them: its header, its length, and as many characters.
    private static boolean hasText(ByteStore content, long most) {
        ByteReader in = content.reader();
        for (long at = 0; at + 12 <= Math.min(most, content.length()); at++) {
            if (in.i32(at) == STRING && in.u32(at + 4) > 0 && in.u32(at + 4) <= Math.min(LONGEST,
                    content.length() - at - 8) && isPlain(in, at + 8, in.u32(at + 4))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPlain(ByteReader in, long from, long length) {
        return LongStream.range(from, from + length).map(at -> in.u8(at))
                .allMatch(b -> b >= ' ' && b != 0x7F || b == '\t' || b == '\n' || b == '\r');
    }
}
