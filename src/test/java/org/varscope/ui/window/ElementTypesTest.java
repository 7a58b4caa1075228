package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

/// The types that collections demand of what they hold, chosen in the inspector.
class ElementTypesTest extends ValueFormTestBase {
    @SuppressWarnings("unchecked")
    private void choose(String id, ElementType type) {
        on(() -> ((ComboBox<ElementType>) find(id)).setValue(type));
    }

    @Test
    void aCollectionIsTypedByAType() {
        openValue("[1, 2]");
        choose("value-values", new ElementType.Builtin(VariantKind.INT));
        assertThat(rows()).anyMatch(row -> row.startsWith("a, Array[int]"));
        undone();
        choose("value-values", new ElementType.Builtin(VariantKind.STRING));
        assertThat(text("value-refusal")).contains("Array[String]");
        assertThat(bytes()).isEqualTo(original);
        on(() -> ((Button) find("refusal-anyway")).fire());
        assertThat(rows()).anyMatch(row -> row.startsWith("a, Array[String]"));
        assertThat(isThere("refusal-anyway")).isFalse();
        undone();
    }

    @Test
    void aCollectionIsTypedByAClassOnceThatIsNamed() {
        openValue("Array[int]([])");
        choose("value-values", new ElementType.ClassName(""));
        assertThat(bytes()).isEqualTo(original);
        typedOver("value-values-name", "Node2D");
        assertThat(rows()).anyMatch(row -> row.startsWith("a, Array[Node2D]"));
        undone();
    }

    @Test
    void aDictionaryHasTypesOfKeysAndOfValues() {
        openValue("{\"b\": 1}");
        choose("value-keys", new ElementType.Builtin(VariantKind.STRING));
        assertThat(rows()).anyMatch(row -> row.startsWith("a, Dictionary[String, Variant]"));
        undone();
    }
}
