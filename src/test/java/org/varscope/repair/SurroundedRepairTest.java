package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Framing;
import org.varscope.problem.Problem;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Damaged saves with bytes of a game's own around them, opened as any file is: no repair changes these bytes.
/// `-Dvarscope.faults=300` makes as many faults of each kind of surroundings, and writes a line of a table to
/// `target/repair-KIND.md`.
class SurroundedRepairTest {
    private static final int USUAL = 12;
    private static final int FAULTS = Integer.getInteger("varscope.faults", USUAL);
    private static final int SEED = Integer.getInteger("varscope.seed", 5);
    private static final List<Specimen> SAMPLES = Specimen.ofSamples().stream()
            .filter(s -> s.framing().equals(Framing.STREAM) || s.framing().equals(Framing.BARE)).toList();

    /// What stands around the values.
    private enum Around {
        MAGIC, MAGIC_AND_VERSION, BYTES, MANY_BYTES, DIGEST_BEHIND, DIGEST_BEFORE, MAGIC_AND_DIGEST;

        byte[] before(byte[] values, Random random) {
            return switch (this) {
                case MAGIC -> "SAVE".getBytes(StandardCharsets.US_ASCII);
                case MAGIC_AND_VERSION -> new byte[] {'M', 'Y', 'G', 'M', 3, 0, 0, 0};
                case BYTES -> some(random, 4);
                case MANY_BYTES -> some(random, 9 + random.nextInt(56));
                case DIGEST_BEHIND -> new byte[0];
                case DIGEST_BEFORE -> digest(values);
                case MAGIC_AND_DIGEST -> joined("SAVE".getBytes(StandardCharsets.US_ASCII), digest(values));
            };
        }

        boolean hasName() {
            return this == MAGIC || this == MAGIC_AND_VERSION || this == MAGIC_AND_DIGEST;
        }

        byte[] behind(byte[] values) {
            return this == DIGEST_BEHIND ? digest(values) : new byte[0];
        }
    }

    private static byte[] some(Random random, int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] digest(byte[] values) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(values);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Arrays.stream(parts).forEach(out::writeBytes);
        return out.toByteArray();
    }

    @ParameterizedTest
    @EnumSource
    void noRepairTouchesWhatAGameHasPutAroundItsValues(Around around) throws IOException {
        Random random = new Random(SEED);
        List<String> touched = new ArrayList<>();
        List<String> unlike = new ArrayList<>();
        int[] count = new int[5];
        int harmed = 0;
        for (int made = 0; made < FAULTS;) {
            Specimen specimen = SAMPLES.get(random.nextInt(SAMPLES.size()));
            Fault fault = Fault.of(Fault.Kind.values()[random.nextInt(Fault.Kind.values().length)], specimen, random);
            byte[] before = around.before(specimen.bytes(), random);
            byte[] behind = around.behind(specimen.bytes());
            if (fault == null || specimen.read(fault.bytes()).errors() == 0) {
                continue;
            }
            made++;
            ByteStore whole = ByteStore.of(joined(before, specimen.bytes(), behind));
            ByteStore hurt = ByteStore.of(joined(before, fault.bytes(), behind));
            Detection found = Detection.of(hurt, null, null);
            Structure damaged = Structure.scan(hurt, found.dialect(), found.framing(), Progress.NONE);
            String what = around + " " + specimen.name() + " " + fault.kind() + " " + found.framing().word() + " "
                    + HexFormat.of().formatHex(before);
            count[0] += found.framing().isListed() ? 1 : 0;
            if (!found.framing().isListed()) {
                unlike.add(what);
            }
            List<Repair> repairs = damaged.problems().stream().filter(Problem::isError).findFirst()
                    .map(problem -> Repairs.of(damaged, problem, Progress.NONE)).orElse(List.of());
            count[1] += repairs.isEmpty() ? 0 : 1;
            count[2] += !repairs.isEmpty() && repairs.getFirst().in(hurt).contentEquals(whole) ? 1 : 0;
            Span values = values(damaged);
            for (Repair repair : repairs) {
                if (!isKept(hurt, repair.in(hurt), values)) {
                    touched.add(what + ": " + repair.kind() + " @" + repair.changes().getFirst().span());
                }
            }
            Mending clear = Mending.of(damaged, Progress.NONE);
            ByteStore mended = clear.review().after().bytes();
            count[3] += clear.made().isEmpty() ? 0 : 1;
            count[4] += mended.contentEquals(whole) ? 1 : 0;
            Span own = Span.between(before.length, hurt.length() - behind.length);
            boolean isKept = isKept(hurt, mended, own);
            if (!isKept(hurt, mended, values) || around.hasName() && !isKept) {
                touched.add(what + ": CLEAR");
            }
            harmed += isKept ? 0 : 1;
        }
        if (FAULTS != USUAL) {
            String line = "| %s | %d | %d | %d | %d | %d | %d | %d |%n".formatted(around.name().toLowerCase(Locale.ROOT)
                    .replace('_', ' '), FAULTS, count[0], count[1], count[2], count[3], count[4], harmed);
            Files.writeString(Path.of("target", "repair-" + around + ".md"), line);
            Files.write(Path.of("target", "repair-" + around + ".txt"),
                    Stream.concat(touched.stream(), unlike.stream()).toList());
        }
        assertThat(touched).isEmpty();
    }

    /// Where the values lie, as the file is read.
    private static Span values(Structure structure) {
        List<Node> values = LongStream.range(0, structure.records()).mapToObj(structure::record)
                .filter(node -> !node.isPlain()).toList();
        boolean fields = structure.framing().isListed() && !values.isEmpty();
        return fields ? Span.between(values.getFirst().item().start(), values.getLast().item().end())
                : new Span(0, structure.bytes().length());
    }

    /// Whether all bytes outside `values` are as they were.
    private static boolean isKept(ByteStore before, ByteStore after, Span values) {
        long behind = before.length() - values.end();
        return after.length() >= values.start() + behind
                && after.slice(new Span(0, values.start())).contentEquals(before.slice(new Span(0, values.start())))
                && after.slice(new Span(after.length() - behind, behind))
                        .contentEquals(before.slice(new Span(values.end(), behind)));
    }
}
