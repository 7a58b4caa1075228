package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.cli.output.ExitCode;

/// What is printed of files is no multiple of what they hold, however deep or damaged that is.
class DeepFilesTest {
    private static final int DEPTH = 20_000;
    private static final String ARRAY_OF_ONE = "1300000001000000";
    /// Of Godot 3, which reads to any depth.
    private static final String LYING_DICTIONARY = "12000000ffffff7f";

    @TempDir
    private Path folder;

    private String file(String hex) throws IOException {
        return Files.write(folder.resolve("deep.var"), HexFormat.of().parseHex(hex)).toString();
    }

    private String healthy() throws IOException {
        return file(ARRAY_OF_ONE.repeat(DEPTH) + "0200000007000000");
    }

    @Test
    void theTreeOfADeepArrayEndsWhereItsPathsGrowTooLong() throws IOException {
        Ran ran = Ran.of("tree", "--dialect", "godot3", healthy());
        assertThat(ran.code()).isZero();
        assertThat(ran.out().length()).isLessThan(300_000);
        assertThat(ran.out().lines().toList().getLast())
                .isEqualTo("  1 element in it left out, as paths would grow too long; --at with this path begins here");
    }

    @Test
    void theTreeGoesOnWhereItEnded() throws IOException {
        String file = healthy();
        String last = Ran.of("tree", "--jsonl", "--dialect", "godot3", file).out().lines().toList().getLast();
        assertThat(last).contains("\"omitted\":1");
        String path = last.substring("{\"path\":\"".length(), last.indexOf("\","));
        Ran on = Ran.of("tree", "--jsonl", "--dialect", "godot3", "--at", path, file);
        assertThat(on.out().lines().toList().get(1)).isEqualTo(last.replace(",\"omitted\":1", ""));
        assertThat(on.out().lines().count()).isGreaterThan(300);
    }

    @Test
    void theJsonLinesOfADeepArrayAreBoundedToo() throws IOException {
        assertThat(Ran.of("tree", "--jsonl", "--dialect", "godot3", healthy()).out().length()).isLessThan(400_000);
    }

    @Test
    void manyValuesBelowALongKeyRepeatItByItsPlace() throws IOException {
        String key = "04000000" + "00100000" + "78".repeat(4096);
        String array = "1c000000" + "10270000" + "00000000".repeat(10_000);
        Ran ran = Ran.of("tree", file("1b00000001000000" + key + array));
        assertThat(ran.out().lines().toList().getLast()).startsWith("$#0[9999]");
        assertThat(ran.out().length()).isLessThan(1_500_000);
    }

    @Test
    void aCheckOfDamageAtEveryDepthListsSomeAndCountsTheOthers() throws IOException {
        Ran ran = Ran.of("check", "--dialect", "godot3", file(LYING_DICTIONARY.repeat(8000)));
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND);
        assertThat(ran.out().length()).isLessThan(150_000);
        assertThat(ran.out().lines().filter(line -> line.startsWith("  error")).count()).isEqualTo(100);
        assertThat(ran.out()).contains("more errors from here on; at most 100 of each kind are listed");
    }

    @Test
    void damageBelowTheDepthThatTheEngineReadsIsBoundedToo() throws IOException {
        String file = file("1b000000ffffff7f".repeat(DEPTH));
        assertThat(Ran.of("check", file).out().length()).isLessThan(150_000);
        assertThat(Ran.of("check", "--jsonl", file).out().length()).isLessThan(1_500_000);
        assertThat(Ran.of("tree", file).out().length()).isLessThan(1_500_000);
    }

    @Test
    void theCountOfWhatIsLeftOutIsRight() throws IOException {
        // 250 elements that do not fit an Array of int.
        String array = "1c000100" + "02000000" + "fa000000" + "00000000".repeat(250);
        Ran ran = Ran.of("check", file(array));
        assertThat(ran.out().lines().filter(line -> line.contains("ELEMENT_MISMATCH")).count()).isEqualTo(100);
        assertThat(ran.out()).contains("$[100]: 150 more warnings from here on");
    }

    @Test
    void theReasonOfARefusalIsListedAfterAnyNumberOfWarnings() throws IOException {
        String array = "1c000100" + "02000000" + "fb000000" + "00000000".repeat(250) + "63000000";
        Ran ran = Ran.of("check", file(array));
        assertThat(ran.out()).contains("refused, ERR_INVALID_DATA").contains("TYPE_UNKNOWN");
    }

    @Test
    void aMachineIsToldWhatIsLeftOut() throws IOException {
        Ran ran = Ran.of("check", "--jsonl", "--dialect", "godot3", file(LYING_DICTIONARY.repeat(DEPTH)));
        assertThat(ran.out().length()).isLessThan(1_500_000);
        assertThat(ran.out()).contains("{\"problem\":\"MORE_FOLLOW\"").contains("\"deeper\":");
    }

    @Test
    void theTreeOfSuchDamageIsBoundedToo() throws IOException {
        String file = file(LYING_DICTIONARY.repeat(DEPTH));
        assertThat(Ran.of("tree", "--dialect", "godot3", file).out().length()).isLessThan(1_500_000);
        assertThat(Ran.of("tree", "--jsonl", "--dialect", "godot3", file).out().length()).isLessThan(1_500_000);
    }
}
