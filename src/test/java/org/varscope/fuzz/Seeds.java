package org.varscope.fuzz;

import module java.base;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;

/// Inputs to start from: the corpus, with the choices that fit in front.
final class Seeds {
    private static final int LONGEST = 4096;
    private static final Map<String, String> DIALECTS = Map.of("godot2", "godot2", "malformed2", "godot2",
            "godot3", "godot3", "godot3-more", "godot3", "malformed3", "godot3", "malformed_files3", "godot3",
            "utf8_3", "godot3", "godot4double", "godot4-double");

    private Seeds() { }

    /// A buffer of the corpus, and how it is to be read.
    ///
    /// @param dialect its index in [Readings#DIALECTS]
    /// @param framing its index in [Readings#FRAMINGS]
    record Seed(byte[] bytes, int dialect, int framing) {
        /// {@return an input with the choices, then `more`, then the buffer}
        byte[] after(byte... more) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.write(dialect);
            out.write(framing);
            out.writeBytes(more);
            out.writeBytes(bytes);
            return out.toByteArray();
        }

        /// {@return an input with the choices, then `count` bytes of `random`, then the buffer}
        byte[] after(Random random, int count) {
            byte[] more = new byte[count];
            random.nextBytes(more);
            return after(more);
        }
    }

    /// {@return every buffer of up to 4 KiB, each once}
    static List<Seed> all() {
        List<Seed> seeds = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (Path file : Samples.files()) {
            for (byte[] bytes : Samples.in(file)) {
                if (bytes.length > 0 && bytes.length <= LONGEST && known.add(HexFormat.of().formatHex(bytes))) {
                    seeds.add(seed(file, bytes));
                }
            }
        }
        return seeds;
    }

    /// {@return every n-th of [#all()], so that about `count` are left}
    static List<Seed> some(int count) {
        List<Seed> all = all();
        int step = Math.max(1, all.size() / count);
        List<Seed> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += step) {
            some.add(all.get(i));
        }
        return some;
    }

    private static Seed seed(Path file, byte[] bytes) {
        String dialect = DIALECTS.getOrDefault(file.getParent().getFileName().toString(), "godot4");
        Framing framing = file.toString().endsWith(".dat") ? Framing.STREAM : Framing.BARE;
        return new Seed(bytes, Readings.DIALECTS.indexOf(Dialects.of(dialect)), Readings.FRAMINGS.indexOf(framing));
    }
}
