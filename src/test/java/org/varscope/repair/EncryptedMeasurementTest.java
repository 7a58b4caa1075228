package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.cipher.Encrypted;
import org.varscope.explain.PathWords;
import org.varscope.repair.salvage.Salvage;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What comes back of encrypted saves with each of their bytes flipped, cut at each byte, and with each block
/// overwritten; of some of them. With `-Dvarscope.encrypted=all` of all, or with a number for `all` of one in so many,
/// with a table in `target/encrypted.md`.
class EncryptedMeasurementTest {
    private static final String ASKED = System.getProperty("varscope.encrypted", "");
    private static final int STEP = ASKED.isEmpty() ? 173 : ASKED.equals("all") ? 1 : Integer.parseInt(ASKED);
    private static final int BLOCK = 16;
    private static final String PASSWORD = "secret";

    /// What became of some damaged files.
    private static final class Row {
        int files;
        int opened;
        int exact;
        int salvaged;
        long values;
        long read;

        String line(String name) {
            return "| %s | %d | %d | %d | %.1f %% | %d |".formatted(name, files, opened, exact,
                    100.0 * read / Math.max(1, values), salvaged);
        }
    }

    private final Map<String, Row> rows = new LinkedHashMap<>();

    /// A save in a wrapper, with its values by their paths.
    private record Sealed(byte[] content, boolean old, byte[] file, Map<String, String> values) {
        static Sealed of(String name, boolean old) throws IOException {
            return of(Buffers.sample(name), old);
        }

        static Sealed of(byte[] content, boolean old) throws IOException {
            ByteStore file = Encrypted.write(ByteStore.of(content), secret(), old, Progress.NONE).file();
            byte[] bytes = file.bytes(new Span(0, file.length()));
            Probe.Result.Found found = (Probe.Result.Found) open(bytes);
            return new Sealed(content, old, bytes, valuesOf(scan(found)));
        }

        int header() {
            return old ? 32 : 44;
        }

        String part(int at) {
            int sum = old ? 8 : 4;
            int length = old ? 24 : 20;
            return at < 4 ? "magic" : at < sum ? "mode" : at < sum + 16 ? "MD5 sum" : at < length + 8 ? "length"
                    : at < header() ? "initialization vector" : "content";
        }
    }

    private static Secret secret() {
        return Secret.ofPassword(PASSWORD.toCharArray());
    }

    private static Probe.Result open(byte[] file) throws IOException {
        return Probe.open(ByteStore.of(file), Layers.ANY, null, secret(), Progress.NONE);
    }

    private static Structure scan(Probe.Result.Found found) {
        return Structure.scan(found.wrapping().content(), found.dialect(), found.framing(), Progress.NONE)
                .alsoKnowing(found.wrapping().problems());
    }

    private static Map<String, String> valuesOf(Structure structure) {
        Map<String, String> values = new HashMap<>();
        Preorder all = structure.preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            if (!node.isCollection() && node.state() == State.WHOLE) {
                values.put(PathWords.of(structure, node),
                        HexFormat.of().formatHex(structure.bytes().bytes(node.span())));
            }
        }
        return values;
    }

    private void add(String damage, Sealed sealed, byte[] damaged) throws IOException {
        Row row = rows.computeIfAbsent((sealed.old ? "Godot 3, " : "Godot 4, ") + damage, _ -> new Row());
        row.files++;
        row.values += sealed.values.size();
        if (open(damaged) instanceof Probe.Result.Found found) {
            row.opened++;
            if (found.wrapping().content().contentEquals(ByteStore.of(sealed.content))) {
                row.exact++;
                row.salvaged++;
                row.read += sealed.values.size();
                return;
            }
            Structure structure = scan(found);
            row.read += valuesOf(structure).entrySet().stream()
                    .filter(value -> value.getValue().equals(sealed.values.get(value.getKey()))).count();
            Salvage salvage = Salvage.of(structure, Progress.NONE);
            row.salvaged += !salvage.isEmpty() && Structure.scan(salvage.bytes(), structure.dialect(),
                    structure.framing(), Progress.NONE).errors() == 0 ? 1 : 0;
        }
    }

    @Test
    void damagedFilesAreReadAsFarAsTheyGo() throws IOException {
        Random random = new Random(27);
        for (Sealed sealed : List.of(Sealed.of("adventure-records.save", false),
                Sealed.of("adventure-godot3.save", true))) {
            byte[] file = sealed.file;
            for (int at = 0; at < file.length; at += STEP) {
                byte[] bit = file.clone();
                bit[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
                add("one bit in the " + sealed.part(at), sealed, bit);
            }
            for (int at = 0; at < file.length; at += STEP) {
                byte[] other = file.clone();
                other[at] ^= (byte) (1 + random.nextInt(255));
                add("one byte in the " + sealed.part(at), sealed, other);
            }
            for (int at = sealed.header(); at < file.length; at += BLOCK * (ASKED.isEmpty() ? 17 : 1)) {
                byte[] block = new byte[BLOCK];
                random.nextBytes(block);
                byte[] overwritten = file.clone();
                System.arraycopy(block, 0, overwritten, at, Math.min(BLOCK, file.length - at));
                add("a block overwritten", sealed, overwritten);
            }
            for (int length = 0; length < file.length; length += STEP) {
                add(length <= sealed.header() ? "cut in the header" : "cut in the content", sealed,
                        Arrays.copyOf(file, length));
            }
        }
        large(random);
        if (!ASKED.isEmpty()) {
            Files.writeString(Path.of("target", "encrypted.md"), table());
        }
        rows.forEach((damage, row) -> {
            if (damage.contains("one bit in the")) {
                assertThat(row.exact).as(damage).isEqualTo(row.files);
            } else if (!damage.contains("in the header")) {
                assertThat(row.opened).as(damage).isGreaterThan(row.files * 9 / 10);
            }
        });
    }

    /// Files of records of which not all that could be wrong can be tried.
    private void large(Random random) throws IOException {
        int files = ASKED.isEmpty() ? 1 : 40;
        for (int copies : new int[] {16, 128}) {
            byte[] one = Buffers.sample("adventure-records.save");
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int i = 0; i < copies; i++) {
                all.write(one);
            }
            Sealed sealed = Sealed.of(all.toByteArray(), false);
            for (int i = 0; i < files; i++) {
                int at = sealed.header() + random.nextInt(sealed.content.length);
                byte[] bit = sealed.file.clone();
                bit[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
                add("one bit in content of %d KiB".formatted(all.size() >> 10), sealed, bit);
                byte[] other = sealed.file.clone();
                other[at] ^= (byte) (1 + random.nextInt(255));
                add("one byte in content of %d KiB".formatted(all.size() >> 10), sealed, other);
            }
        }
    }

    private String table() {
        StringBuilder all = new StringBuilder("""
                | Damage | files | opened | content as it was | values read | salvage readable |
                |---|--:|--:|--:|--:|--:|
                """);
        rows.forEach((damage, row) -> all.append(row.line(damage)).append('\n'));
        return all.toString();
    }
}
