package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Piece;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Translation;
import org.varscope.document.edit.KeyRules.FreeKeys;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Puts copies of values in: their bytes as they are, where they mean the same there.
final class CopyLowering {
    private static final String DOING = "copying values";

    private final Structure structure;
    private final Lowering lowering;
    private final EditRules rules;
    private final Progress progress;
    private final List<ByteStore> pieces = new ArrayList<>();
    /// What the bytes of this document are read from.
    private @Nullable Set<ByteSource> own;
    private long firstName;
    private long firstValue = -1;

    CopyLowering(Structure structure, Lowering lowering, EditRules rules, Progress progress) {
        this.structure = structure;
        this.lowering = lowering;
        this.rules = rules;
        this.progress = progress;
    }

    void copy(Edit.Copy copy) throws EditException, EncodeException {
        Structure from = copy.what().from();
        Node into = copy.into() == null ? null : lowering.collection(copy.into());
        Lowering.inside(copy.index(), into == null ? structure.records() : into.children());
        rules.behind(into, copy.index());
        FreeKeys free = rules.free(into);
        for (Siblings part : copy.what().parts()) {
            if (!part.isIn(from)) {
                throw new EditException(new Obstacle.Gone(part.first()));
            }
            Node holder = part.in() == null ? null : from.node(part.in()).orElseThrow();
            if (holder != null && into != null && isAlike(from, holder, into)) {
                whole(from, holder, into, part);
            } else {
                for (Node node : nodes(from, holder, part)) {
                    one(from, node, into, copy.index(), free);
                }
            }
        }
        int count = Math.toIntExact(copy.what().count());
        if (into == null) {
            lowering.putRecords(copy.index(), ByteStore.joined(pieces), count);
        } else {
            lowering.putChildren(into, copy.index(), ByteStore.joined(pieces), count, firstName, firstValue);
        }
    }

    private Iterable<Node> nodes(Structure from, @Nullable Node holder, Siblings part) {
        return from.children(holder, part.from(), part.to(), progress, DOING)::iterator;
    }

    /// Whether elements of `holder` are elements of `into` as they are, all at once.
    private boolean isAlike(Structure from, Node holder, Node into) {
        return from.dialect() == structure.dialect() && holder.state() == State.WHOLE
                && holder.kind() == VariantKind.ARRAY && into.kind() == VariantKind.ARRAY
                && !CollectionHead.isTyped(CollectionHead.of(structure, into).of());
    }

    private void whole(Structure from, Node holder, Node into, Siblings part) {
        Node first = from.children(holder, part.from(), part.from() + 1).getFirst();
        int levels = EditRules.level(into) - first.depth();
        if (levels > 0) {
            for (Node node : nodes(from, holder, part)) {
                rules.deeper(from, node, levels);
            }
        }
        add(ByteStore.empty(), bytes(from, part.span(from)), first.span().length());
    }

    private void one(Structure from, Node node, @Nullable Node into, long index, FreeKeys free)
            throws EditException, EncodeException {
        if (node.state() != State.WHOLE) {
            throw new EditException(new Obstacle.Damaged(node.span()));
        }
        Variant named = Values.name(from, node).orElse(null);
        Variant own = named == null || into == null || from.dialect() == structure.dialect()
                ? named : translated(named);
        Variant key = rules.copyKey(into, own, free);
        ByteStore value = value(from, node, into, key);
        if (into == null) {
            pieces.add(lowering.record(index, key, value));
            return;
        }
        boolean keeps = key != null && key.equals(own) && node.parent() != null
                && from.dialect() == structure.dialect() && node.parent().kind() == into.kind();
        ByteStore name = keeps ? bytes(from, Span.between(
                from.childStart(node.parent(), node.place()), node.span().start())) : lowering.name(into, key);
        add(name, value, value.length());
    }

    private void add(ByteStore name, ByteStore value, long first) {
        if (firstValue < 0) {
            firstName = name.length();
            firstValue = first;
        }
        pieces.add(name);
        pieces.add(value);
    }

    private ByteStore value(Structure from, Node node, @Nullable Node into, @Nullable Variant key)
            throws EditException, EncodeException {
        if (from.dialect() == structure.dialect() && !node.isPlain()) {
            Variant as = rules.moved(from, node, into, key);
            return as == null ? bytes(from, node.span()) : lowering.written(as);
        }
        Variant value = Values.of(from, node, Integer.MAX_VALUE)
                .orElseThrow(() -> new EditException(new Obstacle.Damaged(node.span())));
        return lowering.written(rules.put(into, key,
                from.dialect() == structure.dialect() ? value : translated(value)));
    }

    private Variant translated(Variant value) throws EncodeException {
        Translation there = Translation.of(value, structure.dialect());
        rules.lost(there.losses());
        return there.value();
    }

    /// The bytes themselves, which stay what they are whatever becomes of the document that they are copied from: those
    /// in another file are copied aside, as that may be written anew or closed.
    private ByteStore bytes(Structure from, Span span) {
        ByteStore there = from.bytes().slice(span);
        if (from == structure || all(there).allMatch(piece -> piece.source().array() != null
                || own().contains(piece.source()))) {
            return there;
        }
        try (Spool spool = new Spool()) {
            there.transferTo(spool, done -> progress.report(span.start() + done, DOING), () -> false);
            return spool.finish();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Piece> all(ByteStore bytes) {
        return StreamSupport.stream(bytes.pieces().spliterator(), false);
    }

    private Set<ByteSource> own() {
        if (own == null) {
            own = Collections.newSetFromMap(new IdentityHashMap<>());
            all(structure.bytes()).forEach(piece -> own.add(piece.source()));
        }
        return own;
    }
}
