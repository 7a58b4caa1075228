package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// Asks what a document is to be compared with, and what both come from, where a person knows that.
public final class CompareCard extends Card {
    private static final double ROW = 30;
    private static final int ROWS = 8;

    private final ListView<Other> list = new ListView<>();
    private final MenuButton base = new MenuButton();
    private final List<Other> others;
    private Optional<Base> chosen = Optional.empty();

    /// What a document can be compared with.
    ///
    /// @param name    what it is called
    /// @param about   where it is, or what it is
    /// @param compare compares with it, and with what both come from, if a person has named that
    public record Other(String name, String about, Consumer<Optional<Base>> compare) { }

    /// A file that both may come from.
    ///
    /// @param about where it is
    /// @param open  the document that it is open as; null where it is not open
    /// @param file  where it is read from then
    public record Base(String name, String about, @Nullable ComparedSide open, @Nullable Path file) { }

    /// @param name   of the document
    /// @param others at least one
    /// @param bases  what both may come from
    /// @param ask    asks for another file that they may come from
    public CompareCard(String name, List<Other> others, List<Base> bases, Supplier<Optional<Base>> ask) {
        super("compare-with", 560);
        this.others = others;
        list.setId("compare-with-list");
        list.setAccessibleText(Messages.get("compare.with", name));
        fit(list, ROW, Math.min(ROWS, others.size()));
        list.setCellFactory(_ -> new OtherCell());
        list.setOnMouseClicked(_ -> choose());
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                choose();
            }
        });
        getChildren().setAll(title(Messages.get("compare.with", name)), asking(bases, ask), list);
    }

    private Node asking(List<Base> bases, Supplier<Optional<Base>> ask) {
        base.setId("compare-with-base");
        base.setMnemonicParsing(false);
        // The toolkit gives the keyboard back to the button first.
        base.setOnHidden(_ -> list.requestFocus());
        base.getItems().add(item(Messages.get("compare.base-none"), Optional::empty));
        if (!bases.isEmpty()) {
            base.getItems().add(new SeparatorMenuItem());
        }
        bases.forEach(one -> base.getItems().add(item(Messages.get("compare.base-at", one.name(), one.about()),
                () -> Optional.of(one))));
        base.getItems().addAll(new SeparatorMenuItem(), item(Messages.get("compare.base-file"),
                () -> ask.get().or(() -> chosen)));
        come(Optional.empty());
        base.setTooltip(new Tip(Messages.get("compare.base-tip")));
        HBox from = new HBox(8, name(Messages.get("compare.base-label"), base), base);
        from.setAlignment(Pos.CENTER_LEFT);
        return from;
    }

    private MenuItem item(String words, Supplier<Optional<Base>> what) {
        MenuItem item = new MenuItem(words);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> come(what.get()));
        return item;
    }

    /// What both come from is none of the two.
    private void come(Optional<Base> from) {
        chosen = from;
        list.getItems().setAll(others.stream().filter(other -> from.filter(one -> one.name().equals(other.name())
                && one.about().equals(other.about())).isEmpty()).toList());
        list.getSelectionModel().selectFirst();
        base.setText(from.map(Base::name).orElseGet(() -> Messages.get("compare.base-none")));
        base.setAccessibleText(Messages.get("compare.base-spoken", base.getText()));
    }

    @Override
    protected Node first() {
        return list;
    }

    private void choose() {
        Other other = list.getSelectionModel().getSelectedItem();
        if (other != null) {
            close();
            other.compare().accept(chosen);
        }
    }

    private static final class OtherCell extends ListCell<Other> {
        @Override
        protected void updateItem(@Nullable Other other, boolean empty) {
            super.updateItem(other, empty);
            if (empty || other == null) {
                setText(null);
                setGraphic(null);
                return;
            }
            Label about = new Label(other.about());
            about.getStyleClass().add("muted");
            setText(other.name());
            setGraphic(about);
            setContentDisplay(ContentDisplay.RIGHT);
            setGraphicTextGap(12);
        }
    }
}
