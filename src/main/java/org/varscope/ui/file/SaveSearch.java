package org.varscope.ui.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.FileSource;
import org.varscope.container.ContentProbe;
import org.varscope.container.Probe;
import org.varscope.explain.TypeWords;
import org.varscope.remark.Remark;
import org.varscope.ui.message.Messages;

/// Looks through Godot's user folders for files that may be saves. It only reads, and it stops somewhere: folders are
/// followed a few levels down, and a folder of thousands of files is not a folder of saves.
public final class SaveSearch {
    /// A file that was found.
    ///
    /// @param game     the folder it is under, which is named after the game
    /// @param file     the file
    /// @param modified when it was written last
    /// @param size     in bytes
    /// @param looks    what it looks like, in a few words
    public record Found(String game, Path file, Instant modified, long size, String looks) { }

    /// What a file looks like, from its beginning.
    ///
    /// @param words    such as `Godot 4, record stream`
    /// @param editable whether it is Variant bytes
    private record Verdict(String words, boolean editable) {
        static Verdict of(Path file) throws IOException {
            try (FileSource source = FileSource.open(file)) {
                return switch (ContentProbe.glance(ByteStore.of(source))) {
                    case Probe.Result.Found(var _, var framing, var dialect, var whole, var _) -> new Verdict(
                            Messages.get("file.looks", dialect.traits().title(),
                                    TypeWords.framing(framing, Messages.language())), whole);
                    case Probe.Result.Foreign(var what, var _, var values, var _) ->
                            of(what, values);
                    case Probe.Result.Locked(var what, var _, var _, var _) -> of(what, true);
                    case Probe.Result.Damaged(var what, var _) -> of(what, false);
                    case Probe.Result.Large(var what, var _, var _) -> of(what, true);
                    case Probe.Result.Empty() -> new Verdict(Messages.get("file.looks-empty"), false);
                };
            }
        }

        private static Verdict of(Remark what, boolean editable) {
            return new Verdict(Messages.say(what).replaceFirst("^an? ", ""), editable);
        }
    }

    private static final int DEPTH = 4;
    private static final int MOST_FILES = 20_000;
    private static final Set<String> NEVER_SAVES = Set.of("logs", "shader_cache", "vulkan", "script_cache", ".git",
            "editor", "objects_cache", "icons", "themes", "fonts", "trash", "steam", "flatpak", "containers");
    private static final Set<String> NEVER_FILES = Set.of("log", "txt", "png", "jpg", "webp", "ogg", "wav", "mp3",
            "pck", "so", "dll", "zip", "sqlite", "db");

    private final BooleanSupplier cancelled;
    private final Set<Path> told = new HashSet<>();
    private int seen;

    /// @param cancelled says whether to stop; asked from the thread that searches
    public SaveSearch(BooleanSupplier cancelled) {
        this.cancelled = cancelled;
    }

    /// Tells `found` every file of the games and of a person's own folders, and of the shared folders what is Variant
    /// bytes for certain.
    public void run(SaveFolders where, Consumer<Found> found) {
        SaveFolders folders = where.looked();
        for (Path own : folders.own()) {
            search(own, false, found);
        }
        for (Path games : folders.games()) {
            for (Path game : SaveFolders.subfolders(games)) {
                search(game, false, found);
            }
        }
        for (Path shared : folders.shared()) {
            for (Path game : SaveFolders.subfolders(shared)) {
                if (!NEVER_SAVES.contains(name(game).toLowerCase(Locale.ROOT)) && !containsOne(game, folders.games())) {
                    search(game, true, found);
                }
            }
        }
    }

    private static boolean containsOne(Path folder, List<Path> others) {
        return others.stream().anyMatch(other -> other.startsWith(folder));
    }

    private void search(Path game, boolean certainOnly, Consumer<Found> found) {
        try {
            Files.walkFileTree(game, EnumSet.noneOf(FileVisitOption.class), DEPTH,
                    new Visitor(game, certainOnly, found));
        } catch (IOException _) {
            // A folder that vanishes while it is looked through holds no saves.
            return;
        }
    }

    private static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? "" : name.toString();
    }

    private static boolean neverSave(Path file) {
        String name = name(file);
        return NEVER_FILES.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
    }

    private final class Visitor extends SimpleFileVisitor<Path> {
        private final Path game;
        private final boolean certainOnly;
        private final Consumer<Found> found;

        private Visitor(Path game, boolean certainOnly, Consumer<Found> found) {
            this.game = game;
            this.certainOnly = certainOnly;
            this.found = found;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean enter = folder.equals(game) || !NEVER_SAVES.contains(name(folder).toLowerCase(Locale.ROOT));
            return enter ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            seen++;
            if (cancelled.getAsBoolean() || seen > MOST_FILES) {
                return FileVisitResult.TERMINATE;
            }
            if (attributes.isRegularFile() && attributes.size() > 0 && !neverSave(file) && told.add(file)) {
                report(file, attributes);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException reason) {
            return FileVisitResult.CONTINUE;
        }

        private void report(Path file, BasicFileAttributes attributes) {
            try {
                Verdict verdict = Verdict.of(file);
                if (verdict.editable() || !certainOnly) {
                    found.accept(new Found(name(game), file, attributes.lastModifiedTime().toInstant(),
                            attributes.size(), verdict.words()));
                }
            } catch (IOException | UncheckedIOException _) {
                // A file that cannot be read cannot be opened either; it is left out.
                return;
            }
        }
    }
}
