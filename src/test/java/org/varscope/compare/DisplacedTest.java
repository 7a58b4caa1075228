package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Made;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What is only elsewhere once bytes are edited.
class DisplacedTest {
    private static final byte[] WHOLE = Made.bytes("{ \"p\": { \"x\": 1 }, \"q\": 2.5, \"r\": true }");
    /// Of the inner Dictionary.
    private static final int COUNT = 24;

    private static Structure read(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
    }

    private static List<String> told(byte[] before, byte[] after, Patch patch) {
        Structure was = read(before);
        Structure is = read(after);
        List<Patch> patches = List.of(patch);
        return Displaced.told(was, is, patches,
                ChangedValues.between(was, is, patches, 100, Progress.NONE).differences()).stream()
                .map(one -> "%s %s > %s".formatted(one.kind(), path(was, one.before()), path(is, one.after())))
                .toList();
    }

    private static String path(Structure in, Location at) {
        return in.node(at).map(node -> PathWords.of(in, node)).orElse("-");
    }

    private static byte[] with(int at, int removed, byte... inserted) {
        byte[] bytes = Arrays.copyOf(WHOLE, WHOLE.length - removed + inserted.length);
        System.arraycopy(inserted, 0, bytes, at, inserted.length);
        System.arraycopy(WHOLE, at + removed, bytes, at + inserted.length, WHOLE.length - at - removed);
        return bytes;
    }

    @Test
    void whatAWrongCountHadPutIntoAnotherCollectionHasMovedOutOfThat() {
        assertThat(told(with(COUNT, 1, (byte) 2), WHOLE, new Patch(COUNT, 4, 4)))
                .containsExactly("MOVED $.p.q > $.q");
    }

    @Test
    void whatStrayBytesHadMadeAKeyHasMovedAndWhatBecomesAKeyIsNotListed() {
        byte[] stray = with(COUNT + 4, 0, new byte[4]); // Nil, which is read as a key: all others are one off
        assertThat(told(stray, WHOLE, new Patch(COUNT + 4, 4, 0)))
                .contains("MOVED $[1]~key > $.p.x", "MOVED $[2.5]~key > $.q")
                .noneMatch(one -> one.startsWith("REMOVED"));
    }

    @Test
    void whatIsTakenAwayIsStillRemoved() {
        int last = WHOLE.length - 20;
        assertThat(told(WHOLE, with(last, 20), new Patch(last, 20, 0))).containsExactly("REMOVED $.r > -");
    }

    @Test
    void whatIsDamagedAndGoesIsRemovedToo() {
        int last = WHOLE.length - 20;
        assertThat(told(Arrays.copyOf(WHOLE, last + 18), Arrays.copyOf(WHOLE, last), new Patch(last, 18, 0)))
                .containsExactly("REMOVED $.r > -");
    }
}
