package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.codec.TypeSamples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.text.cell.CellText;
import org.varscope.text.cell.Conversion;
import org.varscope.text.godot.GodotText;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Settings;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Every type of every engine edited in every way, as a person does it; what comes of it is the table in
/// `src/docs/editing.md`, which is written with `-Dvarscope.write.docs=true`.
///
/// After each act the file is read strictly, as what the act should have made of it, nothing but the value has other
/// bytes, and one step of undo gives every byte back.
class TypesEditedTest extends WindowTestBase {
    private static final Path PAGE = Path.of("src", "docs", "editing.md");
    private static final List<String> FEW = List.of("godot4", "godot3", "godot2", "segs");
    private static final List<String> ACTS = List.of("In its editor", "In the tree's cell", "Inserted as text",
            "Copied and pasted", "Duplicated", "Deleted", "Type changed", "Its bytes typed");

    private final Hands hands = new Hands(this);
    /// Of which a value was edited already, with keys: an editor is for one of them.
    private final Set<Class<?>> edited = new HashSet<>();
    /// What is found out beside the editing, such as whether the engine would load the file, is not looked at here.
    private final Executor working = background;
    private Dialect dialect = Dialects.of("godot4");
    /// What is in the file: an Array of every type, and at its end an empty one.
    private List<Variant> all = List.of();
    private byte[] original = {};
    private int at;
    private int steps;

    TypesEditedTest() {
        settings = settings.with(new Settings.Size(0, 0, 800, 500, false));
    }

    private static List<Dialect> dialects() {
        return Stream.concat(TypeSamples.engines().stream(), Dialects.presets().stream()).toList();
    }

    /// {@return those that are tried: all of them where the page is written, which takes minutes, and otherwise one of
    /// each generation and one with a type of its own}
    private static List<Dialect> tried() {
        return Boolean.getBoolean("varscope.write.docs") ? dialects()
                : dialects().stream().filter(one -> FEW.contains(one.name())).toList();
    }

    private void openAll(Dialect of, List<Variant> values) throws EncodeException {
        dialect = of;
        all = new ArrayList<>(values);
        all.add(Variant.Array.of(List.of()));
        original = Encoder.encode(Variant.Array.of(all), of);
        background = working;
        on(() -> window.workspace().all().forEach(PageTab::close));
        openWhole(write(of.name() + ".var", original));
        if (model().structure().dialect() != of) {
            apply(new Edit.Reinterpret(of, Framing.BARE));
        }
        run(Command.SHOW_ELEMENTS);
        background = _ -> { };
    }

    private Variant value() {
        return all.get(at);
    }

    /// {@return another value that is as long; null where its type has none in this dialect}
    private @Nullable Variant another() {
        return TypeSamples.another(value()).filter(other -> new TypeSamples("", other).in(dialect).isPresent())
                .orElse(null);
    }

    private void choose(int index) {
        Hands.call(() -> {
            model().selecting().pick(node("$[" + index + "]").location());
            find("inspector").requestFocus(); // so that it shows the value immediately
            editor().tree().view().requestFocus();
        });
    }

    // One act after the other.

    /// Does something to the value, looks at what became of the bytes, and takes it back.
    ///
    /// @param expected the values of the file then; null where only the others are known
    /// @return what became of the bytes, in words
    private String done(String words, @Nullable List<Variant> expected, Runnable deed) {
        String what = "%s %s: %s".formatted(dialect.name(), value(), words);
        int place = model().history().place();
        try {
            deed.run();
        } catch (AssertionError e) {
            throw new AssertionError(what + " cannot be done", e);
        }
        boolean asked = Arrays.equals(bytes(), original);
        if (asked) {
            hands.insist();
        }
        byte[] now = bytes();
        assertThat(Arrays.equals(now, original)).as("%s does nothing; %s", what, model().messageProperty().get())
                .isFalse();
        assertThat(model().history().place()).as("steps of %s", what).isEqualTo(place + 1);
        assertSound(what, now, expected);
        hands.run(Command.UNDO);
        assertThat(bytes()).as("%s, undone", what).isEqualTo(original);
        choose(at);
        steps++;
        return ChangedBytes.words(original, now) + (asked ? ", asked first" : "");
    }

    private void assertSound(String what, byte[] now, @Nullable List<Variant> expected) {
        try {
            var read = new Decoder(dialect, ObjectRule.ALLOWED).decode(now);
            assertThat(read.consumed()).as(what).isEqualTo(now.length);
            List<Variant> is = ((Variant.Array) read.value()).elements();
            List<Variant> wanted = expected != null ? expected : with(is.get(at));
            assertThat(is).as(what).hasSameSizeAs(wanted);
            for (int i = 0; i < is.size(); i++) {
                if (!Arrays.equals(Encoder.encode(is.get(i), dialect), Encoder.encode(wanted.get(i), dialect))) {
                    throw new AssertionError("%s: [%d] is %s, not %s".formatted(what, i, is.get(i), wanted.get(i)));
                }
            }
        } catch (DecodeException | EncodeException e) {
            throw new AssertionError(what + " is not read", e);
        }
        assertThat(model().structure().errors()).as(what).isZero();
    }

    /// {@return the values of the file with another at the place}
    private List<Variant> with(Variant... others) {
        List<Variant> now = new ArrayList<>(all.subList(0, at));
        now.addAll(List.of(others));
        now.addAll(all.subList(at + 1, all.size()));
        return now;
    }

    private String inEditor() {
        List<String> did = new ArrayList<>();
        EditorActs acts = new EditorActs(hands, dialect, value(), another());
        for (EditorActs.Act act : acts.all()) {
            did.add(act.words() + " "
                    + done(act.words(), act.becomes() == null ? null : with(act.becomes()), act.deed()));
        }
        if (value().kind().isPacked()) {
            did.add(inElements());
        }
        return did.isEmpty() ? hands.has("value-nothing") ? "nothing stored, which it says"
                : "nothing of its own: what it holds are rows" : String.join("; ", did);
    }

    /// The first element, in the table of them.
    private String inElements() {
        Variant other = TypeSamples.another(value()).orElseThrow();
        TestToolkit.settle();
        return value() instanceof Variant.PackedBytes ? "bytes " + done("bytes", null,
                () -> hands.typeDigits("elements-bytes", "09"))
                : "table " + done("table", null, () -> {
            hands.keys("elements", KeyCode.F2);
            hands.typeOver("cell-editor", other instanceof Variant.PackedStrings ? "!" : "9");
        });
    }

    private String inCell() {
        Variant other = another();
        if (other == null) {
            other = CellText.show(value(), dialect).equals("null") ? new Variant.Int(7) : Variant.NIL;
        }
        Variant becomes = other;
        String text = value() instanceof Variant.Array(_, var elements, _) && elements.isEmpty() ? "[1]"
                : CellText.show(becomes, dialect);
        if (node("$[" + at + "]").children() > 0) {
            return "none: what it holds has cells";
        }
        return "`" + text.replace("|", "\\|") + "` " + done("cell", text.equals("[1]") ? null : with(becomes), () -> {
            TestToolkit.settle();
            hands.run(Command.EDIT_VALUE);
            hands.typeOver("cell-editor", text);
        });
    }

    private String inserted() {
        String text = GodotText.exact(value(), dialect).replace("\n", " ");
        return done("inserted", with(value(), value()), () -> {
            hands.run(Command.INSERT_AFTER);
            hands.typeOver("insert-value", text);
        });
    }

    private String pasted() {
        List<Variant> expected = new ArrayList<>(all.subList(0, all.size() - 1));
        expected.add(Variant.Array.of(List.of(value())));
        return done("pasted", expected, () -> {
            hands.run(Command.COPY);
            choose(all.size() - 1);
            hands.run(Command.PASTE);
        });
    }

    private String command(Command command, Variant... become) {
        return done(command.id(), with(become), () -> hands.run(command));
    }

    private String retyped() {
        Row to = dialect.rows().stream().filter(row -> row.kind() != value().kind() && row.kind() != VariantKind.NIL
                && Conversion.of(value(), row.kind(), dialect).isPresent()).findFirst()
                .orElseGet(() -> dialect.rowOf(VariantKind.NIL).orElseThrow());
        Optional<Variant> becomes = Conversion.of(value(), to.kind(), dialect);
        if (becomes.isEmpty()) {
            return "to none: it is like no other type";
        }
        return to.name() + " " + done("type", with(becomes.get()), () -> {
            hands.run(Command.CHANGE_TYPE);
            hands.typeOver("palette-search", to.name());
        });
    }

    private String typed() throws EncodeException {
        Variant other = another();
        if (other == null) {
            return "nothing but its type, see there";
        }
        byte[] changed = Encoder.encode(Variant.Array.of(with(other)), dialect);
        assertThat(changed).as("%s like %s", other, value()).hasSameSizeAs(original);
        int from = Arrays.mismatch(original, changed);
        int to = from;
        for (int i = from; i < changed.length; i++) {
            to = changed[i] == original[i] ? to : i + 1;
        }
        String digits = HexFormat.of().formatHex(changed, from, to);
        return done("typed", with(other), () -> {
            Hands.call(() -> model().selecting().bytes(from, from));
            hands.typeDigits("hex", digits);
        });
    }

    private List<String> everything(int index) throws EncodeException {
        at = index;
        steps = 0;
        // Whatever follows the first value that has an editor is done without the toolkit painting in between.
        return edited.add(value().getClass()) ? everything() : TestToolkit.call(this::everything);
    }

    private List<String> everything() throws EncodeException {
        choose(at);
        List<String> cells = new ArrayList<>(List.of(inEditor(), inCell(), inserted(), pasted(),
                command(Command.DUPLICATE, value(), value()), command(Command.DELETE), retyped(), typed()));
        cells.add("%d of %d steps".formatted(steps, steps));
        return cells;
    }

    // The page.

    /// What became of the values of each name, and in which dialects.
    private Map<String, Map<List<String>, List<String>>> allEdited() throws EncodeException {
        Map<String, Map<List<String>, List<String>>> rows = new LinkedHashMap<>();
        for (TypeSamples sample : TypeSamples.all()) {
            rows.put(sample.name(), new LinkedHashMap<>());
        }
        for (Dialect of : tried()) {
            List<TypeSamples> samples = TypeSamples.all().stream().filter(one -> one.in(of).isPresent()).toList();
            assertThat(samples).extracting(sample -> sample.value().kind()).as(of.name())
                    .containsAll(of.rows().stream().map(Row::kind).toList());
            openAll(of, samples.stream().map(sample -> sample.in(of).orElseThrow()).toList());
            for (int i = 0; i < samples.size(); i++) {
                rows.get(samples.get(i).name()).computeIfAbsent(everything(i), _ -> new ArrayList<>()).add(of.name());
            }
        }
        return rows;
    }

    private static String line(String name, List<String> in, List<String> cells) {
        return "| %s | %s | %s |".formatted(name, in.size() == dialects().size() ? "all" : String.join(", ", in),
                String.join(" | ", cells));
    }

    private static String page(Map<String, Map<List<String>, List<String>>> rows) {
        StringBuilder table = new StringBuilder("| Type | In | " + String.join(" | ", ACTS) + " | Undone |\n"
                + "|---".repeat(ACTS.size() + 3) + "|\n");
        rows.forEach((name, ways) -> ways.forEach((cells, in) -> table.append(line(name, in, cells)).append('\n')));
        return """
                # Editing

                What a person can do to a value of every type of every engine. `TypesEditedTest` does all of it in the
                window, with values that stand among those of all other types of their dialect, and holds this page
                against what it gets; with `-Dvarscope.write.docs=true` it does so in every dialect and writes it.

                After each act the file is read strictly and says what it should, no other value has changed, and one
                step of undo gives every byte back. A cell tells the bytes that changed, `05 → 06`, or how many more
                or fewer there are.

                """ + table;
    }

    /// {@return whether a line of the page says this of a type in all of these dialects}
    private static boolean says(String line, String name, List<String> in, List<String> cells) {
        String[] parts = line.split(" \\| ", 3);
        return parts.length == 3 && parts[0].equals("| " + name)
                && (parts[1].equals("all") || List.of(parts[1].split(", ")).containsAll(in))
                && parts[2].equals(String.join(" | ", cells) + " |");
    }

    @Test
    void thePageSaysWhatCanBeDoneToEveryTypeOfEveryEngine() throws Exception {
        Map<String, Map<List<String>, List<String>>> rows = allEdited();
        if (Boolean.getBoolean("varscope.write.docs")) {
            Files.writeString(PAGE, page(rows));
        }
        List<String> lines = Files.readAllLines(PAGE);
        rows.forEach((name, ways) -> ways.forEach((cells, in) -> assertThat(lines).as("%s in %s", name, in)
                .anyMatch(line -> says(line, name, in, cells))));
    }
}
