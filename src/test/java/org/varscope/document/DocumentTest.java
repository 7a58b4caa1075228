package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.place.Values;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

class DocumentTest {
    private static final Location NAME = new Location(List.of(0L, 2L, 0L), false);
    private static final Location GOLD = new Location(List.of(0L, 2L, 2L), false);
    private static final Location INVENTORY = new Location(List.of(0L, 3L), false);

    private byte[] opened;
    private Document document;

    @BeforeEach
    void open() {
        opened = Buffers.sample("adventure.save");
        document = new Document(Structure.scan(ByteStore.of(opened), Dialects.of("godot4"), Framing.STREAM,
                Progress.NONE));
    }

    private Node node(Location at) {
        return document.structure().node(at).orElseThrow();
    }

    private byte[] bytes() {
        return document.snapshot().bytes().bytes(new Span(0, document.snapshot().bytes().length()));
    }

    private void assertReadsAsFromScratch() {
        Structure now = document.structure();
        Structure fresh = Structure.scan(ByteStore.of(bytes()), now.dialect(), now.framing(), Progress.NONE);
        assertThat(Fields.in(now, new Span(0, now.bytes().length())))
                .isEqualTo(Fields.in(fresh, new Span(0, fresh.bytes().length())));
        assertThat(now.problems()).isEqualTo(fresh.problems());
    }

    @Test
    void aNumberThatNeedsMoreBytesGrowsByFourAndTheFrameFollows() throws EditException {
        Span gold = node(GOLD).span();
        Change change = document.apply(new Edit.SetValue(GOLD, new Variant.Int(5_000_000_000L)));
        assertThat(change.growth()).isEqualTo(4);
        assertThat(node(GOLD).span()).isEqualTo(new Span(gold.start(), 12));
        assertThat(document.snapshot().bytes().reader().u32(0)).isEqualTo(opened.length);
        assertReadsAsFromScratch();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 100})
    void aLengthThatReachesPastTheEndIsNeverPutRightByGrowing(int past) throws EditException {
        ByteBuffer.wrap(opened).order(ByteOrder.LITTLE_ENDIAN).putInt(0, opened.length - 4 + past);
        document = new Document(Structure.scan(ByteStore.of(opened), Dialects.of("godot4"), Framing.STREAM,
                Progress.NONE));
        document.apply(new Edit.SetValue(GOLD, new Variant.Int(5_000_000_000L)));
        assertThat(document.snapshot().bytes().reader().u32(0)).isGreaterThan(bytes().length - 4);
        assertThat(document.structure().problems()).extracting(Problem::code).containsExactly(Code.FRAME_PAST_END);
        assertReadsAsFromScratch();
        document.undo();
        assertThat(bytes()).isEqualTo(opened);
    }

    @Test
    void undoBringsBackEveryByte() throws EditException {
        document.apply(new Edit.SetValue(GOLD, new Variant.Int(5_000_000_000L)));
        document.apply(new Edit.Remove(INVENTORY));
        document.undo();
        document.undo();
        assertThat(bytes()).isEqualTo(opened);
        assertThat(document.isModified()).isFalse();
        assertReadsAsFromScratch();
    }

    @Test
    void onlyTheSpliceDiffers() throws EditException {
        Span gold = node(GOLD).span();
        document.apply(new Edit.SetValue(GOLD, new Variant.Int(5_000_000_000L)));
        byte[] now = bytes();
        for (int i = 4; i < gold.start(); i++) {
            assertThat(now[i]).as("byte %d", i).isEqualTo(opened[i]);
        }
        for (int i = (int) gold.end(); i < opened.length; i++) {
            assertThat(now[i + 4]).as("byte %d", i).isEqualTo(opened[i]);
        }
    }

    @Test
    void aSmallerNumberKeepsTheWidthItHas() throws EditException {
        document.apply(new Edit.SetValue(GOLD, new Variant.Int(5_000_000_000L)));
        document.apply(new Edit.SetValue(GOLD, new Variant.Int(1)));
        assertThat(node(GOLD).span().length()).isEqualTo(12);
    }

    @Test
    void aTextGrowsOverAPaddingBorder() throws EditException {
        long before = node(NAME).span().length();
        document.apply(new Edit.SetValue(NAME, new Variant.Text("Åsa the Brave!")));
        assertThat(node(NAME).span().length()).isEqualTo(before);
        document.apply(new Edit.SetValue(NAME, new Variant.Text("Åsa the Brave!?")));
        document.apply(new Edit.SetValue(NAME, new Variant.Text("Åsa the Brave!?!")));
        assertThat(node(NAME).span().length()).isEqualTo(before + 4);
        assertReadsAsFromScratch();
    }

    @Test
    void anInsertedElementIsCounted() throws EditException {
        long children = node(INVENTORY).children();
        document.apply(new Edit.Insert(INVENTORY, 1, null, new Variant.Int(7)));
        assertThat(node(INVENTORY).children()).isEqualTo(children + 1);
        assertThat(Values.of(document.structure(), node(INVENTORY.child(1)), 100)).contains(new Variant.Int(7));
        assertReadsAsFromScratch();
    }

    @Test
    void anElementIsAppendedAtTheEnd() throws EditException {
        long children = node(INVENTORY).children();
        document.apply(new Edit.Insert(INVENTORY, children, null, new Variant.Bool(true)));
        assertThat(Values.of(document.structure(), node(INVENTORY.child(children)), 100))
                .contains(new Variant.Bool(true));
        assertReadsAsFromScratch();
    }

    @Test
    void anEntryGoesWithItsKey() throws EditException {
        long children = node(Location.record(0)).children();
        document.apply(new Edit.Remove(INVENTORY));
        assertThat(node(Location.record(0)).children()).isEqualTo(children - 1);
        assertReadsAsFromScratch();
        document.apply(new Edit.Insert(Location.record(0), 0, new Variant.Text("first"), Variant.NIL));
        assertThat(Values.of(document.structure(), node(Location.record(0).child(0).asKey()), 100))
                .contains(new Variant.Text("first"));
        assertReadsAsFromScratch();
    }

    @Test
    void aMovedElementKeepsItsBytes() throws EditException {
        Variant first = Values.of(document.structure(), node(INVENTORY.child(0)), 1000).orElseThrow();
        document.apply(new Edit.Move(INVENTORY.child(0), 2));
        assertThat(Values.of(document.structure(), node(INVENTORY.child(2)), 1000)).contains(first);
        assertThat(bytes()).hasSameSizeAs(opened);
        assertReadsAsFromScratch();
    }

    @Test
    void aByteOverACountBecomesDamageAndTypingItBackHeals() throws EditException {
        long count = document.structure().childStart(node(Location.record(0).child(2)), 0) - 4;
        byte old = opened[(int) count];
        document.apply(Edit.overwrite(count, new byte[] {(byte) 0xFF}));
        assertThat(document.structure().problems()).anyMatch(p -> p.severity() == Severity.ERROR);
        assertThat(node(Location.record(0).child(2)).state()).isEqualTo(State.INCOMPLETE);
        assertReadsAsFromScratch();
        document.apply(Edit.overwrite(count, new byte[] {old}));
        assertThat(document.structure().problems()).noneMatch(p -> p.severity() == Severity.ERROR);
        assertThat(bytes()).isEqualTo(opened);
    }

    @Test
    void aStepOfTypingIsNamedByAllThatWasTyped() throws EditException {
        document.apply(Edit.insert(4, new byte[] {(byte) 0xC0}));
        assertThat(document.apply(Edit.overwrite(4, new byte[] {(byte) 0xCD})).action())
                .isEqualTo(new Action(Action.Verb.INSERT_BYTES, "0x4", "1"));
        document.apply(Edit.insert(5, new byte[] {1}));
        assertThat(document.undoAction()).isEqualTo(new Action(Action.Verb.INSERT_BYTES, "0x4", "2"));
    }

    @Test
    void overwritingAfterInsertingIsAStepOfItsOwn() throws EditException {
        document.apply(Edit.insert(4, new byte[] {1}));
        document.apply(Edit.overwrite(5, new byte[] {2}));
        document.undo();
        assertThat(document.undoAction()).isEqualTo(new Action(Action.Verb.INSERT_BYTES, "0x4", "1"));
    }

    @Test
    void typedBytesAreOneStep() throws EditException {
        for (int i = 0; i < 4; i++) {
            document.apply(Edit.overwrite(0x74 + i, new byte[] {(byte) i}));
        }
        document.undo();
        assertThat(bytes()).isEqualTo(opened);
        document.redo();
        assertThat(bytes()[0x77]).isEqualTo((byte) 3);
    }

    @Test
    void bytesOfAnotherLengthArePutInTheirPlaceInOneStep() throws EditException {
        Span gold = node(GOLD).span();
        document.apply(new Edit.ReplaceBytes(gold, new byte[] {1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}));
        assertThat(bytes()).hasSize(opened.length + 12 - (int) gold.length());
        document.undo();
        assertThat(bytes()).isEqualTo(opened);
        assertThat(document.canUndo()).isFalse();
        assertReadsAsFromScratch();
    }

    @Test
    void bytesPastTheEndAreNotReplaced() {
        Span past = new Span(opened.length - 1, 2);
        assertThatThrownBy(() -> document.apply(new Edit.ReplaceBytes(past, new byte[3])))
                .isInstanceOfSatisfying(EditException.class,
                        e -> assertThat(e.obstacle()).contains(new Obstacle.BytesOutside(past, opened.length)));
    }

    @Test
    void aValueThatTheDialectLacksIsRefusedAndNothingChanges() {
        assertThatThrownBy(() -> document.apply(new Edit.SetValue(GOLD, new Variant.Image(0, 0, 0, 0, new byte[0]))))
                .isInstanceOf(EditException.class);
        assertThat(bytes()).isEqualTo(opened);
        assertThat(document.canUndo()).isFalse();
    }

    @Test
    void aListenerThatThrowsDoesNotKeepTheOthersFromBeingTold() throws EditException {
        Thread thread = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        List<Throwable> uncaught = new ArrayList<>();
        List<Act> told = new ArrayList<>();
        IllegalStateException broken = new IllegalStateException("a listener that is broken");
        thread.setUncaughtExceptionHandler((_, failure) -> uncaught.add(failure));
        try {
            document.listen(_ -> {
                throw broken;
            });
            document.listen(told::add);
            document.apply(Edit.overwrite(0, new byte[] {1}));
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
        assertThat(told).hasSize(1);
        assertThat(uncaught).containsExactly(broken);
        assertThat(document.canUndo()).isTrue();
    }
}
