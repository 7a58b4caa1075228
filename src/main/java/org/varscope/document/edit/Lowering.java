package org.varscope.document.edit;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.FieldCodec;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.Part;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.SameText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Turns what the user means into bytes to replace: the value's own, one count, and one frame length.
///
/// Collections hold counts and never lengths, padding depends on a value's own bytes, and a value means the same
/// wherever it stands; so nothing else can change. `core/io/marshalls.cpp`.
public final class Lowering {
    /// Bytes of a value up to which it is compared with what is written over it.
    private static final long LARGEST_KEPT = 1 << 28;

    private final Structure structure;
    private final RecordLowering records;
    private final Scratch scratch;
    private final List<Lowered.Replacement> replacements = new ArrayList<>();

    private Lowering(Structure structure, Scratch scratch) {
        this.structure = structure;
        this.records = new RecordLowering(structure);
        this.scratch = scratch;
    }

    /// {@return what `edit` replaces in the bytes of `structure`}
    ///
    /// @param scratch takes bytes that are put in
    /// @throws EditException if it does not fit
    public static Lowered of(Structure structure, Edit edit, Scratch scratch) throws EditException {
        Lowering lowering = new Lowering(structure, scratch);
        String label = lowering.lower(edit);
        lowering.replacements.sort(Comparator.comparingLong(r -> r.at().start()));
        return new Lowered(lowering.replacements, label);
    }

    private String lower(Edit edit) throws EditException {
        return switch (edit) {
            case Edit.SetValue(var at, var value) -> set(whole(at), value, "change a value");
            case Edit.SetPart(var at, var part, var value) -> setPart(whole(at), part, value);
            case Edit.SetKey(var at, var key) -> setKey(at, key);
            case Edit.Insert insert -> insert(insert);
            case Edit.InsertRecord insert -> insertRecord(insert);
            case Edit.Remove(var at) -> remove(at);
            case Edit.Move(var at, long to) -> move(at, to);
            case Edit.Overwrite(long at, var bytes) -> overwrite(at, bytes);
            case Edit.InsertBytes(long at, var bytes) -> insertBytes(at, bytes);
            case Edit.ReplaceBytes(var span, var bytes) -> replaceBytes(span, bytes);
            case Edit.DeleteBytes(var span) -> deleteBytes(span);
            case Edit.Reinterpret _ -> throw new IllegalArgumentException("reading by other rules replaces no bytes");
        };
    }

    private String set(Node node, Variant value, String label) throws EditException {
        byte[] bytes = node.isPlain() ? plain(node, value) : over(node, value);
        if (!same(node.span(), bytes)) {
            replace(node.span(), scratch.append(bytes), node);
        }
        return label;
    }

    private String setPart(Node node, Part part, Variant value) throws EditException {
        if (part.structure().bytes() != structure.bytes()) {
            throw new EditException("there is no such value any more");
        }
        for (PartLowering.Written written : PartLowering.written(part, value)) {
            if (!same(written.at(), written.bytes())) {
                replace(written.at(), scratch.append(written.bytes()), node);
            }
        }
        return "change a value";
    }

    private byte[] plain(Node node, Variant value) throws EditException {
        try {
            return FieldCodec.encode(Objects.requireNonNull(node.field()), value, structure.dialect(),
                    structure.bytes().bytes(node.span()));
        } catch (EncodeException e) {
            throw new EditException(e.getMessage());
        }
    }

    private String setKey(Location at, Variant key) throws EditException {
        if (!at.isRecord() || !(structure.framing() instanceof Framing.Project)) {
            return set(whole(at.asKey()), key, "change a key");
        }
        Node entry = whole(at);
        Span old = Span.between(entry.item().start(), entry.span().start() - 4);
        byte[] bytes = RecordLowering.key(key);
        if (!same(old, bytes)) {
            replacements.add(new Lowered.Replacement(old, scratch.append(bytes)));
        }
        return "change a key";
    }

    private String insertRecord(Edit.InsertRecord insert) throws EditException {
        if (insert.index() < 0 || insert.index() > structure.records()) {
            throw new EditException("place " + insert.index() + " is outside; expected 0 to " + structure.records());
        }
        byte[] bytes = Bytes.joined(records.lineFeed(insert.index()),
                records.record(insert.index(), insert.key(), insert.value()));
        replacements.add(new Lowered.Replacement(new Span(structure.recordStart(insert.index()), 0), scratch.append(bytes)));
        word(records.count(1));
        return "insert a record";
    }

    private void word(RecordLowering.@Nullable Word word) {
        if (word != null) {
            replacements.add(new Lowered.Replacement(word.at(), scratch.append(word.bytes())));
        }
    }

    private String insert(Edit.Insert insert) throws EditException {
        Node collection = whole(insert.collection());
        if (!collection.isCollection()) {
            throw new EditException(typeName(collection) + " holds no other values");
        }
        if (insert.index() < 0 || insert.index() > collection.children()) {
            throw new EditException("place " + insert.index() + " is outside; expected 0 to " + collection.children());
        }
        ByteStore bytes = scratch.append(child(collection, insert.key(), insert.value()));
        long at = structure.childStart(collection, insert.index());
        count(collection, 1);
        replace(new Span(at, 0), bytes, collection);
        return "insert a value";
    }

    private byte[] child(Node collection, @Nullable Variant key, Variant value) throws EditException {
        byte[] encoded = encoded(value, 0);
        VariantKind kind = Objects.requireNonNull(collection.row()).kind();
        if (kind == VariantKind.ARRAY) {
            return encoded;
        }
        if (key == null) {
            throw new EditException(kind == VariantKind.OBJECT ? "a property needs a name" : "an entry needs a key");
        }
        byte[] name = encoded(key, 0);
        if (kind == VariantKind.OBJECT) {
            if (!(key instanceof Variant.Text)) {
                throw new EditException("a property's name is a String");
            }
            name = Arrays.copyOfRange(name, 4, name.length);
        }
        return Bytes.joined(name, encoded);
    }

    private String remove(Location at) throws EditException {
        Node node = structure.node(at).orElseThrow(() -> new EditException("there is no such value any more"));
        Node parent = node.parent();
        if (parent == null) {
            return removeRecord(node);
        }
        count(parent, -1);
        long from = structure.childStart(parent, node.place());
        replace(Span.between(from, structure.childStart(parent, node.place() + 1)), ByteStore.empty(), parent);
        return "remove a value";
    }

    private String removeRecord(Node record) throws EditException {
        if (structure.framing() instanceof Framing.Bare) {
            throw new EditException("the only value of a file cannot be removed");
        }
        if (structure.framing() instanceof Framing.Fields(var list)) {
            RecordLowering.repeated(list, record.place());
        }
        replacements.add(new Lowered.Replacement(record.item(), ByteStore.empty()));
        word(records.count(-1));
        return "remove a record";
    }

    private String move(Location at, long to) throws EditException {
        Node node = whole(at);
        Node parent = node.parent();
        if (parent == null || to < 0 || to >= parent.children()) {
            throw new EditException("a value can be moved only within its collection");
        }
        if (to == node.place()) {
            return "move a value";
        }
        long from = structure.childStart(parent, node.place());
        Span moved = Span.between(from, structure.childStart(parent, node.place() + 1));
        long target = structure.childStart(parent, to > node.place() ? to + 1 : to);
        if (target >= moved.start() && target <= moved.end()) {
            return "move a value"; // past nothing but damage without bytes
        }
        replacements.add(new Lowered.Replacement(moved, ByteStore.empty()));
        replacements.add(new Lowered.Replacement(new Span(target, 0), structure.bytes().slice(moved)));
        return "move a value";
    }

    private String overwrite(long at, byte[] bytes) throws EditException {
        long length = structure.bytes().length();
        if (at < 0 || at > length) {
            throw new EditException("offset %d is outside; expected 0 to %d".formatted(at, length));
        }
        Span span = new Span(at, Math.min(bytes.length, length - at));
        if (!same(span, bytes)) {
            replacements.add(new Lowered.Replacement(span, scratch.append(bytes)));
        }
        return "overwrite bytes";
    }

    private String insertBytes(long at, byte[] bytes) throws EditException {
        if (at < 0 || at > structure.bytes().length()) {
            throw new EditException("offset %d is outside; expected 0 to %d".formatted(at, structure.bytes().length()));
        }
        if (bytes.length > 0) {
            replacements.add(new Lowered.Replacement(new Span(at, 0), scratch.append(bytes)));
        }
        return "insert bytes";
    }

    private String replaceBytes(Span span, byte[] bytes) throws EditException {
        inside(span);
        if (!same(span, bytes)) {
            replacements.add(new Lowered.Replacement(span, scratch.append(bytes)));
        }
        return "replace bytes";
    }

    private void inside(Span span) throws EditException {
        if (span.end() > structure.bytes().length()) {
            throw new EditException(span + " is outside; expected at most " + structure.bytes().length() + " bytes");
        }
    }

    private String deleteBytes(Span span) throws EditException {
        inside(span);
        if (!span.isEmpty()) {
            replacements.add(new Lowered.Replacement(span, ByteStore.empty()));
        }
        return "delete bytes";
    }

    /// Replaces the bytes of a value, or of a child of `in`, and corrects the frame around it.
    private void replace(Span span, ByteStore with, Node in) throws EditException {
        replacements.add(new Lowered.Replacement(span, with));
        long growth = with.length() - span.length();
        if (growth == 0) {
            return;
        }
        Node record = in;
        for (Node above = in.parent(); above != null; above = above.parent()) {
            record = above;
        }
        word(records.length(record, growth));
    }

    /// Changes the count of a collection, whose top bit stays.
    private void count(Node collection, int by) throws EditException {
        Span span = new Span(structure.childStart(collection, 0) - 4, 4);
        int word = structure.bytes().reader().i32(span.start());
        int count = (word & Integer.MAX_VALUE) + by;
        if (count < 0) {
            throw new EditException("the collection is full, or its count is damaged: " + (word & 0xFFFF_FFFFL));
        }
        replacements.add(new Lowered.Replacement(span,
                scratch.append(Words.of(count | word & Integer.MIN_VALUE, ByteOrder.LITTLE_ENDIAN))));
    }

    private Node whole(Location at) throws EditException {
        Node node = structure.node(at).orElseThrow(() -> new EditException("there is no such value any more"));
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
