package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Grammar;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// A framing is one class: this one is a magic, how many records there are, and records with big-endian lengths. It is
/// read, edited and told like those that come with the program.
class OwnFramingTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    private record Counted() implements Framing {
        @Override
        public String word() {
            return "counted";
        }

        @Override
        public Grammar grammar() {
            return Grammar.FRAMES_BE;
        }

        @Override
        public Member member() {
            return Member.RECORD;
        }

        @Override
        public Head head() {
            return new Head(0x4556_4153);
        }
    }

    private static byte[] file(int said, int... values) throws EncodeException {
        Framing framing = new Counted();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new Counted().head().bytes(said));
        for (int value : values) {
            byte[] bytes = Encoder.encode(new Variant.Int(value), GODOT4);
            out.writeBytes(framing.before(new byte[0], null, bytes.length));
            out.writeBytes(bytes);
        }
        return out.toByteArray();
    }

    private static Structure scan(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), GODOT4, new Counted(), Progress.NONE);
    }

    private static Structure edited(byte[] bytes, Edit edit) throws EditException {
        Document document = new Document(scan(bytes));
        document.apply(Review.of(document.structure(), edit, Progress.NONE));
        return document.structure();
    }

    @Test
    void recordsAreRead() throws EncodeException {
        Structure read = scan(file(3, 1, 2, 3));
        assertThat(read.problems()).isEmpty();
        assertThat(read.records()).isEqualTo(3);
        assertThat(read.record(2).item()).isEqualTo(new Span(32, 12));
    }

    @Test
    void whatIsInsertedAndRemovedIsCounted() throws EncodeException, EditException {
        Structure more = edited(file(2, 1, 3), new Edit.Insert(null, 1, null, new Variant.Int(2)));
        assertThat(more.bytes().bytes(new Span(0, more.bytes().length()))).isEqualTo(file(3, 1, 2, 3));
        Structure fewer = edited(file(3, 1, 2, 3), new Edit.Remove(Location.record(0)));
        assertThat(fewer.bytes().bytes(new Span(0, fewer.bytes().length()))).isEqualTo(file(2, 2, 3));
        assertThat(fewer.problems()).isEmpty();
    }

    @Test
    void aLongerValueHasALongerRecord() throws EncodeException, EditException {
        Structure now = edited(file(2, 1, 2), new Edit.SetValue(Location.record(0), new Variant.Int(1L << 40)));
        assertThat(now.problems()).isEmpty();
        assertThat(now.records()).isEqualTo(2);
    }

    @Test
    void aWrongCountAndAWrongMagicAreProblems() throws EncodeException {
        assertThat(scan(file(4, 1, 2, 3)).problems()).extracting(Problem::code, Problem::span)
                .containsExactly(tuple(Code.CHILDREN_MISSING, new Span(4, 4)));
        byte[] other = file(3, 1, 2, 3);
        other[0] = 'X';
        assertThat(scan(other).problems()).extracting(Problem::code).containsExactly(Code.MAGIC_WRONG);
    }
}
