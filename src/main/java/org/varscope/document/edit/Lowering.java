package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.FieldCodec;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.index.Structure.Patch;
import org.varscope.scan.walk.Progress;
import org.varscope.text.cell.SameText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Turns what the user means into bytes to replace: the value's own, one count, and one frame length.
///
/// Collections hold counts and never lengths, padding depends on a value's own bytes, and a value means the same
/// wherever it stands; so nothing else can change. `core/io/marshalls.cpp`.
///
/// Several edits may be lowered together where none changes what another one names ([Footprint]); counts and lengths
/// are then those of all of them.
final class Lowering {
    /// Bytes of a value up to which it is compared with what is written over it.
    private static final long LARGEST_KEPT = 1 << 28;

    private final Structure structure;
    private final RecordLowering records;
    private final ChangedKeys changedKeys;
    private final Scratch scratch;
    private final Progress progress;
    private final NavigableSet<Replacement> replacements = new TreeSet<>(Replacement.ORDER);
    /// Counts and lengths by their offset.
    private final NavigableMap<Long, Replacement> words = new TreeMap<>();
    private final Map<Long, Integer> counted = new HashMap<>();
    private final Map<Long, Long> grown = new HashMap<>();
    private final Map<Replacement, Placed> placed = new IdentityHashMap<>();
    private int moreRecords;
    /// What takes the last edit out again.
    private final Deque<Runnable> undo = new ArrayDeque<>();

    private EditRules rules;

    /// @param progress follows the offsets that a search for a key passes, and may stop it
    Lowering(Structure structure, Scratch scratch, Progress progress) {
        this.structure = structure;
        this.records = new RecordLowering(structure);
        this.scratch = scratch;
        this.progress = progress;
        this.changedKeys = new ChangedKeys(structure);
        this.rules = new EditRules(structure, changedKeys, progress);
    }

    /// Bytes to put in the place of others.
    ///
    /// @param depth  how many collections they are put into: where several end at one offset, the innermost comes first
    /// @param number of those before it, which come first where nothing else tells
    private record Replacement(Span at, ByteStore with, int depth, int number) {
        static final Comparator<Replacement> ORDER = Comparator.comparingLong((Replacement one) -> one.at.start())
                .thenComparing(one -> one.at.length()).thenComparing(one -> -one.depth)
                .thenComparing(Replacement::number);
    }

    /// A value that is put among others of which one is damaged.
    ///
    /// @param before bytes of its key or name
    /// @param depth  at which it is to be
    /// @param place  that it is to have
    private record Placed(long before, int depth, long place) { }

    /// {@return what speaks against all edits so far, now that their bytes are read: values that are not where they
    /// were put, as something damaged before them takes their bytes for its own}
    List<Objection> unread(Structure after) {
        List<Objection> against = new ArrayList<>();
        long growth = 0;
        for (Replacement one : placed.isEmpty() ? List.<Replacement>of() : inOrder().toList()) {
            Placed value = placed.get(one);
            if (value != null) {
                long start = one.at.start() + growth;
                Span span = Span.between(start + value.before, start + one.with.length());
                Node there = after.deepestAt(span.start()).orElse(null);
                if (there == null || there.state() != State.PENDING && !(there.span().equals(span)
                        && there.role() != Role.KEY && there.depth() == value.depth
                        && (placed.size() > 1 || there.place() == value.place))) {
                    against.add(new Objection.Unread(value.place));
                }
            }
            growth += one.with.length() - one.at.length();
        }
        return against;
    }

    /// {@return what all edits so far replace, in order of offset}
    List<Patch> patches() {
        return inOrder().map(one -> new Patch(one.at.start(), one.at.length(), one.with.length())).toList();
    }

    /// {@return the bytes after all edits so far}
    ByteStore bytes() {
        return joined(new Span(0, structure.bytes().length()), inOrder());
    }

    /// {@return the bytes of `node` after all edits so far in it}
    ByteStore bytes(Node node) {
        Span span = node.span();
        Replacement from = new Replacement(new Span(span.start(), 0), ByteStore.empty(), Integer.MAX_VALUE, 0);
        Replacement to = new Replacement(new Span(span.end(), 1), ByteStore.empty(), Integer.MAX_VALUE, 0);
        // What is put in before or behind it is no part of it.
        Stream<Replacement> inside = replacements.subSet(from, to).stream().filter(one -> span.encloses(one.at)
                && (!one.at.isEmpty() || one.depth > node.depth()));
        Stream<Replacement> counts = words.subMap(span.start(), span.end()).values().stream();
        return joined(span, Stream.concat(inside, counts).sorted(Replacement.ORDER));
    }

    private ByteStore joined(Span span, Stream<Replacement> inOrder) {
        ByteStore before = structure.bytes();
        List<ByteStore> parts = new ArrayList<>();
        long end = span.start();
        for (Replacement one : inOrder.toList()) {
            parts.add(before.slice(Span.between(end, one.at.start())));
            parts.add(one.with);
            end = one.at.end();
        }
        parts.add(before.slice(Span.between(end, span.end())));
        return ByteStore.joined(parts);
    }

    private Stream<Replacement> inOrder() {
        return Stream.concat(replacements.stream(), words.values().stream()).sorted(Replacement.ORDER);
    }

    /// Lowers one more edit.
    ///
    /// @return what speaks against it, if it makes a difference
    /// @throws EditException         if it does not fit; nothing was lowered then
    /// @throws CancellationException if the progress says to stop; this is of no use any more then
    List<Objection> add(Edit edit) throws EditException {
        int before = replacements.size();
        undo.clear();
        rules = new EditRules(structure, changedKeys, progress);
        try {
            lower(edit);
        } catch (EncodeException e) {
            retract();
            throw new EditException(new Obstacle.Unwritable(e));
        } catch (PathException e) {
            retract();
            throw new EditException(new Obstacle.NoSuchPlace(e));
        } catch (EditException e) {
            retract();
            throw e;
        }
        if (replacements.size() == before) {
            return List.of();
        }
        rules.around(edit, this).forEach(undo::push);
        return rules.objections();
    }

    /// Takes the edit out again that was added last.
    void retract() {
        while (!undo.isEmpty()) {
            undo.pop().run();
        }
    }

    private void lower(Edit edit) throws EditException, EncodeException, PathException {
        switch (edit) {
            case Edit.SetValue(var at, var key) when at.isRecordKey() && EntryKeys.has(structure) -> {
                rules.setting(at.last(), key);
                Node entry = whole(at.asValue());
                put(Span.between(entry.item().start(), entry.span().start() - 4), RecordLowering.key(key), null);
            }
            case Edit.SetValue(var at, var value) -> set(whole(at), value, false);
            case Edit.Retype(var at, var kind) -> {
                Node node = whole(at);
                set(node, rules.converted(node, kind), true);
            }
            case Edit.SetPart set -> {
                Node node = whole(set.at());
                for (var piece : PartLowering.written(part(node, set), set.value()).entrySet()) {
                    put(piece.getKey(), piece.getValue(), node);
                }
            }
            case Edit.Insert(var into, long index, var asked, var value) -> {
                Node collection = into == null ? null : collection(into);
                Variant key = rules.newKey(collection, index, asked);
                Variant put = rules.put(collection, key, value);
                if (collection == null) {
                    putRecord(index, records.record(index, key, put));
                } else {
                    putChild(collection, index, index, name(collection, key), scratch.append(encoded(put, 0)));
                }
            }
            case Edit.Remove(var at) -> take(node(at));
            case Edit.Move move -> move(move);
            case Edit.ReplaceBytes(var span, var bytes) -> putBytes(span, bytes);
            case Edit.Reinterpret _, Edit.Batch _ ->
                    throw new IllegalArgumentException("not an edit by itself: " + edit);
        }
    }

    private void set(Node node, Variant value, boolean retypes) throws EditException, EncodeException {
        put(node.span(), over(node, rules.over(node, value, retypes)), node);
    }

    private Part part(Node node, Edit.SetPart set) throws PathException {
        boolean known = set.found() != null && set.found().structure().bytes() == structure.bytes();
        return known ? set.found() : Part.of(structure, node, set.steps());
    }

    /// Puts bytes in the place of others, unless they are the same.
    ///
    /// @param in as of {@link #replace}
    private void put(Span at, byte[] bytes, @Nullable Node in) throws EditException {
        if (at.length() != bytes.length || !Arrays.equals(structure.bytes().bytes(at), bytes)) {
            replace(at, scratch.append(bytes), in);
        }
    }

    private void putRecord(long index, byte[] record) throws EditException {
        inside(index, structure.records());
        byte[] bytes = Bytes.joined(records.lineFeed(index), record);
        replace(new Span(structure.childStart(null, index), 0), scratch.append(bytes), null);
        countRecords(1);
    }

    private static void inside(long place, long most) throws EditException {
        if (place < 0 || place > most) {
            throw new EditException(new Obstacle.PlaceOutside(place, most));
        }
    }

    private void countRecords(int by) throws EditException {
        moreRecords += by;
        undo.push(() -> moreRecords -= by);
        word(records.count(moreRecords));
    }

    private void word(RecordLowering.@Nullable Word word) {
        if (word != null) {
            long at = word.at().start();
            Replacement was = words.put(at, new Replacement(word.at(), scratch.append(word.bytes()), 0, 0));
            undo.push(was == null ? () -> words.remove(at) : () -> words.put(at, was));
        }
    }

    /// @param place that it has in the end
    private void putChild(Node collection, long index, long place, ByteStore name, ByteStore value)
            throws EditException {
        inside(index, collection.children());
        long at = structure.childStart(collection, index);
        count(collection, 1);
        placed(replace(new Span(at, 0), name.concat(value), collection), collection, name.length(), place);
    }

    private void placed(Replacement bytes, Node collection, long before, long place) {
        if (structure.errors() > 0) {
            placed.put(bytes, new Placed(before, collection.depth() + 1, place));
            undo.push(() -> placed.remove(bytes));
        }
    }

    private Node collection(Location at) throws EditException {
        Node node = whole(at);
        if (!node.isCollection()) {
            throw new EditException(new Obstacle.HoldsNone(node.row()));
        }
        return node;
    }

    /// What stands before the value of a child: nothing, its key, or its name.
    private ByteStore name(Node collection, @Nullable Variant key) throws EditException, EncodeException {
        VariantKind kind = collection.kind();
        if (kind == VariantKind.ARRAY) {
            return ByteStore.empty();
        }
        Obstacle.Keyed of = kind == VariantKind.OBJECT ? Obstacle.Keyed.OBJECT : Obstacle.Keyed.DICTIONARY;
        if (key == null) {
            throw new EditException(new Obstacle.NoKey(of));
        }
        byte[] name = encoded(key, 0);
        if (kind != VariantKind.OBJECT) {
            return scratch.append(name);
        }
        if (!(key instanceof Variant.Text)) {
            throw new EditException(new Obstacle.KeyNotText(of));
        }
        return scratch.append(name, 4, name.length - 4);
    }

    private void take(Node node) throws EditException {
        Node parent = node.parent();
        if (parent != null) {
            count(parent, -1);
            long from = structure.childStart(parent, node.place());
            replace(Span.between(from, structure.childStart(parent, node.place() + 1)), ByteStore.empty(), parent);
            if (parent.kind() == VariantKind.DICTIONARY) {
                undo.push(changedKeys.note(parent, from, node.place(), Optional.empty()));
            }
            return;
        }
        if (structure.framing() instanceof Framing.Bare) {
            throw new EditException(new Obstacle.OnlyValue());
        }
        if (structure.framing() instanceof Framing.Fields(var list)) {
            RecordLowering.repeated(list, node.place());
        }
        replace(node.item(), ByteStore.empty(), null);
        countRecords(-1);
    }

    private void move(Edit.Move move) throws EditException, EncodeException {
        Node node = whole(move.at());
        Node parent = node.parent();
        Node into = move.into() == null ? null : collection(move.into());
        if (move.into() != null && move.into().isWithin(move.at())) {
            throw new EditException(new Obstacle.IntoItself());
        }
        boolean within = move.isWithin();
        if (within && (move.key() == null || parent == null && !EntryKeys.has(structure))) {
            moveWithin(node, parent, move.to());
            return;
        }
        boolean alike = into != null && parent != null && into.row() != null && into.row().equals(parent.row());
        Variant key = rules.newKey(into, move.to(),
                move.key() != null ? move.key() : Values.name(structure, node).orElse(null));
        Variant as = rules.moved(node, into, key);
        long index = within && move.to() > node.place() ? move.to() + 1 : move.to();
        if (into == null) {
            putRecord(index, records.record(index, key, value(node)));
        } else {
            ByteStore name = alike && move.key() == null ? structure.bytes().slice(
                    Span.between(structure.childStart(parent, node.place()), node.span().start())) : name(into, key);
            putChild(into, index, move.to(), name, as == null && !node.isPlain() ? structure.bytes().slice(node.span())
                    : scratch.append(encoded(as == null ? value(node) : as, 0)));
        }
        take(node);
    }

    private Variant value(Node node) throws EditException {
        return Values.of(structure, node, Integer.MAX_VALUE)
                .orElseThrow(() -> new EditException(new Obstacle.Damaged(node.span())));
    }

    private void moveWithin(Node node, @Nullable Node parent, long to) throws EditException {
        inside(to, (parent == null ? structure.records() : parent.children()) - 1);
        if (parent == null && structure.framing() instanceof Framing.Fields(var list)) {
            RecordLowering.repeated(list, node.place());
            RecordLowering.repeated(list, to);
        }
        Span moved = Span.between(structure.childStart(parent, node.place()),
                structure.childStart(parent, node.place() + 1));
        long target = structure.childStart(parent, to > node.place() ? to + 1 : to);
        // Past nothing but damage without bytes there is nothing to move.
        if (to != node.place()) {
            rules.behind(parent, to > node.place() ? to + 1 : to);
        }
        if (to != node.place() && (target < moved.start() || target > moved.end())) {
            replace(moved, ByteStore.empty(), null);
            Replacement put = replaced(new Span(target, 0), structure.bytes().slice(moved), node.depth());
            if (parent != null) {
                placed(put, parent, node.span().start() - moved.start(), to);
            }
        }
    }

    private void putBytes(Span span, byte[] bytes) throws EditException {
        long length = structure.bytes().length();
        Span at = span.length() == bytes.length && span.start() <= length
                ? Span.between(span.start(), Math.min(span.end(), length)) : span;
        if (at.end() > length) {
            throw new EditException(new Obstacle.BytesOutside(at, length));
        }
        put(at, bytes, null);
    }

    /// Replaces bytes and corrects the frame around them.
    ///
    /// @param in the value that they are of, or a child of; null where no length counts them
    private Replacement replace(Span span, ByteStore with, @Nullable Node in) throws EditException {
        Replacement one = replaced(span, with, in == null ? 0 : in.depth() + 1);
        long growth = with.length() - span.length();
        if (growth == 0 || in == null) {
            return one;
        }
        Node record = in;
        for (Node above = in.parent(); above != null; above = above.parent()) {
            record = above;
        }
        long start = record.span().start();
        undo.push(() -> grown.merge(start, -growth, Long::sum));
        word(records.length(record, grown.merge(start, growth, Long::sum)));
        return one;
    }

    private Replacement replaced(Span span, ByteStore with, int depth) {
        Replacement one = new Replacement(span, with, depth, replacements.size());
        replacements.add(one);
        undo.push(() -> replacements.remove(one));
        return one;
    }

    /// Changes the count of a collection, whose top bit stays.
    private void count(Node collection, int by) throws EditException {
        Span span = new Span(structure.childStart(collection, 0) - 4, 4);
        int word = structure.bytes().reader().i32(span.start());
        undo.push(() -> counted.merge(span.start(), -by, Integer::sum));
        int count = (word & Integer.MAX_VALUE) + counted.merge(span.start(), by, Integer::sum);
        if (count < 0) {
            throw new EditException(new Obstacle.ChildrenCount(span, Integer.toUnsignedLong(word)));
        }
        word(new RecordLowering.Word(span, count | word & Integer.MIN_VALUE, ByteOrder.LITTLE_ENDIAN));
    }

    private Node node(Location at) throws EditException {
        return structure.node(at).orElseThrow(() -> new EditException(new Obstacle.Gone(at)));
    }

    private Node whole(Location at) throws EditException {
        Node node = node(at);
        if (node.state() == State.PENDING) {
            throw new EditException(new Obstacle.Pending(node.span()));
        }
        if (node.state() == State.DAMAGED || node.role() == Role.GAP) {
            throw new EditException(new Obstacle.Damaged(node.span()));
        }
        return node;
    }

    /// The bytes of `value` in the place of `node`, of which whatever does not change is kept as it is.
    private byte[] over(Node node, Variant value) throws EncodeException {
        Dialect dialect = structure.dialect();
        boolean alike = node.kind() == value.kind();
        if (!node.isPlain() && (!alike || node.span().length() > LARGEST_KEPT)) {
            return encoded(value, node.header());
        }
        byte[] old = structure.bytes().bytes(node.span());
        return node.isPlain() ? FieldCodec.encode(Objects.requireNonNull(node.field()), value, dialect, old)
                : Encoder.encodeOver(value, dialect, old, (typed, was) -> SameText.isSameInside(typed, was, dialect));
    }

    private byte[] encoded(Variant value, int header) throws EncodeException {
        return Encoder.encode(value, structure.dialect(), header);
    }
}
