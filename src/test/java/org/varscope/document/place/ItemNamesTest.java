package org.varscope.document.place;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.TypedEdit;
import org.varscope.explain.PathWords;
import org.varscope.explain.Saying;
import org.varscope.find.ChangeQuery;
import org.varscope.find.Condition;
import org.varscope.find.PathGlob;
import org.varscope.find.Query;
import org.varscope.find.Search;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Roots;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// Items of a list of fields that have names are found by them.
class ItemNamesTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    private static Structure save(String list, String... values) throws Exception {
        Buffers.Out out = new Buffers.Out().raw(new byte[] {'S', 'A', 'V', 'E'}).u32(3);
        for (String value : values) {
            byte[] bytes = Encoder.encode(GodotReader.read(value, GODOT4), GODOT4);
            out.u32(bytes.length).raw(bytes);
        }
        return Structure.scan(ByteStore.of(out.bytes()), GODOT4, Framing.named("fields:" + list).orElseThrow(),
                Progress.NONE);
    }

    private static Structure adventure() throws Exception {
        return save("\"SAVE\", version=u32, saves=var...", "{\"gold\": 1}", "{\"gold\": 2}", "[3]");
    }

    private static Node at(Structure structure, String path) throws Exception {
        return Paths.resolve(structure, PathText.read(path, GODOT4)).node();
    }

    @ParameterizedTest
    @CsvSource({"$.version, $1", "$.saves[0], $2", "$.saves[1].gold, $3.gold", "$.saves[2][0], $4[0]", "$0, $0"})
    void aNameAndTheNumberLeadToTheSameValue(String named, String numbered) throws Exception {
        Structure structure = adventure();
        assertThat(at(structure, named).location()).isEqualTo(at(structure, numbered).location());
        assertThat(PathWords.whole(structure, at(structure, numbered))).isEqualTo(named);
        assertThat(new PathBuilder(structure).shown(at(structure, numbered))).isEqualTo(named);
        assertThat(PathCompletion.of(named, structure, 20, Progress.NONE)).containsKey(named);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "$.versoin | no item named versoin here; the layout has 2 items with names; the nearest is .version",
        "$[3]      | no item 3 here; the layout has 2 items with names: .version, .saves",
        "$.saves   | `$.saves` means 3 records: expected `$.saves[0]` to `$.saves[2]`",
        "$.saves[3]| `$.saves` means 3 records: expected `$.saves[0]` to `$.saves[2]`"})
    void whatLeadsNowhereIsSaidWithTheWayOn(String path, String words) throws Exception {
        Structure structure = adventure();
        assertThatThrownBy(() -> at(structure, path)).satisfies(Saying.partly(words));
    }

    @Test
    void theOnlyRecordHasItsValuesBehindTheDollarAsWithoutAName() throws Exception {
        byte[] bytes = Encoder.encode(GodotReader.read("{\"gold\": 1}", GODOT4), GODOT4);
        Structure structure = Structure.scan(ByteStore.of(bytes), GODOT4,
                Framing.named("fields:save=value").orElseThrow(), Progress.NONE);
        assertThat(at(structure, "$.gold").location()).isEqualTo(at(structure, "$.save.gold").location());
    }

    @Test
    void aRecordIsPutInAndMovedByName() throws Exception {
        Document document = new Document(adventure());
        document.apply(new TypedEdit.Insert("$.saves[1]", "7").in(document.structure()));
        document.apply(new TypedEdit.Move("$.saves[0]", "$.saves[3]").in(document.structure()));
        assertThat(List.of("$.saves[0]", "$.saves[1].gold", "$.saves[3].gold")).map(path ->
                Values.of(document.structure(), at(document.structure(), path), 100).orElseThrow())
                .containsExactly(new Variant.Int(7), new Variant.Int(2), new Variant.Int(1));
    }

    @ParameterizedTest
    @CsvSource({"$.version, 1", "$1, 1", "$.saves[*].gold, 2", "$.saves.**, 6", "$.sa*, 0", "$3.gold, 1"})
    void bothSpellingsFind(String glob, int hits) throws Exception {
        List<Long> found = new ArrayList<>();
        new Search(adventure(), List::of).run(new Query.Values(List.of(new Condition.Path(PathGlob.of(glob)))),
                Progress.NONE, (at, _) -> found.add(at));
        assertThat(found).hasSize(hits);
    }

    @ParameterizedTest
    @CsvSource({"$.version, 1", "$1, 1", "$.saves[*].**, 1", "$3.**, 1", "$0.**, 0", "$.saves[0].**, 0"})
    void bothSpellingsFindWhatChanged(String glob, int hits) throws Exception {
        Document document = new Document(adventure());
        Structure before = document.structure();
        document.apply(new TypedEdit.Set("$.version", "4").in(document.structure()));
        document.apply(new TypedEdit.Set("$.saves[1].gold", "9").in(document.structure()));
        List<Long> found = new ArrayList<>();
        new Search(document.structure(), List::of).run(new Query.Changes(before,
                ChangeQuery.of(List.of(), List.of(PathGlob.of(glob))), null), Progress.NONE, (at, _) -> found.add(at));
        assertThat(found).hasSize(hits);
    }

    /// The path of every value leads back to it, whoever writes it.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13})
    void everyPathLeadsBack(long seed) throws Exception {
        Random random = new Random(seed);
        for (int i = 0; i < 60; i++) {
            FieldList plain = Roots.list(random);
            List<FieldItem> items = new ArrayList<>();
            for (FieldItem item : plain.items()) {
                items.add(random.nextBoolean() || !item.name().isEmpty() ? item : item.named("i" + items.size()));
            }
            FieldList list = new FieldList(items);
            Structure structure = Structure.scan(ByteStore.of(Roots.bytes(random, list, 30)), GODOT4,
                    Framing.of(list), Progress.NONE);
            PathBuilder paths = new PathBuilder(structure);
            Inspection all = new Inspection(structure);
            for (Finding finding = all.next(); finding != null; finding = all.next()) {
                if (finding instanceof Finding.Value(var node, var path) && node.state() == State.WHOLE) {
                    assertThat(path.text()).as("seed %d, %s", seed, list).isEqualTo(paths.shown(node))
                            .isEqualTo(PathWords.whole(structure, node));
                    assertThat(at(structure, path.text()).location()).as(path.text()).isEqualTo(node.location());
                }
            }
        }
    }
}
