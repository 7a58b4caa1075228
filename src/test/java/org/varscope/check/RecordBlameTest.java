package org.varscope.check;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.codec.ObjectRule;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.JsonLines;
import org.varscope.corpus.Verdict;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;

/// Every error lies in a refused record, and every refused record has its reason.
class RecordBlameTest {
    private static final int VALUES = 40;

    @Test
    void whatARecordLacksAtItsEndIsNotBlamedOnTheNext() {
        List<org.varscope.check.Verdict> verdicts = verdicts(
                Made.scan(JsonLines.bytes("/corpus/damaged/blame2.save"), Framing.STREAM, "godot4"));
        assertThat(verdicts).extracting(org.varscope.check.Verdict::isAccepted).containsExactly(true, false, true);
        assertThat(verdicts.get(1).problems()).singleElement()
                .satisfies(found -> assertThat(found.path().text()).isEqualTo("$1"));
    }

    @ParameterizedTest
    @CsvSource({"malformed2,godot2", "malformed3,godot3", "malformed4,godot4"})
    void errorsAndRefusalsGoTogetherInWhatEnginesJudged(String folder, String dialect) {
        for (Verdict known : Verdict.in(folder)) {
            byte[] next = new Buffers.Out().u32(8).u32(2).u32(7).bytes();
            byte[] record = new Buffers.Out().u32(known.bytes().length).raw(known.bytes()).bytes();
            check(new Buffers.Out().raw(next).raw(record).raw(next).bytes(), Framing.STREAM, dialect, known.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"godot2,godot2", "godot3,godot3", "godot4,godot4", "godot4double,godot4-double"})
    void errorsAndRefusalsGoTogetherWhereAValueOrTheFileIsCut(String folder, String dialect) {
        Random random = new Random(6);
        List<byte[]> values = EngineCase.variantsIn(folder).stream().map(EngineCase::bytes)
                .filter(b -> b.length >= 8 && b.length < 100 && b.length % 4 == 0).toList();
        byte[] last = new Buffers.Out().u32(8).u32(2).u32(7).bytes();
        for (int i = 0; i < VALUES; i++) {
            byte[] value = values.get(random.nextInt(values.size()));
            byte[] first = values.get(random.nextInt(values.size()));
            for (int length = 4; length < value.length; length += 4) {
                byte[] cut = Arrays.copyOf(value, length);
                byte[] stream = new Buffers.Out().u32(first.length).raw(first).u32(length).raw(cut).raw(last).bytes();
                check(stream, Framing.STREAM, dialect, HexFormat.of().formatHex(stream));
            }
            byte[] whole = new Buffers.Out().u32(first.length).raw(first).u32(value.length).raw(value).bytes();
            int length = random.nextInt(whole.length);
            check(Arrays.copyOf(whole, length), Framing.STREAM, dialect, HexFormat.of().formatHex(whole) + length);
        }
    }

    private static void check(byte[] bytes, Framing framing, String dialect, String what) {
        for (org.varscope.check.Verdict verdict : verdicts(Made.scan(bytes, framing, dialect))) {
            boolean errors = verdict.problems().stream().anyMatch(found -> found.problem().isError());
            assertThat(errors).as("%s as %s, record %d: %s", what, framing.word(), verdict.record(), verdict)
                    .isEqualTo(!verdict.isAccepted());
        }
    }

    private static List<org.varscope.check.Verdict> verdicts(Structure structure) {
        Check check = new Check(structure, ObjectRule.ALLOWED);
        return Stream.generate(() -> check.next(ListedProblems.KEPT)).takeWhile(Objects::nonNull).toList();
    }
}
