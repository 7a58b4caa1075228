package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.document.clip.ProjectText;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.EntryKeys;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `export`: the settings of a project as `project.godot`.
@Command(name = "export", description = "Print the settings of an exported project, project.binary or engine.cfb, as "
        + "the text that the Godot editor reads: project.godot, or engine.cfg.",
        footer = {"", "`varscope import` makes such a file of it again.", "",
                "Exit codes: 0 fine, 1 the text does not say all of the bytes, 2 wrong usage, 3 a file could not be "
                + "read or written or is not this format, 4 FILE has no settings of a project, or damaged ones."})
final class ExportVerb extends Verb {
    @Parameters(index = "0", paramLabel = "FILE", description = "File to read.")
    private String file = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Write here instead of printing it.")
    private @Nullable String output;

    @Override
    int run(Output out, Messages err) throws Refusal {
        return each(List.of(file), err, _ -> {
            Opened opened = Opened.open(file, reading(), err);
            Structure settings = opened.structure();
            if (!EntryKeys.has(settings)) {
                throw new Refusal(ExitCode.MISFIT, file + " has no settings of a project, and only those are exported; "
                        + "`varscope get --json` prints any value");
            }
            String text = text(settings);
            if (output == null) {
                out.bytes(text.getBytes(StandardCharsets.UTF_8));
            } else {
                Saving saving = new Saving(output, reading().isQuiet(), err);
                saving.refuseOver(file, "its text would replace it");
                saving.make(opened.file().file(), ByteStore.of(text.getBytes(StandardCharsets.UTF_8)));
            }
            boolean isAll = ProjectText.saysAll(text, settings);
            if (!isAll) {
                err.say(file + ": the text does not say how all of it is stored: imported again, it has other bytes");
            }
            return isAll ? ExitCode.FINE : ExitCode.FOUND;
        });
    }

    private String text(Structure settings) throws Refusal {
        try {
            return ProjectText.write(settings);
        } catch (EditException e) {
            throw new Refusal(ExitCode.MISFIT, file + ": " + Clauses.clause(e.remark()));
        }
    }
}
