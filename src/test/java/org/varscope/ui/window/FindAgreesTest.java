package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.Span;
import org.varscope.cli.CommandLineRun;
import org.varscope.find.QueryText.Kind;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// The window finds what `varscope find` prints, hit by hit, as F3 goes through them.
class FindAgreesTest extends WindowTestBase {
    private static final Pattern HIT = Pattern.compile("\"offset\":(\\d+),\"length\":(\\d+)");
    private static final Pattern PATH = Pattern.compile("\"path\":\"((?:[^\"\\\\]|\\\\.)*)\"");

    private static final Pattern LISTED = Pattern.compile("span=0x(\\p{XDigit}+).*?, path=(.*), type=");

    /// What is asked, in the window and on the command line.
    private record Question(Kind kind, String text, List<String> options) {
        static Question of(Kind kind, String text, String... options) {
            return new Question(kind, text, List.of(options));
        }
    }

    private static final List<Question> QUESTIONS = List.of(
            Question.of(Kind.ANY, "0x64", "--number", "100"),
            Question.of(Kind.NUMBER, "1", "--number", "1"),
            Question.of(Kind.NUMBER, "0.75", "--number", "0.75"),
            Question.of(Kind.TEXT, "THE", "--text", "THE", "--ignore-case"),
            Question.of(Kind.ANY, "\"potion\"", "--text", "potion", "--exact"),
            Question.of(Kind.EXPRESSION, "^[A-Z].*e", "--text", "^[A-Z].*e", "--regex"),
            Question.of(Kind.KEY, "qty", "--key", "qty"),
            Question.of(Kind.ANY, "name = brave", "--key", "name", "--text", "brave", "--ignore-case"),
            Question.of(Kind.TYPE, "Vector2", "--type", "Vector2"),
            Question.of(Kind.PATH, "$.player.*", "--path", "$.player.*"),
            Question.of(Kind.ANY, "$.**.qty", "--path", "$.**.qty"),
            Question.of(Kind.ANY, "0? 00 00 00 7?", "--bytes", "0? 00 00 00 7?"));

    /// A hit, as `varscope find` prints it.
    private record Told(Span span, String path) {
        String listed() {
            return "%08X ".formatted(span.start()) + path;
        }
    }

    private static Stream<String> files() {
        return Stream.of("adventure.save", "adventure-records.save", "adventure-godot3.save")
                .flatMap(name -> Stream.of(name, "cut " + name, "mixed " + name));
    }

    private static byte[] content(String name) {
        byte[] whole = Sample.all().stream().filter(each -> name.endsWith(each.file())).findFirst().orElseThrow()
                .bytes();
        if (name.startsWith("mixed")) {
            Random random = new Random(name.hashCode());
            for (int flip = 0; flip < 6; flip++) {
                whole[random.nextInt(whole.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
            }
        }
        return name.startsWith("cut") ? Arrays.copyOf(whole, whole.length * 2 / 3) : whole;
    }

    private List<Told> printed(List<String> options, Path file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<String> arguments = new ArrayList<>(List.of("find", "--jsonl"));
        arguments.addAll(options);
        arguments.add(file.toString());
        CommandLineRun.run(arguments.toArray(String[]::new), out, new PrintStream(OutputStream.nullOutputStream()));
        return out.toString(StandardCharsets.UTF_8).lines().filter(line -> !line.contains("passedOver")).map(line -> {
            Matcher hit = HIT.matcher(line);
            assertThat(hit.find()).as(line).isTrue();
            Matcher path = PATH.matcher(line);
            return new Told(new Span(Long.parseLong(hit.group(1)), Long.parseLong(hit.group(2))),
                    path.find() ? path.group(1).replace("\\\"", "\"") : "");
        }).toList();
    }

    private void ask(Kind kind, String text) {
        on(() -> {
            ((ChoiceBox<Kind>) find("find-kind")).setValue(kind);
            ((TextField) find("find-text")).setText(text);
        });
        settle();
    }

    private List<String> listed() {
        return on(() -> ((ListView<?>) find("find-hits")).getItems().stream().map(row -> {
            Matcher line = LISTED.matcher(row.toString());
            assertThat(line.find()).as(row.toString()).isTrue();
            return line.group(1) + " " + line.group(2);
        }).toList());
    }

    /// {@return what F3 goes to, so often: by the key itself the first time, and then by what it does, with nothing
    /// painted in between}
    private List<Span> gone(int times) {
        on(() -> model().selecting().bytes(0, 0));
        List<Span> gone = new ArrayList<>();
        if (times > 0) {
            press(KeyCode.F3);
            gone.add(model().selection().bytes());
        }
        on(() -> IntStream.range(1, times).forEach(_ -> {
            window.commands().run(Command.FIND_NEXT);
            gone.add(model().selection().bytes());
        }));
        return gone;
    }

    private static void assertAgree(List<String> listed, List<Span> gone, List<Told> printed) {
        assertThat(listed).isEqualTo(printed.stream().map(Told::listed).toList());
        assertThat(gone).isEqualTo(printed.stream().map(Told::span).toList());
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatIsFoundIsWhatIsPrinted(String name) {
        Path file = write(name, content(name));
        open(file);
        press(KeyCode.SHORTCUT, KeyCode.F);
        int found = 0;
        for (Question question : QUESTIONS) {
            ask(question.kind, question.text);
            List<Told> printed = printed(question.options, file);
            assertAgree(listed(), gone(printed.size()), printed);
            found += printed.size();
        }
        assertThat(found).isGreaterThan(QUESTIONS.size());
    }

    @ParameterizedTest
    @CsvSource({"was 100, --was 100", "shrank, --shrank", "is 85, --is 85", "changed, --changed", "by -15, --by -15"})
    void whatChangedIsWhatIsPrinted(String text, String options) {
        Path old = write("old.save", content("adventure.save"));
        Path file = write("new.save", content("adventure.save"));
        open(file);
        for (String path : List.of("$.player.gold", "$.inventory[1].qty")) {
            set(path, 85);
        }
        press(KeyCode.SHORTCUT, KeyCode.F);
        ask(Kind.CHANGE, text);
        List<String> found = listed();
        List<Span> gone = gone(found.size());
        run(Command.SAVE);
        settle();
        List<Told> printed = printed(Stream.concat(Stream.of("--before", old.toString()),
                Arrays.stream(options.split(" "))).toList(), file);
        assertThat(printed).isNotEmpty();
        assertAgree(found, gone, printed);
    }
}
