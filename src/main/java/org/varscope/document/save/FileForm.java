package org.varscope.document.save;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.MovableSource;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Secret;
import org.varscope.container.Wrapping;
import org.varscope.container.cipher.Iv;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.scan.walk.Progress;

/// The file behind a document: where it is, how it looked when it was read or written last, and what the bytes of the
/// document are wrapped in there. A document is written back in the form in which it was found.
///
/// @param path     null where the document was never saved
/// @param file     as it was read or written last; null where there is no file yet
/// @param wrapping around the content
/// @param sources  what the bytes of the file are read from, which follow it over a save
public record FileForm(@Nullable Path path, @Nullable OpenFile file, Wrapping wrapping, List<MovableSource> sources)
        implements Closeable {
    /// Copies the list.
    public FileForm {
        sources = List.copyOf(sources);
    }

    /// {@return the form of bytes that have no file yet}
    public static FileForm unsaved(Wrapping wrapping) {
        return new FileForm(null, null, wrapping, List.of());
    }

    /// {@return the form of a file that was read}
    public static FileForm of(OpenFile file, Wrapping wrapping) {
        return new FileForm(file.file(), file, wrapping, MovableSource.in(file.bytes()));
    }

    /// {@return how the file looked when it was read or written last; null where there is no file yet}
    public @Nullable FileStamp stamp() {
        return file == null ? null : file.stamp();
    }

    /// {@return the same, which does as `choice` says with an initialization vector, if it has one}
    public FileForm with(Iv choice) {
        return around(wrapping.with(choice));
    }

    /// {@return the same, which does as `choice` says with its damaged parts when it is written next}
    public FileForm with(Damage choice) {
        return around(wrapping.with(choice));
    }

    /// {@return the same file around what `other` has unwrapped}
    public FileForm around(Wrapping other) {
        return new FileForm(path, file, other, sources);
    }

    /// What a save has done.
    ///
    /// @param form of the file as it is there now
    /// @param file how it was written
    public record Saved(FileForm form, SaveFile.Saved file) { }

    /// Writes `content` in this form; may run on any thread.
    ///
    /// @see #save(SaveFile, ByteStore, SaveFile.Ready, Progress)
    public Saved save(SaveFile plan, ByteStore content, Progress progress) throws IOException {
        return save(plan, content, SaveFile.Live.NOTHING.ready(), progress);
    }

    /// Writes `content` in this form; may run on any thread.
    ///
    /// @param plan     which file, and what to take care of
    /// @param ready    is told before the old file is replaced
    /// @param progress follows the work, which comes to [#work], and may stop it before the file is replaced
    /// @throws FileChangedException  if another program has written the file since it was read
    /// @throws DamageException       if damaged parts of the wrapper cannot be kept; the old file is as it was
    /// @throws SaveLossException     if something besides the bytes would be lost
    /// @throws IOException           with a reason for people; the old file is as it was
    /// @throws CancellationException if the progress said to stop; the old file is as it was
    public Saved save(SaveFile plan, ByteStore content, SaveFile.Ready ready, Progress progress)
            throws IOException {
        Wrapping.Rewrapped wrapped = wrapping.wrap(content, progress);
        double scale = wrapped.file().isEmpty() ? 1 : (double) content.length() / wrapped.file().length();
        long before = work(content) - content.length();
        SaveFile.Saved now = plan.write(wrapped.file(), new SaveFile.Live(sources, ready),
                written -> progress.reached(before + (long) (written * scale)));
        OpenFile file = new OpenFile(plan.target(), wrapped.file(), now.stamp());
        return new Saved(new FileForm(plan.target(), file, wrapped.wrapping(), sources), now);
    }

    /// {@return how much work it is to save `content`, in the units that the progress is told}
    public long work(ByteStore content) {
        return wrapping.isPlain() ? content.length() : 2 * content.length();
    }

    /// Closes the file; bytes that are still to be read from it cannot be from now on.
    @Override
    public void close() throws IOException {
        for (MovableSource source : sources) {
            source.close();
        }
    }

    /// Wipes what opened the file. Nothing can be written in this form from now on, and of an encrypted file too large
    /// for memory nothing read.
    public void forget() {
        wrapping.secret().ifPresent(Secret::wipe);
    }
}
