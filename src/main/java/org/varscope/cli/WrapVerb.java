package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.ProgressLine;
import org.varscope.cli.output.Refusal;
import org.varscope.container.DamageException;
import org.varscope.container.Plain;
import org.varscope.document.Document;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.OpenFile;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveLock;
import org.varscope.said.Clauses;
import org.varscope.text.ListedBytes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `wrap`: content put into a wrapper like that of another file.
@Command(name = "wrap", description = "Put content into a wrapper like that of another file: compressed in the same "
        + "way, or encrypted with the same password, or as base64.",
        footer = {"", "Exit codes: 0 fine, 2 wrong usage, 3 a file could not be read or written, 4 the file that it is "
                + "to be like is wrapped in nothing, or PATH leads to no value in it."})
final class WrapVerb extends Verb {
    @Option(names = "--like", paramLabel = "FILE", required = true,
            description = "Wrap as this file is wrapped; a password is that of this file.")
    private String like = "";

    @Parameters(index = "0", paramLabel = "CONTENT", description = "File with what is to be inside.")
    private String content = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", required = true,
            description = "Write here; may be the file that it is like.")
    private String output = "";

    @Option(names = "--at", paramLabel = "PATH", description = "Put CONTENT as base64 into a String of that file, or "
            + "into JSON or a ConfigFile, where `varscope unwrap --at` has found a value, or as bytes into a "
            + "PackedByteArray; the rest of it stays.")
    private @Nullable String at;

    @Override
    int run(Output out, Messages err) throws Refusal {
        Saving saving = new Saving(output, reading().isQuiet(), err);
        saving.refuseOver(content, "what is inside would be replaced by its wrapper");
        return each(List.of(like), err, _ -> {
            try (SaveLock _ = at == null ? null : saving.turn()) {
                Opened.Unopened opened = Opened.read(like, reading(), err);
                Optional<String> listing = opened.listing();
                Opened around = at == null ? null : opened.openText();
                if (around == null && listing.isPresent()) {
                    saving.write(FileForm.of(opened.file(), new Plain(opened.file().bytes())),
                            listed(listing.get(), content(err)));
                } else if (around == null || at == null || around.isAlone(at)) {
                    saving.write(FileForm.of(opened.file(), opened.unwrapped()), content(err));
                } else {
                    Document document = new Document(around.structure());
                    document.apply(around.enclosed(at).putting(content(err)));
                    saving.renewDigests(document);
                    saving.write(FileForm.of(around.file(), around.wrapping()), document.snapshot().bytes());
                }
            } catch (DamageException e) {
                throw new Refusal(ExitCode.FILE, "%s was not written: %s".formatted(output, Clauses.why(e)));
            } catch (EditException e) {
                throw new Refusal(ExitCode.MISFIT, like + ": " + at + ": " + Clauses.clause(e.remark()));
            }
            return ExitCode.FINE;
        });
    }

    private ByteStore listed(String text, ByteStore bytes) throws Refusal {
        return ListedBytes.again(text, bytes.bytes(new Span(0, bytes.length())))
                .map(other -> ByteStore.of(other.getBytes(StandardCharsets.UTF_8)))
                .orElseThrow(() -> new Refusal(ExitCode.MISFIT, like + " lists bytes in a form that is not written "
                        + "again; expected a list of numbers such as [27, 0, 0, 0]"));
    }

    private ByteStore content(Messages err) throws Refusal, IOException {
        ProgressLine line = new ProgressLine(err, reading().isQuiet());
        try {
            OpenFile inside = reading().closing(OpenFile.handedOver(Opened.path(content),
                    line.of("reading", content, 0)));
            return inside.bytes();
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, Opened.said(content, e));
        } finally {
            line.clear();
        }
    }
}
