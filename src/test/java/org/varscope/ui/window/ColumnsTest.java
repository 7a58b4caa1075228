package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    private void open(String name, Variant value) throws EncodeException {
        open(write(name, Encoder.encode(value, Dialects.of("godot4"))));
    }

    private static Variant entries(Map<String, Long> numbers) {
        return Variant.Dictionary.of(numbers.entrySet().stream().map(entry -> new Variant.Entry(
                new Variant.Text(entry.getKey()), new Variant.Int(entry.getValue()))).toList());
    }

    /// What is to be read of each cell of that style class, and what it would say with more room.
    private Map<String, String> cells(String style) {
        return on(() -> robot.lookup("#structure " + style).queryAllAs(Labeled.class).stream()
                .filter(cell -> cell.isVisible() && cell.getText() != null && !cell.getText().isEmpty())
                .collect(Collectors.toMap(Labeled::getText, cell -> cell.lookupAll(".text").stream()
                        .map(text -> ((Text) text).getText()).filter(text -> !text.isEmpty())
                        .reduce("", (_, last) -> last), (one, _) -> one)));
    }

    private void allAreWhole(Map<String, String> cells) {
        assertThat(cells).isNotEmpty().allSatisfy((text, shown) -> assertThat(shown).isEqualTo(text));
    }

    @ParameterizedTest
    @CsvSource({"900, 600", "1280, 820", "1440, 900"})
    void namesAndNumbersAreWholeAndValuesHaveMoreThanTheirFirstLetters(double width, double height) {
        size(width, height);
        openSample();
        run(Command.EXPAND);
        settle();
        allAreWhole(cells(".name-cell"));
        Map<String, String> values = cells(".value-cell");
        assertThat(values).containsEntry("87", "87").allSatisfy((text, shown) ->
                assertThat(shown.length()).isGreaterThanOrEqualTo(Math.min(text.length(), 12)));
    }

    @ParameterizedTest
    @CsvSource({"1280, 820", "1440, 900"})
    void aNumberOf64BitsIsWholeBesideALongName(double width, double height) throws EncodeException {
        size(width, height);
        open("wide.var", entries(Map.of("the_name_of_an_entry_as_long_as_they_come", Long.MIN_VALUE, "id", 7L)));
        assertThat(cells(".value-cell")).containsEntry("" + Long.MIN_VALUE, "" + Long.MIN_VALUE);
    }

    @Test
    void eachFileHasTheWidthsThatItNeeds() throws EncodeException {
        size(1440, 900);
        openSample();
        double sample = nameWidth();
        open("names.var", entries(Map.of("experience_points", 1L)));
        assertThat(nameWidth()).isGreaterThan(sample + 20);
        assertThat(settings.columns()).isEqualTo(ColumnWidths.FIRST);
    }

    @Test
    void aRowIsMeasuredWhenItComesIntoViewAndNotBefore() throws EncodeException {
        size(1440, 900);
        Map<String, Long> numbers = new LinkedHashMap<>();
        IntStream.range(0, 200).forEach(i -> numbers.put(i == 190 ? "a_long_name_far_below" : "n" + i, (long) i));
        open("many.var", entries(numbers));
        double opened = nameWidth();
        assertThat(opened).isLessThan(90);
        on(() -> ((TreeTableView<?>) find("structure")).scrollTo(185));
        await(() -> nameWidth() > opened + 40);
        on(() -> ((TreeTableView<?>) find("structure")).scrollTo(0));
        settle();
        assertThat(nameWidth()).isGreaterThan(opened + 40);
    }

    private Node firstEdge() {
        return on(() -> robot.lookup("#structure .nested-column-header").<Parent>query().getChildrenUnmodifiable()
                .stream().filter(Rectangle.class::isInstance)
                .min(Comparator.comparingDouble(edge -> edge.localToScene(0, 0).getX())).orElseThrow());
    }

    private static void mouse(Node on, EventType<MouseEvent> type, double x) {
        Event.fireEvent(on, new MouseEvent(type, x, 0, x, 0, MouseButton.PRIMARY, 1, false, false, false, false, true,
                false, false, true, false, false, null));
    }

    @Test
    void aDoubleClickOnAnEdgeFitsTheColumnsAgain() {
        size(1440, 900);
        openSample();
        List<Double> opened = columns();
        on(() -> editor().tree().widthsProperty().set(new ColumnWidths(60, 150)));
        assertThat(columns()).isNotEqualTo(opened);
        robot.doubleClickOn(firstEdge());
        settle();
        assertThat(columns()).isEqualTo(opened);
        assertThat(settings.columns()).isEqualTo(ColumnWidths.FIRST);
    }

    @Test
    void anEdgeThatIsDraggedStaysThereAndTheOtherColumnsAreFittedStill() {
        size(1440, 900);
        openSample();
        List<Double> opened = columns();
        Node edge = firstEdge();
        on(() -> {
            mouse(edge, MouseEvent.MOUSE_PRESSED, 100);
            mouse(edge, MouseEvent.MOUSE_DRAGGED, 120);
            mouse(edge, MouseEvent.MOUSE_DRAGGED, 140);
            mouse(edge, MouseEvent.MOUSE_RELEASED, 140);
        });
        settle();
        assertThat(columns().getFirst()).isEqualTo(opened.getFirst() + 40);
        assertThat(settings.columns().name()).isEqualTo(opened.getFirst() + 40);
        assertThat(settings.columns().type()).isNaN();
    }
}
