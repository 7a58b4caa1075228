package org.varscope.text.godot;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;
import org.varscope.variant.Variant.NodePath;

class NodePathTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "/", ".", "..", "/root", "/root/A", "../Sibling", "Node:prop", "Node:prop:sub", ":prop",
        ":prop:x:y", "A/漢字:é", "@Node@2/x", "%Unique/x", "/:x"})
    void pathsReadBackAsWritten(String text) throws TextException {
        assertThat(NodePathText.write(NodePathText.read(text, Dialects.of("godot4")))).isEqualTo(text);
    }

    @Test
    void thePartsAreTold() throws TextException {
        assertThat(NodePathText.read("/root/A:b:x", Dialects.of("godot4")))
                .isEqualTo(NodePath.of(List.of("root", "A"), List.of("b", "x"), true));
    }

    @Test
    void slashesThatSayNothingAreDropped() throws TextException {
        assertThat(NodePathText.read("A//B/", Dialects.of("godot4")))
                .isEqualTo(NodePath.of(List.of("A", "B"), List.of(), false));
    }

    @Test
    void aPathOfGodot2EndsInAProperty() throws TextException {
        assertThat(NodePathText.read("A:b:c", Dialects.of("godot2")))
                .isEqualTo(new NodePath(List.of("A"), List.of("b", "c"), false, true));
    }

    @Test
    void aPathOfGodot2WithoutPropertyHasNone() throws TextException {
        assertThat(NodePathText.read("A", Dialects.of("godot2")))
                .isEqualTo(new NodePath(List.of("A"), List.of(), false, false));
    }

    @Test
    void aPathWhoseTextWouldBeRefusedIsWrittenByItsParts() throws TextException {
        NodePath path = new NodePath(List.of("A"), List.of("", "b"), false, true);
        String text = GodotText.write(path, Dialects.of("godot2"));
        assertThat(text).isEqualTo("NodePath([\"A\"], [\"\", \"b\"], false, true)");
        assertThat(GodotReader.read(text, Dialects.of("godot2"))).isEqualTo(path);
    }

    @Test
    void anEmptySubnameIsRefused() {
        assertThatThrownBy(() -> NodePathText.read("A::b", Dialects.of("godot4"))).isInstanceOf(TextException.class);
    }
}
