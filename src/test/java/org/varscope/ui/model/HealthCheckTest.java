package org.varscope.ui.model;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Report;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;

@InOneLanguage
class HealthCheckTest {
    private static final Dialect GODOT = Dialects.of("godot4");
    /// `{"hp": 1, "hp": 2}`, which no engine writes.
    private static final String DOUBLED = "1b000000 02000000 04000000 02000000 68700000 02000000 01000000"
            + "04000000 02000000 68700000 02000000 02000000";
    /// `[1, "x"]` as an `Array[int]`.
    private static final String MISFIT = "1c000100 02000000 02000000 02000000 01000000 04000000 01000000 78000000";
    private static final String OBJECT = "18000000 04000000 4e6f6465 00000000";

    private final QueuedExecutor background = new QueuedExecutor();

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private EditorModel model(String hex) {
        return model(Structure.scan(ByteStore.of(bytes(hex)), GODOT, Framing.BARE, Progress.NONE));
    }

    private EditorModel model(Structure structure) {
        return new EditorModel(new Document(structure), QueuedExecutor.background(background));
    }

    private EditorModel checked(String hex) {
        EditorModel model = model(hex);
        background.runAll();
        return model;
    }

    private static Health.State state(EditorModel model) {
        return model.health().state();
    }

    private static Report report(EditorModel model) {
        return ((Health.State.Checked) state(model)).report();
    }

    @Test
    void aKeyThatIsThereTwiceIsAProblem() {
        assertThat(checked(DOUBLED).health().problems()).extracting(Problem::code, Problem::span)
                .containsExactly(org.assertj.core.api.Assertions.tuple(Code.DUPLICATE_KEY, new Span(8, 12)));
    }

    @Test
    void anElementThatDoesNotFitItsTypedArrayIsAProblem() {
        assertThat(checked(MISFIT).health().problems()).extracting(Problem::code)
                .containsExactly(Code.ELEMENT_MISMATCH);
    }

    @Test
    void untilTheCheckHasAnsweredNothingIsSaidToBeWell() {
        EditorModel model = model(DOUBLED);
        assertThat(state(model)).isEqualTo(new Health.State.Checking(false));
        background.runAll();
        assertThat(state(model)).isInstanceOf(Health.State.Checked.class);
    }

    @Test
    void whatIsNotReadIsNotChecked() {
        Structure pending = Structure.pending(ByteStore.of(bytes(DOUBLED)), GODOT, Framing.BARE);
        EditorModel model = model(pending);
        assertThat(state(model)).isEqualTo(new Health.State.Unread());
        background.runAll();
        assertThat(model.health().problems()).extracting(Problem::code).containsExactly(Code.DUPLICATE_KEY);
    }

    @Test
    void anEditMovesWhatWasFoundUntilTheDocumentIsCheckedAgain() {
        String first = "1c000000 02000000 02000000 01000000";
        EditorModel model = checked(first + DOUBLED);
        assertThat(model.health().problems()).extracting(Problem::span).containsExactly(new Span(24, 12));
        model.edits().apply(new Edit.SetValue(Location.record(0).child(0), new Variant.Int(5_000_000_000L)));
        assertThat(model.health().problems()).extracting(Problem::span).containsExactly(new Span(28, 12));
        assertThat(state(model)).isEqualTo(new Health.State.Checking(true));
        background.runAll();
        assertThat(model.health().problems()).extracting(Problem::span).containsExactly(new Span(28, 12));
        assertThat(state(model)).isInstanceOf(Health.State.Checked.class);
    }

    @Test
    void anEditThatMendsItTakesTheProblemAwayAndUndoBringsItBack() {
        EditorModel model = checked(DOUBLED);
        model.edits().apply(Edit.overwrite(17, new byte[] {'q'}));
        background.runAll();
        assertThat(model.health().problems()).isEmpty();
        model.history().undo();
        background.runAll();
        assertThat(model.health().problems()).extracting(Problem::code).containsExactly(Code.DUPLICATE_KEY);
    }

    @Test
    void theAnswerToAStateThatAnEditHasOvertakenIsDropped() {
        EditorModel model = model(DOUBLED);
        model.edits().apply(Edit.overwrite(17, new byte[] {'q'}));
        assertThat(background.waiting()).isEqualTo(2);
        background.runAll();
        assertThat(report(model).structure()).isSameAs(model.structure());
        assertThat(model.health().problems()).isEmpty();
    }

    @Test
    void aCheckThatIsStoppedSaysSoAndCanBeDoneAgain() {
        EditorModel model = model(DOUBLED);
        model.check().lane().stop();
        background.runAll();
        assertThat(report(model).complete()).isFalse();
        assertThat(report(model).records()).isZero();
        model.check().again();
        background.runAll();
        assertThat(report(model).complete()).isTrue();
    }

    @Test
    void bytesThatCannotBeReadAnyMoreAreAFailedCheck() {
        Broken source = new Broken(bytes(DOUBLED));
        EditorModel model = model(Structure.scan(ByteStore.of(source), GODOT, Framing.BARE, Progress.NONE));
        source.broken = true;
        background.runAll();
        assertThat(state(model)).isEqualTo(new Health.State.Failed("the disk is gone"));
    }

    @Test
    void anObjectIsRefusedUntilTheCheckAllowsObjects() {
        EditorModel model = checked(OBJECT);
        assertThat(report(model).refused()).isEqualTo(1);
        model.check().use(ObjectRule.ALLOWED);
        background.runAll();
        assertThat(report(model).refused()).isZero();
        assertThat(report(model).assumes()).containsExactly("class:Node");
    }

    @Test
    void aLargeDocumentIsCheckedAfterAPauseInEditing() {
        byte[] large = new byte[(int) Document.INLINE + 4];
        ByteStore store = ByteStore.of(large);
        QueuedExecutor afterPause = new QueuedExecutor();
        EditorModel model = new EditorModel(new Document(Structure.scan(store, GODOT, Framing.VALUES, Progress.NONE)),
                QueuedExecutor.background(background, afterPause));
        background.runAll();
        for (int i = 0; i < 3; i++) {
            model.edits().apply(Edit.overwrite(4L * i, new byte[] {1, 0, 0, 0, 1, 0, 0, 0}));
        }
        assertThat(background.waiting()).isZero();
        afterPause.runAll();
        background.runAll();
        assertThat(report(model).structure()).isSameAs(model.structure());
    }

    @Test
    void problemsBeyondThoseThatAreKeptAreCounted() {
        int elements = 25_000;
        byte[] head = bytes("1c000100 02000000");
        byte[] all = Arrays.copyOf(head, head.length + 4 + 4 * elements);
        all[8] = (byte) elements;
        all[9] = (byte) (elements >> 8);
        EditorModel model = model(Structure.scan(ByteStore.of(all), GODOT, Framing.BARE, Progress.NONE));
        background.runAll();
        assertThat(model.health().problems().size() + model.health().more()).isEqualTo(elements);
        assertThat(model.health().problems()).hasSizeLessThan(elements);
    }

    /// Bytes on a disk that fails.
    private static final class Broken implements ByteSource {
        private final byte[] bytes;
        private boolean broken;

        Broken(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            if (broken) {
                throw new UncheckedIOException(new IOException("the disk is gone"));
            }
            System.arraycopy(bytes, (int) at, into, offset, count);
        }
    }
}
