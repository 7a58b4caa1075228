package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.cli.options.SecretOptions;
import org.varscope.document.file.Child;

/// What a verb prints or draws of a file has at most [#FACTOR] times as many bytes as the file and [#CONSTANT] more,
/// however the file is made.
@Order(3)
class BoundedOutputTest {
    static final int FACTOR = 300;
    static final int CONSTANT = 32 << 10;
    private static final int BYTES = 8_000;

    /// Bytes of a nest whose innermost value still has a path of its own.
    private static final int DEEP = 300 * 8;

    @TempDir
    private Path folder;

    /// Files whose paths are long, many or both.
    enum Shape {
        ARRAYS_IN_ARRAYS {
            @Override
            byte[] bytes(int size) {
                return of(nest(size, words(28, 1)), words(0));
            }
        },
        DICTIONARIES_AS_KEYS {
            @Override
            byte[] bytes(int size) {
                int depth = size / 12;
                return of(nest(depth * 8, words(27, 1)), words(27, 0), new byte[4 * depth]);
            }
        },
        DICTIONARIES_AS_VALUES {
            @Override
            byte[] bytes(int size) {
                return of(nest(size, of(words(27, 1), text("k"))), words(0));
            }
        },
        OBJECTS_IN_OBJECTS {
            @Override
            byte[] bytes(int size) {
                return of(nest(size, of(words(24), name("Node"), words(1), name("p"))), words(0));
            }
        },
        VALUES_BESIDE_EACH_LEVEL {
            @Override
            byte[] bytes(int size) {
                return of(nest(size, words(28, 2, 2, 7)), words(28, 0));
            }
        },
        LONG_KEYS {
            @Override
            byte[] bytes(int size) {
                return of(nest(size, of(words(27, 1), text("K".repeat(240)))), words(0));
            }
        },
        KEYS_THAT_ARE_ESCAPED {
            @Override
            byte[] bytes(int size) {
                return of(nest(size / 2, of(words(27, 1), text("\u200B\\".repeat(20)))),
                        elements(28, size / 8, words(0)));
            }
        },
        MANY_VALUES_BELOW_A_LONG_PATH {
            @Override
            byte[] bytes(int size) {
                return of(nest(DEEP, words(28, 1)), elements(28, (size - DEEP) / 4 - 3, words(0)));
            }
        },
        MANY_BELOW_LONG_KEYS {
            @Override
            byte[] bytes(int size) {
                return of(nest(900, of(words(27, 1), text("\u200B\"".repeat(40)))),
                        elements(28, size / 4 - 250, words(0)));
            }
        },
        MISFITS_BELOW_A_LONG_PATH {
            @Override
            byte[] bytes(int size) {
                return of(nest(DEEP, words(28, 1)), words(28 | 1 << 16, 2, (size - DEEP) / 4 - 3),
                        new byte[(size - DEEP) / 4 * 4 - 12]);
            }
        },
        DAMAGE_AT_EVERY_LEVEL {
            @Override
            byte[] bytes(int size) {
                return nest(size, words(27, 0x7FFF_FFFF));
            }
        },
        MANY_SMALL_DAMAGED_RECORDS {
            @Override
            byte[] bytes(int size) {
                return nest(size, words(4, 99));
            }
        };

        abstract byte[] bytes(int size);

        static byte[] of(byte[]... parts) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            Arrays.stream(parts).forEach(all::writeBytes);
            return all.toByteArray();
        }

        static byte[] words(int... words) {
            ByteBuffer bytes = ByteBuffer.allocate(4 * words.length).order(ByteOrder.LITTLE_ENDIAN);
            Arrays.stream(words).forEach(bytes::putInt);
            return bytes.array();
        }

        static byte[] text(String text) {
            return of(words(4), name(text));
        }

        static byte[] name(String text) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return of(words(bytes.length), Arrays.copyOf(bytes, bytes.length + 3 & ~3));
        }

        static byte[] elements(int header, int count, byte[] each) {
            return of(words(header, count), nest(count * each.length, each));
        }

        static byte[] nest(int size, byte[] level) {
            ByteBuffer bytes = ByteBuffer.allocate(size / level.length * level.length);
            while (bytes.hasRemaining()) {
                bytes.put(level);
            }
            return bytes.array();
        }
    }

    static List<List<String>> verbs(String file, String other) {
        return Stream.of("tree FILE", "tree --jsonl FILE", "check FILE", "check --jsonl FILE", "get FILE $",
                "get --json FILE $", "get --raw FILE $", "explain FILE", "explain --jsonl --lang ja FILE",
                "explain --dialects $ FILE", "explain --dialects $ --jsonl FILE", "find --type Nil FILE",
                "find --jsonl --type Nil FILE", "find --jsonl --bytes 00 FILE", "find --raw-text . --regex FILE",
                "replace --dry-run --bytes 00 --with 01 FILE", "replace --dry-run --text k --with ky FILE",
                "set FILE $ 1 --force -o OUT", "diff FILE OTHER", "diff --jsonl FILE OTHER",
                "find --before OTHER FILE", "find --before OTHER --jsonl FILE", "repair FILE", "repair --jsonl FILE",
                "repair FILE -o OUT", "repair FILE --salvage OUT")
                .map(line -> Arrays.stream(line.split(" "))
                        .map(word -> word.equals("FILE") ? file : word.equals("OTHER") ? other
                                : word.equals("OUT") ? file + ".out" : word).toList())
                .toList();
    }

    private static byte[] changed(byte[] bytes) {
        byte[] other = bytes.clone();
        for (int at = 3; at < other.length; at += 4) {
            other[at] = other[at] == 0 ? (byte) 1 : other[at];
        }
        return other;
    }

    @ParameterizedTest
    @EnumSource
    void whateverAVerbPrintsIsAMultipleOfTheFile(Shape shape) throws IOException {
        byte[] bytes = shape.bytes(BYTES);
        String file = Files.write(folder.resolve("a"), bytes).toString();
        String other = Files.write(folder.resolve("b"), changed(bytes)).toString();
        for (List<String> verb : verbs(file, other)) {
            Ran ran = Ran.of(verb);
            long printed = ran.out().getBytes(StandardCharsets.UTF_8).length + ran.err().length();
            assertThat(printed).as(verb::toString).isLessThanOrEqualTo((long) FACTOR * bytes.length + CONSTANT);
            assertThat(ran.err()).as(verb::toString).doesNotContain("Exception", "Error");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"ARRAYS_IN_ARRAYS", "KEYS_THAT_ARE_ESCAPED"})
    void whateverIsDrawnIsAMultipleOfTheFile(Shape shape) throws IOException {
        byte[] bytes = shape.bytes(BYTES);
        String file = Files.write(folder.resolve("a"), bytes).toString();
        for (String form : List.of("html", "svg")) {
            Path drawn = folder.resolve("a." + form);
            Ran.of("render", file, "-o", drawn.toString());
            assertThat(Files.size(drawn)).as(form).isLessThanOrEqualTo((long) FACTOR * bytes.length + CONSTANT);
        }
    }

    /// Runs verbs on files, as another program does whose memory is bounded.
    static final class Runs {
        private Runs() { }

        /// @param arguments the file
        static void main(String... arguments) {
            for (List<String> verb : verbs(arguments[0], arguments[0])) {
                int code = CommandLineRun.run(verb.toArray(String[]::new),
                        new SecretOptions.Sources(InputStream.nullInputStream(), _ -> null),
                        OutputStream.nullOutputStream(), System.err);
                System.out.println(verb.getFirst() + " " + (code <= 4));
            }
            System.out.println("done");
        }
    }

    @Test
    void aNestOfAnyDepthNeedsNoMemoryByTheSquareOfIt() throws IOException, InterruptedException {
        Path file = Files.write(folder.resolve("a"), Shape.ARRAYS_IN_ARRAYS.bytes(20 * BYTES));
        try (Child child = Child.start(Runs.class, file.toString())) {
            child.await("done");
        }
    }
}
