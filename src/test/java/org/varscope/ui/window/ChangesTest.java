package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.document.edit.Edit;
import org.varscope.ui.model.ComparedValue;
import org.varscope.variant.Variant;

/// What was changed since the file was saved, in the pane of changes.
class ChangesTest extends WindowTestBase {
    private byte[] saved = {};

    @BeforeEach
    void sample() {
        openSample();
        saved = bytes();
        on(() -> {
            TabPane below = (TabPane) find("below");
            below.getSelectionModel().select(2);
        });
    }

    @SuppressWarnings("unchecked")
    private ListView<ComparedValue> list() {
        return (ListView<ComparedValue>) find("changes");
    }

    private List<String> listed() {
        return on(() -> list().getItems().stream()
                .map(value -> value.path() + " " + value.is() + " -> " + value.was()).toList());
    }

    @Test
    void nothingIsListedOfAFileAsItWasSaved() {
        assertThat(text("changes-words")).startsWith("Nothing was changed");
        assertThat(find("changes-revert-all").isVisible()).isFalse();
    }

    @Test
    void eachChangeIsListedAndRevertedAlone() {
        set("$.player.gold", 85);
        apply(new Edit.Remove(node("$.inventory[1]").location()));
        settle();
        assertThat(listed()).hasSize(2).first().isEqualTo("$.player.gold 100 -> 85");
        assertThat(listed().get(1)).startsWith("$.inventory[1] {").endsWith("-> (none)");
        on(() -> {
            list().requestFocus();
            list().getSelectionModel().select(0);
        });
        press(KeyCode.DELETE);
        settle();
        assertThat(listed()).hasSize(1).first().asString().startsWith("$.inventory[1]");
        press(KeyCode.DELETE);
        settle();
        assertThat(listed()).isEmpty();
        assertThat(bytes()).isEqualTo(saved);
    }

    @Test
    void allAreRevertedInOneStep() {
        set("$.player.gold", 85);
        set("$.player.name", new Variant.Text("Bo"));
        on(() -> ((Hyperlink) find("changes-revert-all")).fire());
        settle();
        assertThat(Arrays.equals(bytes(), saved)).isTrue();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        settle();
        assertThat(listed()).hasSize(2);
    }

    @Test
    void enterGoesToTheValue() {
        set("$.player.gold", 85);
        on(() -> model().selecting().pick(node("$.player.name").location()));
        on(() -> {
            list().requestFocus();
            list().getSelectionModel().select(0);
        });
        press(KeyCode.ENTER);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
    }

    @Test
    void bytesThatAreNoValueAreRevertedAsBytes() {
        long end = model().bytes().length();
        apply(Edit.insert(end, new byte[] {1, 2, 3}));
        settle();
        assertThat(listed()).singleElement().asString().endsWith("(none) -> 01 02 03");
        on(() -> {
            list().requestFocus();
            list().getSelectionModel().select(0);
        });
        press(KeyCode.DELETE);
        settle();
        assertThat(bytes()).isEqualTo(saved);
    }
}
