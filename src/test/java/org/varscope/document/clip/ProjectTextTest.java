package org.varscope.document.clip;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.TypedEdit;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

class ProjectTextTest {
    private static Structure read(ByteStore bytes, String dialect) {
        return Structure.scan(bytes, Dialects.of(dialect), Framing.PROJECT, Progress.NONE);
    }

    private static Structure read(String text) throws Exception {
        return read(ProjectText.bytes(text, ProjectText.dialect(text)), ProjectText.dialect(text).name());
    }

    private static List<String> keys(Structure settings) {
        return settings.children(null, 0, settings.records()).stream()
                .map(entry -> settings.entryKey(entry).orElseThrow()).toList();
    }

    private static String body(Structure settings) throws Exception {
        String text = ProjectText.write(settings);
        return text.substring(text.indexOf("\n\n") + 2);
    }

    @Test
    void settingsOfAnEngineAreTheSameBytesAgain() throws Exception {
        try (InputStream in = Objects.requireNonNull(
                getClass().getResourceAsStream("/corpus/godot3-more/project.binary"))) {
            ByteStore bytes = ByteStore.of(in.readAllBytes());
            String text = ProjectText.write(read(bytes, "godot3"));
            assertThat(text).contains("\nconfig_version=4\n", "\n[application]\n\nconfig/name=\"");
            assertThat(ProjectText.bytes(text, ProjectText.dialect(text)).contentEquals(bytes)).isTrue();
        }
    }

    /// The engine writes `/z` as `z`, and so makes another key of it.
    @ParameterizedTest
    @ValueSource(strings = {"/z", "/", "//q", "a//b", "x/", "a]b/c", " a/b", "a\nb/c", "two words/x", "[/y"})
    void aKeyIsTheSameAgainWhateverItsSection(String key) throws Exception {
        Document document = new Document(read("config_version=5\n"));
        document.apply(new TypedEdit.Insert("$[%s]".formatted(GodotText.write(new Variant.Text(key),
                Dialects.of("godot4"))), "3").in(document.structure()));
        Structure again = read(ProjectText.write(document.structure()));
        assertThat(keys(again)).containsExactly(key);
        assertThat(again.bytes().contentEquals(document.structure().bytes())).isTrue();
    }

    @Test
    void whatWasWrittenByHandIsRead() throws Exception {
        String text = "\uFEFF; a comment = no setting\r\nconfig_version=5\r\nalone=1\r\n[ a b ]\r\n"
                + "x/y = {\r\n\"k\": [1,\r\n2]\r\n}\r\n\"two \\\"words\\\"\"=\"a\nb]\" ; behind\n"
                + "[c];\nlast=Vector2( 1,\n 2 )";
        Structure settings = read(text);
        assertThat(keys(settings)).containsExactly("alone", "a b/x/y", "a b/two \"words\"", "c/last");
        assertThat(body(settings)).isEqualTo("config_version=5\nalone=1\n\n[a b]\n\nx/y={\n\"k\": [1, 2]\n}\n"
                + "\"two \\\"words\\\"\"=\"a\nb]\"\n\n[c]\n\nlast=Vector2(1, 2)\n");
    }

    @Test
    void entriesKeepTheirOrder() throws Exception {
        Document document = new Document(read("config_version=5\n[a]\nx=1\n[autoload]\nB=\"b\"\n[a]\ny=2\n"));
        document.apply(new TypedEdit.Insert("$[\"autoload/A\"]", "\"a\"", "$[\"a/x\"]").in(document.structure()));
        assertThat(body(document.structure())).isEqualTo("config_version=5\n\n[autoload]\n\nA=\"a\"\n\n[a]\n\nx=1\n\n"
                + "[autoload]\n\nB=\"b\"\n\n[a]\n\ny=2\n");
        assertThat(keys(read(ProjectText.write(document.structure())))).isEqualTo(keys(document.structure()));
    }

    @Test
    void entriesInNoSectionComeFirst() throws Exception {
        Document document = new Document(read("config_version=5\na=1\n[b]\nc=2\n"));
        document.apply(new TypedEdit.Move("$.a", "$#2").in(document.structure()));
        assertThat(body(document.structure())).isEqualTo("config_version=5\na=1\n\n[b]\n\nc=2\n");
    }

    @ParameterizedTest
    @CsvSource({"config_version=5, godot4", "config_version=4, godot3", "config_version=3, godot3", "x=5, godot2"})
    void theVersionTellsTheEngine(String text, String dialect) {
        assertThat(ProjectText.dialect("; x\n" + text + "\n").name()).isEqualTo(dialect);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[a\nb", "[a]\nb\n", "=1", "[a]\nb=\n", "[a]\nb=Nothing(1)", "\"a", "a=\"b", "a={ 1: 2"})
    void whatIsNoSettingIsRefusedWithItsPlace(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(TextException.class,
                e -> assertThat(e.offset()).isBetween(0, text.length()));
    }
}
