package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;

/// The same numbers in 32 bits or 64.
class SetWidthTest {
    private static final Location FIRST = Location.record(0);

    private static Document document(String text, String dialect) throws TextException, EncodeException {
        Dialect in = Dialects.of(dialect);
        return new Document(Structure.scan(ByteStore.of(Encoder.encode(GodotReader.read(text, in), in)), in,
                Framing.BARE, Progress.NONE));
    }

    private static String hex(Document document) {
        ByteStore bytes = document.structure().bytes();
        return HexFormat.of().withUpperCase().formatHex(bytes.bytes(new Span(0, bytes.length())));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            godot4        | 100                  | 0200000064000000             | 020001006400000000000000
            godot3        | -1                   | 02000000FFFFFFFF             | 02000100FFFFFFFFFFFFFFFF
            godot4        | 0.5                  | 030000000000003F             | 03000100000000000000E03F
            godot4-double | Vector2(0.5, -2)     | 050000000000003F000000C0     | 05000100000000000000E03F00000000000000C0
            godot4-double | PackedVector2Array(1, 2) | 23000000010000000000803F00000040 | \
            2300010001000000000000000000F03F0000000000000040
            """)
    void numbersGetTheOtherWidthAndBack(String dialect, String text, String narrow, String wide)
            throws TextException, EncodeException, EditException {
        Document document = document(text, dialect);
        document.apply(document.review(new Edit.SetWidth(FIRST, true)));
        assertThat(hex(document)).isEqualTo(wide.strip());
        document.apply(document.review(new Edit.SetWidth(FIRST, false)));
        assertThat(hex(document)).isEqualTo(narrow);
    }

    @Test
    void theStepIsNamedAndTakenBack() throws TextException, EncodeException, EditException {
        Document document = document("100", "godot4");
        document.apply(document.review(new Edit.SetWidth(FIRST, true)));
        assertThat(Clauses.clause(document.undoAction())).isEqualTo("write $ in 64 bits");
        document.undo();
        assertThat(hex(document)).isEqualTo("0200000064000000");
    }

    @Test
    void theWidthThatIsThereIsNoStep() throws TextException, EncodeException {
        Document document = document("100", "godot4");
        assertThat(document.review(new Edit.SetWidth(FIRST, false)).changes()).isFalse();
    }

    @Test
    void anIntThat32BitsCannotHoldKeepsItsWidth() throws TextException, EncodeException {
        Document document = document("5000000000", "godot4");
        assertThatExceptionOfType(EditException.class)
                .isThrownBy(() -> document.apply(document.review(new Edit.SetWidth(FIRST, false))))
                .satisfies(e -> assertThat(Clauses.clause(e.remark()))
                        .contains("5000000000", "-2147483648 to 2147483647"));
    }

    @Test
    void aFloatThat32BitsWouldChangeIsSaidToBecomeAnother()
            throws TextException, EncodeException, EditException {
        Document document = document("0.1", "godot4");
        Review review = document.review(new Edit.SetWidth(FIRST, false));
        assertThat(Clauses.clause(new EditRefusal.All(review.objections())))
                .isEqualTo("0.1 would become 0.10000000149011612");
        document.applyAnyway(review);
        assertThat(hex(document)).isEqualTo("03000000CDCCCC3D");
    }

    @Test
    void aTypeOfOneWidthIsRefused() throws TextException, EncodeException {
        Document document = document("\"text\"", "godot4");
        assertThatExceptionOfType(EditException.class)
                .isThrownBy(() -> document.apply(document.review(new Edit.SetWidth(FIRST, true))))
                .satisfies(e -> assertThat(Clauses.clause(e.remark())).startsWith("String has only one width"));
    }
}
