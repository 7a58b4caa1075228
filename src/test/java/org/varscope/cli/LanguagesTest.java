package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.codec.RandomValues.Range;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.said.Numbers;
import org.varscope.scan.walk.Buffers;
import org.varscope.text.cell.CellText;
import org.varscope.text.godot.GodotText;
import org.varscope.text.json.Json;
import org.varscope.variant.Variant;

/// Languages of the system that write numbers in another way, or have other small letters: nothing may depend on them.
@Isolated("changes the language of the whole program")
class LanguagesTest {
    private static final List<String> LANGUAGES = List.of("de-DE", "tr-TR", "ar-EG", "ja-JP-u-ca-japanese");

    @TempDir
    private Path folder;
    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    private Path file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private List<Object> said(Path save, Path cut) throws IOException {
        List<Object> said = new ArrayList<>();
        for (Path file : List.of(save, cut)) {
            for (String verb : List.of("tree", "check")) {
                said.add(Ran.of(verb, file.toString()));
                said.add(Ran.of(verb, "--jsonl", file.toString()));
            }
        }
        said.add(Ran.of("get", save.toString(), "$.player"));
        said.add(Ran.of("get", "--json", save.toString(), "$.player"));
        said.add(Ran.of("set", save.toString(), "$.player.gold", "1e3"));
        Path copy = folder.resolve("copy.save");
        said.add(Ran.of("set", save.toString(), "$.player.gold", "5000000000", "$.player.luck", "0.25", "-o",
                copy.toString()));
        said.add(List.of(Files.readAllBytes(copy)).stream().map(Arrays::toString).toList());
        Files.delete(copy);
        Files.write(save, Buffers.sample("adventure.save"));
        return said;
    }

    @Test
    void noLanguageChangesWhatTheCommandLinePrintsAndWrites() throws IOException {
        byte[] bytes = Buffers.sample("adventure.save");
        Path save = file("a.save", bytes);
        Path cut = file("cut.save", Arrays.copyOf(bytes, 422));
        Locale.setDefault(Locale.ROOT);
        List<Object> usual = said(save, cut);
        for (String language : LANGUAGES) {
            Locale.setDefault(Locale.forLanguageTag(language));
            assertThat(said(save, cut)).as(language).isEqualTo(usual);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"godot4", "godot3", "godot2"})
    void noLanguageChangesTheTextOfAValue(String dialect) throws IOException {
        Locale.setDefault(Locale.ROOT);
        List<String> usual = texts(Dialects.of(dialect));
        for (String language : LANGUAGES) {
            Locale.setDefault(Locale.forLanguageTag(language));
            assertThat(texts(Dialects.of(dialect))).as(language).isEqualTo(usual);
        }
    }

    /// Of the same values each time, by seed 41.
    private static List<String> texts(Dialect dialect) throws IOException {
        RandomValues values = new RandomValues(new Random(41), dialect, Range.ANY);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Variant value = values.value(2);
            StringWriter json = new StringWriter();
            Json.write(value, dialect, json);
            texts.add(GodotText.write(value, dialect) + "\n" + CellText.show(value, dialect) + "\n" + json);
        }
        texts.add(Numbers.grouped(-1_234_567));
        return texts;
    }
}
