package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.dialect.Dialect;
import org.varscope.ui.command.Command;

/// A person who looks at samples, at one value in every dialect, and draws what there is to see.
class LearningFromSamplesTest extends WindowTestBase {
    private static List<String> cells(TableView<?> table, int column) {
        return IntStream.range(0, table.getItems().size())
                .mapToObj(row -> String.valueOf(table.getColumns().get(column).getCellData(row))).toList();
    }

    @Test
    void aSampleOfAnOldDialectOpensInThatDialect() {
        run(Command.GALLERY);
        settle();
        ListView<?> dialects = (ListView<?>) find("gallery-dialects");
        int old = IntStream.range(0, dialects.getItems().size())
                .filter(i -> ((Dialect) dialects.getItems().get(i)).name().equals("godot2")).findFirst().orElseThrow();
        on(() -> dialects.getSelectionModel().select(old));
        settle();
        TableView<?> samples = (TableView<?>) find("gallery-samples");
        on(() -> {
            samples.requestFocus();
            samples.getSelectionModel().select(cells(samples, 0).indexOf("Matrix32"));
        });
        press(KeyCode.ENTER);
        settle();
        assertThat(on(() -> editor().file().name())).isEqualTo("godot2-Matrix32.var");
        assertThat(on(() -> model().structure().dialect().name())).isEqualTo("godot2");
    }

    @Test
    void aColorHasAnotherTypeNumberInOlderEngines() {
        openSample();
        pick("$.player.tint");
        run(Command.DIALECTS);
        settle();
        TableView<?> fields = (TableView<?>) find("dialects-fields");
        assertThat(on(() -> cells(fields, 0))).containsExactly("header", "r", "g", "b", "a");
        assertThat(on(() -> cells(fields, 2)).getFirst()).contains("TYPE_NUMBER");
    }

    @Test
    void theBytesOfTheSelectedValueAreSavedAsAPage() throws IOException {
        openSample();
        pick("$.player.speed");
        Path page = folder.resolve("speed.html");
        choices.target = page;
        run(Command.SAVE_PICTURE);
        type("page, dark");
        press(KeyCode.ENTER);
        await(() -> Files.exists(page));
        settle();
        assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>")
                .contains("$.player.speed", "color-scheme: dark").doesNotContain("$.player.name");
    }
}
