package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.guide.site.Site;
import org.varscope.said.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `guide`: the guide as a web site.
@Command(name = "guide", description = "Write the guide to the format as a web site of static pages.",
        footer = {"", "The folder is made where it is missing. A guide in it is replaced; a folder with other files is "
                + "refused. Open index.html.", "",
                "Exit codes: 0 fine, 2 wrong usage, 3 the pages could not be written."})
final class GuideVerb extends Subcommand {
    @Option(names = {"-o", "--output"}, paramLabel = "FOLDER", required = true, description = "Folder to write into.")
    private Path folder = Path.of("");

    @Option(names = "--lang", paramLabel = "LANGUAGE",
            description = "en (English) or ja (Japanese); both where it is left out.")
    private @Nullable String language;

    @Override
    int run(Output out, Messages err) throws Refusal {
        List<Language> languages = language == null ? List.of(Language.values())
                : List.of(ExplainVerb.language(language));
        try {
            out.line("%s pages in %s".formatted(Site.write(folder, languages), folder));
            return ExitCode.FINE;
        } catch (FileAlreadyExistsException _) {
            throw new Refusal(ExitCode.FILE, "%s: is a file; choose a folder".formatted(folder));
        } catch (DirectoryNotEmptyException _) {
            throw new Refusal(ExitCode.FILE, "%s: has other files than those of a guide; choose an empty folder"
                    .formatted(folder));
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, Opened.said(folder.toString(), e));
        }
    }
}
