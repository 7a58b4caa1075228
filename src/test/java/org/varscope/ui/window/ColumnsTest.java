package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.ui.command.Command;
import org.varscope.ui.tree.ColumnWidths;
import org.varscope.variant.Variant;

/// The columns of the structure: dragged by their edges, and with room for names however deep they are.
class ColumnsTest extends WindowTestBase {
    private static final int LEVELS = 30;

    private void openDeep() throws EncodeException {
        Variant value = new Variant.Int(7);
        for (int i = 0; i < LEVELS; i++) {
            value = Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("level" + (LEVELS - i)), value)));
        }
        open(write("deep.var", Encoder.encode(value, Dialects.of("godot4"))));
    }

    private double nameWidth() {
        return ((TreeTableView<?>) editor().tree().view()).getColumns().getFirst().getWidth();
    }

    private Optional<Labeled> deepest() {
        return robot.lookup(".name-cell").queryAllAs(Labeled.class).stream().filter(Node::isVisible)
                .filter(cell -> ("level" + LEVELS).equals(cell.getText())).findFirst();
    }

    /// The toolkit remembers the widest arrow of a column.
    private void zoomAnotherTree() {
        openSample();
        run(Command.ZOOM_IN);
        run(Command.ZOOM_IN);
        run(Command.ZOOM_RESET);
    }

    @Test
    void namesCanBeReadThirtyLevelsDeep() throws EncodeException {
        size(900, 700);
        zoomAnotherTree();
        openDeep();
        run(Command.EXPAND);
        on(() -> ((TreeTableView<?>) find("structure")).scrollTo(LEVELS));
        await(() -> deepest().isPresent());
        Labeled name = on(() -> deepest().orElseThrow());
        Text words = (Text) on(() -> name.lookupAll(".text").stream().map(Text.class::cast)
                .filter(text -> text.getText().equals(name.getText())).findFirst().orElseThrow());
        Bounds cell = on(() -> name.localToScene(name.getLayoutBounds()));
        assertThat(cell.contains(on(() -> words.localToScene(words.getLayoutBounds())))).isTrue();
        assertThat(((Labeled) name.getGraphic()).getText()).isEqualTo(Integer.toString(LEVELS));
    }

    @Test
    void theEdgesOfColumnsCanBeDragged() {
        size(1440, 900);
        openSample();
        Region header = robot.lookup("#structure > .column-header-background").query();
        assertThat(on(header::getHeight)).isGreaterThan(12);
        assertThat(on(() -> ((TreeTableView<?>) find("structure")).getColumns().getFirst().isResizable())).isTrue();
    }

    @Test
    void columnsAreAsWideInTheNextTabAsTheyWereDragged() {
        size(1600, 900);
        openSample();
        double before = nameWidth();
        on(() -> editor().tree().widthsProperty().set(new ColumnWidths(before + 70, 80)));
        assertThat(settings.columns()).isEqualTo(new ColumnWidths(before + 70, 80));
        openSample();
        await(() -> nameWidth() > before + 40);
    }

    private List<Double> columns() {
        return on(() -> ((TreeTableView<?>) find("structure")).getColumns().stream()
                .map(TableColumnBase::getWidth).toList());
    }

    @Test
    void columnsDoNotDependOnHowWideTheyWereBefore() {
        size(1280, 820);
        openSample();
        List<Double> opened = columns();
        size(1600, 820);
        size(900, 820);
        size(1280, 820);
        assertThat(columns()).isEqualTo(opened);
        openSample();
        assertThat(columns()).isEqualTo(opened);
    }

    @Test
    void aColumnThatIsDraggedTakesWidthFromTheValuesUntilTheyHaveOnlyALittle() {
        size(1600, 900);
        openSample();
        List<Double> before = columns();
        TreeTableView<?> tree = (TreeTableView<?>) find("structure");
        on(() -> resize(tree, 1, 20));
        assertThat(columns()).containsExactly(before.get(0), before.get(1) + 20, before.get(2) - 20);
        on(() -> resize(tree, 1, 2000));
        assertThat(columns().getLast()).isBetween(70.0, 100.0);
        assertThat(columns().stream().mapToDouble(width -> width).sum())
                .isEqualTo(before.stream().mapToDouble(width -> width).sum());
    }

    private static <T> boolean resize(TreeTableView<T> tree, int column, double delta) {
        return tree.resizeColumn(tree.getColumns().get(column), delta);
    }

    @Test
    void namesHaveHalfOfANarrowTable() {
        size(900, 600);
        openSample();
        TreeTableView<?> tree = (TreeTableView<?>) find("structure");
        on(() -> tree.getColumns().getFirst().setPrefWidth(50));
        size(960, 600);
        double table = tree.getWidth();
        assertThat(table).isLessThan(270);
        assertThat(nameWidth()).isBetween(table * 0.45, table * 0.55);
    }
}
