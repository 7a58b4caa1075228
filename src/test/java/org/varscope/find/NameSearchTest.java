package org.varscope.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.place.Paths;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

class NameSearchTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    private static Structure structure(Variant value) throws EncodeException {
        return Structure.scan(ByteStore.of(Encoder.encode(value, GODOT4)), GODOT4, Framing.BARE, Progress.NONE);
    }

    private static List<String> found(Structure structure, String sought, int most) {
        return paths(structure, new NameSearch(structure, sought, most).run(Progress.NONE, _ -> { }));
    }

    private static List<String> paths(Structure structure, List<Node> nodes) {
        return nodes.stream().map(node -> PathText.write(Paths.atOnce(structure, node, Long.MAX_VALUE), GODOT4))
                .toList();
    }

    private static Structure names() throws TextException, EncodeException {
        return structure(GodotReader.read("""
                {"old_gold": 1, "golden": 2, "player": {"bag": [{"Gold": 3}], "gold": {"gold": 4}}, "x": "gold", 12: 5}
                """, GODOT4));
    }

    @Test
    void theBestNamesComeFirstWhereverTheyStand() throws TextException, EncodeException {
        assertThat(found(names(), "gold", 10)).containsExactly("$.player.gold", "$.player.gold.gold",
                "$.player.bag[0].Gold", "$.golden", "$.old_gold");
    }

    @Test
    void anIntIsANameToo() throws TextException, EncodeException {
        assertThat(found(names(), "12", 10)).containsExactly("$[12]");
    }

    @Test
    void noMoreAreKeptThanAreWantedAndTheBestOnesStay() throws TextException, EncodeException {
        assertThat(found(names(), "gold", 1)).containsExactly("$.player.bag[0].Gold");
        assertThat(found(names(), "old", 1)).containsExactly("$.old_gold");
    }

    private static Structure many() throws EncodeException {
        List<Variant.Entry> entries = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            entries.add(new Variant.Entry(new Variant.Text("name" + i), new Variant.Int(i)));
        }
        return structure(Variant.Dictionary.of(entries));
    }

    @Test
    void whatIsFoundIsToldBeforeTheEnd() throws EncodeException {
        Structure many = many();
        List<String> first = new ArrayList<>();
        List<Node> last = new NameSearch(many, "name1", 3).run(Progress.NONE, so -> first.addAll(paths(many, so)));
        assertThat(first).startsWith("$.name1", "$.name10", "$.name11");
        assertThat(paths(many, last)).containsExactly("$.name1", "$.name10", "$.name11");
    }

    @Test
    void itCanBeStopped() throws EncodeException {
        Structure many = many();
        assertThatThrownBy(() -> new NameSearch(many, "nothing", 3).run(_ -> false, _ -> { }))
                .isInstanceOf(CancellationException.class);
    }
}
