package org.varscope.ui.packed;

import module java.base;
import org.varscope.document.place.Elements;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Component;
import org.varscope.variant.VariantKind;

/// What a column of the table shows of every element.
sealed interface ElementColumn {
    /// Which element it is.
    record Index() implements ElementColumn { }

    /// The offset of its first byte.
    record Offset() implements ElementColumn { }

    /// All of it.
    record Whole() implements ElementColumn { }

    /// One of the numbers that it is made of.
    record Part(Component component) implements ElementColumn { }

    /// {@return the columns for these elements}
    static List<ElementColumn> of(Elements elements) {
        List<ElementColumn> columns = new ArrayList<>(List.of(new Index(), new Offset()));
        List<Component> components = components(elements.kind());
        components.forEach(component -> columns.add(new Part(component)));
        if (components.isEmpty()) {
            columns.add(new Whole());
        }
        return columns;
    }

    /// {@return the numbers that an element of this kind is made of, by name; empty where it is one number or a text}
    static List<Component> components(VariantKind element) {
        return element.components().stream().filter(component -> component.numbers().size() == 1).toList();
    }

    /// {@return whether it shows something of the element itself}
    default boolean isValue() {
        return this instanceof Whole || this instanceof Part;
    }

    /// {@return its name above it}
    default String title() {
        return switch (this) {
            case Index _ -> Messages.get("packed.index");
            case Offset _ -> Messages.get("packed.offset");
            case Whole _ -> Messages.get("packed.value");
            case Part(var component) -> component.name();
        };
    }
}
