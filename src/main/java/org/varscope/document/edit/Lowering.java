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
import org.varscope.text.cell.SameText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Turns what the user means into bytes to replace: the value's own, one count, and one frame length.
///
/// Collections hold counts and never lengths, padding depends on a value's own bytes, and a value means the same
/// wherever it stands; so nothing else can change. `core/io/marshalls.cpp`.
///
/// Several edits may be lowered together where none changes what another one names ([Footprint]); counts and lengths are
/// then those of all of them.
final class Lowering {
    /// Bytes of a value up to which it is compared with what is written over it.
    private static final long LARGEST_KEPT = 1 << 28;
    private static final String GONE = "there is no such value any more";

    private final Structure structure;
    private final RecordLowering records;
    private final Scratch scratch;
    private final List<Lowered.Replacement> replacements = new ArrayList<>();
    /// Counts and lengths by their offset.
    private final Map<Long, Lowered.Replacement> words = new HashMap<>();
    private final Map<Long, Integer> counted = new HashMap<>();
    private final Map<Long, Long> grown = new HashMap<>();
    private int moreRecords;

    Lowering(Structure structure, Scratch scratch) {
        this.structure = structure;
        this.records = new RecordLowering(structure);
        this.scratch = scratch;
    }

    /// {@return what all edits come down to so far}
    Lowered lowered() {
        List<Lowered.Replacement> all = new ArrayList<>(replacements);
        all.addAll(words.values());
        all.sort(Comparator.comparingLong((Lowered.Replacement r) -> r.at().start()).thenComparing(r -> r.at().length())
                .thenComparing(r -> -r.depth()));
        return new Lowered(all);
    }

    /// Lowers one more edit.
    ///
    /// @return whether it makes a difference
    /// @throws EditException if it does not fit; this is of no use any more then
    boolean changesBy(Edit edit) throws EditException {
        int before = replacements.size();
        lower(edit);
        return replacements.size() > before;
    }

    private void lower(Edit edit) throws EditException {
        switch (edit) {
            case Edit.SetValue(var at, var value) -> set(whole(at), value);
            case Edit.SetPart set -> setPart(whole(set.at()), set);
            case Edit.SetKey(var at, var key) -> setKey(at, key);
            case Edit.Insert insert -> insert(insert);
            case Edit.InsertRecord insert -> insertRecord(insert);
            case Edit.Remove(var at) -> remove(at);
            case Edit.Move move -> move(move);
            case Edit.Overwrite(long at, var bytes) ->
                    bytes(at, Math.clamp(structure.bytes().length() - at, 0, bytes.length), bytes);
            case Edit.InsertBytes(long at, var bytes) -> bytes(at, 0, bytes);
            case Edit.ReplaceBytes(var span, var bytes) -> bytes(span.start(), span.length(), bytes);
            case Edit.DeleteBytes(var span) -> bytes(span.start(), span.length(), new byte[0]);
            case Edit.Retype _, Edit.Reinterpret _, Edit.Batch _ ->
                    throw new IllegalArgumentException("not an edit by itself: " + edit);
        }
    }

    private void set(Node node, Variant value) throws EditException {
        byte[] bytes = node.isPlain() ? plain(node, value) : over(node, value);
        if (!same(node.span(), bytes)) {
            replace(node.span(), scratch.append(bytes), node);
        }
    }

    private void setPart(Node node, Edit.SetPart set) throws EditException {
        for (PartLowering.Written written : PartLowering.written(part(node, set), set.value())) {
            if (!same(written.at(), written.bytes())) {
                replace(written.at(), scratch.append(written.bytes()), node);
            }
        }
    }

    private Part part(Node node, Edit.SetPart set) throws EditException {
        if (set.found() != null && set.found().structure().bytes() == structure.bytes()) {
            return set.found();
        }
        try {
            return Part.of(structure, node, set.steps());
        } catch (PathException e) {
            throw new EditException(String.valueOf(e.getMessage()));
        }
    }

    private byte[] plain(Node node, Variant value) throws EditException {
        try {
            return FieldCodec.encode(Objects.requireNonNull(node.field()), value, structure.dialect(),
                    structure.bytes().bytes(node.span()));
        } catch (EncodeException e) {
            throw new EditException(e.getMessage());
        }
    }

    private void setKey(Location at, Variant key) throws EditException {
        if (!at.isRecord() || !(structure.framing() instanceof Framing.Project)) {
            set(whole(at.asKey()), key);
            return;
        }
        Node entry = whole(at);
        Span old = Span.between(entry.item().start(), entry.span().start() - 4);
        byte[] bytes = RecordLowering.key(key);
        if (!same(old, bytes)) {
            replacements.add(new Lowered.Replacement(old, scratch.append(bytes)));
        }
    }

    private void insertRecord(Edit.InsertRecord insert) throws EditException {
        putRecord(insert.index(), records.record(insert.index(), insert.key(), insert.value()));
    }

    private void putRecord(long index, byte[] record) throws EditException {
        inside(index, structure.records());
        byte[] bytes = Bytes.joined(records.lineFeed(index), record);
        replacements.add(new Lowered.Replacement(new Span(structure.recordStart(index), 0), scratch.append(bytes)));
        countRecords(1);
    }

    private static void inside(long place, long most) throws EditException {
        if (place < 0 || place > most) {
            throw new EditException("place " + place + " is outside; expected 0 to " + most);
        }
    }

    private void countRecords(int by) throws EditException {
        moreRecords += by;
        word(records.count(moreRecords));
    }

    private void word(RecordLowering.@Nullable Word word) {
        if (word != null) {
            words.put(word.at().start(), new Lowered.Replacement(word.at(), scratch.append(word.bytes())));
        }
    }

    private void insert(Edit.Insert insert) throws EditException {
        Node collection = collection(insert.collection());
        put(collection, insert.index(), name(collection, insert.key()), scratch.append(encoded(insert.value(), 0)));
    }

    private void put(Node collection, long index, ByteStore name, ByteStore value) throws EditException {
        inside(index, collection.children());
        long at = structure.childStart(collection, index);
        count(collection, 1);
        replace(new Span(at, 0), name.concat(value), collection);
    }

    private Node collection(Location at) throws EditException {
        Node node = whole(at);
        if (!node.isCollection()) {
            throw new EditException(typeName(node) + " holds no other values");
        }
        return node;
    }

    /// What stands before the value of a child: nothing, its key, or its name.
    private ByteStore name(Node collection, @Nullable Variant key) throws EditException {
        VariantKind kind = Objects.requireNonNull(collection.row()).kind();
        if (kind == VariantKind.ARRAY) {
            return ByteStore.empty();
        }
        if (key == null) {
            throw new EditException(kind == VariantKind.OBJECT ? "a property needs a name" : "an entry needs a key");
        }
        byte[] name = encoded(key, 0);
        if (kind != VariantKind.OBJECT) {
            return scratch.append(name);
        }
        if (!(key instanceof Variant.Text)) {
            throw new EditException("a property's name is a String");
        }
        return scratch.append(name, 4, name.length - 4);
    }

    private void remove(Location at) throws EditException {
        take(structure.node(at).orElseThrow(() -> new EditException(GONE)));
    }

    private void take(Node node) throws EditException {
        Node parent = node.parent();
        if (parent != null) {
            count(parent, -1);
            long from = structure.childStart(parent, node.place());
            replace(Span.between(from, structure.childStart(parent, node.place() + 1)), ByteStore.empty(), parent);
            return;
        }
        if (structure.framing() instanceof Framing.Bare) {
            throw new EditException("the only value of a file cannot be removed");
        }
        if (structure.framing() instanceof Framing.Fields(var list)) {
            RecordLowering.repeated(list, node.place());
        }
        replacements.add(new Lowered.Replacement(node.item(), ByteStore.empty()));
        countRecords(-1);
    }

    private void move(Edit.Move move) throws EditException {
        Node node = whole(move.at());
        Node parent = node.parent();
        Node into = move.into() == null ? null : collection(move.into());
        if (move.into() != null && move.into().isWithin(move.at())) {
            throw new EditException("a value cannot be moved into itself");
        }
        boolean within = move.isWithin();
        if (within && (move.key() == null || parent == null && !EntryKeys.has(structure))) {
            moveWithin(node, parent, move.to());
            return;
        }
        long index = within && move.to() > node.place() ? move.to() + 1 : move.to();
        boolean alike = into != null && parent != null && into.row() != null && into.row().equals(parent.row());
        Variant key = move.key() != null ? move.key() : alike ? null : Values.name(structure, node).orElse(null);
        if (into == null) {
            putRecord(index, records.record(index, key, value(node, move)));
        } else {
            ByteStore name = alike && key == null ? structure.bytes().slice(Span.between(start(parent, node.place()),
                    node.span().start())) : name(into, key);
            put(into, index, name, node.isPlain() || move.as() != null ? scratch.append(encoded(value(node, move), 0))
                    : structure.bytes().slice(node.span()));
        }
        take(node);
    }

    private Variant value(Node node, Edit.Move move) throws EditException {
        return move.as() != null ? move.as() : Values.of(structure, node, Integer.MAX_VALUE)
                .orElseThrow(() -> new EditException("the value is damaged; correct it first"));
    }

    private void moveWithin(Node node, @Nullable Node parent, long to) throws EditException {
        inside(to, (parent == null ? structure.records() : parent.children()) - 1);
        if (parent == null && structure.framing() instanceof Framing.Fields(var list)) {
            RecordLowering.repeated(list, node.place());
            RecordLowering.repeated(list, to);
        }
        Span moved = Span.between(start(parent, node.place()), start(parent, node.place() + 1));
        long target = start(parent, to > node.place() ? to + 1 : to);
        // Past nothing but damage without bytes there is nothing to move.
        if (to != node.place() && (target < moved.start() || target > moved.end())) {
            replacements.add(new Lowered.Replacement(moved, ByteStore.empty()));
            replacements.add(new Lowered.Replacement(new Span(target, 0), structure.bytes().slice(moved), node.depth()));
        }
    }

    private long start(@Nullable Node parent, long place) {
        return parent == null ? structure.recordStart(place) : structure.childStart(parent, place);
    }

    private void bytes(long at, long removed, byte[] bytes) throws EditException {
        long length = structure.bytes().length();
        if (at < 0 || at > length || removed > length - at) {
            throw new EditException("%d bytes at offset %d are outside; the file has %d".formatted(removed, at, length));
        }
        Span span = new Span(at, removed);
        if (!same(span, bytes)) {
            replacements.add(new Lowered.Replacement(span, scratch.append(bytes)));
        }
    }

    /// Replaces the bytes of a value, or of a child of `in`, and corrects the frame around it.
    private void replace(Span span, ByteStore with, Node in) throws EditException {
        replacements.add(new Lowered.Replacement(span, with, in.depth() + 1));
        long growth = with.length() - span.length();
        if (growth == 0) {
            return;
        }
        Node record = in;
        for (Node above = in.parent(); above != null; above = above.parent()) {
            record = above;
        }
        word(records.length(record, grown.merge(record.span().start(), growth, Long::sum)));
    }

    /// Changes the count of a collection, whose top bit stays.
    private void count(Node collection, int by) throws EditException {
        Span span = new Span(structure.childStart(collection, 0) - 4, 4);
        int word = structure.bytes().reader().i32(span.start());
        int count = (word & Integer.MAX_VALUE) + counted.merge(span.start(), by, Integer::sum);
        if (count < 0) {
            throw new EditException("the collection is full, or its count is damaged: " + (word & 0xFFFF_FFFFL));
        }
        word(new RecordLowering.Word(span, count | word & Integer.MIN_VALUE, ByteOrder.LITTLE_ENDIAN));
    }

    private Node whole(Location at) throws EditException {
        Node node = structure.node(at).orElseThrow(() -> new EditException(GONE));
        if (node.state() == State.PENDING) {
            throw new EditException("the bytes " + node.span() + " are still being read; try again when they are there");
        }
        if (node.state() == State.DAMAGED || node.role() == Role.GAP) {
            throw new EditException("the bytes " + node.span() + " are damaged; correct them in the hex pane first");
        }
        return node;
    }

    /// The bytes of `value` in the place of `node`, of which whatever does not change is kept as it is.
    private byte[] over(Node node, Variant value) throws EditException {
        boolean alike = node.row() != null && node.row().kind() == value.kind();
        if (!alike || node.span().length() > LARGEST_KEPT) {
            return encoded(value, node.header());
        }
        try {
            Dialect dialect = structure.dialect();
            return Encoder.encodeOver(value, dialect, structure.bytes().bytes(node.span()),
                    (typed, old) -> SameText.isSameInside(typed, old, dialect));
        } catch (EncodeException e) {
            throw new EditException(e.getMessage());
        }
    }

    private byte[] encoded(Variant value, int header) throws EditException {
        try {
            return Encoder.encode(value, structure.dialect(), header);
        } catch (EncodeException e) {
            throw new EditException(e.getMessage());
        }
    }

    private boolean same(Span span, byte[] bytes) {
        return span.length() == bytes.length && Arrays.equals(structure.bytes().bytes(span), bytes);
    }

    private static String typeName(Node node) {
        return node.row() == null ? "damaged value" : node.row().name();
    }
}
