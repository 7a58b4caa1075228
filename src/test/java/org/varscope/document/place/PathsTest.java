package org.varscope.document.place;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.Saying;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotText;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;

class PathsTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private Structure save;

    @BeforeEach
    void open() {
        save = Structure.scan(ByteStore.of(Buffers.sample("adventure.save")), GODOT4, Framing.STREAM, Progress.NONE);
    }

    private Variant value(String path) throws TextException, PathException {
        Target target = Paths.resolve(save, PathText.read(path, GODOT4));
        return target.value(1 << 20).orElseThrow();
    }

    @Test
    void aValueInAKeyHasAPathThatLeadsToItAndNotIntoTheValue() throws EncodeException, PathException, TextException {
        Variant key = Variant.Array.of(List.of(new Variant.Int(1)));
        Variant value = Variant.Array.of(List.of(new Variant.Int(2)));
        byte[] bytes = Encoder.encode(Variant.Dictionary.of(List.of(new Variant.Entry(key, value))), GODOT4);
        Structure structure = Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE);
        Node inKey = structure.deepestAt(0x14).orElseThrow();

        String path = PathText.write(Paths.of(structure, inKey, 100), GODOT4);

        assertThat(path).isEqualTo("$#0~key[0]");
        assertThat(Paths.resolve(structure, PathText.read(path, GODOT4)).node().span()).isEqualTo(inKey.span());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            $.player.gold        | 100
            $0.player.gold       | 100
            $.player.pos.x       | 12.25
            $.player.pos         | Vector3(12.25, 0.5, -8)
            $.player.tint.a      | 1.0
            $.player.home[0]     | "root"
            $#0~key              | "version"
            $.player#2           | 100
            """)
    void aPathLeadsToItsValue(String path, String text) throws TextException, PathException {
        assertThat(GodotText.write(value(path), GODOT4)).isEqualTo(text);
    }

    @Test
    void ofAPictureTheSizeIsAPart() throws EncodeException, TextException, PathException {
        Dialect old = Dialects.of("godot2");
        byte[] bytes = Encoder.encode(new Variant.Image(3, 1, 2, 4, new byte[30]), old);
        save = Structure.scan(ByteStore.of(bytes), old, Framing.BARE, Progress.NONE);
        assertThat(List.of(value("$.format"), value("$.mipmaps"), value("$.width"), value("$.height")))
                .isEqualTo(IntStream.of(3, 1, 2, 4).<Variant>mapToObj(Variant.Int::new).toList());
        assertThatThrownBy(() -> value("$.data")).satisfies(Saying.partly("Image has no part `.data`"));
    }

    @Test
    void aSearchForAKeyCanBeStopped() throws TextException {
        ValuePath path = PathText.read("$.nowhere", GODOT4);
        assertThatThrownBy(() -> Paths.resolve(save, path, _ -> false)).isInstanceOf(CancellationException.class);
    }

    @Test
    void everyPathThatIsPrintedLeadsBack() throws PathException, TextException {
        Deque<Node> todo = new ArrayDeque<>(List.of(save.record(0)));
        while (!todo.isEmpty()) {
            Node node = todo.pop();
            String path = PathText.write(Paths.of(save, node, 1000), GODOT4);
            assertThat(Paths.resolve(save, PathText.read(path, GODOT4)).node().span()).as(path).isEqualTo(node.span());
            save.key(node).ifPresent(key -> {
                String keyPath = PathText.write(Paths.of(save, key, 1000), GODOT4);
                assertThat(keyPath).isEqualTo(path + "~key");
            });
            todo.addAll(save.children(node, 0, node.children()));
        }
    }

    @Test
    void aKeyThatComesAgainNamesTheLastEntryAndEarlierOnesArePrintedByPlace() throws EncodeException, TextException,
            PathException {
        Variant.Entry first = new Variant.Entry(new Variant.Text("a"), new Variant.Int(1));
        Variant.Entry last = new Variant.Entry(new Variant.Text("a"), new Variant.Int(2));
        byte[] bytes = Encoder.encode(Variant.Dictionary.of(List.of(first, last)), GODOT4);
        save = Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE);
        assertThat(value("$.a")).isEqualTo(new Variant.Int(2));
        List<Node> entries = save.children(save.record(0), 0, 2);
        assertThat(PathText.write(Paths.of(save, entries.getFirst(), 100), GODOT4)).isEqualTo("$#0");
        assertThat(PathText.write(Paths.of(save, entries.getLast(), 100), GODOT4)).isEqualTo("$.a");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            $.plyer         | no entry named plyer here; the Dictionary at 0x4 has 8 entries; the nearest is .player
            $.player.GOLD   | no entry named GOLD here; the Dictionary at 0x60 has 14 entries; the nearest is .gold
            $.xyzzy         | no entry named xyzzy here; the Dictionary at 0x4 has 8 entries, such as .version, .saved_at, .player
            $1              | there is no record 1; the file has 1
            $.player.pos.w  | Vector3 has no `w`; expected one of x, y, z
            $.player.gold.x | int has no part
            $.inventory[99] | no element 99 here; the Array at 0x224 has 3 elements, [0] to [2]
            """)
    void aPathThatLeadsNowhereSaysWhichStep(String path, String message) {
        assertThatThrownBy(() -> value(path)).isInstanceOf(PathException.class).satisfies(Saying.partly(message));
    }

    @Test
    void aKeyIsFoundAmongMoreSettingsThanAreNamedByTheirKeys() throws PathException, TextException {
        ByteBuffer settings = ByteBuffer.allocate(2_000_000).order(ByteOrder.LITTLE_ENDIAN);
        settings.put("ECFG".getBytes(StandardCharsets.UTF_8)).putInt(70_000);
        for (int i = 0; i < 70_000; i++) {
            String key = i == 3 || i == 5 ? "aaaa" : "key/%06d".formatted(i);
            settings.putInt(key.length()).put(key.getBytes(StandardCharsets.UTF_8)).putInt(8).putInt(2).putInt(i);
        }
        byte[] bytes = Arrays.copyOf(settings.array(), settings.position());
        save = Structure.scan(ByteStore.of(bytes), GODOT4, Framing.PROJECT, Progress.NONE);
        assertThat(value("$.aaaa")).isEqualTo(new Variant.Int(5));
        assertThatThrownBy(() -> value("$.zzzz")).isInstanceOf(PathException.class)
                .satisfies(Saying.partly("no entry named zzzz here; the settings have 70,000 entries, such as "));
    }

    @Test
    void whatWasNotReadYetIsNotDenied() throws EncodeException {
        List<Variant.Entry> entries = IntStream.range(0, 20_000)
                .mapToObj(i -> new Variant.Entry(new Variant.Text("key" + i), new Variant.Int(i))).toList();
        byte[] bytes = Encoder.encode(Variant.Dictionary.of(entries), GODOT4);
        save = Structure.preview(ByteStore.of(bytes), GODOT4, Framing.BARE, 4096);
        assertThatThrownBy(() -> value("$.key19999")).isInstanceOf(PathException.class)
                .satisfies(Saying.partly("the Dictionary at 0x0 is still being read"));
    }

    @Test
    void thePathOfAnEntryAtOnceDoesNotLookWhetherItsKeyComesAgain() throws EncodeException {
        Variant.Entry entry = new Variant.Entry(new Variant.Text("twice"), new Variant.Int(1));
        byte[] bytes = Encoder.encode(Variant.Dictionary.of(List.of(entry, entry)), GODOT4);
        Structure structure = Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE);
        Node first = structure.children(structure.record(0), 0, 1).getFirst();

        assertThat(PathText.write(Paths.of(structure, first, 100), GODOT4)).isEqualTo("$#0");
        assertThat(PathText.write(Paths.atOnce(structure, first, 100), GODOT4)).isEqualTo("$.twice");
    }
}
