package org.varscope.cli;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.cli.options.ReadingOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.ProgressLine;
import org.varscope.cli.output.Refusal;
import org.varscope.container.ContentProbe;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Wrapping;
import org.varscope.container.letters.Base64Text;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Dialect;
import org.varscope.document.clip.Enclosed;
import org.varscope.document.clip.EnclosedPlace;
import org.varscope.document.file.OpenFile;
import org.varscope.document.place.PathException;
import org.varscope.repair.incident.Incident;
import org.varscope.said.Clauses;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.ListedBytes;
import org.varscope.text.TextException;
import org.varscope.text.path.PathText;

/// A file that a verb works on, of which is known how its values are written.
///
/// @param name  as it was given
/// @param file  its bytes
/// @param found how they are read
/// @param doubt why they are read like this, for people, where the bytes were to tell and not everything fits; else
///              empty
public record Opened(String name, OpenFile file, Probe.Result.Found found, String doubt, ProgressLine line) {
    private static final int MOST_PATHS = 5;

    /// A file whose bytes are known, and not yet what they are.
    ///
    /// @param layers that it is taken for
    record Unopened(String name, OpenFile file, Layers layers, ReadingOptions options, ProgressLine line) {
        /// {@return what it is}
        /// @throws Refusal     if it is not this format, or not opened by what the options say
        /// @throws IOException if it cannot be read
        Opened open() throws Refusal, IOException {
            return open(_ -> Optional.empty());
        }

        /// {@return what it is, also where that is text for people: one field}
        /// @throws Refusal     if it is neither, or not opened by what the options say
        /// @throws IOException if it cannot be read
        Opened openText() throws Refusal, IOException {
            return open(Probe.Result.Foreign::asText);
        }

        private Opened open(Function<Probe.Result.Foreign, Optional<Probe.Result.Found>> otherwise)
                throws Refusal, IOException {
            try {
                Dialect dialect = options.dialect();
                Probe.Result result = Probe.open(file.bytes(), layers, dialect, options.secret(),
                        line.of("unwrapping", name, 0));
                Optional<Probe.Result.Found> other = result instanceof Probe.Result.Foreign foreign
                        ? otherwise.apply(foreign) : Optional.empty();
                Probe.Result.Found found = other.isPresent() ? other.get() : found(name, result);
                boolean doubtful = layers.framing() == null && dialect == null && !found.whole();
                return new Opened(name, file, found,
                        !options.listed().isEmpty() ? options.listed()
                                : doubtful ? Clauses.clause(new Reason.All(found.why())) : "", line);
            } finally {
                line.clear();
            }
        }

        /// {@return what is around its content, which may be anything}
        /// @throws Refusal     if it is wrapped in nothing, or not opened by what the options say
        /// @throws IOException if it cannot be read
        Wrapping unwrapped() throws Refusal, IOException {
            try {
                Probe.Unwrapped unwrapped = Probe.unwrap(file.bytes(), layers, options.secret(),
                        line.of("unwrapping", name, 0));
                if (unwrapped.stopped() != null) {
                    found(name, unwrapped.stopped());
                }
                // A packed buffer says nothing of itself: what is in it tells.
                Wrapping wrapping = !unwrapped.wrapping().isPlain() ? unwrapped.wrapping()
                        : switch (Probe.open(file.bytes(), layers, null, options.secret(),
                                line.of("unwrapping", name, 0))) {
                            case Probe.Result.Found values -> values.wrapping();
                            case Probe.Result.Foreign(_, _, _, Wrapping text) when text != null -> text;
                            case Probe.Result.Foreign _, Probe.Result.Locked _, Probe.Result.Damaged _,
                                 Probe.Result.Large _, Probe.Result.Empty _ -> unwrapped.wrapping();
                        };
                if (wrapping.isPlain()) {
                    throw new Refusal(ExitCode.MISFIT, name + " is wrapped in nothing");
                }
                return wrapping;
            } finally {
                line.clear();
            }
        }

        /// {@return the bytes that it lists as text; empty where it is no such text}
        Optional<ByteStore> listed() {
            return listing().flatMap(text -> ListedBytes.readings(text).stream().findFirst())
                    .map(listed -> ByteStore.of(listed.bytes()));
        }

        /// {@return the text that lists its bytes; empty where it is no such text}
        Optional<String> listing() {
            if (!layers.equals(Layers.ANY) || ContentProbe.foreign(file.bytes())
                    .filter(foreign -> foreign.what().kind() == FormatRemark.LISTED).isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new String(file.bytes().bytes(new Span(0, file.bytes().length())),
                    StandardCharsets.UTF_8));
        }

        /// {@return its wrappers, as far as they can be opened, and the first that cannot}
        /// @throws IOException if it cannot be read
        List<Layer> wrappers() throws Refusal, IOException {
            try {
                return Probe.layers(file.bytes(), layers, options.secret(), line.of("unwrapping", name, 0));
            } finally {
                line.clear();
            }
        }
    }

    /// {@return the file called `name`}
    /// @throws Refusal     if it is not this format, or not opened by what the options say
    /// @throws IOException if it cannot be read
    static Opened open(String name, ReadingOptions options, Messages err) throws Refusal, IOException {
        return read(name, options, err).open();
    }

    /// {@return the bytes of the file called `name`}
    /// @throws Refusal     if it has no such name, or the options say nothing that can be
    /// @throws IOException if it cannot be read
    static Unopened read(String name, ReadingOptions options, Messages err) throws Refusal, IOException {
        Layers layers = layers(name, options);
        ProgressLine line = new ProgressLine(err, options.isQuiet());
        try {
            return new Unopened(name, options.closing(OpenFile.handedOver(path(name), line.of("reading", name, 0))),
                    layers, options, line);
        } finally {
            line.clear();
        }
    }

    /// {@return `name` as a path of this system}
    public static Path path(String name) throws Refusal {
        if (name.isEmpty()) {
            throw new Refusal(ExitCode.FILE, "the name of a file is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Refusal(ExitCode.FILE, name + " is no name that a file can have here");
        }
    }

    /// {@return which bytes a game of its own has put before the values, where there are some and nobody has said how
    /// they are laid out, in words}
    Optional<Leading> lead() {
        return found.why().stream().filter(Reason.Lead.class::isInstance).map(Reason.Lead.class::cast)
                .map(lead -> new Leading(lead.bytes(), Clauses.clause(lead))).findFirst();
    }

    /// Bytes that come before all values.
    record Leading(long length, String words) { }

    /// Names these bytes to people where not everything fits, and always a digest beside the values, and what a script
    /// has stored one after the other.
    void tellLead(Messages err) {
        lead().filter(_ -> !doubt.isEmpty()).ifPresent(lead -> err.say(name + ": " + lead.words()));
        found.why().stream().filter(reason -> reason instanceof Reason.Digested || reason instanceof Reason.Stored)
                .forEach(beside -> err.say(name + ": " + Clauses.clause(beside)));
    }

    /// {@return what `path` leads to in a text that has a value in base64}
    /// @throws Refusal if it leads to no such value
    EnclosedPlace enclosed(String path) throws Refusal {
        try {
            return EnclosedPlace.find(structure(), PathText.read(path, found.dialect()));
        } catch (TextException | PathException e) {
            throw new Refusal(ExitCode.MISFIT, name + ": " + path + ": " + Clauses.why(e));
        }
    }

    /// {@return whether `path` means all of a file that is one text in base64, as one String in JSON may be}
    boolean isAlone(String path) {
        return path.equals("$") && wrapping() instanceof Base64Text && Enclosed.in(new String(
                content().bytes(new Span(0, content().length())), StandardCharsets.UTF_8)).isEmpty();
    }

    /// {@return what its values are wrapped in}
    Wrapping wrapping() {
        return found.wrapping();
    }

    /// {@return the bytes that the values are in}
    ByteStore content() {
        return wrapping().content();
    }

    /// {@return what follows a pass over them}
    Progress progress() {
        return line.of("looking through", name, content().length());
    }

    /// Says what happened to a file whose values are nothing but zero bytes, which look as if they were well.
    void tellZeros(Messages err) {
        if (ContentProbe.isZeros(content())) {
            err.say(name + ": " + Clauses.clause(new Incident.OnlyZeros(content().length())));
        }
    }

    /// {@return the structure of the values, which is found anew}
    /// @throws UncheckedIOException if the file cannot be read to its end
    Structure structure() {
        try {
            return Structure.scan(content(), found.dialect(), found.framing(), progress())
                    .alsoKnowing(wrapping().problems());
        } finally {
            line.clear();
        }
    }

    private static Layers layers(String name, ReadingOptions options) throws Refusal {
        try {
            return options.layers(path(name));
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, said(name, e) + "; with --container auto it is not looked at");
        }
    }

    private static Probe.Result.Found found(String name, Probe.Result result) throws Refusal {
        return switch (result) {
            case Probe.Result.Found found -> found;
            case Probe.Result.Locked locked when locked.trouble() == null -> throw new Refusal(ExitCode.FILE,
                    name + " is " + Clauses.clause(locked)
                            + " (--password-env, --password-stdin, --password or --key)");
            case Probe.Result.Locked locked -> throw new Refusal(ExitCode.FILE,
                    name + " is " + Clauses.clause(locked) + "; --any-key shows what it gives all the same");
            case Probe.Result.Large large -> throw new Refusal(ExitCode.FILE,
                    name + " is " + Clauses.clause(large) + "; --any-size unpacks it anyway");
            case Probe.Result.Damaged damaged ->
                    throw new Refusal(ExitCode.FILE, name + " " + Clauses.clause(damaged));
            case Probe.Result.Foreign foreign -> throw new Refusal(ExitCode.FILE,
                    name + " is " + Clauses.clause(foreign) + inside(foreign));
            case Probe.Result.Unopened not ->
                    throw new Refusal(ExitCode.FILE, name + " is " + Clauses.clause(not));
        };
    }

    /// Where a text has values in base64, of which the first few are named.
    private static String inside(Probe.Result.Foreign foreign) {
        List<String> paths = Enclosed.in(foreign).stream().map(Enclosed::path).distinct().toList();
        return paths.isEmpty() ? "" : "; `varscope unwrap --at` takes out what it has in base64 at "
                + String.join(", ", paths.subList(0, Math.min(MOST_PATHS, paths.size())))
                + (paths.size() > MOST_PATHS ? " and elsewhere" : "");
    }

    /// {@return what an exception says, with the name of the file where it does not say that itself}
    static String said(String name, IOException e) {
        String message = Clauses.why(e);
        return message == null ? name + " cannot be read" : message.contains(name) ? message : name + ": " + message;
    }
}
