package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.RandomValues;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.RawField;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;

/// What is said of a field that is edited, against all values of the file read before and after it.
class OutlookPropertiesTest {
    private static final int VALUES = Buffers.MOST / 400;
    private static final int MOST_BYTES = 600;
    private static final int[] STEPS = {-8, -4, -1, 1, 3, 4, 6, 8, 12, 24};

    /// How many edits nothing spoke against, and how many something did.
    private int free;
    private int asked;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void everyOtherValueThatChangesIsSaidAndAskedFor(long seed) throws EncodeException {
        Random random = new Random(seed);
        for (int i = 0; i < VALUES; i++) {
            Dialect dialect = Dialects.all().get(random.nextInt(Dialects.all().size()));
            byte[] bytes = Encoder.encode(new RandomValues(random, dialect).value(3), dialect);
            if (bytes.length <= MOST_BYTES) {
                everyField(bytes, dialect, Framing.BARE, random);
            }
        }
        assertThat(free).isGreaterThan(10);
        assertThat(asked).isGreaterThan(10);
    }

    @Test
    void soItIsInTheCorpus() {
        Random random = new Random(9);
        for (Path file : Samples.files()) {
            List<byte[]> all = Samples.in(file);
            for (int i = 0; i < all.size(); i += 1 + all.size() / 40) {
                if (all.get(i).length <= MOST_BYTES) {
                    Dialect dialect = Dialects.all().get(random.nextInt(5));
                    everyField(all.get(i), dialect, random.nextBoolean() ? Framing.BARE : Framing.VALUES, random);
                }
            }
        }
        assertThat(free).isGreaterThan(10);
        assertThat(asked).isGreaterThan(10);
    }

    private void everyField(byte[] bytes, Dialect dialect, Framing framing, Random random) {
        Structure structure = Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
        Preorder all = structure.preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            for (Field field : Fields.of(structure, node)) {
                RawField raw = RawField.of(structure, field).orElse(null);
                for (String typed : raw == null ? List.<String>of() : typed(raw, random)) {
                    edited(structure, node.location(), raw, typed);
                }
            }
        }
    }

    /// What may be typed over a field: numbers near the one that is there, and anything.
    private static List<String> typed(RawField raw, Random random) {
        List<String> typed = new ArrayList<>(List.of("0x%08X".formatted(random.nextInt()), "0x2", "\"other\"",
                "01 02 03 04", "0"));
        if (raw.text().matches("\\d{1,9}")) {
            typed.add(Long.toString(Long.parseLong(raw.text()) + STEPS[random.nextInt(STEPS.length)]));
            typed.add(Long.toString(Long.parseLong(raw.text()) + STEPS[random.nextInt(STEPS.length)]));
        }
        return typed;
    }

    private void edited(Structure before, Location at, RawField raw, String typed) {
        Outlook outlook;
        try {
            outlook = Outlook.of(before, raw.edit(typed), at, Progress.NONE);
        } catch (TextException _) {
            return; // of another notation
        } catch (EditException e) {
            throw new AssertionError(e);
        }
        if (!outlook.review().changes()) {
            return;
        }
        Structure after = Structure.scan(outlook.review().after().bytes(), before.dialect(), before.framing(),
                Progress.NONE);
        NaiveDifferences naive = NaiveDifferences.of(before, after, outlook.review().patches()).orElse(null);
        if (naive == null) {
            return;
        }
        List<Difference> said = new ArrayList<>(outlook.own());
        said.addAll(outlook.others());
        outlook.renamed().forEach(one -> said.addAll(List.of(one.was(), one.is())));
        String what = "%s of %s, %s typed over %s at %s".formatted(at, HexFormat.of().formatHex(before.bytes().bytes(
                new Span(0, before.bytes().length()))), typed, raw.text(), raw.field().span());
        assertThat(outlook.isAll()).as(what).isTrue();
        assertThat(naive.unsaid(said)).as(what).isEmpty();
        said.removeIf(one -> before.node(one.before()).filter(node -> node.state() == State.DAMAGED).isPresent());
        assertThat(naive.groundless(said)).as(what).isEmpty();
        boolean asks = !outlook.review().objections().isEmpty();
        if (!asks) {
            List<Location> others = new ArrayList<>(NaiveDifferences.besides(at, before, after,
                    outlook.review().patches()).orElse(naive).lost());
            others.remove(at.asValue());
            others.removeAll(naive.halves());
            assertThat(others).as(what).isEmpty();
        }
        free += asks ? 0 : 1;
        asked += asks ? 1 : 0;
    }
}
