package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.cli.output.ExitCode;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.variant.Variant;

/// Finding and replacing by the command line.
class FindVerbTest {
    private static final String NOT_SEARCHED = "not searched: 1 text longer than 32 MiB, at 0x00000008";

    @TempDir
    private Path folder;

    private String file(String name, Variant value) throws Exception {
        return Files.write(folder.resolve(name), Encoder.encode(value, Dialects.named("godot4").orElseThrow()))
                .toString();
    }

    private String longText() throws Exception {
        return file("long.var", new Variant.Text("x".repeat(33 << 20)));
    }

    private String save() throws Exception {
        ByteStore bytes = Made.bare("{\"a\": {\"gold\": 100}, \"b\": [100, 7]}").bytes();
        return Files.write(folder.resolve("save.var"), bytes.bytes(new Span(0, bytes.length()))).toString();
    }

    @Test
    void whatIsNotSearchedIsSaidForPeopleAndForMachines() throws Exception {
        Ran ran = Ran.of("find", "--text", "g.ld", "--regex", "--jsonl", longText());
        assertThat(ran.err()).contains("long.var: " + NOT_SEARCHED);
        assertThat(ran.out()).contains("\"passedOver\":\"LONG_TEXT\",\"count\":1,\"offset\":8,\"length\":34603008,");
        assertThat(ran.code()).isEqualTo(ExitCode.FOUND);
    }

    @Test
    void whatIsNotReplacedSinceItIsNotSearchedIsSaid() throws Exception {
        Ran ran = Ran.of("replace", "--text", "g.ld", "--regex", "--with", "x", longText());
        assertThat(ran.err()).contains("long.var: " + NOT_SEARCHED);
    }

    @Test
    void aTextThatIsTooLongToBeReplacedIsLeftWithTheReason() throws Exception {
        Ran ran = Ran.of("replace", "--text", "xxxx", "--with", "y", "--dry-run", longText());
        assertThat(ran.out()).contains("left: this value has 34,603,016 bytes; at most 33,554,432 can be replaced");
        assertThat(ran.code()).isEqualTo(ExitCode.MISFIT);
    }

    /// The first alternative is found immediately; where it is not there, the second never comes to an end.
    private String tedious(String first) throws Exception {
        return file("tedious.var", Variant.Array.of(List.of(new Variant.Text("aab"),
                new Variant.Text(first + "a".repeat(4000)))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--jsonl", "--count"})
    void anExpressionThatGivesUpFindsNothing(String how) throws Exception {
        for (String kind : List.of("--text", "--raw-text")) {
            List<String> arguments = new ArrayList<>(List.of("find", kind, "aab|(.*a){25}b", "--regex", tedious("")));
            if (!how.isEmpty()) {
                arguments.add(how);
            }
            Ran ran = Ran.of(arguments);
            assertThat(ran.err()).contains("the regular expression takes too long");
            assertThat(ran.out()).isEmpty();
            assertThat(ran.code()).isEqualTo(ExitCode.USAGE);
        }
    }

    /// Both texts are found; all matches of the second are not.
    @Test
    void anExpressionThatGivesUpReplacesNothing() throws Exception {
        String file = tedious("aab");
        byte[] before = Files.readAllBytes(Path.of(file));
        Ran ran = Ran.of("replace", "--text", "aab|(.*a){25}b", "--regex", "--with", "x", file);
        assertThat(ran.err()).contains("the regular expression takes too long");
        assertThat(ran.out()).isEmpty();
        assertThat(ran.code()).isEqualTo(ExitCode.USAGE);
        assertThat(Path.of(file)).hasBinaryContent(before);
    }

    @Test
    void anExpressionThatEndsTellsAllInOrder() throws Exception {
        String file = tedious("aab");
        assertThat(Ran.of("find", "--text", "^aab", "--regex", file).out().lines())
                .hasSize(2).first().asString().startsWith("0x00000008  $[0]");
        assertThat(Ran.of("find", "--raw-text", "aab", "--regex", "--count", file).out().strip()).isEqualTo("2");
        assertThat(Ran.of("replace", "--text", "^aab", "--regex", "--with", "x", "--dry-run", file).out().lines())
                .hasSize(2);
    }

    @Test
    void anIntIsWrittenAsInTheWindow() throws Exception {
        String save = save();
        for (String hundred : List.of("0x64", "0b1100100", "1_00", "0100")) {
            assertThat(Ran.of("find", "--int", hundred, "--count", save).out().strip()).isEqualTo("2");
        }
        assertThat(Ran.of("find", "--int", "0x6G", save).err()).contains("--int 0x6G: expected a whole number");
    }

    @Test
    void onlyWhatAValueHoldsIsSearchedAndReplaced() throws Exception {
        String save = save();
        assertThat(Ran.of("find", "--int", "100", "--under", "$.b", "--count", save).out().strip()).isEqualTo("1");
        assertThat(Ran.of("find", "--int", "100", "--under", "$.b", "--under", "$.a", "--count", save).out().strip())
                .isEqualTo("2");
        assertThat(Ran.of("find", "--bytes", "64", "--under", "$.b[1]", save).code()).isEqualTo(ExitCode.FOUND);
        assertThat(Ran.of("replace", "--int", "100", "--with", "5", "--under", "$.a", save).code())
                .isEqualTo(ExitCode.FINE);
        assertThat(Ran.of("get", save, "$.a.gold").out().strip()).isEqualTo("5");
        assertThat(Ran.of("get", save, "$.b[0]").out().strip()).isEqualTo("100");
    }

    @Test
    void anOffsetBeyondTheEndOfAFileIsRefusedWithItsEnd() throws Exception {
        String save = save();
        long size = Files.size(Path.of(save));
        String end = "save.var: %%s is outside; the file has %d bytes, the last one before 0x%08X"
                .formatted(size, size);
        String beyond = Long.toString(size + 1);
        Ran from = Ran.of("find", "--int", "7", "--from", beyond, save);
        assertThat(from.err()).contains(end.formatted("--from " + beyond));
        assertThat(from.code()).isEqualTo(ExitCode.MISFIT);
        assertThat(Ran.of("find", "--int", "7", "--to", beyond, save).err()).contains(end.formatted("--to " + beyond));
        assertThat(Ran.of("replace", "--int", "7", "--with", "8", "--from", "0xFFFF", save).err())
                .contains(end.formatted("--from 0xFFFF"));
        assertThat(Ran.of("find", "--int", "7", "--to", Long.toString(size), save).code()).isEqualTo(ExitCode.FINE);
    }

    @Test
    void onlyBytesBetweenOffsetsAreSearched() throws Exception {
        String save = save();
        String line = Ran.of("find", "--int", "7", save).out();
        String offset = line.substring(0, 10);
        assertThat(Ran.of("find", "--int", "7", "--from", offset, save).out()).isEqualTo(line);
        assertThat(Ran.of("find", "--int", "7", "--to", offset, save).code()).isEqualTo(ExitCode.FOUND);
        assertThat(Ran.of("find", "--int", "7", "--from", "9", "--to", "8", save).code()).isEqualTo(ExitCode.USAGE);
        assertThat(Ran.of("find", "--int", "7", "--from", "here", save).err())
                .contains("--from here: character 1: found `here`; expected a number such as 64");
        assertThat(Ran.of("find", "--int", "7", "--under", "$.c", save).code()).isEqualTo(ExitCode.MISFIT);
        assertThat(Ran.of("find", "--before", save, "--under", "$.b", save).code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aKeyIsPrintedWithItsValue() throws Exception {
        assertThat(Ran.of("find", "--text", "gold", save()).out()).contains("$.a.gold~key  String  \"gold\": 100");
    }
}
