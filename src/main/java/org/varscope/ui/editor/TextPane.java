package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.Cell;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// The selected value as Godot text, to read and to copy.
final class TextPane {
    private static final Pattern TOKENS = Pattern.compile(
            "(?<string>[&^]?\"(?:[^\"\\\\]|\\\\.)*\")|(?<number>-?\\b\\d[\\w.]*)|(?<word>\\b[A-Za-z_]\\w*)");
    private static final List<String> STYLES = List.of("string", "number", "word");

    private final EditorModel model;
    private final BorderPane pane = new BorderPane();
    private @Nullable CodeArea area;
    private final BooleanProperty shows = new SimpleBooleanProperty();

    TextPane(EditorModel model) {
        this.model = model;
        shows.subscribe(_ -> show());
        model.stateProperty().subscribe(_ -> show());
    }

    /// {@return the control}
    Node view() {
        return pane;
    }

    /// {@return what takes the keyboard}
    List<Node> targets() {
        return area == null ? List.of() : List.of(area);
    }

    /// {@return whether anybody looks; text is made only then}
    BooleanProperty showsProperty() {
        return shows;
    }

    private void show() {
        if (!shows.get()) {
            return;
        }
        String text = model.reading(() -> model.selectedElement().map(Cell::of)
                .or(() -> model.selectedNode().map(node -> Cell.of(model.structure(), node)))
                .map(Cell::text).orElse(""), "");
        if (area == null) {
            area = area();
            pane.setCenter(new VirtualizedScrollPane<>(area));
        }
        if (!text.equals(area.getText())) {
            area.replaceText(text);
            area.setStyleSpans(0, styles(text));
            area.moveTo(0);
            area.requestFollowCaret();
        }
    }

    private static CodeArea area() {
        CodeArea area = new CodeArea();
        area.setEditable(false);
        area.setWrapText(false);
        area.setId("as-text");
        area.getStyleClass().addAll("mono", "as-text");
        area.setAccessibleText(Messages.get("editor.text"));
        return area;
    }

    private static StyleSpans<Collection<String>> styles(String text) {
        StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
        Matcher matcher = TOKENS.matcher(text);
        int end = 0;
        while (matcher.find()) {
            spans.add(List.of(), matcher.start() - end);
            List<String> style = STYLES.stream().filter(name -> matcher.group(name) != null).toList();
            spans.add(style, matcher.end() - matcher.start());
            end = matcher.end();
        }
        spans.add(List.of(), text.length() - end);
        return spans.create();
    }
}
