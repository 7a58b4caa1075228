package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.cli.output.ExitCode;
import org.varscope.scan.walk.Buffers;

class RepairVerbTest {
    private static final int FILES = Integer.getInteger("varscope.repaired", 24);
    private static final long SEED = Long.getLong("varscope.seed", 5);

    @TempDir
    private Path folder;

    private String file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toString();
    }

    private String hex(String name, String hex) throws IOException {
        return file(name, HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    /// One byte changed, put in or taken out, or the end gone, of files from seed 5 or `-Dvarscope.seed`.
    @Test
    void repairEndsWithZeroExactlyWhereACheckOfWhatItWroteDoes() throws IOException {
        Random random = new Random(SEED);
        List<String> names = List.of("adventure.save", "adventure-records.save", "adventure-godot3.save",
                "adventure-zstd.save");
        for (int i = 0; i < FILES; i++) {
            String damaged = file("damaged.save", damaged(Buffers.sample(names.get(i % names.size())), random));
            String out = folder.resolve("out" + i + ".save").toString();
            int repaired = Ran.of("repair", damaged, "-o", out).code();
            if (repaired < ExitCode.USAGE) {
                assertThat(Ran.of("check", out).code()).as("%s, seed %d, file %d", names.get(i % 4), SEED, i)
                        .isEqualTo(repaired);
            }
        }
    }

    private static byte[] damaged(byte[] was, Random random) {
        int at = random.nextInt(was.length);
        byte[] some = {(byte) random.nextInt(256)};
        return switch (random.nextInt(4)) {
            case 0 -> joined(Arrays.copyOf(was, at), some, Arrays.copyOfRange(was, at, was.length));
            case 1 -> joined(Arrays.copyOf(was, at), new byte[0], Arrays.copyOfRange(was, at + 1, was.length));
            case 2 -> joined(Arrays.copyOf(was, at), some, Arrays.copyOfRange(was, at + 1, was.length));
            default -> Arrays.copyOf(was, at);
        };
    }

    private static byte[] joined(byte[] one, byte[] two, byte[] three) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(one);
        all.writeBytes(two);
        all.writeBytes(three);
        return all.toByteArray();
    }

    @Test
    void aRepairedFileThatIsRefusedForItsObjectEndsWithOneUnlessObjectsAreAllowed() throws IOException {
        // {"o": Node()}, with a count of 2.
        String file = hex("object.save", "24000000 1b000000 02000000 04000000 01000000 6f000000 18000000 04000000"
                + " 4e6f6465 00000000");
        String out = folder.resolve("out.save").toString();
        Ran ran = Ran.of("repair", file, "-o", out);
        assertThat(ran.out()).contains("record 0 at 0x4: refused, ERR_UNAUTHORIZED, by godot4");
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND).isEqualTo(Ran.of("check", out).code());
        assertThat(Ran.of("repair", file, "-o", out, "--allow-objects").code()).isZero();
    }

    @Test
    void bytesThatAGameHasPutFirstAreNamedAndLeftAlone() throws IOException {
        byte[] save = Buffers.sample("adventure.save");
        String file = file("magic.save",
                joined(HexFormat.of().parseHex("fe11fe11fe" + "0200000007000000"), new byte[0], save));
        String lead = "13 bytes that are no value and not known here, then a record follows at 0xD";
        assertThat(Ran.of("repair", file).err()).contains(lead);
        Path out = folder.resolve("out.save");
        Ran ran = Ran.of("repair", file, "-o", out.toString());
        assertThat(ran.err()).contains(lead);
        assertThat(ran.out()).contains("nothing is repaired: " + out + " gets the bytes as they are");
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND);
        assertThat(out).hasSameBinaryContentAs(Path.of(file));
    }

    @Test
    void aMagicIsNoDamage() throws IOException {
        byte[] save = Buffers.sample("adventure.save");
        String file = file("magic.save", joined("SAVE".getBytes(StandardCharsets.US_ASCII), new byte[0], save));
        assertThat(Ran.of("repair", file).out()).contains("nothing to repair");
        assertThat(Ran.of("check", file).code()).isZero();
        String out = folder.resolve("out.save").toString();
        assertThat(Ran.of("set", file, "$1.player.gold", "7", "-o", out).code()).isZero();
        assertThat(Ran.of("get", out, "$1.player.gold").out()).isEqualTo("7\n");
        assertThat(Files.readAllBytes(Path.of(out))).startsWith('S', 'A', 'V', 'E').hasSize(4 + save.length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ffffffff", "1b000000 02000000 f0f1f2f3", "04000000 ffffffff 61626364"})
    void nothingIsWrittenWhereNoValueCanBeRead(String hex) throws IOException {
        Path out = folder.resolve("out.save");
        Ran ran = Ran.of("repair", hex("rubbish.var", hex), "--container", "bare", "--dialect", "godot4", "--salvage",
                out.toString());
        assertThat(ran.err()).contains("was not written: no value of").endsWith("can be read" + System.lineSeparator());
        assertThat(ran.code()).isEqualTo(ExitCode.FILE);
        assertThat(out).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--salvage", "-o"})
    void theFileIsNotWrittenOverUnderAnyOfItsNames(String option) throws IOException {
        byte[] bytes = Arrays.copyOf(Buffers.sample("adventure.save"), 422);
        Path file = Path.of(file("cut.save", bytes));
        Path hard = Files.createLink(folder.resolve("hard.save"), file);
        Path soft = Files.createSymbolicLink(folder.resolve("soft.save"), file);
        for (Path name : List.of(file, hard, soft)) {
            Ran ran = Ran.of("repair", file.toString(), option, name.toString());
            assertThat(ran.err()).startsWith("varscope: " + name + " is ");
            assertThat(ran.code()).isEqualTo(ExitCode.USAGE);
            assertThat(file).hasBinaryContent(bytes);
        }
        assertThat(Ran.of("repair", file.toString(), "--in-place").code()).isZero();
    }
}
