package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Acceptance;
import org.varscope.check.Check;
import org.varscope.check.Finding;
import org.varscope.check.ListedProblems;
import org.varscope.check.Verdict;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.document.layout.Digests;
import org.varscope.document.place.PathRoom;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveLock;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.repair.Causes;
import org.varscope.repair.Losses;
import org.varscope.repair.Mending;
import org.varscope.repair.Repair;
import org.varscope.repair.Repairs;
import org.varscope.repair.clause.Loss;
import org.varscope.repair.clause.RepairOutcome;
import org.varscope.repair.clause.RepairTitle;
import org.varscope.repair.salvage.Salvage;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `repair`: what mends damaged bytes.
@Command(name = "repair", description = {"Propose repairs of damaged bytes, and make them.", "",
        "Without -o and --in-place nothing is written: each problem is listed with its repairs, the likeliest "
                + "first.", ""},
        footer = {"",
                "With -o or --in-place, each error is repaired where one repair is far likelier than all others. The "
                + "others are named and left; --choose makes a repair of the first of them. A repair is a guess "
                + "at what the bytes were: look at the result.", "",
                "Exit codes: 0 nothing to repair, or check of what was written gives 0; 1 errors are left, or it "
                + "gives 1; 2 wrong usage, 3 a file could not be read or written, is not this format, or nothing of "
                + "it can be read; 4 there is no repair with the number given."})
final class RepairVerb extends Verb {
    @Parameters(index = "0", paramLabel = "FILE", description = "File to repair.")
    private String file = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Make repairs and write the result here.")
    private @Nullable String output;

    @Option(names = "--in-place", description = "Make repairs and write the result over FILE.")
    private boolean inPlace;

    @Option(names = "--choose", paramLabel = "N",
            description = "Make only the repair with this number, of those listed first.")
    private @Nullable Integer choose;

    @Option(names = "--salvage", paramLabel = "OUT",
            description = "Write what decodes here, without what is damaged, and say "
            + "what is lost.")
    private @Nullable String salvaged;

    @Option(names = "--jsonl", description = "One JSON object a problem, for machines.")
    private boolean jsonl;

    @Override
    int run(Output out, Messages err) throws Refusal {
        if (inPlace && output != null) {
            throw new Refusal(ExitCode.USAGE, "-o and --in-place exclude each other");
        }
        if (salvaged != null && (inPlace || output != null)) {
            throw new Refusal(ExitCode.USAGE, "--salvage excludes -o and --in-place");
        }
        String target = salvaged != null ? salvaged : inPlace ? file : output;
        if (choose != null && (target == null || salvaged != null)) {
            throw new Refusal(ExitCode.USAGE, "--choose needs -o or --in-place");
        }
        if (choose != null && choose < 1) {
            throw new Refusal(ExitCode.USAGE, "--choose " + choose + ": repairs are numbered from 1");
        }
        return each(List.of(file), err, _ -> {
            if (target == null) {
                Opened opened = Opened.open(file, reading(), err);
                // They are left alone, and so would seem to have no repair.
                opened.tellLead(err);
                return list(opened, out);
            }
            Saving saving = new Saving(target, reading().isQuiet(), err);
            if (!inPlace) {
                saving.refuseOver(file, salvaged != null ? "what is left out would be gone; choose another name"
                        : "--in-place writes the result over FILE");
            }
            try (SaveLock _ = saving.turn()) {
                Opened opened = Opened.open(file, reading(), err);
                opened.tellLead(err);
                return salvaged == null ? mend(opened, saving, out) : salvage(opened, saving, out);
            }
        });
    }

    private int list(Opened opened, Output out) {
        Structure structure = opened.structure();
        List<Finding.Trouble> troubles = troubles(structure);
        Causes causes = causes(structure, troubles, opened.progress());
        Set<List<Repair>> seen = new HashSet<>();
        PathRoom room = new PathRoom(structure.bytes().length());
        for (Finding.Trouble trouble : troubles) {
            Problem problem = trouble.problem();
            List<Repair> repairs = causes.repairs(structure, problem, opened.progress());
            opened.line().clear();
            if (problem.isOfFile() && !jsonl) {
                out.line(TreeText.line(trouble, room));
                out.line(opened.wrapping().isCertain() ? "      -o writes the file without it"
                        : "      --salvage writes a file without it, with a sum that fits what is left");
                continue;
            }
            Optional<Problem> cause = causes.of(problem);
            boolean told = !repairs.isEmpty() || cause.isPresent() && Repairs.isMended(problem);
            if (jsonl && told) {
                out.json(line -> json(opened.name(), structure, trouble, room, cause, repairs, line));
            } else if (!jsonl && Repairs.isMended(problem) && (cause.isEmpty() || causes.isMended(problem))) {
                out.line(TreeText.line(trouble, room));
                cause.ifPresent(other -> out.line(
                        "      caused by the problem at 0x%08X".formatted(other.span().start())));
                if (cause.isEmpty() || !repairs.isEmpty()) {
                    print(repairs, seen.add(repairs), structure, opened.progress(), out);
                }
                consequences(problem, troubles, causes).ifPresent(out::line);
            }
        }
        if (!jsonl && troubles.stream().noneMatch(trouble -> Repairs.isMended(trouble.problem()))) {
            out.line(opened.name() + ": nothing to repair");
        }
        return structure.errors() > 0 ? ExitCode.FOUND : ExitCode.FINE;
    }

    /// {@return how many problems follow from one, by code}
    private static Optional<String> consequences(Problem cause, List<Finding.Trouble> troubles, Causes causes) {
        Map<Code, Long> codes = troubles.stream().map(Finding.Trouble::problem)
                .filter(problem -> problem.code() != Code.MORE_FOLLOW)
                .filter(problem -> causes.of(problem).filter(cause::equals).isPresent())
                .collect(Collectors.groupingBy(Problem::code, TreeMap::new, Collectors.counting()));
        long all = codes.values().stream().mapToLong(Long::longValue).sum();
        boolean more = troubles.stream().anyMatch(trouble -> trouble.problem().code() == Code.MORE_FOLLOW);
        return all == 0 ? Optional.empty() : Optional.of("      %s%s problem%s from it: %s".formatted(
                more ? "at least " : "", all, all == 1 ? " follows" : "s follow", codes.entrySet().stream()
                        .map(entry -> entry.getValue() == 1 ? entry.getKey().name()
                                : entry.getValue() + " " + entry.getKey()).collect(Collectors.joining(", "))));
    }

    private static Causes causes(Structure structure, List<Finding.Trouble> troubles, Progress progress) {
        return Causes.of(structure, troubles.stream().map(Finding.Trouble::problem).toList(), progress);
    }

    private static List<Finding.Trouble> troubles(Structure structure) {
        List<Finding.Trouble> all = new ArrayList<>();
        Check check = new Check(structure, ObjectRule.ALLOWED);
        for (Verdict next = check.next(ListedProblems.MOST); next != null && all.size() < ListedProblems.MOST;
                next = check.next(ListedProblems.MOST)) {
            all.addAll(next.said());
        }
        all.sort(Comparator.comparing(Finding.Trouble::problem, Problem.ORDER));
        return all;
    }

    private static void print(List<Repair> repairs, boolean isNew, Structure structure, Progress progress,
            Output out) {
        if (repairs.isEmpty()) {
            out.line("      no repair found");
        } else if (!isNew) {
            out.line("      the same repairs");
            return;
        }
        int number = 1;
        for (Repair repair : repairs) {
            out.line("    %s %s at 0x%08X; %s".formatted(number++,
                    title(RepairTitle.of(repair, structure)), repair.place(),
                    Clauses.clause(RepairOutcome.left(repair))));
            cost(Repairs.losses(structure, repair, progress), structure, out);
        }
    }

    private static void cost(Losses losses, Structure structure, Output out) {
        Loss.of(losses, structure.dialect(), false).ifPresent(loss -> out.line("      " + Clauses.clause(loss)));
    }

    private static String title(RepairTitle title) {
        return Clauses.begun(Clauses.clause(title), Language.ENGLISH);
    }

    private static void json(String file, Structure structure, Finding.Trouble trouble, PathRoom room,
            Optional<Problem> cause, List<Repair> repairs, JsonGenerator line) {
        line.writeStringProperty("file", file)
                .writeStringProperty("problem", trouble.problem().code().name())
                .writeNumberProperty("offset", trouble.problem().span().start())
                .writeNumberProperty("length", trouble.problem().span().length());
        if (trouble.path() != null) {
            TreeJson.path(line, "path", room.of(trouble.path()));
        }
        cause.ifPresent(other -> line.writeObjectPropertyStart("cause")
                .writeStringProperty("problem", other.code().name())
                .writeNumberProperty("offset", other.span().start()).writeEndObject());
        line.writeArrayPropertyStart("repairs");
        int rank = 1;
        for (Repair repair : repairs) {
            line.writeStartObject().writeNumberProperty("rank", rank++)
                    .writeStringProperty("kind", repair.kind().word())
                    .writeStringProperty("title", title(RepairTitle.of(repair, structure)));
            line.writeArrayPropertyStart("edits");
            for (Repair.Change change : repair.changes()) {
                line.writeStartObject().writeNumberProperty("offset", change.span().start())
                        .writeNumberProperty("remove", change.span().length())
                        .writeStringProperty("insert", HexFormat.of().formatHex(change.bytes())).writeEndObject();
            }
            line.writeEndArray().writeNumberProperty("errorsLeft", repair.errorsLeft())
                    .writeNumberProperty("valuesLost", repair.losses().lostValues())
                    .writeNumberProperty("valuesChanged", repair.losses().changedValues()).writeEndObject();
        }
        line.writeEndArray();
    }

    private int mend(Opened opened, Saving saving, Output out) throws Refusal {
        Structure structure = opened.structure();
        Progress progress = opened.progress();
        ByteStore bytes;
        if (choose != null) {
            Repair repair = chosen(structure, choose, progress);
            bytes = repair.in(structure.bytes());
            if (!Salvage.hasValues(Repairs.result(structure, repair, progress).orElseThrow())) {
                throw empty(opened, saving, "after repair " + choose);
            }
            opened.line().clear();
            say(repair, Repairs.losses(structure, repair, progress), structure, out);
        } else {
            Mending mending = Mending.of(structure, progress);
            bytes = mending.review().after().bytes();
            opened.line().clear();
            say(mending, structure, out);
            if (mending.made().isEmpty() && !opened.wrapping().isCertain()) {
                out.line("nothing is repaired: %s gets the bytes as they are".formatted(saving.name()));
            }
        }
        if (!bytes.contentEquals(structure.bytes()) && Digests.mayBeDue(structure)) {
            bytes = saving.renewed(structure.bytes(), Structure.scan(bytes, structure.dialect(), structure.framing(),
                    progress));
        }
        FileForm form = FileForm.of(opened.file(), opened.wrapping());
        if (!opened.wrapping().isCertain()) {
            return write(opened, saving, form, bytes, out);
        }
        int code = write(opened, saving, form.with(Damage.SALVAGED), bytes, out);
        opened.wrapping().problems().stream().filter(Problem::isOfFile).forEach(problem ->
                out.line("mended, as the MD5 sum fits then: " + Clauses.clause(problem.flaw())));
        return code;
    }

    private static Refusal empty(Opened opened, Saving saving, String when) {
        return new Refusal(ExitCode.FILE, "%s was not written: no value of %s can be read%s".formatted(saving.name(),
                opened.name(), when.isEmpty() ? "" : " " + when));
    }

    /// Writes what was repaired, and reads it again as if nothing were known of it.
    private int write(Opened opened, Saving saving, FileForm form, ByteStore bytes, Output out) throws Refusal {
        try {
            FileForm written = saving.write(form, bytes);
            Acceptance now = Acceptance.of(Objects.requireNonNull(written.file()).bytes(),
                    reading().layers(Opened.path(saving.name())), reading().dialect(),
                    opened.wrapping().secret().orElse(null), reading().objects(), opened.progress());
            opened.line().clear();
            if (!now.isFine() && !jsonl) {
                out.line(refused(saving.name(), now));
            }
            return now.isFine() ? ExitCode.FINE : ExitCode.FOUND;
        } catch (DamageException e) {
            throw new Refusal(ExitCode.FILE, "%s was not written: %s%s".formatted(saving.name(), Clauses.why(e),
                    opened.wrapping().problems().stream().anyMatch(Problem::isOfFile)
                            ? "; --salvage writes what decodes" : ""));
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, Opened.said(saving.name(), e));
        }
    }

    private static String refused(String name, Acceptance now) {
        Verdict first = now.refused();
        return first == null || now.found() == null ? name + ": cannot be opened as values"
                : "%s: record %s at 0x%X: %s by %s".formatted(name, first.record(), first.offset(),
                        first.error() == null ? "accepted, with errors," : "refused, " + first.error() + ",",
                        now.found().dialect().name());
    }

    private int salvage(Opened opened, Saving saving, Output out) throws Refusal {
        Structure structure = opened.structure();
        Salvage salvage = Salvage.of(structure, opened.progress());
        opened.line().clear();
        if (salvage.isEmpty()) {
            throw empty(opened, saving, "");
        }
        for (Salvage.Lost lost : salvage.lost()) {
            String path = lost.at() == null ? "$" : PathWords.of(structure, lost.at());
            if (jsonl) {
                out.json(line -> line.writeStringProperty("file", opened.name()).writeStringProperty("lost", path)
                        .writeNumberProperty("offset", lost.span().start())
                        .writeNumberProperty("length", lost.span().length()));
            } else {
                out.line("lost 0x%08X  %s  %s".formatted(lost.span().start(), TypeWords.bytes(lost.span().length()),
                        path));
            }
        }
        return write(opened, saving, FileForm.of(opened.file(), opened.wrapping()).with(Damage.SALVAGED),
                salvage.bytes(), out);
    }

    private Repair chosen(Structure structure, int number, Progress progress) throws Refusal {
        List<Finding.Trouble> troubles = troubles(structure);
        Causes causes = causes(structure, troubles, progress);
        List<Repair> repairs = troubles.stream()
                .map(trouble -> causes.repairs(structure, trouble.problem(), progress))
                .filter(found -> !found.isEmpty()).findFirst().orElse(List.of());
        if (number > repairs.size()) {
            throw new Refusal(ExitCode.MISFIT,
                    "there is no repair %s; the first problem has %s".formatted(number, repairs.size()));
        }
        return repairs.get(number - 1);
    }

    /// Says which repairs are made, and what is left.
    private static void say(Mending mending, Structure structure, Output out) {
        mending.made().forEach(made -> say(made.repair(), made.repair().losses(), structure, out));
        for (Mending.Left left : mending.left()) {
            out.line("left %s at 0x%08X: %s".formatted(left.problem().code(), left.problem().span().start(),
                    Clauses.clause(left.why())));
        }
    }

    private static void say(Repair repair, Losses losses, Structure structure, Output out) {
        out.line("%s at 0x%08X".formatted(title(RepairTitle.of(repair, structure.dialect())), repair.place()));
        cost(losses, structure, out);
    }
}
