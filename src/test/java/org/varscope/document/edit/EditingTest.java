package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Random edits of values: the structure after each equals one read from scratch, and undo brings every state back.
class EditingTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyStateReadsAsFromScratchAndComesBack(long seed) throws EncodeException {
        Random random = new Random(seed);
        Framing framing = seed % 2 == 0 ? Framing.STREAM : Framing.BARE;
        Document document = new Document(Structure.scan(start(random, framing), GODOT4, framing, Progress.NONE));
        List<ByteStore> states = new ArrayList<>(List.of(document.snapshot().bytes()));
        for (int i = 0; i < 150; i++) {
            Change change;
            try {
                Edit edit = edit(random, document.structure());
                change = document.applyAnyway(Review.of(document.structure(), edit, Progress.NONE));
            } catch (EditException e) {
                continue;
            }
            if (change.before() != change.after()) {
                states.add(document.snapshot().bytes());
            }
            assertReadsAsFromScratch(document.structure(), "seed %d edit %d %s".formatted(seed, i, change.action()));
        }
        assertThat(states).hasSizeGreaterThan(100);
        for (ByteStore state : states.reversed()) {
            assertThat(document.snapshot().bytes()).isSameAs(state);
            if (document.canUndo()) {
                document.undo();
            }
        }
        assertThat(document.isModified()).isFalse();
    }

    private static void assertReadsAsFromScratch(Structure now, String what) {
        Structure fresh = Structure.scan(now.bytes(), now.dialect(), now.framing(), Progress.NONE);
        Span all = new Span(0, now.bytes().length());
        assertThat(Fields.in(now, all)).as(what).isEqualTo(Fields.in(fresh, all));
        assertThat(now.problems()).as(what).isEmpty();
    }

    private static ByteStore start(Random random, Framing framing) throws EncodeException {
        ByteStore bytes = ByteStore.empty();
        for (int i = 0; i < (framing.isSingle() ? 1 : 3); i++) {
            byte[] value = Encoder.encode(collection(random, 0, 40), GODOT4);
            if (framing.isStream()) {
                bytes = bytes.concat(ByteStore.of(Word32.of(value.length, ByteOrder.LITTLE_ENDIAN)));
            }
            bytes = bytes.concat(ByteStore.of(value));
        }
        return bytes;
    }

    private static Edit edit(Random random, Structure structure) {
        Node node = structure.deepestAt(random.nextLong(structure.bytes().length())).orElseThrow();
        Location at = node.location();
        Node holder = node.isCollection() ? node : node.parent();
        return switch (random.nextInt(6)) {
            case 0 -> new Edit.Remove(at.asValue());
            case 1 -> holder == null ? new Edit.SetValue(at, leaf(random)) : new Edit.Move(at.asValue(),
                    random.nextLong(Math.max(1, holder.children())));
            case 2, 3 -> holder == null ? new Edit.SetValue(at, leaf(random)) : new Edit.Insert(holder.location(),
                    random.nextLong(holder.children() + 1),
                    holder.row().kind() == VariantKind.DICTIONARY ? new Variant.Text("k" + random.nextInt()) : null,
                    random.nextInt(5) == 0 ? collection(random, 3, 20) : leaf(random));
            default -> at.places().size() < 3 ? new Edit.Insert(at, 0, new Variant.Text("new"), leaf(random))
                    : new Edit.SetValue(at.asValue(),
                    random.nextInt(5) == 0 ? collection(random, 3, 20) : leaf(random));
        };
    }

    private static Variant collection(Random random, int depth, int size) {
        int count = 1 + random.nextInt(size >> depth / 2);
        if (random.nextBoolean()) {
            List<Variant> elements = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                elements.add(depth < 4 && random.nextInt(3 + depth * 6) == 0
                        ? collection(random, depth + 1, size) : leaf(random));
            }
            return Variant.Array.of(elements);
        }
        List<Variant.Entry> entries = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            entries.add(new Variant.Entry(new Variant.Text("key" + i),
                    depth < 4 && random.nextInt(3 + depth * 6) == 0
                    ? collection(random, depth + 1, size) : leaf(random)));
        }
        return Variant.Dictionary.of(entries);
    }

    private static Variant leaf(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> Variant.NIL;
            case 1 -> new Variant.Int(random.nextLong() >> random.nextInt(64));
            case 2 -> Variant.Real.of(random.nextBoolean() ? 0.5 : 0.1);
            case 3 -> new Variant.Text("x".repeat(random.nextInt(30)));
            case 4 -> new Variant.PackedBytes(new byte[random.nextInt(6000)]);
            default -> new Variant.Bool(random.nextBoolean());
        };
    }
}
