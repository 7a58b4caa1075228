package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.cli.options.ChangeOptions;
import org.varscope.cli.options.QueryOptions;
import org.varscope.cli.options.ScopeOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.document.place.PathBuilder;
import org.varscope.document.place.PathRoom;
import org.varscope.find.ChangeQuery;
import org.varscope.find.ChangeSearch;
import org.varscope.find.ChangedHit;
import org.varscope.find.ChangedPlaces;
import org.varscope.find.HitPlace;
import org.varscope.find.HitPlaces;
import org.varscope.find.Narrowed;
import org.varscope.find.PassedOver;
import org.varscope.find.PathGlob;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.Search;
import org.varscope.said.Clauses;
import org.varscope.said.Numbers;
import org.varscope.scan.index.Structure;
import org.varscope.text.encoding.TextEncoding;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `find`: where something is.
@Command(name = "find", description = "Find where something is: numbers, texts, keys, types, paths, problems, "
        + "bytes, or what changed since an older file.",
        footer = {"",
                "All conditions have to hold of one value. Numbers are also found in packed arrays and in components "
                + "of vectors. --key NAME is the same as --key-name NAME, unless NAME has 64 hexadecimal digits.", "",
                "With --before OLD, values are distinguished by their paths, elements of packed arrays by their "
                + "indexes; what was added or removed is left to diff. Ints and floats of all widths are compared as "
                + "numbers. With --before A --was 120 --is 100 --before B --is 85, a value was 120 in A, 100 in B "
                + "and is 85 in FILE.", "",
                "What is too long for a search, such as a text above 32 MiB for --regex, is said on standard error, "
                + "and with --jsonl in a line with \"passedOver\" in it.", "",
                "Where a path has more than 1000 characters, or long ones would make the output many times as long as "
                + "the file, that of a value around it is printed, and how many levels deeper the value is "
                + "(`deeper` in JSON).", "",
                "Exit codes: 0 something was found, 1 nothing was, 2 wrong usage, 3 a file could not be read or is "
                + "not this format, 4 --under, --from or --to leads outside of it."})
final class FindVerb extends Verb {
    private static final String NAMED = "--key-name";
    /// Those that take a query.
    private static final Set<String> VERBS = Set.of("find", "replace");

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files to search.")
    private List<String> files = List.of();

    @Mixin
    private QueryOptions sought = new QueryOptions();

    @Mixin
    private ScopeOptions scope = new ScopeOptions();

    @ArgGroup(exclusive = false, multiplicity = "0..*")
    private List<ChangeOptions> changes = new ArrayList<>();

    @Option(names = "--jsonl", description = "One JSON object a hit, for machines.")
    private boolean jsonl;

    @Option(names = "--count", description = "Only how many hits there are.")
    private boolean count;

    /// {@return the arguments with `--key`, where a name follows it, as the option that it means here}
    static List<String> arguments(List<String> given) {
        List<String> meant = new ArrayList<>(given);
        for (int i = 0; !given.isEmpty() && VERBS.contains(given.getFirst()) && i + 1 < given.size(); i++) {
            if (given.get(i).equals("--key") && !given.get(i + 1).matches("[0-9A-Fa-f]{64}")) {
                meant.set(i, NAMED);
            }
        }
        return meant;
    }

    @Override
    int run(Output out, Messages err) throws Refusal {
        if (changes.isEmpty()) {
            return find(sought.query(), out, err);
        }
        if (scope.isGiven()) {
            throw new Refusal(ExitCode.USAGE, "--under, --from and --to do not go with --before; --path does");
        }
        List<String> olds = new ArrayList<>();
        List<ChangeQuery> queries = new ArrayList<>();
        for (ChangeOptions each : changes) {
            olds.add(each.before());
        }
        List<PathGlob> paths = sought.onlyPaths(ChangeOptions::mixed);
        for (ChangeOptions each : changes) {
            queries.add(each.query(paths));
        }
        List<Structure> states = new ArrayList<>();
        int code = each(olds, err, old -> {
            states.add(Opened.open(old, reading(), err).structure());
            return ExitCode.FINE;
        });
        return code != ExitCode.FINE ? code
                : count(out, err, (opened, _, passedOver) ->
                        changes(opened, new Steps(states, queries), passedOver, out));
    }

    /// Older states, oldest first, and how a value has to have changed from each to the next.
    private record Steps(List<Structure> states, List<ChangeQuery> queries) { }

    private int find(Query query, Output out, Messages err) {
        return count(out, err, (opened, first, passedOver) -> {
            Structure structure = opened.structure();
            sought.checkTypes(structure.dialect());
            return search(opened, structure, query, first, passedOver, out);
        });
    }

    /// Looks for something in one file.
    private interface InFile {
        /// {@return how many hits there are}
        /// @param first whether there was none in the files before
        /// @param passedOver takes what was not looked at
        long hits(Opened opened, boolean first, List<PassedOver> passedOver) throws Refusal;
    }

    private int count(Output out, Messages err, InFile search) {
        long[] found = {0};
        int code = each(files, err, file -> {
            Opened opened = Opened.open(file, reading(), err);
            List<PassedOver> passedOver = new ArrayList<>();
            long hits = search.hits(opened, found[0] == 0, passedOver);
            found[0] += hits;
            tell(opened, passedOver, out, err);
            if (count) {
                out.line((files.size() > 1 ? opened.name() + ": " : "") + hits);
            }
            return ExitCode.FINE;
        });
        return code != ExitCode.FINE ? code : found[0] > 0 ? ExitCode.FINE : ExitCode.FOUND;
    }

    /// Says what was passed over, for people in any case.
    private void tell(Opened opened, List<PassedOver> all, Output out, Messages err) {
        for (PassedOver each : all) {
            err.say(opened.name() + ": " + each.sentence());
            if (jsonl && !count) {
                out.json(line -> line.writeStringProperty("file", opened.name())
                        .writeStringProperty("passedOver", each.reason().name())
                        .writeNumberProperty("count", each.count())
                        .writeNumberProperty("offset", each.first().start())
                        .writeNumberProperty("length", each.first().length())
                        .writeStringProperty("message", each.sentence()));
            }
        }
    }

    private long changes(Opened opened, Steps steps, List<PassedOver> passedOver, Output out) throws Refusal {
        Structure after = opened.structure();
        long[] hits = {0};
        PathBuilder paths = new PathBuilder(after);
        Consumer<ChangedHit> told = hit -> {
            opened.line().clear();
            hits[0]++;
            if (!count) {
                print(opened, paths, hit, out);
            }
        };
        try {
            passedOver.addAll(changes(opened, after, steps, told));
        } catch (QueryException e) {
            throw new Refusal(ExitCode.USAGE, Clauses.why(e));
        } finally {
            opened.line().clear();
        }
        return hits[0];
    }

    /// A single step keeps no hits.
    private static List<PassedOver> changes(Opened opened, Structure after, Steps steps, Consumer<ChangedHit> told)
            throws QueryException {
        @Nullable Narrowed left = null;
        int last = steps.states.size() - 1;
        for (int i = 0; i < last; i++) {
            left = Narrowed.of(left, new ChangeSearch(steps.states.get(i), steps.states.get(i + 1),
                    steps.queries.get(i)), opened.progress());
        }
        ChangeSearch search = new ChangeSearch(steps.states.get(last), after, steps.queries.get(last));
        if (left == null) {
            return search.run(opened.progress(), hit -> {
                told.accept(hit);
                return true;
            });
        }
        ChangedPlaces places = new ChangedPlaces(search.before(), search.after());
        Narrowed now = Narrowed.of(left, search, opened.progress());
        now.places().forEach(place -> told.accept(places.at(place)));
        return now.passedOver();
    }

    private long search(Opened opened, Structure structure, Query query, boolean first, List<PassedOver> passedOver,
            Output out)
            throws Refusal {
        long[] hits = {0};
        boolean bytes = !(query instanceof Query.Values);
        HitPlaces places = new HitPlaces(structure, bytes);
        PathBuilder paths = new PathBuilder(structure);
        try {
            Search search = scope.search(opened, structure);
            passedOver.addAll(search.runToTheEnd(query, opened.progress(), (offset, length) -> {
                opened.line().clear();
                hits[0]++;
                if (!count) {
                    Span span = new Span(offset, length);
                    List<TextEncoding> as = query instanceof Query.Encoded text
                            ? text.encodings(structure.bytes(), span) : List.of();
                    print(opened, places.at(span), paths, new Hit(span, bytes, as), out);
                    if (first && hits[0] == 1) {
                        out.close(); // shows it immediately
                    }
                }
                return true;
            }));
        } catch (QueryException e) {
            throw new Refusal(ExitCode.USAGE, Clauses.why(e));
        } finally {
            opened.line().clear();
        }
        return hits[0];
    }

    private void print(Opened opened, PathBuilder paths, ChangedHit hit, Output out) {
        HitPlace is = hit.is();
        PathRoom.Said path = paths.of(is.target());
        if (jsonl) {
            out.json(line -> {
                TreeJson.path(line.writeStringProperty("file", opened.name()), "path", path)
                        .writeStringProperty("role", is.role()).writeStringProperty("type", is.type())
                        .writeNumberProperty("offset", is.span().start())
                        .writeNumberProperty("length", is.span().length())
                        .writeStringProperty("before", TreeJson.text(hit.was()))
                        .writeStringProperty("after", TreeJson.text(is));
            });
        } else {
            out.line("%s%s  %s  %s  %s -> %s".formatted(files.size() > 1 ? opened.name() + ": " : "",
                    Numbers.offset(is.span().start()), TreeText.path(path),
                    Objects.requireNonNullElse(is.type(), "?"), TreeText.hit(out, hit.was()),
                    TreeText.hit(out, is)));
        }
    }

    /// What is said of a hit beside the value that it is in.
    ///
    /// @param encodings in which its bytes are the text that is looked for; empty where they are no text
    private record Hit(Span span, boolean bytes, List<TextEncoding> encodings) { }

    private void print(Opened opened, Optional<HitPlace> place, PathBuilder paths, Hit hit, Output out) {
        Span span = hit.span;
        boolean bytes = hit.bytes;
        @Nullable HitPlace there = place.orElse(null);
        PathRoom.Said path = there == null ? null : paths.of(there.target());
        if (jsonl) {
            out.json(line -> {
                line.writeStringProperty("file", opened.name());
                if (there != null && !bytes) {
                    TreeJson.path(line, "path", path).writeStringProperty("role", there.role())
                            .writeStringProperty("type", there.type());
                }
                line.writeNumberProperty("offset", span.start()).writeNumberProperty("length", span.length());
                if (!hit.encodings.isEmpty()) {
                    line.writeArrayPropertyStart("encodings");
                    hit.encodings.forEach(one -> line.writeString(one.word()));
                    line.writeEndArray();
                }
                if (bytes && there != null) {
                    TreeJson.path(line, "path", path);
                } else if (there != null) {
                    TreeJson.hit(line, there);
                }
            });
            return;
        }
        StringJoiner line = new StringJoiner("  ", files.size() > 1 ? opened.name() + ": " : "", "")
                .add(Numbers.offset(span.start()));
        if (!hit.encodings.isEmpty()) {
            line.add(Query.Encoded.titles(hit.encodings));
        }
        if (there != null) {
            line.add(TreeText.path(path));
            if (!bytes) {
                line.add(Objects.requireNonNullElse(there.type(), "?")).add(TreeText.hit(out, there));
            }
        }
        out.line(line.toString());
    }
}
