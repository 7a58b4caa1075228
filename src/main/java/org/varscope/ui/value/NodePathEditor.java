package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Edit;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;

/// A NodePath in its parts: whether it begins at the root, the nodes, the properties. The whole of it is typed in the
/// line above.
final class NodePathEditor implements ValueEditor {
    private static final String NODES = "/";
    private static final String PROPERTIES = ":";

    private final CheckBox absolute = new CheckBox(Messages.get("value.absolute"));
    private final ValueField nodes;
    private final ValueField properties;
    private final VBox view;
    private @Nullable EditedValue edited;

    NodePathEditor(Commit commit) {
        var error = ValueField.error("value-path-error");
        absolute.setId("value-absolute");
        absolute.setOnAction(_ -> {
            Variant.NodePath path = path();
            commit.takeOrSay(setting(path.names(), path.subnames(), absolute.isSelected()));
        });
        nodes = new ValueField("value-nodes", Messages.get("value.nodes"), error, commit,
                typed -> setting(parts(typed, NODES), path().subnames(), path().absolute()));
        properties = new ValueField("value-properties", Messages.get("value.properties"), error, commit,
                typed -> setting(path().names(), parts(typed, PROPERTIES), path().absolute()));
        view = new VBox(absolute, nodes.row(), properties.row(), error);
        view.getStyleClass().add("value-rows");
    }

    private Variant.NodePath path() {
        return edited != null && edited.value() instanceof Variant.NodePath path ? path
                : Variant.NodePath.of(List.of(), List.of(), false);
    }

    private Edit setting(List<String> names, List<String> subnames, boolean root) {
        return Objects.requireNonNull(edited).setting(
                new Variant.NodePath(names, subnames, root, path().property() && !subnames.isEmpty()));
    }

    private static List<String> parts(String typed, String between) throws TextException {
        List<String> parts = typed.isEmpty() ? List.of() : List.of(typed.split(Pattern.quote(between), -1));
        if (parts.contains("")) {
            throw new TextException(0, "`" + typed.strip() + "`",
                    TextRemark.NAMES_BETWEEN.with(between));
        }
        return parts;
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        absolute.setSelected(path().absolute());
        show(nodes, "value.nodes-of", path().names(), NODES);
        show(properties, "value.properties-of", path().subnames(), PROPERTIES);
    }

    /// Names that could not be distinguished are edited in the line above.
    private void show(ValueField field, String called, List<String> names, String between) {
        field.show(Messages.get(called, Objects.requireNonNull(edited).name()),
                String.join(between, names));
        if (names.stream().anyMatch(name -> name.isEmpty() || name.contains(between))) {
            field.field().setEditable(false);
        }
    }
}
