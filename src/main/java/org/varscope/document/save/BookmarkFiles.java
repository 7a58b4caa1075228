package org.varscope.document.save;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.file.FileDigest;
import org.varscope.document.file.FileRemark;
import org.varscope.document.file.RealPath;
import org.varscope.document.place.Bookmark;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// Bookmarks of files, in a folder of their own, a text file for each, never in a file or beside it.
///
/// The first lines name the format, the file and its bytes; then one bookmark a line: first byte, length, colour,
/// note.
///
/// @param folder where they are, made when it is needed
public record BookmarkFiles(Path folder) {
    private static final String FORMAT = "Varscope bookmarks 1";
    private static final int LARGEST = 16 << 20;

    /// What is kept of a file.
    ///
    /// @param bookmarks with spans in its content, the container undone
    /// @param same      whether the file is what it was when they were kept
    public record Kept(List<Bookmark> bookmarks, boolean same) { }

    /// {@return what tells whether a file is the same; reads much of it, so that it is no work for the window}
    ///
    /// @param stored its bytes as they are in it: of an encrypted file, those of its content would tell everybody who
    ///               guesses that whether it is right
    public static String fingerprint(ByteStore stored) {
        return stored.length() + " " + FileDigest.of(stored);
    }

    /// {@return what is kept of `file`; empty where nothing is}
    ///
    /// @param fingerprint of its bytes as they are now
    /// @param length      of its content in bytes; what reaches beyond is cut, or left out
    /// @throws IOException with a reason for people
    public Optional<Kept> read(Path file, String fingerprint, long length) throws IOException {
        Path note = note(file);
        if (!Files.isRegularFile(note)) {
            return Optional.empty();
        }
        if (Files.size(note) > LARGEST) {
            throw new RemarkedIOException(FileRemark.NOTE_TOO_LARGE.with(note,
                    Files.size(note), LARGEST));
        }
        List<String> lines = lines(note);
        if (lines.size() < 3 || !lines.getFirst().equals(FORMAT)) {
            throw new RemarkedIOException(FileRemark.NOTE_HEAD.with(note, FORMAT));
        }
        List<Bookmark> bookmarks = new ArrayList<>();
        for (String line : lines.subList(3, lines.size())) {
            parse(line, bookmarks.size(), length).ifPresent(bookmarks::add);
        }
        return Optional.of(new Kept(bookmarks, lines.get(2).equals(fingerprint)));
    }

    private static List<String> lines(Path note) throws IOException {
        try {
            return Files.readAllLines(note);
        } catch (CharacterCodingException e) {
            throw new RemarkedIOException(FileRemark.NOTE_ENCODING.with(note), e);
        }
    }

    private static Optional<Bookmark> parse(String line, long id, long length) throws IOException {
        String[] words = line.split(" ", 4);
        try {
            Span span = new Span(Long.parseLong(words[0]), Long.parseLong(words[1])).intersection(new Span(0, length));
            Bookmark.Hue hue = Bookmark.Hue.valueOf(words[2].toUpperCase(Locale.ROOT));
            return span.isEmpty() ? Optional.empty()
                    : Optional.of(new Bookmark(id, span, hue, words.length < 4 ? "" : words[3]));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            throw new RemarkedIOException(FileRemark.BOOKMARK.with(line), e);
        }
    }

    /// Keeps `bookmarks` of `file` in place of those kept before.
    ///
    /// @param fingerprint of the bytes of the file
    /// @throws IOException with a reason for people; those kept before stay
    public void write(Path file, String fingerprint, List<Bookmark> bookmarks) throws IOException {
        Path note = note(file);
        if (bookmarks.isEmpty()) {
            Files.deleteIfExists(note);
            return;
        }
        List<String> lines = new ArrayList<>(List.of(FORMAT, file.toString(), fingerprint));
        bookmarks.forEach(one -> lines.add("%s %s %s %s".formatted(one.span().start(), one.span().length(),
                one.hue().name().toLowerCase(Locale.ROOT), one.note())));
        Files.createDirectories(folder, OwnerOnly.folder(folder));
        byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        SaveFile.to(note).write(ByteStore.of(text), Progress.NONE);
    }

    private Path note(Path file) throws IOException {
        byte[] place = RealPath.of(file).toString().getBytes(StandardCharsets.UTF_8);
        return folder.resolve(FileDigest.of(ByteStore.of(place)) + ".txt");
    }
}
