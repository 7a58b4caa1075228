package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Damage has the same repairs wherever in its record it lies.
class FarDamageTest {
    private static final int SEED = 41;
    private static final int FAULTS = 3;
    /// Bytes of an item of `{"hp": 100, "name": "Asa"}` in an Array.
    private static final byte[] ITEM = HexFormat.of()
            .parseHex("1b0000000200000004000000020000006870000002000000640000000400"
            + "0000040000006e616d65040000000300000041736100");
    private static final int NEAR = 1000;
    private static final int FAR = NEAR + (8 << 20) / 52;
    private static final int BEHIND = 2000;
    /// Offsets in an item of words that say how bytes are to be read.
    private static final int[] WORDS = {0, 4, 8, 12, 28, 32, 40, 44};

    @Test
    void theSameDamageHasTheSameRepairsNearTheStartAndEightMegabytesBehind() {
        Random random = new Random(SEED);
        int repaired = 0;
        for (int i = 0; i < FAULTS; i++) {
            byte[] damaged = ITEM.clone();
            damaged[WORDS[random.nextInt(WORDS.length)]] ^= (byte) (1 + random.nextInt(255));
            boolean nested = random.nextBoolean();
            List<String> near = repairs(NEAR, damaged, nested);
            assertThat(repairs(FAR, damaged, nested)).as(HexFormat.of().formatHex(damaged) + nested).isEqualTo(near);
            repaired += near.isEmpty() ? 0 : 1;
        }
        assertThat(repaired).isGreaterThan(FAULTS / 2);
    }

    /// Words of the repairs of the first error, with offsets counted from the damaged item.
    private static List<String> repairs(int before, byte[] damaged, boolean nested) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (nested) {
            // {"all": [...]}
            out.writeBytes(HexFormat.of().parseHex("1b0000000100000004000000" + "03000000" + "616c6c00"));
        }
        out.writeBytes(Specimen.word(0x1c, ByteOrder.LITTLE_ENDIAN));
        out.writeBytes(Specimen.word(before + 1 + BEHIND, ByteOrder.LITTLE_ENDIAN));
        IntStream.range(0, before).forEach(_ -> out.writeBytes(ITEM));
        long at = out.size();
        out.writeBytes(damaged);
        IntStream.range(0, BEHIND).forEach(_ -> out.writeBytes(ITEM));
        Structure structure = Structure.scan(ByteStore.of(out.toByteArray()), Dialects.of("godot4"), Framing.BARE,
                Progress.NONE);
        return structure.problems().stream().filter(problem -> problem.severity() == Severity.ERROR
                && problem.span().start() >= at).findFirst().stream()
                .flatMap(problem -> words(structure, problem, at)).toList();
    }

    /// Closing changes the count of a collection, whose place does not move with the damage.
    private static Stream<String> words(Structure structure, Problem problem, long at) {
        return Repairs.of(structure, problem, Progress.NONE).stream().filter(repair -> repair.kind() != Repair.Kind.CUT
                && repair.kind() != Repair.Kind.TAIL).map(repair -> repair.kind() + " " + repair.errorsLeft()
                + repair.changes().stream().map(change -> " " + change.span().shifted(-at).start() + ":"
                        + change.span().length() + ":" + HexFormat.of().formatHex(change.bytes())).toList());
    }
}
