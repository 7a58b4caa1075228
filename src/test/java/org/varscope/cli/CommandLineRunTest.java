package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;
import org.varscope.cli.output.ExitCode;

class CommandLineRunTest {
    @TempDir
    private Path folder;

    private String file(String name, String hex) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, HexFormat.of().parseHex(hex.replace(" ", "")));
        return file.toString();
    }

    @Test
    void theVersionIsSaid() {
        assertThat(Ran.of("--version").out()).matches("varscope [0-9]+\\.[0-9]+\\.[0-9]+.*\\R");
    }

    @ParameterizedTest
    @CsvSource({"tree,true", "check,true", "get,true", "set,true", "--help,true", "-V,true", "a.save,false",
            "differ,false", "diff,true"})
    void verbsAndOptionsAreForTheCommandLineAndFilesForTheWindow(String first, boolean meant) {
        assertThat(CommandLineRun.isMeant(new String[] {first})).isEqualTo(meant);
    }

    @Test
    void onlyTheVerbThatIsAskedForIsMadeAndAllWhereNoneIs() {
        assertThat(CommandLineRun.program("set").getSubcommands()).containsOnlyKeys("set");
        assertThat(CommandLineRun.program("--help").getSubcommands().keySet())
                .containsExactly("tree", "check", "get", "set", "diff", "find", "strings", "replace", "repair",
                        "explain", "guide", "lesson", "render", "sample", "export", "import", "unwrap", "wrap")
                .allMatch(verb -> CommandLineRun.isMeant(new String[] {verb}));
    }

    @Test
    void bytesThatAGamePutBeforeItsRecordsAreSaidToMachinesToo() throws IOException {
        String record = "1c000000 1b000000 01000000 04000000 04000000 676f6c64 02000000 64000000";
        String file = file("a.sav", "47534156" + record);
        Ran ran = Ran.of("check", "--jsonl", file);
        assertThat(ran.out().lines().toList()).singleElement().satisfies(line -> assertThat(line)
                .contains("\"record\":1,", "\"lead\":{\"offset\":0,\"length\":4,\"message\":\""));
        assertThat(Ran.of("check", file).err()).isEqualTo(ran.err()).isNotEmpty();
        assertThat(Ran.of("check", "--jsonl", file("b.sav", record)).out()).doesNotContain("lead");
        assertThat(Ran.of("check", "--jsonl", "--container", "fields:\"GSAV\", var...", file).out())
                .doesNotContain("lead");
    }

    @Test
    void bytesThatATextListsAreUnwrapped() throws IOException {
        Path text = folder.resolve("a.txt");
        Path out = folder.resolve("a.var");
        Files.writeString(text, "[27, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 0]");
        assertThat(Ran.of("tree", text.toString()).err()).contains(
                "text that lists 24 bytes, not Variant data; its bytes can be read in the window");
        assertThat(Ran.of("unwrap", text.toString(), "-o", out.toString()).code()).isZero();
        assertThat(Ran.of("get", out.toString(), "$[1]").out()).isEqualTo("9\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {"{\"a\": 1, \"b\": [\"VALUE\"]}\\n | $.b[0]",
        "[save]\\r\\n\\r\\ndata=\"VALUE\"\\r\\n | $.save.data", "VALUE and more | $"})
    void aValueInTextIsTakenOutAndPutBack(String text, String path) throws IOException {
        String before = text.replace("\\n", "\n").replace("\\r", "\r")
                .replace("VALUE", "GwAAAAEAAAAEAAAABAAAAGdvbGQCAAAAZAAAAA==");
        String file = folder.resolve("a.txt").toString();
        Files.writeString(Path.of(file), before);
        assertThat(Ran.of("tree", file).err()).endsWith(
                "; `varscope unwrap --at` takes out what it has in base64 at " + path + "\n");
        putBack(file, path);
        assertThat(Files.readString(Path.of(file))).isEqualTo(before.replace("ZAAAAA==", "BwAAAA=="));
    }

    private void putBack(String file, String path) {
        String value = folder.resolve("value.var").toString();
        assertThat(Ran.of("unwrap", file, "--at", path, "-o", value)).extracting(Ran::code, Ran::err)
                .containsExactly(0, "");
        assertThat(Ran.of("set", value, "$.gold", "7").code()).isZero();
        assertThat(Ran.of("wrap", value, "--like", file, "--at", path, "-o", file)).extracting(Ran::code, Ran::err)
                .containsExactly(0, "");
    }

    /// A String in a Dictionary, which has JSON with a value in base64.
    @Test
    void aValueInTextInAValueIsTakenOutAndPutBack() throws IOException {
        String file = folder.resolve("a.var").toString();
        String inner = "{\\\"in\\\": [1, \\\"GwAAAAEAAAAEAAAABAAAAGdvbGQCAAAAZAAAAA==\\\"]}";
        Files.write(Path.of(file), Made.bytes("{ \"json\": \"" + inner + "\", \"n\": 1 }"));
        putBack(file, "$.json.in[1]");
        putBack(file, "$.json");
        assertThat(Files.readAllBytes(Path.of(file))).isEqualTo(Made.bytes("{ \"json\": \""
                + inner.replace("ZAAAAA==", "BwAAAA==") + "\", \"n\": 1 }"));
        String out = folder.resolve("no.var").toString();
        assertThat(Ran.of("unwrap", file, "--at", "$.json.out", "-o", out).err())
                .isEqualTo("varscope: " + file + ": $.json.out: the value in base64 in this text is at $.in[1]\n");
        assertThat(Ran.of("unwrap", file, "--at", "$.n", "-o", out).code()).isEqualTo(4);
    }

    @Test
    void textInAPackedBufferIsTakenOutAndPutBack() throws IOException {
        Path file = folder.resolve("a.gz");
        Path text = folder.resolve("a.json");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("{\"gold\": 100, \"names\": [\"a\", \"b\"]}".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(Ran.of("unwrap", file.toString(), "-o", text.toString())).extracting(Ran::code, Ran::err)
                .containsExactly(0, "");
        Files.writeString(text, Files.readString(text).replace("100", "5000"));
        assertThat(Ran.of("wrap", text.toString(), "--like", file.toString(), "-o", file.toString()).code()).isZero();
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).startsWith("{\"gold\": 5000,");
        }
    }

    @Test
    void aSettingIsPutBeforeAnotherAndMoved() throws IOException {
        String file = file("project.binary", "45434647 02000000 01000000 61 08000000 02000000 01000000 "
                + "01000000 62 08000000 02000000 02000000");
        assertThat(Ran.of("set", file, "--insert", "$[\"m/c\"]", "3", "--ahead-of", "$.a", "--move", "$.a", "$#3"))
                .extracting(Ran::code, Ran::err).containsExactly(0, "");
        assertThat(Ran.of("tree", "--quiet", file).out().lines().map(line -> line.split(" ")[0]))
                .containsExactly("$[\"m/c\"]", "$.b", "$.a");
        assertThat(Ran.of("set", file, "--remove", "$.a", "--ahead-of", "$.b").code()).isEqualTo(2);
    }

    @Test
    void settingsAreExportedAndImported() throws IOException {
        String file = file("project.binary", "45434647 01000000 03000000 612f62 08000000 02000000 01000000");
        String text = folder.resolve("project.godot").toString();
        String again = folder.resolve("again.binary").toString();
        assertThat(Ran.of("export", file).out()).endsWith("config_version=5\n\n[a]\n\nb=1\n");
        assertThat(Ran.of("export", file, "-o", text).code()).isZero();
        assertThat(Ran.of("import", text, "-o", again).code()).isZero();
        assertThat(Path.of(again)).hasSameBinaryContentAs(Path.of(file));
        Files.writeString(Path.of(text), "[a]\nb\n");
        assertThat(Ran.of("import", text, "-o", again)).extracting(Ran::code, Ran::err).containsExactly(3, "varscope: "
                + text + ": line 2, column 1: found `b`; expected a section such as [display] or a setting such as "
                + "width=1024\n");
        assertThat(Ran.of("export", file("a.var", "02000000 01000000")).code()).isEqualTo(4);
    }

    /// 1 in 64 bits.
    @Test
    void whatTheTextDoesNotSayIsSaidAtTheExport() throws IOException {
        Ran ran = Ran.of("export", file("project.binary",
                "45434647 01000000 03000000 612f62 0c000000 02000100 01000000 00000000"));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("imported again, it has other bytes");
    }

    /// A zlib stream of 32 bytes, of which the head says 0 or 28.
    @ParameterizedTest
    @ValueSource(strings = {"00000000", "1c000000"})
    void aBlockThatGodot4RefusesForWhatItHoldsMoreIsAnErrorToCheck(String total) throws IOException {
        String file = file("a.save", "47435046 01000000 00100000" + total + "19000000 78 9c 93 61 60 60 90 06 62 46 20 "
                + "66 81 d2 d9 40 cc 04 65 03 00 0c 24 00 ac 47435046");
        Ran ran = Ran.of("check", file);
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND);
        assertThat(ran.out()).contains("BLOCK_DAMAGED", "it holds more, which Godot 4 refuses");
        assertThat(Ran.of("check", "--jsonl", file).code()).isEqualTo(ExitCode.FOUND);
    }

    @Test
    void withoutArgumentsTheWindowIsMeant() {
        assertThat(CommandLineRun.isMeant(new String[0])).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "02000000 01000000 | int holds no other values",
        "1c000000 00000000 | found `.x`; expected a place in the Array, such as [0]",
        "1d000000 00000000 | PackedByteArray holds elements of one kind; expected a place among them, "
            + "such as [0]"})
    void anInsertThatHasNoPlaceSaysWhatWouldHaveOne(String hex, String reason) throws IOException {
        Ran ran = Ran.of("set", file("a.var", hex), "--dialect", "godot4", "--insert", "$.x", "1");
        assertThat(ran.err()).isEqualTo("varscope: $.x: " + reason + System.lineSeparator());
        assertThat(ran.code()).isEqualTo(ExitCode.MISFIT);
    }

    @Test
    void elementsOfAPackedArrayComeInRowsAndGoByTheirPlaces() throws IOException {
        String file = file("a.var", "1d000000 03000000 01020300");
        Ran ran = Ran.of("set", file, "--dialect", "godot4", "--insert", "$[1]", "7, 8\n9", "--remove", "$[0]");
        assertThat(ran.err()).isEmpty();
        assertThat(Files.readAllBytes(Path.of(file))).isEqualTo(
                HexFormat.of().parseHex("1d00000005000000070809020300000" + "0"));
        Ran refused = Ran.of("set", file, "--dialect", "godot4", "--insert", "$[6]", "1");
        assertThat(refused.err()).isEqualTo("varscope: $[6]: there is no element [6]; the array has 5"
                + System.lineSeparator());
    }

    @Test
    void settingSaysThatAFileHasOtherNamesAndSavesItAlone() throws IOException {
        String file = file("a.var", "02000000 01000000");
        Path other = Files.createLink(folder.resolve("b.var"), Path.of(file));
        Ran ran = Ran.of("set", file, "$", "2");
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).contains("a.var: It has 2 names (hard links)");
        assertThat(Ran.of("get", file, "$").out()).isEqualTo("2\n");
        assertThat(Ran.of("get", other.toString(), "$").out()).isEqualTo("1\n");
    }

    @Test
    void aCopyOfAFileIsOpenToNoMoreThanTheFile() throws IOException {
        String file = file("a.var", "02000000 01000000");
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"),
                "this file system has no permissions");
        Files.setPosixFilePermissions(Path.of(file), PosixFilePermissions.fromString("rw-------"));
        Path copy = folder.resolve("b.var");
        assertThat(Ran.of("set", file, "-o", copy.toString(), "$", "2").code()).isZero();
        assertThat(Files.getPosixFilePermissions(copy)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void aPictureOfAFileIsOpenToNoMoreThanTheFile() throws IOException {
        String file = file("a.var", "02000000 01000000");
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"),
                "this file system has no permissions");
        Files.setPosixFilePermissions(Path.of(file), PosixFilePermissions.fromString("rw-------"));
        for (String ending : List.of("svg", "html", "png")) {
            Path picture = folder.resolve("a." + ending);
            assertThat(Ran.of("render", file, "-o", picture.toString()).code()).isZero();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(picture))).isEqualTo("rw-------");
        }
    }

    @Test
    void aPictureOverAFileThatHasOtherNamesSaysSoAndLeavesThem() throws IOException {
        String picture = file("a.svg", "01");
        Path other = Files.createLink(folder.resolve("b.svg"), Path.of(picture));
        Ran ran = Ran.of("render", file("a.var", "02000000 01000000"), "-o", picture);
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).contains("a.svg: It has 2 names (hard links)");
        assertThat(other).hasBinaryContent(new byte[] {1});
    }

    @Test
    void theFilesOfALessonAreOpenToNoMoreThanTheLesson() throws IOException {
        Path lesson = folder.resolve("own.lesson");
        Files.writeString(lesson, Files.readString(Path.of("src/main/resources/org/varscope/lesson/lessons",
                "count.lesson")));
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"),
                "this file system has no permissions");
        Files.setPosixFilePermissions(lesson, PosixFilePermissions.fromString("rw-------"));
        Path made = folder.resolve("made");
        assertThat(Ran.of("lesson", lesson.toString(), "-o", made.toString()).code()).isZero();
        try (Stream<Path> files = Files.list(made)) {
            assertThat(files).isNotEmpty().allSatisfy(file ->
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .isEqualTo("rw-------"));
        }
    }

    @Test
    void aPictureInThePlaceOfAnOpenOneIsNarrowedAndThatIsSaid() throws IOException {
        String file = file("a.var", "02000000 01000000");
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"),
                "this file system has no permissions");
        Files.setPosixFilePermissions(Path.of(file), PosixFilePermissions.fromString("rw-------"));
        Path picture = Files.createFile(folder.resolve("a.svg"));
        Files.setPosixFilePermissions(picture, PosixFilePermissions.fromString("rw-r--r--"));
        Ran ran = Ran.of("render", file, "-o", picture.toString());
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).contains("a.svg: ");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(picture))).isEqualTo("rw-------");
    }

    @Test
    void rawBytesAreThoseOfTheFile() throws IOException {
        // A Basis whose numbers are 0 to 8: its column y is numbers 1, 4 and 7.
        String basis = file("basis.var", "11000000 00000000 0000803f 00000040 00004040 00008040 0000a040 0000c040"
                + " 0000e040 00000041");
        assertThat(raw(basis, "$.y")).isEqualTo("0000803f000080400000e040");
    }

    @Test
    void rawBytesOfAValueAreItsHeaderPayloadAndPadding() throws IOException {
        String text = file("text.var", "1c000000 01000000 04000000 01000000 78000000");
        assertThat(raw(text, "$[0]")).isEqualTo("040000000100000078000000");
    }

    @Test
    void rawBytesOfAnElementAreItsOwn() throws IOException {
        String array = file("array.var", "23000000 02000000 0000803f 00000040 00004040 00008040");
        assertThat(raw(array, "$[1].y")).isEqualTo("00008040");
    }

    @Test
    void rawBytesOfAPackedStringAreWithItsLength() throws IOException {
        String array = file("names.var", "22000000 02000000 02000000 61000000 03000000 62630000");
        assertThat(raw(array, "$[1]")).isEqualTo("0300000062630000");
    }

    private static String raw(String file, String path) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CommandLineRun.run(new String[] {"get", "--raw", file, path}, out, System.err);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    @Test
    void aFileThatMayNotBeReadIsNamed() throws IOException {
        Path file = folder.resolve("secret.save");
        Files.write(file, new byte[8]);
        Assumptions.assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"), "no permissions here");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        Assumptions.assumeFalse(Files.isReadable(file), "this user may read everything");
        Ran ran = Ran.of("tree", file.toString());
        assertThat(ran.code()).isEqualTo(ExitCode.FILE);
        assertThat(ran.err()).contains("may not be read: permission denied");
    }

    @Test
    void savingOverAFileLeavesNoOtherFileBehind() throws IOException {
        String save = file("a.save", "08000000 02000000 05000000");
        assertThat(Ran.of("set", save, "$", "6").code()).isZero();
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(Path.of(save));
        }
    }

    @Test
    void anEditThatDoesNotFitLeavesTheFileAsItWas() throws IOException {
        String save = file("a.save", "08000000 02000000 05000000");
        assertThat(Ran.of("set", save, "$", "6", "$.x", "7").code()).isEqualTo(ExitCode.MISFIT);
        assertThat(Files.readAllBytes(Path.of(save))).isEqualTo(HexFormat.of().parseHex("080000000200000005000000"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tree", "get", "get --json", "get --raw"})
    void outputThatNobodyReadsEndsTheWorkQuietly(String verb) throws IOException {
        Failing closed = new Failing("Broken pipe");
        assertThat(said(verb, closed)).isEmpty();
        assertThat(closed.asked).as("writes, of more than ten").isLessThan(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tree", "get", "get --json", "get --raw"})
    void outputThatDoesNotFitOnItsDiskIsSaid(String verb) throws IOException {
        assertThat(said(verb, new Failing("No space left on device")))
                .isEqualTo("varscope: the output could not be written to its end: No space left on device\n");
    }

    private String said(String verb, Failing out) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(verb.split(" ")));
        arguments.add(file("many.var", "1c000000 204e0000" + "00000000".repeat(20_000)));
        if (verb.startsWith("get")) {
            arguments.add("$");
        }
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = CommandLineRun.run(arguments.toArray(String[]::new), out, new PrintStream(err));
        assertThat(code).isEqualTo(ExitCode.FILE);
        return err.toString(StandardCharsets.UTF_8);
    }

    /// What cannot be written to.
    private static final class Failing extends OutputStream {
        private final String why;
        private int asked;

        Failing(String why) {
            this.why = why;
        }

        @Override
        public void write(int b) throws IOException {
            asked++;
            throw new IOException(why);
        }

        @Override
        public void write(byte[] bytes, int offset, int count) throws IOException {
            write(0);
        }
    }

    @Test
    void anArgumentThatBeginsWithAnAtSignIsAName() throws IOException {
        Path arguments = Files.writeString(folder.resolve("arguments"), "--help");
        Ran ran = Ran.of("tree", "@" + arguments);
        assertThat(ran.err()).isEqualTo("varscope: @" + arguments + " does not exist" + System.lineSeparator());
    }

    @Test
    void aMessageShowsByItsNumberWhatTheTerminalCannotShow() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        CommandLineRun.run(new String[] {"tree", "\u77e2\ud83c\udf0a.save"}, OutputStream.nullOutputStream(),
                new PrintStream(err, true, StandardCharsets.US_ASCII));
        assertThat(err.toString(StandardCharsets.US_ASCII)).startsWith("varscope: \\u77e2\\ud83c\\udf0a.save does not");
    }

    @Test
    void aMessageNamesEveryFileThatFailed() {
        Ran ran = Ran.of(List.of("tree", folder.resolve("a").toString(), folder.resolve("b").toString()));
        assertThat(ran.err().lines()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "tree --help"})
    void helpThatCannotBeWrittenIsSaid(String arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = CommandLineRun.run(arguments.split(" "), new Failing("No space left on device"),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        assertThat(code).isEqualTo(ExitCode.FILE);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("varscope: the output could not be written to its end: No space left on device");
    }

    @Test
    void aVeryLongArgumentIsCutInTheMessageAboutIt() throws IOException {
        Ran ran = Ran.of("tree", "--dialect", "x".repeat(100_000), file("a.var", "02000000 07000000"));
        assertThat(ran.err()).hasSizeLessThan(6000).contains("x\u2026x");
    }

    @Test
    void replaceThatChangesNothingWritesItsOutput() throws IOException {
        String file = file("a.var", "02000000 07000000");
        Path out = folder.resolve("b.var");
        Ran ran = Ran.of("replace", file, "--int", "8", "--with", "9", "-o", out.toString());
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND);
        assertThat(out).hasSameBinaryContentAs(Path.of(file));
    }

    @Test
    void aValueBehindWrongBytesIsNotTheSame() throws IOException {
        String value = "1b000000 01000000 04000000 01000000 6b000000 02000000 07000000";
        Ran ran = Ran.of("diff", file("a.var", value), file("b.var", "53415645" + value));
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND);
        assertThat(ran.out()).isEqualTo("added  $0  PackedByteArray(83, 65, 86, 69)\n");
    }

    @Test
    void theLinesForMachinesSayOfATextThatIsNoUtf8WhatTheOthersSay() throws IOException {
        String file = file("a.var", "12000000 01000000 04000000 03000000 eda08000 02000000 01000000");
        assertThat(Ran.of("tree", file).out()).contains("\"\ufffd\"");
        assertThat(Ran.of("tree", "--jsonl", file).out()).contains("\ufffd").contains("eda080");
    }

    @ParameterizedTest
    @ValueSource(strings = {"068_deflate_total_0.dat", "114_gzip_total_0.dat"})
    void aBlockThatHoldsMoreThanTheNothingThatIsSaidIsAnError(String name) {
        Path file = Path.of("src", "test", "resources", "corpus", "malformed_files4", name);
        Ran ran = Ran.of("check", file.toString());
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND);
        assertThat(ran.out()).contains("BLOCK_DAMAGED", "which Godot 4 refuses");
    }

    @Test
    void bytesThatAGamePutFirstAreNamedWithAWayToReadTheRest() throws IOException {
        String value = "1b000000 01000000 04000000 01000000 6b000000 02000000 07000000";
        Ran few = Ran.of("check", file("few.save", "53415645 1c000000" + value));
        assertThat(few.out()).contains("record 1 at 0x8: accepted by godot4");
        assertThat(few.code()).isZero();
        Ran many = Ran.of("check", file("a.save", "fe11fe11fe 02000000 07000000 1c000000" + value));
        assertThat(many.out()).doesNotContain("accepted");
        assertThat(many.err()).contains("13 bytes", "record follows at 0xD", "fields:bytes:13, var...");
        assertThat(Ran.of("check", "--container", "fields:bytes:13, var...", folder.resolve("a.save").toString())
                .code()).isZero();
    }
}
