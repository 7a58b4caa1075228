package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import javafx.css.Stylesheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.ui.theme.Theme;
import picocli.CommandLine;

/// What the installers do to jars, so that a cache of the start can keep what is in them.
class RewriteJarsTest {
    private static final int MAJOR = 6;

    /// Anything to switch over.
    private sealed interface Thing { }

    private enum Side implements Thing {
        LEFT, RIGHT
    }

    private record Empty() implements Thing { }

    private record All(boolean a, byte b, short c, char d, int e, long f, float g, double h, String i,
            List<Empty> j) implements Thing { }

    /// What the classes say of themselves, rewritten or not.
    public static final class Answers implements Supplier<List<Object>> {
        private static final All ONE = new All(true, (byte) -1, (short) -2, 'x', 5, 1L << 40, -0f, Double.NaN, "i",
                List.of(new Empty()));
        private static final List<Thing> THINGS = Arrays.asList(null, ONE, new Empty(), Side.LEFT, Side.RIGHT,
                new All(false, (byte) 0, (short) 0, 'x', 0, 0, 0, 0, null, null));

        /// For whoever loads the class.
        public Answers() { }

        @Override
        public List<Object> get() {
            List<Object> said = new ArrayList<>();
            for (Thing thing : THINGS) {
                said.add(kind(thing) + Static.kind(thing) + constant(thing));
                said.add(thing instanceof Record ? thing.hashCode() : "none");
                THINGS.forEach(other -> said.add(Objects.equals(thing, other)));
            }
            others().forEach(other -> said.add(ONE.equals(other) + " " + other.equals(ONE) + other.hashCode()));
            said.add(ONE.toString());
            return said;
        }

        /// {@return the same, and what differs in one component each}
        private static List<All> others() {
            All one = ONE;
            return List.of(new All(one.a, one.b, one.c, one.d, one.e, one.f, one.g, one.h, one.i, one.j),
                    new All(false, one.b, one.c, one.d, one.e, one.f, one.g, one.h, one.i, one.j),
                    new All(one.a, (byte) 1, one.c, one.d, one.e, one.f, one.g, one.h, one.i, one.j),
                    new All(one.a, one.b, (short) 1, one.d, one.e, one.f, one.g, one.h, one.i, one.j),
                    new All(one.a, one.b, one.c, 'y', one.e, one.f, one.g, one.h, one.i, one.j),
                    new All(one.a, one.b, one.c, one.d, 6, one.f, one.g, one.h, one.i, one.j),
                    new All(one.a, one.b, one.c, one.d, one.e, 1, one.g, one.h, one.i, one.j),
                    new All(one.a, one.b, one.c, one.d, one.e, one.f, 0f, one.h, one.i, one.j),
                    new All(one.a, one.b, one.c, one.d, one.e, one.f, one.g, 0, one.i, one.j),
                    new All(one.a, one.b, one.c, one.d, one.e, one.f, one.g, one.h, "j", one.j),
                    new All(one.a, one.b, one.c, one.d, one.e, one.f, one.g, one.h, null, List.of()));
        }

        private static String kind(Thing thing) {
            return switch (thing) {
                case null -> "nothing";
                case All all when !all.a -> "not";
                case Empty _ -> "empty";
                case All(_, _, _, _, _, _, _, _, String i, List<Empty> _) -> i;
                case All _ -> "all";
                case Side _ -> "side";
            };
        }

        private static String constant(Thing thing) {
            return switch (thing) {
                case Side.LEFT -> "left";
                case Side.RIGHT -> "right";
                case Record _ -> "record";
                case null -> "";
            };
        }

        /// Methods of an interface are called otherwise.
        private interface Static {
            static int kind(Object thing) {
                int count = 0;
                for (int i : new int[] {0, 1}) {
                    long weight = i;
                    count += switch (thing) {
                        case Side side when side.ordinal() == weight -> (int) (10 + weight);
                        case Side _ -> 20;
                        case null, default -> 30;
                    };
                }
                return count;
            }
        }
    }

    @TempDir
    private Path folder;

    @Test
    void noClassStaysOlderThanACacheKeepsAndEachCanBeUsed() throws Exception {
        Path old = Path.of(CommandLine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path fresh = rewritten(Files.copy(old, folder.resolve("picocli.jar")));
        assertThat(names(fresh)).isEqualTo(names(old));
        try (URLClassLoader loader = new URLClassLoader(new URL[] {fresh.toUri().toURL()}, null)) {
            for (Map.Entry<String, byte[]> type : classes(fresh).entrySet()) {
                assertThat(ByteBuffer.wrap(type.getValue()).getShort(MAJOR)).as(type.getKey())
                        .isGreaterThan((short) 50);
                // Others need other libraries.
                if (type.getKey().startsWith("picocli/CommandLine")) {
                    assertThat(Class.forName(name(type.getKey()), true, loader).getClassLoader()).as("verified")
                            .isSameAs(loader);
                }
            }
        }
    }

    @Test
    void switchesOverTypesAndRecordsSayTheSameWithoutBeingLinked() throws Exception {
        Path jar = jarOfThisTest();
        assertThat(linked(jar)).contains("equals", "hashCode", "toString", "typeSwitch");
        rewritten(jar);
        // What names constants stays: one switch.
        assertThat(linked(jar)).doesNotContain("equals", "hashCode").containsOnlyOnce("typeSwitch")
                .contains("toString");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            Object answers = Class.forName(Answers.class.getName(), true, loader).getConstructor().newInstance();
            assertThat(((Supplier<?>) answers).get()).isEqualTo(new Answers().get());
        }
    }

    @Test
    void sheetsOfTheWindowCanBeReadWithoutParsing() throws Exception {
        Path root = Path.of(Theme.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path jar = folder.resolve("sheets.jar");
        write(jar, root, List.of(root.resolve("org/varscope/ui/theme/theme.css"),
                root.resolve("org/varscope/guide/site/guide.css")));
        run("--module-path", System.getProperty("jdk.module.path"), "--add-modules=javafx.graphics",
                Path.of("installers", "CompileSheets.java").toString(), jar.toString());
        assertThat(names(jar)).containsExactlyInAnyOrder("org/varscope/ui/theme/theme.css",
                "org/varscope/ui/theme/theme.bss", "org/varscope/guide/site/guide.css");
        URL binary = URI.create("jar:" + jar.toUri() + "!/org/varscope/ui/theme/theme.bss").toURL();
        assertThat(Stylesheet.loadBinary(binary).getRules()).hasSizeGreaterThan(100);
    }

    private static Path rewritten(Path jar) throws Exception {
        run(Path.of("installers", "RewriteJars.java").toString(), jar.toString());
        return jar;
    }

    private static void run(String... arguments) throws Exception {
        List<String> line = new ArrayList<>(List.of(arguments));
        line.addFirst(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        assertThat(new ProcessBuilder(line).inheritIO().start().waitFor()).isZero();
    }

    private Path jarOfThisTest() throws Exception {
        Path classes = Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> found = Files.list(classes.resolve("org/varscope"))) {
            Path jar = folder.resolve("test.jar");
            write(jar, classes, found.filter(file -> file.getFileName().toString().startsWith("RewriteJarsTest"))
                    .toList());
            return jar;
        }
    }

    private static void write(Path jar, Path root, List<Path> files) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Path file : files) {
                out.putNextEntry(new ZipEntry(root.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
            }
        }
    }

    /// {@return the names of what is called by a call to be linked, each as often as there is one}
    private static List<String> linked(Path jar) throws IOException {
        return classes(jar).values().stream().map(ClassFile.of()::parse)
                .flatMap(type -> type.methods().stream()).flatMap(method -> method.code().stream())
                .flatMap(CodeModel::elementStream).filter(InvokeDynamicInstruction.class::isInstance)
                .map(InvokeDynamicInstruction.class::cast)
                .filter(call -> call.bootstrapMethod().owner().packageName().equals("java.lang.runtime"))
                .map(call -> call.name().stringValue()).toList();
    }

    private static Map<String, byte[]> classes(Path jar) throws IOException {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(file.entries())) {
                if (entry.getName().endsWith(".class")) {
                    classes.put(entry.getName(), file.getInputStream(entry).readAllBytes());
                }
            }
        }
        return classes;
    }

    private static String name(String entry) {
        return entry.substring(0, entry.length() - ".class".length()).replace('/', '.');
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(ZipEntry::getName).toList();
        }
    }
}
