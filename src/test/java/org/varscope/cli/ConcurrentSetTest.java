package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.document.file.Child;

/// Programs that edit one file at once: what each of them says it has written is in the file.
class ConcurrentSetTest {
    private static final int PROGRAMS = 3;
    private static final int ROUNDS = Integer.getInteger("varscope.rounds", 25);

    @TempDir
    private Path folder;

    /// A program that sets a value again and again, each time under another key, and prints the keys that it has
    /// written.
    static final class Setting {
        private Setting() { }

        /// @param arguments its name, how often, and the names of the file to be used in turn
        public static void main(String[] arguments) {
            System.out.println("ready");
            for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
                String key = "%s%d".formatted(arguments[0], i);
                ByteArrayOutputStream err = new ByteArrayOutputStream();
                String file = arguments[2 + i % (arguments.length - 2)];
                String[] words = i % 2 == 0 ? new String[] {"set", file, "--insert", "$." + key, "1"}
                        : new String[] {"set", file, "-o", file, "--insert", "$." + key, "1"};
                int code = CommandLineRun.run(words, new ByteArrayOutputStream(), new PrintStream(err));
                System.out.println(code == 0
                        ? key : "not " + key + ": " + err.toString(StandardCharsets.UTF_8).strip());
            }
        }
    }

    @Test
    @Timeout(1800)
    void everyEditIsInTheFileOrItsProgramSaysThatItIsNot() throws Exception {
        Path file = Files.write(folder.resolve("a.var"), HexFormat.of().parseHex("1b00000000000000"));
        Path link = Files.createSymbolicLink(folder.resolve("link.var"), file);
        List<Child> programs = new ArrayList<>();
        for (int i = 0; i < PROGRAMS; i++) {
            programs.add(Child.start(Setting.class, "p" + i + "_", String.valueOf(ROUNDS), file.toString(),
                    link.toString(), folder + "/./a.var"));
        }
        Set<String> said = new TreeSet<>();
        List<String> failed = new ArrayList<>();
        for (Child program : programs) {
            try (program) {
                assertThat(program.end()).isZero();
                program.rest().stream().filter(line -> !line.equals("ready"))
                        .forEach(line -> (line.contains(" ") ? failed : said).add(line));
            }
        }
        assertThat(keys(file)).containsExactlyInAnyOrderElementsOf(said);
        assertThat(failed).isEmpty();
        assertThat(said).hasSize(PROGRAMS * ROUNDS);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactlyInAnyOrder(file, link);
        }
    }

    private static Set<String> keys(Path file) {
        Ran tree = Ran.of("tree", file.toString(), "--no-values");
        Set<String> keys = new TreeSet<>();
        tree.out().lines().filter(line -> line.startsWith("$."))
                .forEach(line -> keys.add(line.substring(2, line.indexOf(' '))));
        return keys;
    }
}
