package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.document.edit.Replacements.PlacedChildren;
import org.varscope.document.edit.Replacements.Replacement;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Turns what the user means into bytes to replace: the value's own, one count, and one frame length.
///
/// Collections hold counts and never lengths, padding depends on a value's own bytes, and a value means the same
/// wherever it is; so nothing else can change. `core/io/marshalls.cpp`.
///
/// Several edits may be lowered together where none changes what another one names ([Footprint]); counts and lengths
/// are then those of all of them.
final class Lowering {
    private final Structure structure;
    final RecordLowering records;
    private final ChangedKeys changedKeys;
    private final Scratch scratch;
    private final Progress progress;
    final Replacements replacements;
    private final Counts counts;
    final PlacedChildren placed;
    /// What takes the last edit out again.
    private final Deque<Runnable> undo = new ArrayDeque<>();

    private final ShapeLowering shapes;
    private EditRules rules;

    /// @param progress follows the offsets that a search for a key passes, and may stop it
    Lowering(Structure structure, Scratch scratch, Progress progress) {
        this.structure = structure;
        this.records = new RecordLowering(structure);
        this.scratch = scratch;
        this.progress = progress;
        this.replacements = new Replacements(structure.bytes(), undo);
        this.counts = new Counts(structure, records, scratch, replacements, undo);
        this.placed = new PlacedChildren(structure, undo);
        this.changedKeys = new ChangedKeys(structure);
        this.rules = new EditRules(structure, changedKeys, progress);
        this.shapes = new ShapeLowering(structure, this);
    }

    /// {@return what speaks against all edits so far, now that their bytes are read: values that are not where they
    /// were put, as something damaged before them takes their bytes for its own}
    List<Objection> unread(Structure after) {
        return placed.unread(replacements, after);
    }

    /// {@return what all edits so far replace, in order of offset}
    List<Patch> patches() {
        return replacements.patches();
    }

    /// {@return the bytes after all edits so far}
    ByteStore bytes() {
        return replacements.bytes();
    }

    /// {@return the bytes of `node` after all edits so far in it}
    ByteStore bytes(Node node) {
        return replacements.bytes(node);
    }

    /// Lowers one more edit.
    ///
    /// @return what speaks against it, if it makes a difference
    /// @throws EditException         if it does not fit; nothing was lowered then
    /// @throws CancellationException if the progress says to stop; this is no longer of use then
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
            case Edit.SetValue(var at, var value) -> {
                Node node = node(at);
                set(records.isTextAnew(node, value) ? node : whole(at), value, false);
            }
            case Edit.Retype(var at, var kind) -> {
                Node node = whole(at);
                set(node, rules.converted(node, kind), true);
            }
            case Edit.SetWidth(var at, boolean wide) -> {
                Node node = whole(at);
                put(node.span(), ValueLowering.inWidth(node, value(node), wide, structure.dialect(), rules), node);
            }
            case Edit.SetHead(var at, var head) -> {
                Node node = collection(at);
                byte[] bytes = ValueLowering.head(structure, node, head);
                rules.types().head(node, CollectionHead.of(head));
                put(ValueLowering.headSpan(structure, node), bytes, node);
            }
            case Edit.SetPart set -> {
                Node node = whole(set.at());
                for (var piece : PartLowering.written(part(node, set), set.value()).entrySet()) {
                    put(piece.getKey(), piece.getValue(), node);
                }
            }
            case Edit.SetElements set -> new ElementLowering(structure, this, counts).set(set);
            case Edit.Insert(var into, long index, var asked, var value) -> {
                Node collection = into == null ? null : collection(into);
                Variant key = rules.newKey(collection, index, asked);
                Variant put = rules.put(collection, key, value);
                if (collection == null) {
                    putRecord(index, records.record(index, key, put));
                } else {
                    putChild(collection, index, name(collection, key), scratch.append(encoded(put, 0)));
                }
            }
            case Edit.Remove(var at, long count) -> take(node(at), count);
            case Edit.Shift(var what, long to) -> {
                Node first = whole(what.first());
                new MoveLowering(structure, this, rules).within(first, first.parent(), to, what.count());
            }
            case Edit.Copy copy -> new CopyLowering(structure, this, rules, progress).copy(copy);
            case Edit.Wrap wrap -> shapes.wrap(wrap, rules);
            case Edit.Unwrap(var at) -> shapes.unwrap(whole(at), rules);
            case Edit.Sort(var at, boolean descending, int by) -> new SortLowering(structure, this, progress)
                    .sort(whole(at), descending, by);
            case Edit.Move move -> new MoveLowering(structure, this, rules).move(move);
            case Edit.ReplaceBytes(var span, var bytes) -> putBytes(span, bytes);
            case Edit.Reinterpret _, Edit.Batch _ ->
                    throw new IllegalArgumentException("not an edit by itself: " + edit);
        }
    }

    void set(Node node, Variant value, boolean retypes) throws EditException, EncodeException {
        put(node.span(), ValueLowering.over(structure, node, rules.over(node, value, retypes)), node);
    }

    private Part part(Node node, Edit.SetPart set) throws PathException {
        boolean known = set.found() != null && set.found().structure().bytes() == structure.bytes();
        return known ? set.found() : Part.of(structure, node, set.steps());
    }

    /// Puts bytes in the place of others, unless they are the same.
    ///
    /// @param in as of [#replace]
    void put(Span at, byte[] bytes, @Nullable Node in) throws EditException {
        if (at.length() != bytes.length || !Arrays.equals(structure.bytes().bytes(at), bytes)) {
            replace(at, scratch.append(bytes), in);
        }
    }

    void putRecord(long index, byte[] record) throws EditException {
        inside(index, structure.records());
        byte[] bytes = Bytes.joined(records.lineFeed(index), record);
        putRecords(index, scratch.append(bytes), 1);
    }

    /// Puts in records that come one after the other in `bytes`.
    void putRecords(long index, ByteStore bytes, int count) throws EditException {
        replace(new Span(structure.childStart(null, index), 0), bytes, null);
        counts.records(index, count);
    }

    /// Puts in children that come one after the other in `bytes`.
    ///
    /// @param name  bytes before the value of the first
    /// @param value bytes of that value
    void putChildren(Node collection, long index, ByteStore bytes, int count, long name, long value)
            throws EditException {
        counts.children(collection, count);
        Replacement put = replace(new Span(structure.childStart(collection, index), 0), bytes, collection);
        placed.put(put, collection, count, name, value, index, !rules.isBehindOpen());
    }

    static void inside(long place, long most) throws EditException {
        if (place < 0 || place > most) {
            throw new EditException(new Obstacle.PlaceOutside(place, most));
        }
    }

    void putChild(Node collection, long index, ByteStore name, ByteStore value) throws EditException {
        inside(index, collection.children());
        putChildren(collection, index, name.concat(value), 1, name.length(), value.length());
    }

    Node collection(Location at) throws EditException {
        Node node = whole(at);
        if (!node.isCollection()) {
            throw new EditException(new Obstacle.HoldsNone(node.row()));
        }
        return node;
    }

    /// What comes before the value of a child: nothing, its key, or its name.
    ByteStore name(Node collection, @Nullable Variant key) throws EditException, EncodeException {
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

    void take(Node node, long count) throws EditException {
        Node parent = node.parent();
        inside(node.place() + count, parent == null ? structure.records() : parent.children());
        if (parent != null) {
            takeChildren(parent, node.place(), Math.toIntExact(count));
            return;
        }
        if (structure.framing().isSingle()) {
            throw new EditException(new Obstacle.OnlyValue());
        }
        records.mayChange(node.place(), node.place() + count);
        Node last = count == 1 ? node : node(Location.record(node.place() + count - 1));
        replace(Span.between(node.item().start(), last.item().end()), ByteStore.empty(), null);
        counts.records(node.place(), Math.toIntExact(-count));
    }

    private void takeChildren(Node parent, long place, int count) throws EditException {
        counts.children(parent, -count);
        long from = structure.childStart(parent, place);
        Span gone = Span.between(from, structure.childStart(parent, place + count));
        placed.take(replace(gone, ByteStore.empty(), parent), parent, count);
        if (parent.kind() != VariantKind.DICTIONARY) {
            return;
        }
        undo.push(changedKeys.note(parent, from, place, Optional.empty()));
        if (count > 1) {
            structure.children(parent, place + 1, place + count, progress, "removing values").forEach(
                    value -> structure.key(value).ifPresent(key -> undo.push(
                            changedKeys.note(parent, key.span().start(), value.place(), Optional.empty()))));
        }
    }

    Variant value(Node node) throws EditException {
        return Values.of(structure, node, Integer.MAX_VALUE)
                .orElseThrow(() -> new EditException(new Obstacle.Damaged(node.span())));
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
    Replacement replace(Span span, ByteStore with, @Nullable Node in) throws EditException {
        long growth = with.length() - span.length();
        if (growth != 0 && in != null) {
            counts.length(in, growth);
        }
        return replacements.put(span, with, in == null ? 0 : in.depth() + 1);
    }

    private Node node(Location at) throws EditException {
        return structure.node(at).orElseThrow(() -> new EditException(new Obstacle.Gone(at)));
    }

    Node whole(Location at) throws EditException {
        Node node = node(at);
        if (node.state() == State.PENDING) {
            throw new EditException(new Obstacle.Pending(node.span()));
        }
        if (node.state() == State.DAMAGED || node.role() == Role.GAP) {
            throw new EditException(new Obstacle.Damaged(node.span()));
        }
        return node;
    }

    ByteStore written(Variant value) throws EncodeException {
        return scratch.append(encoded(value, 0));
    }

    /// {@return a record with the bytes of its value as they are}
    ByteStore record(long index, @Nullable Variant key, ByteStore value) throws EditException {
        return scratch.append(records.before(index, key, value.length())).concat(value);
    }

    /// Puts bytes before `node` that make it what they lead to; others that are put before it come first.
    void putBefore(Node node, byte[] bytes) throws EditException {
        counts.length(node, bytes.length);
        replacements.put(new Span(node.span().start(), 0), scratch.append(bytes), node.depth() - 1);
    }

    byte[] encoded(Variant value, int header) throws EncodeException {
        return Encoder.encode(value, structure.dialect(), header);
    }
}
