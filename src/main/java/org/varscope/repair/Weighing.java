package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.place.CollectionHead;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.VariantKind;

/// Looks at changes closely: what each makes of the whole file, of its errors, and of the values that can be read now.
final class Weighing {
    /// How many repairs of one record are looked at that cost no value.
    private static final int GENTLE = 8;
    /// How many are looked at whatever they cost, and how many are kept.
    private static final int MOST = 24;
    private static final int KEPT = 8;
    /// Bytes that are read again, after which only those changes are weighed that may be the right one: each costs as
    /// much as reading the record.
    private static final long MUCH = 64 << 20;

    private final Structure structure;
    private final Problem problem;
    private final Counted read;
    private final List<Repair> repairs = new ArrayList<>();
    private final Set<Repair> beside = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<List<Object>> seen = new HashSet<>();
    // Several damaged records in a row lead nowhere as they are; what leaves the next one in its place is right all
    // the same, and leaves more errors than what runs over them.
    private final long behind;
    private final boolean isBehind;
    private final long now;
    private final long least;
    private int gentle;

    Weighing(Structure structure, Problem problem, Progress progress) {
        this.structure = structure;
        this.problem = problem;
        this.read = new Counted(progress);
        this.behind = Slot.end(structure, problem.span().start());
        this.isBehind = Slot.isKnown(structure, behind);
        this.now = structure.errors();
        // Nothing mends more than all of its record.
        this.least = now - structure.problemsIn(Span.between(Slot.start(structure, problem.span().start()), behind))
                .stream().filter(each -> each.isError() && !each.isOfFile()).count();
    }

    /// Looks at one change more, unless enough were looked at; the likelier ones come first.
    void add(Tried each) {
        boolean enough = (gentle >= GENTLE || repairs.size() >= MOST) && each.parts().isEmpty();
        if (enough || !seen.add(key(each)) || read.bytes() > MUCH && isBehind(each)) {
            return;
        }
        Repair plain = each.repair();
        Repairs.after(structure, plain, read).ifPresent(after -> {
            boolean followed = each.followed() || isBehind && Slot.isKnown(after, behind + plain.growth(behind));
            double twice = Weights.REPEATED * RepeatedKeys.in(after, plain, problem);
            Losses losses = Losses.of(structure, after, plain.patches(), plain.ends());
            boolean alone = each.alone() && !new Doubt(structure, after, plain).isOpen();
            Repair repair = new Repair(each.kind(), each.before(), each.after(), each.changes(), followed, alone,
                    after.errors(), losses, each.cost() + twice, each.parts());
            repairs.add(repair);
            gentle += losses.lostValues() == 0 ? 1 : 0;
            Problem moved = problem.shifted(repair.growth(problem.span().start()));
            if (after.problemsIn(new Span(moved.span().start(), 1)).contains(moved)) {
                beside.add(repair);
            }
        });
    }

    /// {@return whether something mends the whole record and costs no value}
    boolean isMended() {
        return all().stream().findFirst().filter(best -> best.followed() && best.losses().lostValues() == 0
                && best.errorsLeft() <= least && best.oddness() < Weights.LEAST_PARTIAL).isPresent();
    }

    /// {@return those that help, the best first}
    ///
    /// What mends only the record before is no repair where anything else is: it is one of another problem.
    List<Repair> all() {
        List<Repair> all = new ArrayList<>(repairs);
        all.removeIf(repair -> repair.errorsLeft() > now || repair.errorsLeft() == now && now > 0);
        if (beside.size() < all.size()) {
            all.removeAll(beside);
        }
        all.sort(Repair.ORDER);
        return all.stream().limit(KEPT).toList();
    }

    /// Whether a change comes after one that mends all, and so far that it leaves no doubt of that.
    private boolean isBehind(Tried change) {
        return repairs.stream().anyMatch(repair -> repair.followed() && repair.harm() <= least
                && change.cost() >= repair.oddness() + Weights.MARGIN);
    }

    private static List<Object> key(Tried tried) {
        List<Object> key = new ArrayList<>();
        tried.changes().forEach(change -> key.addAll(List.of(change.span(), ByteBuffer.wrap(change.bytes()))));
        return key;
    }

    /// Hands on how far work has come, and counts what was read by all of it.
    private static final class Counted implements Progress {
        private final Progress progress;
        private long last = Long.MAX_VALUE;
        private long bytes;

        Counted(Progress progress) {
            this.progress = progress;
        }

        @Override
        public boolean reached(long at) {
            bytes += Math.max(0, at - last);
            last = at;
            return progress.reached(at);
        }

        /// {@return bytes that were read, but for those before the first report of each reading}
        long bytes() {
            return bytes;
        }
    }

    /// Whether a repair leaves keys that are in their Dictionary twice, in the Dictionaries that it may have given
    /// other entries.
    private static final class RepeatedKeys {
        /// Entries that are looked at in each.
        private static final int MOST = 1024;
        private static final long LONGEST = 256;
        /// Collections around each place that are looked at.
        private static final int INNERMOST = 8;

        private RepeatedKeys() { }

        /// {@return in how many Dictionaries of `after` keys are there twice, of those around what `repair` changes and
        /// of those in which the record ends that `problem` is in}
        ///
        /// @param after what the repair makes of the file
        static int in(Structure after, Repair repair, Problem problem) {
            long start = problem.span().start();
            long end = Slot.end(after, start + repair.growth(start));
            long changed = repair.changes().getFirst().span().start();
            Map<Long, Node> around = new HashMap<>();
            LongStream.of(changed, end - 1).filter(at -> at >= 0).forEach(at ->
                    Stream.iterate(after.deepestAt(at).orElse(null), Objects::nonNull, Node::parent).limit(INNERMOST)
                            .filter(RepeatedKeys::isKeyed).forEach(node -> around.put(node.span().start(), node)));
            return (int) around.values().stream().filter(node -> repeats(after, node)).count();
        }

        private static boolean isKeyed(Node node) {
            return node.body() != null && node.body().each() == 2;
        }

        private static boolean repeats(Structure structure, Node node) {
            Set<ByteBuffer> keys = new HashSet<>();
            // Entries that came in are the last ones.
            long from = Math.max(0, node.children() - MOST);
            return structure.entries(node, from, node.children()).stream().map(Structure.Entry::key)
                    .filter(key -> !key.isCollection() && key.span().length() <= LONGEST)
                    .anyMatch(key -> !keys.add(ByteBuffer.wrap(structure.bytes().bytes(key.span()))));
        }
    }

    /// What a repair leaves that speaks against it, though it leaves no error: something else may be what is wrong.
    static final class Doubt {
        /// Header and length of a text.
        private static final int HEAD = 8;
        /// Bytes of a text that is a name and no accident.
        private static final int NAME = 3;
        /// Values that are looked at.
        private static final int MOST = 256;

        private final Structure before;
        private final Structure after;
        private final Repair repair;

        /// @param after what `repair` makes of `before`
        Doubt(Structure before, Structure after, Repair repair) {
            this.before = before;
            this.after = after;
            this.repair = repair;
        }

        /// {@return whether somebody is to look at the repair before it is made}
        boolean isOpen() {
            return swallows() || switch (repair.kind()) {
                case BYTES_LOST -> invents() || retypes();
                case COUNT -> empties() || isMisfit();
                case LENGTH -> runsOn();
                case RECORD_LENGTH -> isMisfit();
                default -> false;
            };
        }

        /// Whether bytes are put into a number or a text: nobody knows what was there.
        private boolean invents() {
            return repair.changes().stream().anyMatch(change -> {
                long start = change.span().start();
                Span put = new Span(start + repair.growth(start) - change.bytes().length, change.bytes().length);
                return Fields.in(after, put).stream().map(Field::role)
                        .anyMatch(role -> role == FieldRole.NUMBER || role == FieldRole.TEXT);
            });
        }

        /// Whether another type is put in the place of a whole value.
        private boolean retypes() {
            Node was = before.deepestAt(first().start()).orElse(null);
            Node is = after.deepestAt(first().start()).orElse(null);
            return was != null && is != null && was.span().start() == is.span().start() && was.state() == State.WHOLE
                    && was.kind() != is.kind();
        }

        /// Whether children that are whole would be beside their collection from then on: they may have been meant
        /// to, or what follows them is what is wrong.
        private boolean empties() {
            return repair.before() - repair.after() > Words.STEPS && before.problemsIn(first()).isEmpty()
                    || before.problemsIn(first()).stream().anyMatch(each ->
                            each.flaw() instanceof Flaw.ChildrenMissing(_, _, long whole) && repair.after() < whole);
        }

        /// Whether a text or an array takes names for bytes of its own that come after it now.
        private boolean swallows() {
            Node small = before.deepestAt(first().start()).orElse(null);
            Node large = after.deepestAt(first().start()).orElse(null);
            return small != null && large != null && !large.isCollection()
                    && small.span().start() == large.span().start() && large.span().end() > small.span().end()
                    && (isFilled() || hasName(Span.between(small.span().end(), large.span().end())));
        }

        /// Whether what says that it is empty gets much by its count: engines write many an empty array.
        private boolean isFilled() {
            return (repair.kind() == Kind.COUNT || repair.kind() == Kind.LENGTH) && repair.before() == 0
                    && repair.after() > Words.STEPS;
        }

        private boolean hasName(Span span) {
            long at = span.start();
            for (int i = 0; i < MOST && at < span.end(); i++) {
                Node node = before.deepestAt(at).orElse(null);
                if (node != null && isName(node)) {
                    return true;
                }
                at = node == null || node.isCollection() ? at + Integer.BYTES : Math.max(at + 1, node.span().end());
            }
            return false;
        }

        private boolean isName(Node node) {
            return node.role() == Role.KEY && node.state() == State.WHOLE && node.kind() == VariantKind.STRING
                    && node.span().length() >= HEAD + NAME && before.problemsIn(node.span()).isEmpty();
        }

        /// Whether a text goes on after its end.
        private boolean runsOn() {
            return after.deepestAt(first().start()).stream().flatMap(node -> after.problemsIn(node.span()).stream())
                    .anyMatch(each -> each.code() == Code.TEXT_AFTER_NUL);
        }

        /// Whether a typed collection around it would hold what it cannot hold.
        private boolean isMisfit() {
            return Stream.iterate(after.deepestAt(first().end()).orElse(null), Objects::nonNull, Node::parent)
                    .filter(Node::isCollection).anyMatch(this::isMisfit);
        }

        private boolean isMisfit(Node collection) {
            CollectionHead head = CollectionHead.of(after, collection);
            if (!CollectionHead.isTyped(head.of()) && !CollectionHead.isTyped(head.key())) {
                return false;
            }
            long end = collection.children();
            long from = Math.max(0, end - MOST);
            boolean keyed = collection.kind() == VariantKind.DICTIONARY;
            Stream<Node> nodes = keyed ? after.entries(collection, from, end).stream()
                    .flatMap(entry -> Stream.of(entry.key(), entry.value()))
                    : after.children(collection, from, end).stream();
            return nodes.anyMatch(node -> node.row() != null
                    && !(node.role() == Role.KEY ? head.key() : head.of()).takes(node.kind()));
        }

        private Span first() {
            return repair.changes().getFirst().span();
        }
    }
}
