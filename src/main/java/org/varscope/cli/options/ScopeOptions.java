package org.varscope.cli.options;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.cli.Opened;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Refusal;
import org.varscope.document.place.PathException;
import org.varscope.find.Search;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.text.Offsets;
import org.varscope.text.TextException;
import org.varscope.text.path.PathText;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Options that say where in a file something is looked for.
public final class ScopeOptions {
    @Option(names = "--under", paramLabel = "PATH",
            description = "Only in the value at this path, and in all that it holds; may be given several times.")
    private List<String> under = List.of();

    @Mixin
    private RangeOptions range = new RangeOptions();

    /// {@return whether any is given}
    public boolean isGiven() {
        return !under.isEmpty() || range.isGiven();
    }

    /// {@return the search there of `structure`, as `opened` is read}
    /// @throws Refusal if there is no such place
    public Search search(Opened opened, Structure structure) throws Refusal {
        return new Search(structure, spans(opened, structure), () -> problems(structure));
    }

    /// {@return the bytes there, piece by piece}
    /// @throws Refusal if there is no such place
    public List<Span> spans(Opened opened, Structure structure) throws Refusal {
        Span bytes = range.span(opened, structure);
        List<Span> spans = new ArrayList<>();
        for (String path : under) {
            spans.add(under(opened, structure, path).intersection(bytes));
        }
        return under.isEmpty() ? List.of(bytes) : Span.outermost(spans);
    }

    /// {@return what is said of an option that names a place after the last byte}
    public static Refusal outside(String file, String option, long length) {
        return new Refusal(ExitCode.MISFIT, "%s: %s is outside; the file has %s bytes, the last one before 0x%08X"
                .formatted(file, option, length, length));
    }

    /// {@return the bytes of the value at `path` and of all that it holds}
    /// @throws Refusal if there is no such value
    public static Span under(Opened opened, Structure structure, String path) throws Refusal {
        try {
            return Search.under(structure, PathText.read(path, structure.dialect()));
        } catch (TextException | PathException e) {
            throw new Refusal(ExitCode.MISFIT, opened.name() + ": " + path + ": " + Clauses.why(e));
        }
    }

    /// {@return the offset that is typed after an option}
    /// @param end what `$` is
    /// @throws Refusal if it is none, or negative
    public static long offset(String option, String text, long end) throws Refusal {
        try {
            long offset = Offsets.read(text, 0, end);
            if (offset >= 0) {
                return offset;
            }
            throw new Refusal(ExitCode.USAGE, "%s %s: is before the first byte".formatted(option, text));
        } catch (TextException e) {
            throw new Refusal(ExitCode.USAGE, "%s %s: %s".formatted(option, text, Clauses.why(e)));
        }
    }

    /// {@return what is wrong with the values, in order of offset}
    private static List<Problem> problems(Structure structure) {
        List<Problem> found = new ArrayList<>();
        Inspection inspection = new Inspection(structure);
        for (Finding next = inspection.next(); next != null; next = inspection.next()) {
            if (next instanceof Finding.Trouble trouble) {
                found.add(trouble.problem());
            }
        }
        return found;
    }
}
