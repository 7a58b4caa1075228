package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Scratch;
import org.varscope.cli.options.EditArguments;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Wrapping;
import org.varscope.container.cipher.Iv;
import org.varscope.document.Document;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Review;
import org.varscope.document.edit.TypedEdit;
import org.varscope.document.edit.way.WayOut;
import org.varscope.document.edit.way.WaysOut;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveLock;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.scan.walk.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `set`: edits values.
@Command(name = "set", description = {"Edit values.", "", "EDIT is one of:",
        "  PATH VALUE            set a value: Godot text, or a number such as 0x64",
        "  --insert PATH VALUE   into an Array or packed array before [n], or a new entry at the end of a Dictionary",
        "  --remove PATH         take an element, entry or property out",
        "  --key PATH KEY        change the key of an entry",
        "  --type PATH TYPE      convert a value to another type, such as float",
        "  --move PATH TO        move a value to where --insert TO would put one",
        "                        ($.a#2: before entry 2 of $.a, with its own key)",
        "  --ahead-of PATH       put what the --insert or --move before it names",
        "                        right before PATH, which is in the same collection",
        "", "Edits are applied from left to right, each on the result of the last. If one does not fit, nothing is "
                + "written.", ""},
        customSynopsis = "varscope set FILE [EDIT]... [-o OUT] [OPTION]...",
        footer = {"", "Exit codes: 0 fine, 1 written, but it holds a problem of severity ERROR after the edits, 2 "
                + "wrong usage, 3 a file could not be read or written or is not this format, 4 an edit does not fit."})
final class SetVerb extends Verb {
    @Parameters(index = "0", paramLabel = "FILE", description = "File to edit.")
    private String file = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Write here instead of over FILE.")
    private @Nullable String output;

    @Option(names = "--keep-iv", description = "For an encrypted file of Godot 4: keep its initialization vector even "
            + "where its content has changed.")
    private boolean keepIv;

    @Option(names = "--fresh-iv", description = "Make a fresh one even where its content has not changed. Without "
            + "either, the vector is kept where nothing has changed, and fresh where something has.")
    private boolean freshIv;

    @Option(names = "--salvage",
            description = "Where an edit changes or moves a damaged part of a compressed file, write that "
                    + "part anyway, with zero bytes for what cannot be read; and write a damaged encrypted "
                    + "file anew, with a sum that fits what is in it. Without it, nothing is written then.")
    private boolean salvage;

    @Option(names = "--force",
            description = "Do what an engine would drop or overwrite when it loads the file, and what "
                    + "changes the type of a value, and say so.")
    private boolean force;

    private EditArguments asked = new EditArguments(List.of(), List.of(), "");

    /// Takes the edits, which were split off before options were read.
    void edits(EditArguments split) {
        asked = split;
    }

    @Override
    int run(Output out, Messages err) throws Refusal {
        if (!asked.trouble().isEmpty()) {
            throw new Refusal(ExitCode.USAGE, asked.trouble());
        }
        if (keepIv && freshIv) {
            throw new Refusal(ExitCode.USAGE, "--keep-iv and --fresh-iv exclude each other");
        }
        return each(List.of(file), err, _ -> {
            try (SaveLock _ = saving(err).turn()) {
                return edit(err);
            }
        });
    }

    private int edit(Messages err) throws Refusal, IOException {
        Opened opened = Opened.open(file, reading(), err);
        Document document = new Document(opened.structure());
        apply(document, err);
        Wrapping written = write(FileForm.of(opened.file(), opened.wrapping()), document, err).wrapping();
        boolean salvaged = written.problems().size() < opened.wrapping().problems().size();
        boolean damaged = document.structure().knowing(written.problems()).errors() > 0;
        if (damaged || salvaged) {
            boolean isSigned = opened.wrapping().problems().stream().anyMatch(Problem::isOfFile);
            err.say(file + " is damaged; " + (!salvaged ? "what is damaged was copied as it is"
                    : isSigned ? "it was written anew, with an MD5 sum that fits what is in it now"
                    : "what these edits change or move was written anew, with zero bytes for what cannot be read"));
        }
        return damaged && !asked.edits().isEmpty() ? ExitCode.FOUND : ExitCode.FINE;
    }

    /// Does all edits as one, or none.
    private void apply(Document document, Messages err) throws Refusal {
        Draft draft = new Draft(document.structure(), new Scratch(), Progress.NONE, Long.MAX_VALUE);
        List<Objection> told = new ArrayList<>();
        for (int i = 0; i < asked.edits().size(); i++) {
            TypedEdit edit = asked.edits().get(i);
            try {
                List<Objection> objections = draft.add(edit);
                if (!force && !objections.isEmpty()) {
                    throw new EditException(objections);
                }
                told.addAll(objections);
                objections.forEach(objection -> err.say(edit.path() + ": " + Clauses.clause(objection)));
            } catch (EditException e) {
                throw new Refusal(ExitCode.MISFIT, edit.path() + ": " + Clauses.clause(e.remark()) + waysOut(e,
                        WaysOut.of(document.structure(), asked.edits().subList(0, i), edit, e.refusals())));
            }
        }
        try {
            Review review = draft.review();
            List<Objection> untold = new ArrayList<>(review.objections());
            untold.removeAll(told);
            if (!force && !untold.isEmpty()) {
                throw new EditException(untold);
            }
            untold.forEach(objection -> err.say(file + ": " + Clauses.clause(objection)));
            document.applyAnyway(review);
        } catch (EditException e) {
            throw new Refusal(ExitCode.MISFIT, file + ": " + Clauses.clause(e.remark()) + waysOut(e, List.of()));
        }
    }

    private static String waysOut(EditException refused, List<WayOut> ways) {
        List<String> words = new ArrayList<>(ways.stream().map(Clauses::clause).toList());
        if (!refused.objections().isEmpty()) {
            words.add("--force does it anyway");
        }
        return words.isEmpty() ? "" : " (" + String.join("; ", words) + ")";
    }

    private Saving saving(Messages err) {
        return new Saving(output == null ? file : output, reading().isQuiet(), err);
    }

    private FileForm write(FileForm read, Document document, Messages err) throws Refusal {
        FileForm form = read.with(keepIv ? Iv.KEPT : freshIv ? Iv.FRESH : Iv.FRESH_WITH_CHANGES)
                .with(salvage ? Damage.SALVAGED : Damage.KEPT);
        Saving saving = saving(err);
        saving.renewDigests(document);
        try {
            return saving.write(form, document.snapshot().bytes());
        } catch (DamageException e) {
            throw new Refusal(ExitCode.FILE, "%s was not written: %s; --salvage does it anyway".formatted(
                    output == null ? file : output, Clauses.why(e)));
        }
    }
}
