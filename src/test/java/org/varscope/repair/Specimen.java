package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.corpus.EngineCase;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// A healthy file to be damaged.
///
/// @param dialect that it is written in
/// @param framing how its values lie
record Specimen(String name, byte[] bytes, Dialect dialect, Framing framing) {
    private static final int SHORTEST = 24;
    private static final int LONGEST = 2048;
    private static final List<String> FOLDERS =
            List.of("godot2", "godot3", "godot3-more", "godot4", "godot4double", "by-hand");

    /// {@return the values of the corpus in every framing, some of each together}
    static List<Specimen> ofCorpus() {
        List<Specimen> all = new ArrayList<>();
        for (String folder : FOLDERS) {
            Map<String, List<EngineCase>> byDialect = EngineCase.variantsIn(folder).stream()
                    .filter(c -> c.bytes().length >= SHORTEST && c.bytes().length <= LONGEST
                    && c.bytes().length % 4 == 0)
                    .collect(Collectors.groupingBy(c -> c.dialects().getFirst(), TreeMap::new, Collectors.toList()));
            byDialect.forEach((dialect, cases) -> all.addAll(framed(folder, Dialects.of(dialect), cases)));
        }
        return List.copyOf(all);
    }

    private static List<Specimen> framed(String folder, Dialect dialect, List<EngineCase> cases) {
        List<Specimen> all = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            List<byte[]> values = List.of(cases.get(i).bytes(), cases.get((i + 7) % cases.size()).bytes(),
                    cases.get((i + 31) % cases.size()).bytes());
            all.add(new Specimen(cases.get(i) + " bare", values.getFirst(), dialect, Framing.BARE));
            for (Framing framing : Framing.all()) {
                if (!framing.equals(Framing.BARE)) {
                    all.add(new Specimen(folder + "/" + i + " " + framing.word(), framed(framing, values), dialect,
                            framing));
                }
            }
        }
        return all;
    }

    /// {@return the saves that come with the program, and their values in every framing}
    static List<Specimen> ofSamples() {
        List<Specimen> all = new ArrayList<>();
        for (String name : List.of("adventure.save", "adventure-records.save", "adventure-godot3.save")) {
            byte[] file = Buffers.sample(name);
            Dialect dialect = Dialects.of(name.contains("godot3") ? "godot3" : "godot4");
            Structure structure = Structure.scan(ByteStore.of(file), dialect, Framing.STREAM, Progress.NONE);
            List<byte[]> values = structure.children(null, 0, structure.records()).stream()
                    .map(node -> Arrays.copyOfRange(file, (int) node.span().start(), (int) node.span().end())).toList();
            for (Framing framing : Framing.all()) {
                List<byte[]> some = framing.equals(Framing.BARE) ? values.subList(0, 1) : values;
                all.add(new Specimen(name + " " + framing.word(), framed(framing, some), dialect, framing));
            }
        }
        return List.copyOf(all);
    }

    static byte[] framed(Framing framing, List<byte[]> values) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (framing.isKeyed()) {
            out.writeBytes("ECFG".getBytes(StandardCharsets.UTF_8));
            out.writeBytes(word(values.size(), ByteOrder.LITTLE_ENDIAN));
        }
        for (int i = 0; i < values.size(); i++) {
            if (framing.isKeyed()) {
                byte[] key = ("section/key_" + i).getBytes(StandardCharsets.UTF_8);
                out.writeBytes(word(key.length, ByteOrder.LITTLE_ENDIAN));
                out.writeBytes(key);
            }
            ByteOrder order = framing.lengths(null);
            if (order != null) {
                out.writeBytes(word(values.get(i).length, order));
            }
            out.writeBytes(values.get(i));
        }
        return out.toByteArray();
    }

    static byte[] word(int value, ByteOrder order) {
        return ByteBuffer.allocate(4).order(order).putInt(value).array();
    }

    /// {@return its structure with other bytes}
    Structure read(byte[] other) {
        return Structure.scan(ByteStore.of(other), dialect, framing, Progress.NONE);
    }

    List<Field> fields() {
        return Fields.in(read(bytes), new Span(0, bytes.length));
    }
}
