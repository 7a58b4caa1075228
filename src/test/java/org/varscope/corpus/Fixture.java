package org.varscope.corpus;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layers;
import org.varscope.container.Plain;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapping;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Something of the corpus as the program opens it: a value, bytes that engines judged, or a file without its wrapper.
///
/// @param name      of the folder and the file
/// @param structure what opening gives
/// @param wrapping  what the bytes are wrapped in
public record Fixture(String name, Structure structure, Wrapping wrapping) {
    /// Names a folder whose files are fixtures, too.
    public static final String MORE = "varscope.fixtures";

    private static final List<String> VALUES = List.of("by-hand", "godot2", "godot3", "godot3-more", "godot4",
            "godot4double");
    private static final List<String> JUDGED = List.of("malformed2", "malformed3", "malformed4");
    private static final String FILES = "files";

    /// {@return the groups of fixtures: folders of the corpus, and all files, wherever they lie}
    public static List<String> groups() {
        return Stream.of(VALUES, JUDGED, List.of(FILES), System.getProperty(MORE) == null ? List.<String>of()
                : List.of(MORE)).flatMap(List::stream).toList();
    }

    /// {@return the fixtures of `group`, of which each is opened when it is asked for}
    public static Stream<Fixture> in(String group) {
        if (group.equals(FILES)) {
            return StoredFile.all().stream().filter(StoredFile::isOpened).map(Fixture::of);
        }
        if (group.equals(MORE)) {
            return more(Path.of(System.getProperty(MORE)));
        }
        if (JUDGED.contains(group)) {
            String dialect = group.replace("malformed", "godot");
            return Verdict.in(group).stream().map(verdict -> bare(verdict.toString(), verdict.bytes(), dialect));
        }
        return EngineCase.variantsIn(group).stream().filter(value -> value.bytes().length > 0)
                .flatMap(value -> value.dialects().stream().map(dialect -> bare(value.toString(), value.bytes(),
                        dialect)));
    }

    private static Fixture bare(String name, byte[] bytes, String dialect) {
        ByteStore store = ByteStore.of(bytes);
        return new Fixture(name + " in " + dialect, Structure.scan(store, Dialects.of(dialect), Framing.BARE,
                Progress.NONE), new Plain(store));
    }

    /// A file that cannot be unwrapped is one value, as the window shows it to those who want to see it anyway.
    private static Fixture of(StoredFile file) {
        try {
            Probe.Result result = Probe.open(ByteStore.of(file.bytes()), file.layers(), Dialects.of(file.dialect()),
                    file.secret(), Progress.NONE);
            return result instanceof Probe.Result.Found found ? of(file.toString(), found)
                    : bare(file.toString(), file.bytes(), file.dialect());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Fixture of(String name, Probe.Result.Found found) {
        return new Fixture(name, Structure.scan(found.wrapping().content(), found.dialect(), found.framing(),
                Progress.NONE).knowing(found.wrapping().problems()), found.wrapping());
    }

    private static Stream<Fixture> more(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream().flatMap(file -> Samples.in(file)
                    .stream().flatMap(bytes -> found(folder.relativize(file).toString(), bytes).stream()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Fixture> found(String name, byte[] bytes) {
        try {
            return Probe.open(ByteStore.of(bytes), Layers.ANY, null, Secret.ofPassword("secret".toCharArray()),
                    Progress.NONE) instanceof Probe.Result.Found found ? Optional.of(of(name, found))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
