package org.varscope.lesson;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.Span;
import org.varscope.explain.Saying;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;

/// Reads the text of lesson files.
class LessonReaderTest {
    private static final String WORDS = "title: T\ntext: X\ntask: Y\n";
    private static final Pattern EXAMPLE = Pattern.compile("```lesson\\n(.*?)```", Pattern.DOTALL);

    private static Lesson read(String text) {
        try {
            return LessonReader.read("mine", text);
        } catch (LessonException e) {
            throw new AssertionError(e);
        }
    }

    static List<String> examples() throws IOException {
        return EXAMPLE.matcher(Files.readString(Path.of("src/docs/lessons.md"))).results()
                .map(result -> result.group(1)).toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExamplesOfTheDescriptionHold(String example) {
        assertThat(Proof.of(read(example))).isEqualTo(new Proof.Result(List.of(), List.of()));
    }

    @Test
    void linesBelowBelongToTheirWordAndEmptyOnesPartParagraphs() {
        Lesson lesson = read("\uFEFF# by hand\r\nTitle: T\r\ntext:\r\n  one\r\n\ttwo\r\n\r\n  three\r\n"
                + "text.ja:\r\n  一つ\r\n  二つ\r\ntask: Y\r\nhex: 00 00\r\n 00 00\r\ncheck: answer 0\r\n");
        assertThat(lesson.text().in(Language.ENGLISH)).isEqualTo("one two\n\nthree");
        assertThat(lesson.text().in(Language.JAPANESE)).isEqualTo("一つ二つ");
        assertThat(lesson.task().in(Language.JAPANESE)).isEqualTo("Y");
        assertThat(lesson.file().bytes().length()).isEqualTo(4);
        assertThat(lesson.level()).isEqualTo(1);
    }

    @Test
    void hintsAndWrongAnswersMayBeInOneLanguageAlone() {
        Lesson lesson = read("title.ja: T\ntext.ja: X\ntask.ja: Y\nhex: 00000000\ncheck: answer 0\nhint.ja: a\n"
                + "hint.ja: b\nwrong.ja: answer 1\n  c\nwrong.ja: answer 2\n  d\n");
        assertThat(lesson.hints()).extracting(hint -> hint.in(Language.ENGLISH)).containsExactly("a", "b");
        assertThat(lesson.mistakes()).extracting(mistake -> mistake.message().in(Language.JAPANESE))
                .containsExactly("c", "d");
    }

    @Test
    void whatIsMadeIsChangedFromTheTop() {
        Structure made = read(WORDS + "value: godot4 bare\n  [1, 2, 3]\nmake: value $[0] = 9\nmake: remove $[1]\n"
                + "make: delete 0 0\ncheck: answer 0\n").file().opened().orElseThrow();
        assertThat(made.bytes().length()).isEqualTo(24);
        assertThat(Marking.holds(new Condition.Value("$[0]", "9"), Attempt.none(made))).isTrue();
        assertThat(Marking.holds(new Condition.Value("$[1]", "3"), Attempt.none(made))).isTrue();
    }

    @Test
    void theContentOfACompressedSampleIsChanged() {
        LessonFile file = read(WORDS + "sample: adventure-zstd.save\nmake: value $.player.gold = 5\ncheck: answer 0\n")
                .file();
        assertThat(new String(file.bytes().bytes(new Span(0, 4)), StandardCharsets.US_ASCII)).isEqualTo("GCPF");
        assertThat(Marking.holds(new Condition.Value("$.player.gold", "5"),
                Attempt.none(file.opened().orElseThrow()))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "gold 5                        | line 4: found `gold 5`; expected a word and a colon",
        "colour: red                   | line 4: found `colour`; expected title, level, text",
        "title.fr: Titre               | line 4: found `.fr`; expected `.en` or `.ja`",
        "level: hard                   | line 4: found `hard`; expected a level from 1",
        "hint:                         | line 4: found nothing; expected a text after `hint:`",
        "hex: 0                        | line 4: found `0`; expected bytes in hexadecimal",
        "value: godot9 bare            | line 4: found `godot9`; expected a dialect",
        "value: godot4 sideways        | line 4: found `sideways`; expected `bare`, `stream`",
        "sample: ../secret.save        | line 4: found `../secret.save`; expected a sample",
        "check: gold                   | line 4: found `gold`; expected answer, value, bytes",
        "check: answer                 | line 4: found nothing; expected the answer",
        "check: value gold = 5         | line 4: found `gold`; expected a path",
        "check: value $.gold           | line 4: found `$.gold`; expected `value PATH = VALUE`",
        "check: bytes x = 00           | line 4: found `x`; expected a number",
        "check: select 4               | line 4: found `4`; expected `select PATH` or",
        "check: length -1              | line 4: found `-1`; expected a number",
        "check: bytes 0x7fffffffffffffff = 00 | line 4: found `0x7fffffffffffffff`; expected a number",
        "check: select 0 2147483648    | line 4: found `2147483648`; expected a number",
        "wrong: answer 5               | line 4: found `answer 5`; expected what to say",
        "solution: pack zstd           | line 4: found `pack`; expected value, remove",
        "file: a/b                     | line 4: found `a/b`; expected the name of a file, such as `slot1.save`",
        "file: a.save                  | line 4: found no bytes; expected `hex:`",
        "hex: 00000000                 | line 4: found no check; expected `check:",
        "check: answer 5               | line 4: found no file; expected `hex:`"})
    void whatALessonDoesNotSayIsRefusedWithItsLine(String line, String message) {
        assertThatThrownBy(() -> LessonReader.read("mine", WORDS + line)).isInstanceOf(LessonException.class)
                .satisfies(Saying.partly(message));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "make: value $.gold = 5  | line 5: found `value $.gold = 5`; expected a change that fits",
        "make: cut 5             | line 5: found `cut 5`; expected an offset in the file",
        "make: delete 3 2        | line 5: found `delete 3 2`; expected an offset in the file",
        "make: pack brotli       | line 5: found `brotli`; expected `zstd`",
        "make: delete 4          | line 5: found `4`; expected `delete OFFSET COUNT`"})
    void aChangeThatDoesNotFitIsRefusedWithItsLine(String line, String message) {
        assertThatThrownBy(() -> LessonReader.read("mine", WORDS + "hex: 00000000\n" + line))
                .isInstanceOf(LessonException.class).satisfies(Saying.partly(message));
    }

    @Test
    void aFileThatIsNoSaveIsRefusedUnlessItIsSaidHowItIsRead() {
        String picture = WORDS + "check: answer 5\nhex: 89 50 4E 47 0D 0A 1A 0A\n";
        assertThatThrownBy(() -> LessonReader.read("mine", picture)).isInstanceOf(LessonException.class)
                .satisfies(Saying.partly("line 5: found bytes that are not a save; expected `open:"));
        assertThat(read(picture + "open: godot4 bare\n").file().opened()).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', ignoreLeadingAndTrailingWhitespace = false, value = {
        ".profile|it must not begin with a dot", "..|it must not begin with a dot", "a/b|it must not name a folder",
        "..\\a|it must not name a folder", "C:a|it must not have any of", "a?|it must not have any of",
        "CON|Windows takes this one for a device", "nul.save|Windows takes this one for a device",
        "com1 .txt|Windows takes this one for a device", "LPT\u00B2.a.b|Windows takes this one for a device",
        "aux|Windows takes this one for a device", "a.save.|it must not begin or end with a space, or end with a dot",
        "a.save\u00A0|it must not begin or end with a space",
        "a\u0007.save|it must not have characters that cannot be seen",
        "a\u001B[2J|it must not have characters that cannot be seen",
        "evas.\u202Egpj|it must not have characters that cannot be seen",
        "a\u200B.save|it must not have characters that cannot be seen",
        "a\uD800.save|it must not have characters that cannot be seen",
        "\u3164.save|it must not have characters that cannot be seen"})
    void aFileThatHasNoPlainNameIsRefusedWithItsLineAndTheReason(String name, String reason) {
        assertThatThrownBy(() -> LessonReader.read("mine", WORDS + "file:\n  " + name + "\n"))
                .satisfies(Saying.partly("line 4: found `")).satisfies(Saying.partly(reason));
    }

    @Test
    void aNameIsAsLongAsEverySystemTakes() {
        String file = "\nhex: 00000000\ncheck: accepted\n";
        assertThat(read(WORDS + "file: " + "\u00E9".repeat(60) + file).files()).hasSize(1);
        assertThatThrownBy(() -> LessonReader.read("mine", WORDS + "file: " + "\u00E9".repeat(61) + file))
                .satisfies(Saying.partly("it must not have more than 120 bytes"));
    }

    @Test
    void aFileWithoutANameHasOneThatIsPlain() throws LessonException {
        String text = WORDS.replace("title: T", "title: ../.profile") + "hex: 00000000\ncheck: accepted\n";
        Lesson lesson = LessonReader.read("own:mine", text);
        assertThat(lesson.nameOf(lesson.file())).isEqualTo("mine.save");
        assertThat(lesson.tabOf(lesson.file(), Language.ENGLISH)).isEqualTo("mine.save");
        assertThat(LessonReader.read("own:.profile", text).nameOf(lesson.file())).isEqualTo("lesson.save");
        assertThat(read(WORDS + "hex: 00000000\ncheck: accepted\n").tabOf(lesson.file(), Language.ENGLISH))
                .isEqualTo("T");
    }

    @ParameterizedTest
    @CsvSource({"u32 0x18, 7", "u16 0x18, 7", "u8 0, 27", "i32 0x2C, -2", "u32 0x2C, 4294967294", "i8 0x2C, -2",
        "u32be 4, 50331648", "f32 0x40, 0.5", "i64 0x2C, 21474836478", "u64 0x2C, 21474836478", "bit 0, 4",
        "value $.aa, 7", "value $.b, -2", "value $.c, 0.5", "type $, Dictionary", "type $.c, float", "offset $.b, 40",
        "length $.b, 8", "length, 68", "records, 1", "length $ - 8, 60", "u8 0 + u8 4 - 1, 29"})
    void anAnswerIsComputedFromTheBytes(String formula, String answer) throws LessonException {
        Lesson lesson = read(WORDS + "value: godot4 bare\n  {'aa': 7, 'b': -2, 'c': 0.5}\ncheck: answer 0\n"
                .replace('\'', '"'));
        assertThat(Formula.of(formula, 1).in(lesson.files())).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "5            | found `5`; expected a formula such as",
        "u24 0        | found `u24 0`; expected a formula such as",
        "f16 0        | found `f16 0`; expected a formula such as",
        "u32          | found nothing; expected a number",
        "value gold   | found `gold`; expected a path",
        "records 2    | found `records 2`; expected a formula such as",
        "u32 1        | found `u32 1`; expected an offset in the file, which has 4 bytes",
        "value $.gold | found `$.gold`; expected a path that leads to a complete value",
        "offset $.a   | found `$.a`; expected a path that leads to a complete value",
        "bit 0        | found `bit 0`; expected four bytes of which one bit is set",
        "length in b  | found `b`; expected a file of the lesson",
        "type $ + 1   | found `type $`; expected a number, as it is added"})
    void aFormulaThatComesToNothingIsRefusedWithItsLine(String formula, String message) {
        assertThatThrownBy(() -> LessonReader.read("mine", WORDS + "check: answer = " + formula
                + "\nhex: 00000000\n")).satisfies(Saying.partly("line 4: " + message));
    }

    @Test
    void filesHaveNamesOfTheirOwnAndAreFew() {
        String file = "file: a%d.save\nhex: 00000000\n";
        String eight = IntStream.range(0, 8).mapToObj(file::formatted).collect(Collectors.joining());
        assertThat(read(WORDS + eight + "check: accepted\n").files()).hasSize(8);
        assertThatThrownBy(() -> LessonReader.read("mine", WORDS + eight + file.formatted(8)))
                .satisfies(Saying.exactly("line 20: found another file; expected at most 8 files"));
        assertThatThrownBy(() -> LessonReader.read("mine", WORDS + file.formatted(1) + "file: A1.Save\n"))
                .satisfies(Saying.partly("line 6: found `A1.Save`; expected the name of a file, such as `slot1.save`; "
                        + "another file of the lesson has this one"));
    }

    @Test
    void aLessonWithoutATaskIsRefused() {
        assertThatThrownBy(() -> LessonReader.read("mine", "title: T\ntext: X\nhex: 00000000\ncheck: answer 0\n"))
                .satisfies(Saying.exactly("line 4: found no task; expected `task: …` somewhere in the file"));
    }
}
