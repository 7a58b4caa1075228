package org.varscope.document.save;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layers;
import org.varscope.dialect.FieldListException;
import org.varscope.document.file.FileRemark;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// A list of fields in a small text file: one list, over as many lines as it takes, and lines of comment that begin
/// with `#`. Beside a file it is called as that is, with `.fields` after it, and is used when the file is opened.
///
/// @param path of the text file
/// @param layers that it says
public record FieldsFile(Path path, Layers layers) {
    private static final String SUFFIX = ".fields";

    /// {@return where a list for `file` is looked for and saved}
    public static Path beside(Path file) {
        return file.resolveSibling(file.getFileName() + SUFFIX);
    }

    /// {@return the list beside `file`, if there is one}
    /// @throws IOException with a reason for people, if it cannot be read or is no list
    public static Optional<FieldsFile> find(Path file) throws IOException {
        Path path = beside(file);
        return file.getFileName() != null && Files.isRegularFile(path) ? Optional.of(read(path)) : Optional.empty();
    }

    /// {@return the list in the text file at `path`}
    /// @throws IOException with a reason for people, if it cannot be read or is no list
    public static FieldsFile read(Path path) throws IOException {
        try {
            String list = SmallText.read(path, FileRemark.FIELD_LIST).lines()
                    .filter(line -> !line.stripLeading().startsWith("#"))
                    .collect(Collectors.joining("\n"));
            return new FieldsFile(path, Layers.parse(list));
        } catch (FieldListException e) {
            throw new RemarkedIOException(FileRemark.NO_FIELD_LIST.with(path, e.remark()), e);
        }
    }

    /// Saves a layout beside `file`, in place of the one that may be there.
    ///
    /// @param layout as a list, or with something wrapped in it
    /// @return where it is
    /// @throws IOException if it cannot be written
    public static Path save(Path file, String layout) throws IOException {
        Path path = beside(file);
        String text = "# What " + file.getFileName() + " holds, item after item, for Varscope.\n" + layout + "\n";
        ByteStore bytes = ByteStore.of(text.getBytes(StandardCharsets.UTF_8));
        SaveFile.to(path).about(file).accepting().write(bytes, Progress.NONE);
        return path;
    }

    /// {@return why a file beside which this is found is read like this}
    public Remark why() {
        return FileRemark.LISTED_BESIDE.with(path.getFileName());
    }
}
