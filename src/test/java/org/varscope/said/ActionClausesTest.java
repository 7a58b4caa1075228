package org.varscope.said;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

class ActionClausesTest {
    /// `{"player": {...}}` and more: the sample.
    private final Document document = new Document(Structure.scan(ByteStore.of(Buffers.sample("adventure.save")),
            Dialects.of("godot4"), Framing.STREAM, Progress.NONE));

    private Location named(String key) {
        Structure structure = document.structure();
        for (long i = 0; i < structure.record(0).children(); i++) {
            Location at = structure.record(0).location().child(i);
            if (new String(structure.bytes().bytes(structure.node(at.asKey()).orElseThrow().span())).contains(key)) {
                return at;
            }
        }
        throw new IllegalArgumentException(key);
    }

    private String said(Edit edit) throws EditException {
        document.apply(edit);
        return Clauses.clause(document.checkpoint().steps().getLast().action());
    }

    @Test
    void aStepNamesItsActionAndItsObject() throws EditException {
        Location scores = named("scores");
        assertThat(said(new Edit.SetValue(scores.child(0), new Variant.Int(5000)))).isEqualTo("set scores[0] to 5000");
        assertThat(said(new Edit.Insert(scores, 0, null, new Variant.Int(7)))).isEqualTo("insert 7 into scores");
        assertThat(said(new Edit.SetValue(scores.asKey(), new Variant.Text("points"))))
                .isEqualTo("rename scores to \"points\"");
        assertThat(said(new Edit.Remove(scores.child(0)))).isEqualTo("remove points[0]");
        assertThat(said(Edit.overwrite(8, new byte[] {1}))).isEqualTo("overwrite 1 byte at 0x8");
        assertThat(said(new Edit.ReplaceBytes(new Span(16, 2), new byte[0]))).isEqualTo("delete 2 bytes at 0x10");
        assertThat(said(new Edit.Batch(List.of(Edit.overwrite(8, new byte[] {2}),
                Edit.overwrite(12, new byte[] {3}))))).isEqualTo("2 edits");
        assertThat(said(new Edit.Batch(List.of(Edit.overwrite(8, new byte[] {3}), Edit.overwrite(12, new byte[] {4})),
                new Edit.Batch.Purpose.Replacement(2)))).isEqualTo("replace 2 matches");
    }

    @Test
    void aRepairNamesTheValueOrHowManyProblems() throws EditException {
        Edit count = Edit.overwrite(8, new byte[] {3});
        Edit again = Edit.overwrite(8, new byte[] {2});
        assertThat(said(new Edit.Batch(List.of(count), 1))).isEqualTo("repair the file");
        assertThat(said(new Edit.Batch(List.of(count, again), 2))).isEqualTo("repair 2 problems");
    }

    @ParameterizedTest
    @EnumSource(Action.Verb.class)
    void aJournalGivesAnActBackAsItWas(Action.Verb verb) {
        Action action = new Action(verb, "$.a", "\"x\ty\"");
        assertThat(Action.read(action.written())).isEqualTo(action);
    }

    @Test
    void whatAnOlderJournalSaysIsNothingThatIsKnown() {
        assertThat(Action.read("change a value")).isEqualTo(Action.NONE);
        assertThat(Clauses.clause(Action.NONE)).isEmpty();
    }
}
