package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Edit;
import org.varscope.text.Digits;
import org.varscope.text.TextException;
import org.varscope.text.cell.RealText;
import org.varscope.ui.message.Messages;
import org.varscope.variant.EulerAngles;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// How far a value turns, as angles in degrees about x, y and z.
final class RotationRow {
    private static final List<String> AXES = List.of("x", "y", "z");
    private static final int MATRIX = 9;
    /// Digits of a degree that are shown, and of those only what is not 0.
    private static final int PLACES = 4;
    /// Godot 1 and 2 have another order of the angles.
    private static final int SINCE = 3;

    private final VariantKind kind;
    private final List<ValueField> fields = new ArrayList<>();
    private final VBox view;
    private @Nullable EditedValue edited;
    private double[] numbers = new double[0];
    private double[] angles = new double[AXES.size()];

    RotationRow(VariantKind kind, Commit commit) {
        this.kind = kind;
        Label error = ValueField.error("value-angle-error");
        Label title = new Label(Messages.get("value.degrees"));
        title.getStyleClass().addAll("muted", "value-heading");
        GridPane row = new GridPane();
        row.getStyleClass().add("value-grid");
        for (int axis = 0; axis < AXES.size(); axis++) {
            int which = axis;
            ValueField field = new ValueField("value-angle-" + AXES.get(axis),
                    Messages.get("value.angle", AXES.get(axis)), error, commit, typed -> turned(which, typed));
            GridPane.setHgrow(field.field(), Priority.ALWAYS);
            row.add(field.field(), axis, 0);
            fields.add(field);
        }
        view = new VBox(title, row, error);
        view.getStyleClass().add("value-rows");
        view.managedProperty().bind(view.visibleProperty());
    }

    /// {@return whether values of `kind` turn in space}
    static boolean isFor(VariantKind kind) {
        return kind == VariantKind.QUATERNION || kind == VariantKind.BASIS || kind == VariantKind.TRANSFORM3D;
    }

    /// {@return the control}
    Region view() {
        return view;
    }

    /// Shows the angles of `value`, which is made of `of`.
    void show(EditedValue value, double[] of) {
        edited = value;
        numbers = of;
        view.setVisible(value.structure().dialect().traits().generation() >= SINCE);
        angles = kind == VariantKind.QUATERNION ? EulerAngles.ofQuaternion(of)
                : EulerAngles.ofBasis(Arrays.copyOf(of, MATRIX));
        for (int axis = 0; axis < AXES.size(); axis++) {
            fields.get(axis).show(Messages.get("value.angle-of", AXES.get(axis), value.name()), shown(angles[axis]));
        }
    }

    private static String shown(double angle) {
        return Double.isFinite(angle)
                ? Digits.number(new BigDecimal(angle).setScale(PLACES, RoundingMode.HALF_UP).doubleValue(), true)
                : Digits.number(angle, true);
    }

    private Edit turned(int axis, String typed) throws TextException {
        double[] to = Arrays.stream(angles).map(angle -> Double.isFinite(angle) ? angle : 0).toArray();
        to[axis] = RealText.read(typed, true);
        EditedValue value = Objects.requireNonNull(edited);
        if (kind == VariantKind.QUATERNION) {
            return value.setting(new Variant.Reals(kind,
                    Arrays.stream(EulerAngles.quaternion(to)).map(value::stored).toArray()));
        }
        double[] all = numbers.clone();
        double[] matrix = EulerAngles.basis(to, Arrays.copyOf(numbers, MATRIX));
        System.arraycopy(Arrays.stream(matrix).map(value::stored).toArray(), 0, all, 0, MATRIX);
        return value.setting(new Variant.Reals(kind, all));
    }
}
