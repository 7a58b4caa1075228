package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Severity;
import org.varscope.repair.salvage.Salvage;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What comes back of the sample saves after the damage that files really take. `-Dvarscope.cuts=1` cuts them at every
/// byte and writes tables to `target/real-damage-*.md`.
class RealDamageTest {
    private static final int USUAL = 151;
    private static final int STEP = Integer.getInteger("varscope.cuts", USUAL);
    private static final List<String> SAVES =
            List.of("adventure.save", "adventure-records.save", "adventure-godot3.save");
    private static final int COPIES = 12;

    /// What became of some damaged files.
    private static final class Row {
        int files;
        int readable;
        int made;
        int exact;
        int salvaged;
        long there;
        long kept;

        void add(Structure damaged, byte[] was) {
            files++;
            Optional<Repair> best = Repairs.next(damaged, Progress.NONE);
            Mending mending = Mending.of(damaged, Progress.NONE);
            boolean right = mending.after().bytes().contentEquals(ByteStore.of(was));
            readable += damaged.errors() == 0 || best.isPresent() && best.get().errorsLeft() == 0 ? 1 : 0;
            made += mending.after().errors() == 0 ? 1 : 0;
            exact += right ? 1 : 0;
            salvage(damaged);
        }

        private void salvage(Structure damaged) {
            Salvage salvage = Salvage.of(damaged, Progress.NONE);
            Structure read = Structure.scan(salvage.bytes(), damaged.dialect(), damaged.framing(), Progress.NONE);
            salvaged += read.errors() == 0 ? 1 : 0;
            there += damaged.bytes().length();
            kept += salvage.bytes().length();
        }

        String line(String name) {
            return "| %s | %d | %d | %d | %d | %d | %.1f %% |".formatted(name, files, readable, made, exact, salvaged,
                    100.0 * kept / Math.max(1, there));
        }
    }

    @Test
    void theSavesThatAreCutCanBeReadAgain() throws IOException {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (String name : SAVES) {
            byte[] file = Buffers.sample(name);
            Row row = rows.computeIfAbsent(name + ", cut", _ -> new Row());
            for (int length = 12; length < file.length; length += STEP) {
                row.add(read(name, Arrays.copyOf(file, length)), file);
            }
        }
        write(rows, "cut");
        assertThat(rows.values()).allSatisfy(row -> {
            assertThat(row.readable).isEqualTo(row.files);
            assertThat(row.made).isGreaterThan(row.files * 9 / 10);
            assertThat(row.salvaged).isEqualTo(row.files);
        });
    }

    @Test
    void whatATransferAsTextKeepsComesBack() throws IOException {
        Map<String, Row> rows = new LinkedHashMap<>();
        transfers().forEach((way, transfer) -> {
            for (String name : SAVES) {
                byte[] file = Buffers.sample(name);
                byte[] sent = transfer.apply(new String(file, StandardCharsets.ISO_8859_1));
                if (!Arrays.equals(sent, file)) {
                    rows.computeIfAbsent(way, _ -> new Row()).add(read(name, sent), file);
                }
            }
        });
        write(rows, "text");
        for (String way : List.of("CR put before each LF", "bytes written as UTF-8", "Windows-1252 written as UTF-8")) {
            assertThat(rows.get(way).exact).as(way).isEqualTo(rows.get(way).files);
        }
    }

    @Test
    void theOtherBlocksOfACompressedFileAreSalvaged() throws IOException {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Compression compression : Compression.values()) {
            for (String name : compression == Compression.BROTLI ? List.<String>of() : SAVES) {
                breakBlocks(name, compression,
                        rows.computeIfAbsent(compression.title() + ", one block", _ -> new Row()));
            }
        }
        write(rows, "blocks");
        assertThat(rows.values()).isNotEmpty().allSatisfy(row -> {
            assertThat(row.salvaged).isEqualTo(row.files);
            assertThat(row.kept).isGreaterThan(row.there / 2);
        });
    }

    private static void breakBlocks(String name, Compression compression, Row row) throws IOException {
        byte[] one = Buffers.sample(name);
        byte[] content = new byte[one.length * COPIES];
        for (int i = 0; i < COPIES; i++) {
            System.arraycopy(one, 0, content, i * one.length, one.length);
        }
        ByteStore packed = Compressed.write(ByteStore.of(content), compression, Progress.NONE).file();
        ByteBuffer file = ByteBuffer.wrap(packed.bytes(new Span(0, packed.length()))).order(ByteOrder.LITTLE_ENDIAN);
        int blocks = (content.length + file.getInt(8) - 1) / file.getInt(8);
        int at = 16 + 4 * blocks;
        for (int block = 0; block < blocks; block++) {
            byte[] broken = file.array().clone();
            int size = file.getInt(16 + 4 * block);
            Arrays.fill(broken, at, at + size, (byte) 0xFF);
            at += size;
            Compressed opened = Compressed.open(ByteStore.of(broken), Overflow.TO_DISK, Progress.NONE);
            Structure damaged = Structure.scan(opened.content(), dialect(name), Framing.STREAM, Progress.NONE)
                    .knowing(opened.problems());
            assertThat(opened.problems()).anyMatch(problem -> problem.severity() == Severity.ERROR);
            row.files++;
            row.salvage(damaged);
        }
    }

    private static Map<String, Function<String, byte[]>> transfers() {
        Map<String, Function<String, byte[]>> ways = new LinkedHashMap<>();
        ways.put("CR put before each LF", text -> latin(text.replace("\n", "\r\n")));
        ways.put("CR dropped before each LF", text -> latin(text.replace("\r\n", "\n")));
        ways.put("every CR dropped", text -> latin(text.replace("\r", "")));
        ways.put("bytes written as UTF-8", text -> text.getBytes(StandardCharsets.UTF_8));
        ways.put("Windows-1252 written as UTF-8", RealDamageTest::windows);
        ways.put("bytes read as UTF-8", text -> new String(latin(text), StandardCharsets.UTF_8)
                .getBytes(StandardCharsets.UTF_8));
        ways.put("NULs dropped", text -> latin(text.replace("\0", "")));
        ways.put("high bits dropped", text -> {
            byte[] bytes = latin(text);
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] &= 0x7F;
            }
            return bytes;
        });
        return ways;
    }

    private static byte[] windows(String text) {
        StringBuilder read = new StringBuilder();
        for (byte each : latin(text)) {
            String one = new String(new byte[] {each}, Charset.forName("windows-1252"));
            read.append(one.equals("\uFFFD") ? (char) (each & 0xFF) : one.charAt(0));
        }
        return read.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Structure read(String name, byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), dialect(name), Framing.STREAM, Progress.NONE);
    }

    private static Dialect dialect(String name) {
        return Dialects.of(name.contains("godot3") ? "godot3" : "godot4");
    }

    private static void write(Map<String, Row> rows, String name) throws IOException {
        if (STEP != USUAL) {
            Files.write(Path.of("target", "real-damage-" + name + ".md"), rows.entrySet().stream()
                    .map(row -> row.getValue().line(row.getKey())).toList());
        }
    }
}
