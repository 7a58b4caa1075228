package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.util.StringConverter;
import org.varscope.find.QueryText;
import org.varscope.find.QueryText.Kind;
import org.varscope.find.strings.StringScan;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.message.Messages;

/// What is looked for, and where.
final class QueryFields {
    private static final List<Integer> LEAST = List.of(3, 4, 6, 8, 12, 20);

    private final TextField field = new TextField();
    private final ChoiceBox<Kind> kind = new ChoiceBox<>();
    /// In which a text is looked for in bytes; nothing for all of them.
    private final ChoiceBox<Optional<TextEncoding>> encoding = new ChoiceBox<>();
    /// Characters that a run of readable text has at least.
    private final ChoiceBox<Integer> least = new ChoiceBox<>();
    private final ScopeChoice scope;
    private final ProgressBar bar = new ProgressBar();
    private final HBox view;

    /// @param share how far a search has come; negative where none goes on
    QueryFields(ScopeChoice scope, ObservableNumberValue share) {
        this.scope = scope;
        field.setId("find-text");
        field.setPromptText(Messages.get("find.prompt"));
        field.setAccessibleText(Messages.get("find.what"));
        field.setPrefColumnCount(28);
        kind.setId("find-kind");
        kind.setAccessibleText(Messages.get("find.kind"));
        kind.getItems().setAll(Kind.values());
        kind.setConverter(new KindWords());
        kind.setValue(Kind.ANY);
        kind.valueProperty().subscribe(now -> {
            field.setPromptText(Messages.get(now == Kind.CHANGE ? "find.prompt-change"
                    : now == Kind.STRINGS ? "find.prompt-strings" : "find.prompt"));
            scope.block(now == Kind.CHANGE);
        });
        encoding.setId("find-encoding");
        encoding.setAccessibleText(Messages.get("find.encoding"));
        encoding.getItems().add(Optional.empty());
        Stream.of(TextEncoding.values()).map(Optional::of).forEach(encoding.getItems()::add);
        encoding.setValue(Optional.empty());
        encoding.visibleProperty().bind(kind.valueProperty().isEqualTo(Kind.ENCODED)
                .or(kind.valueProperty().isEqualTo(Kind.STRINGS)));
        kind.valueProperty().subscribe(now -> encoding.setConverter(new EncodingWords(now)));
        least.setId("find-least");
        least.setAccessibleText(Messages.get("find.least"));
        least.getItems().setAll(LEAST);
        least.setConverter(new LeastWords());
        least.setValue(QueryText.Form.USUAL.least());
        least.visibleProperty().bind(kind.valueProperty().isEqualTo(Kind.STRINGS));
        least.managedProperty().bind(least.visibleProperty());
        encoding.managedProperty().bind(encoding.visibleProperty());
        bar.setId("find-progress");
        bar.progressProperty().bind(share);
        bar.visibleProperty().bind(bar.progressProperty().greaterThanOrEqualTo(0));
        bar.managedProperty().bind(bar.visibleProperty());
        view = new HBox(field, kind, encoding, least, scope.view(), bar);
    }

    HBox view() {
        return view;
    }

    TextField field() {
        return field;
    }

    ScopeChoice scope() {
        return scope;
    }

    String text() {
        return field.getText();
    }

    Kind kind() {
        return kind.getValue();
    }

    /// {@return how a text is looked for in bytes}
    QueryText.Form form() {
        return new QueryText.Form(encoding.getValue(), least.getValue());
    }

    void choose(QueryText.Form wanted) {
        encoding.setValue(wanted.encoding());
        least.setValue(wanted.least());
    }

    void choose(Kind wanted) {
        kind.setValue(wanted);
    }

    /// {@return whether what is typed says how a value changed}
    boolean isChange() {
        return kind() == Kind.CHANGE;
    }

    /// Runs `act` when another kind was chosen, and `typed` when another text was typed.
    void listen(Runnable act, Runnable typed) {
        field.textProperty().subscribe((_, _) -> typed.run());
        kind.valueProperty().subscribe((_, _) -> act.run());
        encoding.valueProperty().subscribe((_, _) -> act.run());
        least.valueProperty().subscribe((_, _) -> act.run());
    }

    /// What encodings are called, and all of them together.
    private static final class EncodingWords extends StringConverter<Optional<TextEncoding>> {
        private final String all;

        EncodingWords(Kind kind) {
            all = kind == Kind.STRINGS ? StringScan.USUAL.encodings().stream().map(TextEncoding::title)
                    .collect(Collectors.joining(", ")) : Messages.get("find.any-encoding");
        }

        @Override
        public String toString(Optional<TextEncoding> one) {
            return one == null || one.isEmpty() ? all : one.get().title();
        }

        @Override
        public Optional<TextEncoding> fromString(String text) {
            return Arrays.stream(TextEncoding.values()).filter(one -> one.title().equals(text)).findFirst();
        }
    }

    /// How many characters a text has at least.
    private static final class LeastWords extends StringConverter<Integer> {
        @Override
        public String toString(Integer least) {
            return least == null ? "" : Messages.get("find.at-least", least);
        }

        @Override
        public Integer fromString(String text) {
            return LEAST.stream().filter(one -> toString(one).equals(text)).findFirst()
                    .orElse(QueryText.Form.USUAL.least());
        }
    }

    /// Who knows a value only by what became of it does not look for that among kinds of text to type.
    Hyperlink byChange(Runnable ask) {
        Hyperlink link = new Hyperlink(Messages.get("find.by-change"));
        link.setId("find-by-change");
        link.setOnAction(_ -> ask.run());
        link.visibleProperty().bind(field.textProperty().isEmpty().and(kind.valueProperty().isNotEqualTo(Kind.CHANGE)));
        return link;
    }

    /// Puts `text` there, to be gone on with.
    void write(String text) {
        field.setText(text);
        field.requestFocus();
        field.end();
    }
}
