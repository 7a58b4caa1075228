package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.cli.output.ExitCode;

/// Files of one packed buffer on the command line.
class BufferFilesTest {
    /// `{"gold": 100, "items": [1, 2]}` as Godot 4 writes it.
    private static final byte[] SAVE = HexFormat.of().parseHex("1b00000002000000" + "0400000004000000676f6c64"
            + "0200000064000000" + "04000000050000006974656d73000000"
            + "1c00000002000000" + "02000000010000000200000002000000");

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void write() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(SAVE.length).array());
        try (DeflaterOutputStream zlib = new DeflaterOutputStream(out)) {
            zlib.write(SAVE);
        }
        file = Files.write(folder.resolve("save.dat"), out.toByteArray());
    }

    private Ran run(String verb, String... more) {
        List<String> arguments = new ArrayList<>(List.of(verb, file.toString()));
        arguments.addAll(List.of(more));
        return Ran.of(arguments);
    }

    @Test
    void itIsCheckedAndShown() {
        assertThat(run("check").out()).contains("accepted by godot4");
        assertThat(run("tree").out()).contains("zlib:u64+bare", "zlib buffer after its size as u64");
        assertThat(run("get", "$.gold").out()).isEqualTo("100\n");
        assertThat(run("get", "$.gold", "--container=zlib:u64+bare").out()).isEqualTo("100\n");
    }

    @Test
    void theSizeFollowsAnEditAndThatIsSaid() throws IOException {
        Ran ran = run("set", "--insert", "$.items[2]", "3");
        assertThat(ran.code()).isEqualTo(ExitCode.FINE);
        assertThat(ran.err()).contains("the size at 0x0 was updated");
        ByteBuffer written = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(written.getLong()).isEqualTo(SAVE.length + 8);
        byte[] zlib = new byte[written.remaining()];
        written.get(zlib);
        assertThat(new InflaterInputStream(new ByteArrayInputStream(zlib)).readAllBytes()).hasSize(SAVE.length + 8);
        assertThat(run("get", "$.items[2]").out()).isEqualTo("3\n");
    }

    @Test
    void aSizeThatStaysIsNotSpokenOf() {
        assertThat(run("set", "$.gold", "7").err()).doesNotContain("anew");
    }

    @Test
    void theWrapperIsExplained() {
        assertThat(run("explain", "--wrapper").out()).contains("size", "68 bytes are inside", "packed buffer");
    }

    @Test
    void damageIsKeptUnlessAskedOtherwise() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 1] ^= 1;
        Files.write(file, bytes);
        assertThat(run("check").out()).contains("BLOCK_DAMAGED");
        assertThat(run("set", "$.gold", "7").code()).isEqualTo(ExitCode.FILE);
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
        assertThat(run("set", "$.gold", "7", "--salvage").err()).contains("is damaged");
        assertThat(run("check").out()).doesNotContain("BLOCK_DAMAGED");
    }

    @Test
    void aNameThatIsNoneIsRefusedWithThoseThatAre() {
        assertThat(run("check", "--container=zlib:u16").err()).contains("zstd+", "fastlz+");
    }
}
