package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layers;
import org.varscope.container.Plain;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapping;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.clip.Enclosed;
import org.varscope.document.file.OpenFile;
import org.varscope.document.save.FieldsFile;
import org.varscope.document.save.FileForm;
import org.varscope.sample.SampleFile;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.toolkit.FailureWords;

/// Reads a file and finds out what it is. Runs on any thread.
public final class FileOpener {
    /// Bytes up to this many are read as values immediately; more are left for the editor to read while it is in use.
    private static final long AT_ONCE = 1 << 20;

    /// What became of it. Whoever gets it closes it, with the page that shows it or immediately, unless a document
    /// takes it over.
    public sealed interface Outcome extends Closeable {
        /// {@return the file}
        EditedFile file();

        @Override
        default void close() throws IOException {
            file().form().close();
        }

        /// A document.
        ///
        /// @param raw the bytes of the file itself, wrapped as they are
        /// @param why what it was recognised by, in the language that is spoken when it is asked
        record Opened(Structure structure, EditedFile file, ByteStore raw, Supplier<String> why)
                implements Outcome { }

        /// Bytes that are encrypted: [FileOpener#bytes] opens them with a secret.
        ///
        /// @param what  was found, and why the secret that was given does not open it
        /// @param bytes of the file, encrypted
        record Locked(Probe.Result.Locked what, EditedFile file, ByteStore bytes) implements Outcome { }

        /// Few bytes that unpack to very many: [FileOpener#unpacked] does it anyway.
        ///
        /// @param what   was found
        /// @param bytes  of the file
        /// @param secret that opens what it is encrypted in; null where it is not
        record Large(Probe.Result.Large what, EditedFile file, ByteStore bytes, @Nullable Secret secret)
                implements Outcome { }

        /// What bytes are as text.
        enum Text {
            /// None, or too much of it.
            NONE,
            /// For people.
            PLAIN,
            /// It lists other bytes.
            LISTING,
            /// It has values in base64.
            HOLDING,
            /// It says the settings of a project.
            PROJECT
        }

        /// Bytes that are something else, or nothing.
        ///
        /// @param what  it is, in the language that is spoken when it is asked
        /// @param hint  what opens it, in that language
        /// @param bytes   to be opened anyway; null where there are none
        /// @param wrapped whether they are wrapped, so that they have an outside
        /// @param text    what they are as text
        /// @param layers  what reads them anyway; null where nobody knows that
        record Refused(Supplier<String> what, Supplier<String> hint, EditedFile file, @Nullable ByteStore bytes,
                boolean wrapped, Text text, @Nullable Layers layers) implements Outcome {
            /// Bytes that are wrapped in nothing.
            public Refused(Supplier<String> what, Supplier<String> hint, EditedFile file, @Nullable ByteStore bytes) {
                this(what, hint, file, bytes, false);
            }

            /// Bytes that are no text.
            public Refused(Supplier<String> what, Supplier<String> hint, EditedFile file, @Nullable ByteStore bytes,
                    boolean wrapped) {
                this(what, hint, file, bytes, wrapped, Text.NONE, null);
            }
        }
    }

    private FileOpener() { }

    /// {@return what the file at `path` is}
    ///
    /// @param known    secrets to try if it is encrypted; those that do not open it are wiped
    /// @param over     makes what follows the bytes read and unwrapped, and may stop it, of how many there are in the
    ///                 file
    /// @throws CancellationException if the progress says to stop
    public static Outcome file(Path path, List<Secret> known, LongFunction<Progress> over) {
        return file(path, Layers.ANY, known, over);
    }

    /// {@return what the file at `path` is, of which a person has said that}
    ///
    /// @param asked what it is; [Layers#ANY] where that is to be found out
    /// @param known secrets to try if it is encrypted; those that do not open it are wiped
    /// @param over  makes what follows the bytes read and unwrapped, and may stop it, of how many there are in the file
    /// @throws CancellationException if the progress says to stop
    public static Outcome file(Path path, Layers asked, List<Secret> known, LongFunction<Progress> over) {
        EditedFile unread = EditedFile.opened(new FileForm(path, null, new Plain(ByteStore.empty()), List.of()));
        try {
            Progress progress = over.apply(path.toFile().length());
            OpenFile read = OpenFile.read(path, progress);
            try {
                return bytes(read.bytes(), EditedFile.opened(FileForm.of(read, new Plain(read.bytes()))).asked(asked),
                        known,
                        progress);
            } catch (CancellationException e) {
                read.close();
                throw e;
            }
        } catch (IOException | UncheckedIOException e) {
            return unread(unread, e);
        }
    }

    /// {@return what the file at `path` is, which was open before: what was agreed to then is unpacked without asking,
    /// however large it has become}
    ///
    /// @param asked what a person has said that the file is
    public static Outcome again(Path path, Layers asked, List<Secret> known, LongFunction<Progress> over) {
        Outcome outcome = file(path, asked, known, over);
        return outcome instanceof Outcome.Large large ? unpacked(large, over.apply(large.what().content())) : outcome;
    }

    private static Outcome unread(EditedFile file, Exception why) {
        return new Outcome.Refused(() -> Messages.get("file.unreadable"), () -> FailureWords.of(why), file, null);
    }

    /// {@return what these bytes are}
    ///
    /// @param file     they are from
    /// @param known    secrets to try if they are encrypted; those that do not open them are wiped
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Outcome bytes(ByteStore bytes, EditedFile file, List<Secret> known, Progress progress) {
        Outcome outcome = bytes(bytes, file, (Secret) null, progress);
        for (Secret secret : known) {
            Outcome opened = outcome instanceof Outcome.Locked ? bytes(bytes, file, secret, progress) : outcome;
            if (outcome instanceof Outcome.Locked && !(opened instanceof Outcome.Locked)) {
                outcome = opened;
            } else {
                secret.wipe();
            }
        }
        return outcome;
    }

    /// {@return what these bytes are}
    ///
    /// @param file     they are from
    /// @param secret   what opens them if they are encrypted, which the document keeps; null if none is known
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Outcome bytes(ByteStore bytes, EditedFile file, @Nullable Secret secret, Progress progress) {
        return bytes(bytes, file, secret, false, progress);
    }

    /// {@return what a sample is: read as it was made, or encrypted}
    ///
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Outcome sample(SampleFile sample, Progress progress) {
        EditedFile file = EditedFile.unsaved(sample.name(), new Plain(sample.bytes()));
        try {
            return outcome(Probe.open(sample.bytes(), new Layers(List.of(), sample.framing()), sample.dialect(), null,
                    progress), sample.bytes(), file, null);
        } catch (IOException | UncheckedIOException e) {
            return unread(file, e);
        }
    }

    /// {@return the same outcome, with what was not unpacked for its size unpacked}
    ///
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Outcome unpacked(Outcome outcome, Progress progress) {
        return outcome instanceof Outcome.Large(var _, var file, var bytes, var secret)
                ? bytes(bytes, file, secret, true, progress) : outcome;
    }

    private static Outcome bytes(ByteStore bytes, EditedFile file, @Nullable Secret secret, boolean anySize,
            Progress progress) {
        try {
            Beside beside = file.asked().equals(Layers.ANY) ? Beside.of(file.path())
                    : new Beside(file.asked(), () -> Messages.get("file.by-hand"));
            Layers layers = anySize ? beside.layers.ofAnySize() : beside.layers;
            Outcome outcome = outcome(Probe.open(bytes, layers, null, secret, progress), bytes, file, secret);
            return beside.why != null
                    && outcome instanceof Outcome.Opened(var structure, var opened, var raw, var why)
                    ? new Outcome.Opened(structure, opened, raw,
                            () -> Messages.get("file.and-why", beside.why.get(), why.get())) : outcome;
        } catch (IOException | UncheckedIOException e) {
            return unread(file, e);
        }
    }

    /// What a list of fields beside a file says of it.
    ///
    /// @param why for people; null where there is none
    private record Beside(Layers layers, @Nullable Supplier<String> why) {
        /// One that cannot be used is said and left aside.
        static Beside of(@Nullable Path file) {
            try {
                Optional<FieldsFile> found = file == null ? Optional.empty() : FieldsFile.find(file);
                return found.map(f -> new Beside(f.layers(), () -> Messages.say(f.why())))
                        .orElse(new Beside(Layers.ANY, null));
            } catch (IOException e) {
                return new Beside(Layers.ANY, () -> Messages.get("file.list-unused", FailureWords.of(e)));
            }
        }
    }

    private static Outcome outcome(Probe.Result result, ByteStore bytes, EditedFile file, @Nullable Secret secret) {
        return switch (result) {
            case Probe.Result.Found(var wrapping, var framing, var dialect, var _, var why) -> new Outcome.Opened(
                    structure(wrapping.content(), dialect, framing).alsoKnowing(wrapping.problems()),
                    file.wrapped(wrapping), bytes, () -> Messages.say(new Reason.All(why)));
            case Probe.Result.Locked locked -> new Outcome.Locked(locked, file, bytes);
            case Probe.Result.Large large -> new Outcome.Large(large, file, bytes, secret);
            case Probe.Result.Damaged(var what, var why) ->
                    new Outcome.Refused(() -> Messages.get("file.damaged", what), () -> Sentence.of(why), file, bytes,
                            true);
            case Probe.Result.Foreign(var what, var _, var _, var text) when text != null && !text.isPlain() ->
                    text(text, bytes, file, () -> Messages.get("file.text-inside", what));
            case Probe.Result.Foreign foreign when foreign.text() != null && !Enclosed.in(foreign).isEmpty() ->
                    new Outcome.Refused(() -> Messages.get("file.foreign", foreign.what()),
                            () -> Messages.get("file.enclosed", Sentence.of(foreign.hint())), file, bytes, false,
                            Outcome.Text.HOLDING, null);
            case Probe.Result.Foreign foreign when foreign.layers().isPresent() ->
                    new Outcome.Refused(() -> Messages.get("file.foreign", foreign.what()),
                            () -> Messages.get("file.combined"), file, bytes, false, Outcome.Text.NONE,
                            foreign.layers().get());
            case Probe.Result.Foreign(var what, var hint, var values, var text) ->
                    new Outcome.Refused(() -> Messages.get("file.foreign", what), () -> values
                            ? Messages.get("file.values-inside", Sentence.of(hint)) : Sentence.of(hint), file, bytes,
                            Probe.isWrapped(bytes) || what.kind() == FormatRemark.HOLDING,
                            text == null ? Outcome.Text.NONE : what.kind() == FormatRemark.LISTED
                                    ? Outcome.Text.LISTING : what.kind() == FormatRemark.PROJECT_FILE
                                    ? Outcome.Text.PROJECT : Outcome.Text.PLAIN, null);
            case Probe.Result.Empty() -> new Outcome.Refused(() -> Messages.get("file.empty"),
                    () -> Messages.get("file.empty-about"), file, bytes);
        };
    }

    /// {@return the bytes as one value of the newest dialect, whatever they are}
    public static Outcome.Opened anyway(ByteStore bytes, EditedFile file) {
        return read(bytes, file, Dialects.of("godot4"), Framing.BARE);
    }

    /// {@return the bytes, which are wrapped in nothing, as they are to be read, whatever they are}
    public static Outcome.Opened read(ByteStore bytes, EditedFile file, Dialect dialect, Framing framing) {
        return new Outcome.Opened(structure(bytes, dialect, framing), file.wrapped(new Plain(bytes)), bytes,
                () -> Messages.get("file.by-hand"));
    }

    /// {@return bytes that are text for people and wrapped in nothing, to be edited as that}
    public static Outcome.Opened text(ByteStore bytes, EditedFile file) {
        return text(new Plain(bytes), bytes, file, () -> Messages.get("file.by-hand"));
    }

    private static Outcome.Opened text(Wrapping wrapping, ByteStore raw, EditedFile file, Supplier<String> why) {
        Dialect dialect = Dialects.of(wrapping.dialect().orElse("godot4"));
        return new Outcome.Opened(structure(wrapping.content(), dialect, Framing.TEXT)
                .alsoKnowing(wrapping.problems()), file.wrapped(wrapping), raw, why);
    }

    private static Structure structure(ByteStore bytes, Dialect dialect, Framing framing) {
        return bytes.length() <= AT_ONCE ? Structure.scan(bytes, dialect, framing, Progress.NONE)
                : Structure.preview(bytes, dialect, framing, AT_ONCE);
    }
}
