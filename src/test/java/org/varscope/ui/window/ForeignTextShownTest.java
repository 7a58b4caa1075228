package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.ValueClipboard;
import org.varscope.ui.editor.ValueTarget;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// Nothing that a file or its name holds begins a line, turns the direction of writing or hides in the window.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "names of files cannot hold such characters there")
class ForeignTextShownTest extends WindowTestBase {
    private static final String TEXT = "a\u001b[2J\n$.x\r\t\u0085\u009b\u061c\u200e\u200f\u202e\u2066\u2069\u2028\u2029"
            + "\u200b\u00ad\udb40\udc01b";

    private static byte[] values() throws Exception {
        Variant own = new Variant.Text(TEXT);
        Variant one = new Variant.Int(1);
        return Encoder.encode(Variant.Dictionary.of(List.of(
                new Variant.Entry(own, one), new Variant.Entry(own, own),
                new Variant.Entry(new Variant.Text("name"), new Variant.Name(TEXT)),
                new Variant.Entry(new Variant.Text("path"), Variant.NodePath.of(List.of(TEXT), List.of(TEXT), true)),
                new Variant.Entry(new Variant.Text("names"), new Variant.PackedStrings(List.of(TEXT))),
                new Variant.Entry(new Variant.Text("typed"),
                        new Variant.Array(new ElementType.ClassName(TEXT), List.of(one), false)),
                new Variant.Entry(new Variant.Text("object"),
                        new Variant.FullObject(TEXT, List.of(new Variant.Property(TEXT, one)))))),
                        Dialects.of("godot4"));
    }

    @Test
    void aFileFullOfHiddenCharactersShowsNone() throws Exception {
        open(write("values" + TEXT + ".var", values()));
        for (String path : List.of("$", "$#0", "$#1", "$.name", "$.path", "$.names", "$.typed", "$.object",
                "$.object#0")) {
            pick(path);
            assertThat(hidden()).as("shown at %s", path).isEmpty();
        }
        on(() -> model().say("Not saved: " + TEXT));
        assertThat(hidden()).isEmpty();
    }

    @Test
    void aQuestionAboutAFileShowsNone() throws Exception {
        open(write("values" + TEXT + ".var", values()));
        pick("$.typed");
        on(() -> new ValueTarget(editor(), new ValueClipboard()).delete());
        run(Command.CLOSE_TAB);
        assertThat(isThere("answer-cancel")).isTrue();
        assertThat(hidden()).isEmpty();
    }

    @Test
    void theNamesOfRecentFilesShowNone() throws Exception {
        open(write("values" + TEXT + ".var", values()));
        run(Command.CLOSE_TAB);
        assertThat(hidden()).isEmpty();
    }

    @Test
    void aFileThatIsRefusedShowsNone() {
        open(write("plain" + TEXT + ".txt", "plain text\n".getBytes(StandardCharsets.UTF_8)));
        assertThat(hidden()).isEmpty();
        open(Path.of(folder + "/missing" + TEXT));
        assertThat(hidden()).isEmpty();
    }

    /// Every text in the window that holds what cannot be seen, with that by its number.
    private List<String> hidden() {
        settle();
        return on(() -> {
            List<String> texts = new ArrayList<>(List.of(String.valueOf(stage.getTitle())));
            collect(window.scene().getRoot(), texts);
            return texts.stream().filter(text -> text.contains("\n$.x") || !characters(text).isEmpty())
                    .map(text -> characters(text) + " in " + text.replaceAll("[^ -~]", "?")).toList();
        });
    }

    private static void collect(Node node, List<String> texts) {
        Stream.of(node.getAccessibleText(), node.getAccessibleHelp(),
                        node instanceof Labeled labeled ? labeled.getText() : null,
                        node instanceof Text text ? text.getText() : null)
                .filter(text -> text != null).forEach(texts::add);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, texts));
        }
    }

    private static String characters(String text) {
        return text.codePoints().filter(c -> c != '\n' && switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        }).mapToObj("U+%04X"::formatted).distinct().collect(Collectors.joining(" "));
    }
}
