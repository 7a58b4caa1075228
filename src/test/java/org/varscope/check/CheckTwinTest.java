package org.varscope.check;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.HiddenSource;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.audit.Marks;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Roots;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// The quick pass and the look at every value come to the same verdicts, with the same problems at the same paths.
class CheckTwinTest {
    private static final int BUFFERS = Buffers.MOST / 20;
    /// Keys that hold keys that hold keys are read over and over by the careful look.
    private static final int LARGE = 2048;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void quickAndCarefulAgree(long seed) throws EncodeException {
        Random random = new Random(seed);
        List<Dialect> dialects = Dialects.all();
        for (int i = 0; i < BUFFERS; i++) {
            Dialect dialect = random.nextBoolean()
                    ? Dialects.of("godot4") : dialects.get(random.nextInt(dialects.size()));
            Framing framing = Framing.all().get(random.nextInt(5));
            byte[] bytes = bytes(random, dialect, framing);
            assertSame(ByteStore.of(bytes), dialect, framing, "seed %d buffer %d %s %s %s".formatted(seed, i, dialect,
                    framing.word(), HexFormat.of().formatHex(bytes)));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void quickAndCarefulAgreeOnLayouts(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < BUFFERS / 4; i++) {
            FieldList list = Roots.list(random);
            byte[] made = Roots.bytes(random, list, 300);
            byte[] bytes = random.nextInt(3) == 0 ? Buffers.damaged(random, made) : made;
            assertSame(ByteStore.of(bytes), Dialects.of("godot4"), Framing.of(list),
                    "seed %d buffer %d %s %s".formatted(seed, i, list, HexFormat.of().formatHex(bytes)));
        }
    }

    /// A key that comes again is found behind a magic, and nothing else is looked at closely.
    @Test
    void whatIsOddBehindAMagicIsFound() {
        byte[] twice = Made.bytes("{\"hp\": 1, \"hq\": 2}");
        twice[37] = 'p';
        Buffers.Out out = new Buffers.Out().raw("SAVE".getBytes(StandardCharsets.US_ASCII));
        for (int i = 0; i < 100; i++) {
            byte[] one = i == 50 ? twice : Made.bytes("{\"hp\": 1, \"hq\": 2}");
            out.u32(one.length).raw(one);
        }
        ByteStore bytes = ByteStore.of(out.bytes());
        Framing layout = Framing.named("\"SAVE\", var...").orElseThrow();
        assertSame(bytes, Dialects.of("godot4"), layout, "one key twice");
        Structure structure = Structure.scan(bytes, Dialects.of("godot4"), layout, Progress.NONE);
        Marks marks = LayoutPass.over(structure, Progress.NONE);
        long odd = structure.record(51).item().start();
        assertThat(marks.touches(0, odd)).isFalse();
        assertThat(marks.touches(odd, odd + 1 + twice.length)).isTrue();
        assertThat(marks.touches(structure.record(52).item().start(), bytes.length())).isFalse();
        Report report = Report.of(structure, ObjectRule.FORBIDDEN, Progress.NONE);
        assertThat(report.problems()).extracting(Problem::code).containsExactly(Code.DUPLICATE_KEY);
    }

    /// So many zeros are one stretch of damage, in which records have no place of their own.
    @Test
    void zerosWithoutNumberBehindAMagicAreAnswered() {
        byte[] one = Made.bytes("{\"hp\": 1}");
        ByteStore bytes = ByteStore.of(new Buffers.Out().raw("SAVE".getBytes(StandardCharsets.US_ASCII))
                .u32(one.length).raw(one).raw(new byte[300_000]).bytes());
        Framing layout = Framing.named("\"SAVE\", var...").orElseThrow();
        Structure structure = Structure.scan(bytes, Dialects.of("godot4"), layout, Progress.NONE);
        Node swallowed = structure.record(structure.records() - 1);
        assertThat(swallowed.place()).isLessThan(structure.records() - 1);
        assertThat(swallowed.item().end()).isEqualTo(bytes.length());
        Problem first = structure.problems().getFirst();
        assertThat(new Answers(structure).to(first)).isEqualTo(Answers.Answer.REFUSED);
        assertThat(new Check(structure, ObjectRule.FORBIDDEN).next(ListedProblems.MOST)).isNotNull();
    }

    @ParameterizedTest
    @CsvSource({"malformed2, godot2", "malformed3, godot3", "malformed4, godot4"})
    void quickAndCarefulAgreeOnWhatEnginesJudged(String folder, String dialect) {
        Random random = new Random(7);
        for (org.varscope.corpus.Verdict known : org.varscope.corpus.Verdict.in(folder)) {
            if (known.bytes().length < LARGE) {
                assertSame(ByteStore.of(known.bytes()), Dialects.of(dialect), Framing.BARE, known.file());
                byte[] damaged = Buffers.damaged(random, known.bytes());
                assertSame(ByteStore.of(damaged), Dialects.of(dialect), Framing.VALUES, known.file() + ", damaged");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void quickAndCarefulAgreeOverManyWindows(int oddities) {
        Random random = new Random(oddities);
        byte[] one = Made.bytes("{\"hp\": 1, \"hq\": 2, \"pos\": Vector3(1, 2, 3), 7: [\"some text\"]}");
        ByteBuffer all = ByteBuffer.allocate(8 + 30_000 * one.length).order(ByteOrder.LITTLE_ENDIAN);
        all.putInt(28).putInt(30_000);
        for (int i = 0; i < 30_000; i++) {
            all.put(one);
        }
        for (int i = 0; i < oddities; i++) {
            // Makes the first key of one of the Dictionaries the same as the second.
            all.put(8 + random.nextInt(30_000) * one.length + 17, (byte) 'q');
        }
        assertSame(ByteStore.of(new HiddenSource(all.array())), Dialects.of("godot4"), Framing.BARE,
                oddities + " oddities");
    }

    @Test
    void aCleanRecordNeedsNoStructure() {
        ByteStore bytes = ByteStore.of(Made.bytes("{\"a\": [1, 2.5, Vector2(1, 2)], \"b\": {3: \"é\"}}"));
        Check check = new Check(bytes, Dialects.of("godot4"), Framing.BARE, true, ObjectRule.FORBIDDEN,
                Progress.NONE, () -> {
                    throw new AssertionError("a structure was asked for");
                });
        assertThat(check.next(ListedProblems.MOST)).isNotNull().extracting(Verdict::isAccepted).isEqualTo(true);
        assertThat(check.next(ListedProblems.MOST)).isNull();
    }

    private static void assertSame(ByteStore bytes, Dialect dialect, Framing framing, String what) {
        Structure structure = Structure.scan(bytes, dialect, framing, Progress.NONE);
        for (ObjectRule objects : ObjectRule.values()) {
            CarefulCheck careful = Made.careful(structure, objects, CarefulCheck.LARGEST);
            Check quick = new Check(structure, objects);
            List<String> expected = new ArrayList<>();
            int most = ListedProblems.MOST;
            for (Verdict verdict = careful.next(most); verdict != null; verdict = careful.next(most)) {
                expected.add(verdict.toString());
            }
            List<String> found = new ArrayList<>();
            for (Verdict verdict = quick.next(most); verdict != null; verdict = quick.next(most)) {
                found.add(verdict.toString());
            }
            assertThat(found).as("objects %s, %s", objects, what).isEqualTo(expected);
        }
    }

    private static byte[] bytes(Random random, Dialect dialect, Framing framing) throws EncodeException {
        byte[] made = switch (random.nextInt(3)) {
            case 0 -> Buffers.frames(random, 1 + random.nextInt(3), 300);
            case 1 -> Buffers.value(random, random.nextInt(600));
            default -> values(random, dialect, framing);
        };
        return random.nextInt(3) == 0 ? Buffers.damaged(random, made) : made;
    }

    private static byte[] values(Random random, Dialect dialect, Framing framing) throws EncodeException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RandomValues values = new RandomValues(random, dialect);
        for (int i = framing.isSingle() ? 0 : random.nextInt(4); i >= 0; i--) {
            byte[] value = Encoder.encode(values.value(4), dialect);
            if (framing.isStream()) {
                boolean big = framing.equals(Framing.STREAM_BE);
                for (int b = 0; b < 4; b++) {
                    out.write(value.length >>> 8 * (big ? 3 - b : b));
                }
            }
            out.writeBytes(value);
        }
        return out.toByteArray();
    }
}
