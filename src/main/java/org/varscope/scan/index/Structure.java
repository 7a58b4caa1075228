package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Framing;
import org.varscope.problem.Problem;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;

/// Bytes read as values under one dialect and framing. Immutable, and usable from any thread: each call reads with a
/// reader of its own.
public final class Structure {
    /// Longer keys are cut.
    private static final long LONGEST_KEY = 1 << 16;
    /// How many of very many children are read in one go.
    private static final int AT_A_TIME = 4096;
    /// Bytes in which the next error is looked for first.
    private static final long LEAST_REACH = 4096;

    private final ByteStore bytes;
    private final Dialect dialect;
    private final Framing framing;
    private final Shape.Open root;
    private final boolean complete;
    private final List<Problem> known;
    private volatile @Nullable List<Problem> problems;
    /// What an edit asks for several times.
    private volatile @Nullable Located last;
    private volatile @Nullable FieldRuns runs;

    private record Located(Location at, Optional<Node> node) { }

    /// @param complete whether nothing in `root` is pending
    Structure(ByteStore bytes, Dialect dialect, Framing framing, Shape.Open root, boolean complete) {
        this(bytes, dialect, framing, root, complete, List.of());
    }

    private Structure(ByteStore bytes, Dialect dialect, Framing framing, Shape.Open root, boolean complete,
            List<Problem> known) {
        this.known = known;
        this.complete = complete;
        this.bytes = bytes;
        this.dialect = dialect;
        this.framing = framing;
        this.root = root;
    }

    /// {@return the structure of `bytes`, read whole}
    /// @throws CancellationException if the progress says to stop
    public static Structure scan(ByteStore bytes, Dialect dialect, Framing framing, Progress progress) {
        Structure read = new Structure(bytes, dialect, framing, Root.scan(bytes, dialect, framing, progress), true);
        return DigestItems.areIn(framing) ? read.alsoKnowing(DigestItems.wrong(read, progress)) : read;
    }

    /// {@return a structure in which nothing was read yet}
    public static Structure pending(ByteStore bytes, Dialect dialect, Framing framing) {
        return new Structure(bytes, dialect, framing, Root.pending(bytes.length(), framing), false);
    }

    /// {@return the structure of the first records, for showing them before the rest is read}
    ///
    /// About `limit` bytes are read, and looked at again a few times at most. Collections that reach past them show the
    /// children that were read and the count that they claim; the rest is pending. It is complete where the bytes are
    /// that few. Damage from which reading finds no way back within the limit is left to the whole scan, too.
    ///
    /// @param limit bytes, at least 1; single values are read to their end
    public static Structure preview(ByteStore bytes, Dialect dialect, Framing framing, long limit) {
        return Root.preview(bytes, dialect, framing, limit);
    }

    /// {@return the structure after an edit, read again only where it was touched}
    ///
    /// @param after   the bytes after the edit
    /// @param patches what was replaced, with offsets in the bytes before, in order of offset and not overlapping
    /// @param limit   how many bytes may be looked at now; what needs more becomes pending
    public Structure edited(ByteStore after, List<Patch> patches, long limit) {
        return edited(after, patches, limit, Progress.NONE);
    }

    /// {@return the same}
    ///
    /// @param progress follows the offsets that are read again, and may stop it
    /// @throws CancellationException if the progress says to stop
    public Structure edited(ByteStore after, List<Patch> patches, long limit, Progress progress) {
        return new Rescan(this, after, patches, limit, progress).structure()
                .knowing(KnownProblems.after(known, patches));
    }

    /// {@return this structure with problems of its bytes that were known before they were read as values, such as
    /// those of a wrapper; they stay with their bytes over every edit}
    public Structure knowing(List<Problem> problemsOfBytes) {
        return problemsOfBytes.isEmpty() && known.isEmpty() ? this
                : new Structure(bytes, dialect, framing, root, complete, List.copyOf(problemsOfBytes));
    }

    /// {@return this structure with more problems of its bytes, as of [#knowing]}
    public Structure alsoKnowing(List<Problem> problemsOfBytes) {
        return problemsOfBytes.isEmpty() ? this
                : knowing(Stream.concat(problemsOfBytes.stream(), known.stream()).toList());
    }

    /// {@return where problems of bytes are after `patches`; those whose bytes are all gone are left out}
    public static List<Problem> moved(List<Problem> problemsOfBytes, List<Patch> patches) {
        return KnownProblems.after(problemsOfBytes, patches);
    }

    /// {@return the problems that were known before the bytes were read as values}
    public List<Problem> known() {
        return known;
    }

    /// {@return the bytes}
    public ByteStore bytes() {
        return bytes;
    }

    /// {@return the wire rules it was read by}
    public Dialect dialect() {
        return dialect;
    }

    /// {@return how values are laid out at the root}
    public Framing framing() {
        return framing;
    }

    /// {@return which record is which item of the list of fields; null in every other framing}
    public @Nullable FieldRuns runs() {
        FieldRuns found = runs;
        if (found == null && framing.isListed()) {
            found = new CountedItems(framing.list().orElseThrow(), dialect, bytes.reader(), root.children(),
                    root.body()).runs();
            runs = found;
        }
        return found;
    }

    /// {@return how many values are at the root}
    public long records() {
        return root.children().count();
    }

    /// {@return the record number `number`, from 0 on, or the damage that swallowed it with others}
    /// @throws NoSuchElementException if there is none
    public Node record(long number) {
        return lookup().record(number);
    }

    /// {@return the children of `parent` from place `from` up to, not including, `to`; gaps between them left out}
    ///
    /// Of a Dictionary, these are the values of its entries.
    ///
    /// @param parent a collection, or null for the records
    public List<Node> children(@Nullable Node parent, long from, long to) {
        return lookup().children(parent, from, to);
    }

    /// {@return the same one after the other, of which some are read at a time}
    ///
    /// @param progress follows the offsets that are passed, and may stop it by a [CancellationException]
    /// @param doing    what for
    public Stream<Node> children(@Nullable Node parent, long from, long to, Progress progress, String doing) {
        return LongStream.iterate(from, at -> at < to, at -> at + AT_A_TIME).boxed().flatMap(at -> {
            progress.report(childStart(parent, at), doing);
            return children(parent, at, Math.min(to, at + AT_A_TIME)).stream();
        });
    }

    /// {@return the bytes between the children of `parent` that no child claims, or that were not read yet: those
    /// before the children from place `from` up to, not including, `to`, and, where `to` is the number of children,
    /// those after the last}
    ///
    /// @param parent a collection, or null for the records
    /// @param most   how many to find
    public List<Unclaimed> unclaimed(@Nullable Node parent, long from, long to, int most) {
        Node.Body body = parent == null ? rootBody() : parent.body();
        return body == null || body.parts().isEmpty() ? List.of() : new Gaps(nodes(), body).find(from, to, most);
    }

    /// Bytes in a collection, or among the records, that are no child.
    ///
    /// @param before the place of the child that they come before; the number of children for those after the last
    /// @param unread whether that is only since nobody has looked yet
    public record Unclaimed(Span span, long before, boolean unread) { }

    /// {@return the entries of a Dictionary from place `from` up to, not including, `to`, read in one pass}
    public List<Entry> entries(Node dictionary, long from, long to) {
        return lookup().entries(dictionary, from, to);
    }

    /// {@return the last entry of a Dictionary, of those from place `from` on, whose key `test` knows: the one that the
    /// engine keeps}
    ///
    /// @param test     is asked about whole keys
    /// @param progress follows the offsets that the search passes, and may stop it
    /// @throws CancellationException if the progress says to stop
    public Optional<Entry> lastEntry(Node dictionary, long from, KeyTest test, Progress progress) {
        Node.Body body = dictionary.body();
        if (body == null || body.each() != 2) {
            return Optional.empty();
        }
        long place = new EntrySearch(nodes(), dictionary, body, test).last(from, progress);
        return place < 0 ? Optional.empty() : entries(dictionary, place, place + 1).stream().findFirst();
    }

    /// An entry of a Dictionary of which both sides are there.
    public record Entry(Node key, Node value) { }

    /// {@return the offset at which the child number `place` of `parent` starts, with all that belongs to it there: a
    /// key, a name, a length; for the number of children, the offset past the last one}
    ///
    /// @param parent a collection, or null for the records
    public long childStart(@Nullable Node parent, long place) {
        return lookup().childStart(parent, place);
    }

    /// {@return the key of an entry of a project's settings, with U+FFFD for bytes that are no UTF-8; empty for every
    /// other node, and where the key cannot be read}
    public Optional<String> entryKey(Node record) {
        Span key = entryKeySpan(record);
        return key.isEmpty() ? Optional.empty() : Optional.of(new String(bytes.bytes(key), StandardCharsets.UTF_8));
    }

    /// {@return the bytes of the key of an entry of a project's settings, without its length; empty where there are
    /// none}
    public Span entryKeySpan(Node record) {
        long start = record.item().start() + 4;
        long length = record.span().start() - 4 - start;
        boolean is = framing.isKeyed() && record.role() == Role.ROOT && length > 0;
        return is ? new Span(start, Math.min(length, LONGEST_KEY)) : new Span(0, 0);
    }

    /// {@return every node, in order of offset}
    public Preorder preorder() {
        return new Preorder(nodes(), rootBody());
    }

    /// {@return `from` and every node in it, in order of offset}
    public Preorder preorder(Node from) {
        return new Preorder(nodes(), from);
    }

    /// {@return the key of an entry, given its value}
    public Optional<Node> key(Node value) {
        return lookup().key(value);
    }

    /// {@return the name of a property, with U+FFFD for bytes that are no UTF-8; empty where it has none}
    public Optional<String> propertyName(Node property) {
        long lead = property.span().start() - property.item().start();
        if (property.role() != Role.PROPERTY || lead < 4) {
            return Optional.empty();
        }
        long length = Math.min(bytes.reader().u32(property.item().start()), lead - 4);
        byte[] name = bytes.bytes(new Span(property.item().start() + 4, length));
        return Optional.of(new String(name, StandardCharsets.UTF_8));
    }

    /// {@return the value at `at`, if there is one}
    public Optional<Node> node(Location at) {
        Located known = last;
        if (known == null || !known.at.equals(at)) {
            known = new Located(at, lookup().node(at));
            last = known;
        }
        return known.node;
    }

    /// {@return the innermost value that holds the byte at `offset`: a key where it is in a key, a gap where no value
    /// claims it; empty past the end}
    public Optional<Node> deepestAt(long offset) {
        return lookup().deepestAt(offset);
    }

    /// {@return what is wrong, in order of offset}
    public List<Problem> problems() {
        List<Problem> all = problems;
        if (all == null) {
            all = List.copyOf(problemsIn(new Span(0, Long.MAX_VALUE)));
            problems = all;
        }
        return all;
    }

    /// {@return what is wrong that begins in `where`, in order of offset; nothing else is looked at}
    public List<Problem> problemsIn(Span where) {
        List<Problem> found = new ArrayList<>();
        Root.collect(root, where, found);
        known.stream().filter(problem -> where.contains(problem.span().start())).forEach(found::add);
        found.sort(Problem.ORDER);
        return found;
    }

    /// {@return the first problem of severity ERROR that begins at `from` or behind it, and is not one of a file as a
    /// whole}
    public Optional<Problem> errorFrom(long from) {
        Optional<Problem> found = Optional.empty();
        long at = from;
        for (long reach = LEAST_REACH; errors() > 0 && found.isEmpty() && at <= bytes.length(); reach *= 2) {
            found = problemsIn(new Span(at, reach)).stream().filter(Problem::isError)
                    .filter(problem -> !problem.isOfFile()).findFirst();
            at += reach;
        }
        return found;
    }

    /// {@return how many problems of severity ERROR there are}
    public long errors() {
        return root.errors() + Problem.errors(known);
    }

    /// {@return how many things are wrong}
    public long problemCount() {
        return root.marks() + known.size();
    }

    /// {@return whether everything was read}
    public boolean isComplete() {
        return complete;
    }

    public Shape.Open root() {
        return root;
    }

    public Node.Body rootBody() {
        return new Node.Body(root.body(), root.children(), root.claimed(), root.grammar(), 1);
    }

    private Lookup lookup() {
        return new Lookup(nodes(), rootBody());
    }

    public Nodes nodes() {
        return new Nodes(bytes.reader(), Plan.of(dialect), framing, runs());
    }
}
