package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Records put in behind a last line that no line feed ends.
class LineInsertTest {
    private static String inserted(String list, String text, long index, Variant value)
            throws FieldListException, EditException {
        Framing framing = Framing.of(FieldList.parse(list));
        ByteStore bytes = ByteStore.of(text.getBytes(StandardCharsets.UTF_8));
        Document document = new Document(Structure.scan(bytes, Dialects.of("godot4"), framing, Progress.NONE));
        long records = document.structure().records();
        document.apply(new Edit.Insert(null, index, null, value));
        assertThat(document.structure().records()).isEqualTo(records + 1);
        ByteStore after = document.snapshot().bytes();
        return new String(after.bytes(new Span(0, after.length())), StandardCharsets.UTF_8);
    }

    @Test
    void theLastLineIsEndedFirst() throws FieldListException, EditException {
        assertThat(inserted("line...", "a\nb", 2, new Variant.Text("c"))).isEqualTo("a\nb\nc\n");
        assertThat(inserted("csv...", "a,b", 1, new Variant.PackedStrings(List.of("c", "d")))).isEqualTo("a,b\nc,d\n");
        assertThat(inserted("line,u8...", "a", 1, new Variant.Int('x'))).isEqualTo("a\nx");
    }

    @Test
    void aLineThatEndsIsLeftAlone() throws FieldListException, EditException {
        assertThat(inserted("line...", "a\nb", 1, new Variant.Text("c"))).isEqualTo("a\nc\nb");
        assertThat(inserted("line...", "a\n", 1, new Variant.Text("b"))).isEqualTo("a\nb\n");
        assertThat(inserted("line...", "a", 0, new Variant.Text("b"))).isEqualTo("b\na");
    }

    @Test
    void nothingIsAskedOfLinesThatWereNotReadYet() throws FieldListException, EditException {
        Framing framing = Framing.of(FieldList.parse("line..."));
        ByteStore bytes = ByteStore.of("line\n".repeat(9000).getBytes(StandardCharsets.UTF_8));
        Structure pending = Structure.scan(bytes, Dialects.of("godot4"), framing, Progress.NONE)
                .edited(bytes, List.of(new Patch(0, 45_000, 45_000)), 100);
        assertThat(pending.isComplete()).isFalse();
        Document document = new Document(pending);
        document.apply(new Edit.Insert(null, pending.records(), null, new Variant.Text("more")));
        assertThat(document.snapshot().bytes().length()).isEqualTo(45_005);
    }

    @Test
    void nothingIsPutIntoQuotesThatNobodyClosed() {
        assertThatThrownBy(() -> inserted("csv...", "a,\"b\n", 1, new Variant.PackedStrings(List.of("c"))))
                .isInstanceOfSatisfying(EditException.class,
                        e -> assertThat(e.obstacle()).contains(new Obstacle.OpenQuotes(new Span(0, 5))));
    }
}
