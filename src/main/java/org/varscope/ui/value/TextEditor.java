package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.fxmisc.richtext.StyleClassedTextArea;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.jspecify.annotations.Nullable;
import org.varscope.text.LineEnds;
import org.varscope.text.Unseen;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Unfinished;
import org.varscope.ui.toolkit.Wrapped;
import org.varscope.variant.Variant;

/// A text of any number of lines, with what is in it and cannot be seen told below. A text whose lines end in several
/// ways, that has controls or is long, is edited only in the line above, where those are escapes: what turns the
/// direction of writing would be about what is there.
final class TextEditor implements ValueEditor {
    private static final KeyCombination TAKE = KeyCombination.valueOf("Shortcut+Enter");
    private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
    /// Characters of a line, as most panes have them, and lines that are shown at once.
    private static final int ACROSS = 32;
    private static final int MOST = 10;
    /// Characters of a text and of a line of it that the area takes.
    private static final int LONGEST = 10_000;
    private static final int LONGEST_LINE = 1000;
    /// Heights, in the size of the font.
    private static final double LINE = 1.36;
    private static final double EDGE = 0.95;
    /// As many unseen characters as are told by name.
    private static final int FEW = 4;
    /// The length of a text and its bytes fill words of so many bytes.
    private static final int WORD = 4;

    private final Commit commit;
    private final StyleClassedTextArea area = new StyleClassedTextArea();
    private final Label error = ValueField.error("value-text-error");
    private final Label length = Wrapped.label("value-text-length", "muted", "facts");
    private final Label unseen = Wrapped.label("value-text-unseen", "muted", "facts");
    private final VBox view = new VBox(area, error, length, unseen);
    private @Nullable EditedValue edited;
    private LineEnds ends = LineEnds.LF;
    private String shown = "";
    /// Whether something in the area is styled as unseen.
    private boolean marked;

    TextEditor(Commit commit) {
        this.commit = commit;
        view.getStyleClass().add("value-rows");
        area.setId("value-text");
        area.getStyleClass().addAll("mono", "as-text", "value-text");
        area.setWrapText(true);
        // What comes beside something unseen is not unseen by that.
        area.setUseInitialStyleForInsertion(true);
        area.setMinHeight(Region.USE_PREF_SIZE);
        area.managedProperty().bind(area.visibleProperty());
        unseen.managedProperty().bind(unseen.textProperty().isNotEmpty());
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        area.textProperty().subscribe((_, typed) -> {
            error.setText("");
            tell(typed);
        });
        Unfinished.in(area, () -> {
            take(false);
            return error.getText().isEmpty();
        });
        area.focusedProperty().subscribe((was, is) -> {
            if (was && !is && area.getScene() != null && area.getScene().getFocusOwner() != area) {
                take(false);
            }
        });
    }

    /// As high as its lines are, which the area itself knows only of those that it has drawn.
    private void fit(String text) {
        long lines = text.lines().mapToLong(line -> line.length() / ACROSS + 1).sum() + (text.endsWith("\n") ? 1 : 0);
        area.setStyle(String.format(Locale.ROOT, "-fx-pref-height: %.2fem", Math.clamp(lines, 1, MOST) * LINE + EDGE));
    }

    private void key(KeyEvent event) {
        if (TAKE.match(event)) {
            event.consume();
            take(!error.getText().isEmpty()); // said already what speaks against it
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            write(shown);
        } else if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
            // In a form it leads on; a tab is pasted.
            event.consume();
            area.requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
        } else if (UNDO.match(event) && !area.isUndoAvailable()) {
            event.consume();
            commit.undo();
        }
    }

    private void take(boolean anyway) {
        String typed = ends.in(area.getText());
        if (edited != null && area.isVisible() && !typed.equals(text(edited.value()))) {
            error.setText(commit.take(edited.setting(edited.value() instanceof Variant.Name
                    ? new Variant.Name(typed) : new Variant.Text(typed)), anyway).orElse(""));
        }
    }

    private void write(String text) {
        error.setText("");
        if (!area.getText().equals(text)) {
            area.replaceText(text);
            area.moveTo(0);
        }
        area.getUndoManager().forgetHistory();
    }

    private void tell(String typed) {
        int bytes = ends.in(typed).getBytes(StandardCharsets.UTF_8).length;
        int rest = edited != null && edited.isPadded() ? Math.floorMod(-bytes, WORD) : 0;
        length.setText(Messages.get("value.length", typed.codePointCount(0, typed.length()),
                Messages.get("model.bytes", bytes))
                + (rest == 0 ? "" : Messages.get("value.padding", rest))
                + (ends == LineEnds.LF ? "" : Messages.get("value.line-ends", ends)));
        fit(typed);
        List<Unseen> found = Unseen.in(typed);
        unseen.setText(found.isEmpty() ? "" : Messages.get("value.unseen", found.stream().limit(FEW)
                .map(each -> Messages.get("value.unseen-one", each.name(), each.line(), each.column()))
                .collect(Collectors.joining("; ")))
                + (found.size() <= FEW ? "" : Messages.get("value.unseen-more", found.size() - FEW)));
        if (!typed.isEmpty() && (!found.isEmpty() || marked)) {
            area.setStyleSpans(0, styles(typed));
        }
        marked = !found.isEmpty();
    }

    private static StyleSpans<Collection<String>> styles(String text) {
        StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
        for (int at = 0; at < text.length();) {
            int point = text.codePointAt(at);
            spans.add(point != '\n' && Unseen.isUnseen(point) ? List.of("unseen") : List.of(),
                    Character.charCount(point));
            at += Character.charCount(point);
        }
        return spans.create();
    }

    /// The area lays out a wrapped line in a time that grows with the square of its length.
    private static boolean isShort(String text) {
        return text.length() <= LONGEST && text.lines().allMatch(line -> line.length() <= LONGEST_LINE);
    }

    private static String text(Variant value) {
        return switch (value) {
            case Variant.Text(String text) -> text;
            case Variant.Name(String name) -> name;
            default -> "";
        };
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        Optional<LineEnds> all = LineEnds.of(text(value.value()));
        ends = all.orElse(LineEnds.LF);
        boolean plain = all.isPresent() && isShort(text(value.value())) && text(value.value()).codePoints()
                .allMatch(point -> Visible.isPlain(point) || "\r\n\t".indexOf(point) >= 0);
        area.setVisible(plain);
        area.setAccessibleText(Messages.get("value.text-of", value.name()));
        shown = ends.out(text(value.value()));
        write(plain ? shown : "");
        tell(shown);
    }

    @Override
    public boolean hasLine() {
        return !area.isVisible();
    }

    @Override
    public Node target() {
        return area;
    }
}
