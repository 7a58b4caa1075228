package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.compare.Difference.Kind;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class ChangedValuesTest {
    private static ChangedValues changed(String before, String after) {
        return ChangedValues.between(Made.bare(before), Made.bare(after), 100, Progress.NONE);
    }

    private static List<String> words(ChangedValues changed) {
        return changed.differences().stream()
                .map(d -> d.kind() + " " + (d.kind() == Kind.REMOVED ? d.before() : d.after()).places()).toList();
    }

    @Test
    void theSameHasNoDifference() {
        assertThat(changed("[1, 2, {\"a\": 3}]", "[1, 2, {\"a\": 3}]")).isEqualTo(new ChangedValues(List.of(), true));
    }

    @Test
    void aChangedValueIsFoundWhereItIs() {
        ChangedValues changed = changed("[1, {\"a\": 3, \"b\": [7, 8]}, 2]", "[1, {\"a\": 3, \"b\": [7, 9]}, 2]");
        assertThat(words(changed)).containsExactly("CHANGED [0, 1, 1, 1]");
        Structure after = Made.bare("[1, {\"a\": 3, \"b\": [7, 9]}, 2]");
        Location at = changed.differences().getFirst().after();
        assertThat(changed.differences().getFirst().is()).isEqualTo(after.node(at).orElseThrow().span());
    }

    @Test
    void valuesThatGrewLeaveTheOthersAlone() {
        assertThat(words(changed("[\"a\", 2, \"b\", 3]", "[\"much longer\", 2, \"also longer\", 3]")))
                .containsExactly("CHANGED [0, 0]", "CHANGED [0, 2]");
    }

    @Test
    void anElementThatWasPutInIsAdded() {
        assertThat(words(changed("[1, 2, 3]", "[1, 9, 2, 3]"))).containsExactly("ADDED [0, 1]");
    }

    @Test
    void anElementThatWasTakenOutIsRemoved() {
        assertThat(words(changed("[1, 2, 3]", "[1, 3]"))).containsExactly("REMOVED [0, 1]");
    }

    @Test
    void entriesAreToldApartByTheirKeys() {
        assertThat(words(changed("{\"a\": 1, \"b\": 2, \"c\": 3}", "{\"c\": 3, \"b\": 5, \"a\": 1, \"d\": 4}")))
                .containsExactly("MOVED [0, 2]", "MOVED [0, 1]", "CHANGED [0, 1]", "ADDED [0, 3]");
    }

    @Test
    void anotherTypeIsAChange() {
        assertThat(words(changed("[1, 2]", "[1, \"two\"]"))).containsExactly("RETYPED [0, 1]");
        assertThat(words(changed("{\"a\": 1}", "[1]"))).containsExactly("RETYPED [0]");
    }

    @Test
    void aFirstChildInAnEmptyCollectionIsAdded() {
        assertThat(words(changed("[[], 1]", "[[5], 1]"))).containsExactly("ADDED [0, 0, 0]");
    }

    private static Structure stream(int... values) {
        ByteBuffer bytes = ByteBuffer.allocate(12 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int value : values) {
            bytes.putInt(8).putInt(2).putInt(value);
        }
        return Made.scan(bytes.array(), Framing.STREAM, "godot4");
    }

    @Test
    void recordsAreComparedToo() {
        assertThat(words(ChangedValues.between(stream(1, 2, 3, 4), stream(1, 7, 3, 4, 5), 100, Progress.NONE)))
                .containsExactly("CHANGED [1]", "ADDED [4]");
    }

    @Test
    void whereItIsKnownHowBytesMovedValuesThatStandThereAreTheSame() {
        // A record that holds the next one by its length, and another number.
        byte[] bytes = ByteBuffer.allocate(24).order(ByteOrder.LITTLE_ENDIAN).putInt(20).putInt(2).putInt(9)
                .putInt(8).putInt(2).putInt(2).array();
        Structure before = Made.scan(bytes, Framing.STREAM, "godot4");
        List<Patch> patches = List.of(new Patch(0, 4, 4), new Patch(8, 4, 4));
        assertThat(words(ChangedValues.between(before, stream(1, 2), patches, 100, Progress.NONE)))
                .containsExactly("CHANGED [0]", "ADDED [1]", "BYTES [0]");
    }

    @Test
    void twoOfVeryManyAreFound() {
        int[] before = IntStream.range(0, 300_000).toArray();
        int[] after = before.clone();
        after[150_000] = -1;
        after[150_007] = -1;
        assertThat(words(ChangedValues.between(stream(before), stream(after), 100, Progress.NONE)))
                .containsExactly("CHANGED [150000]", "CHANGED [150007]");
    }

    @Test
    void afterTheMostItStopsAndSaysSo() {
        String before = IntStream.range(0, 50).mapToObj(Integer::toString).collect(Collectors.joining(", ", "[", "]"));
        String after = IntStream.range(50, 100).mapToObj(Integer::toString).collect(Collectors.joining(", ", "[", "]"));
        ChangedValues changed = ChangedValues.between(Made.bare(before), Made.bare(after), 10, Progress.NONE);
        assertThat(changed.differences()).hasSize(10).allMatch(d -> d.kind() == Kind.CHANGED);
        assertThat(changed.complete()).isFalse();
    }

    @Test
    void itStopsWhenTold() {
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> ChangedValues.between(Made.bare("[1]"), Made.bare("[2]"), 10, _ -> false));
    }

    @Test
    void whatIsVeryDeepIsComparedAsAWhole() {
        String deep = "[".repeat(400) + "1" + "]".repeat(400);
        ChangedValues changed = ChangedValues.between(Made.bare(deep), Made.bare(deep.replace('1', '2')), 100,
                Progress.NONE);
        assertThat(changed.differences()).singleElement().satisfies(one -> {
            assertThat(one.kind()).isEqualTo(Kind.CHANGED);
            assertThat(one.after().places()).hasSize(257);
        });
    }

    @Test
    void whatWasRemovedIsNamedByWhereItWas() {
        ChangedValues changed = changed("{\"a\": 1, \"b\": 2, \"c\": 3}", "{\"a\": 9, \"c\": 3}");
        assertThat(changed.differences()).filteredOn(one -> one.kind() == Kind.REMOVED).singleElement()
                .extracting(Difference::before).isEqualTo(Location.record(0).child(1));
    }
}
