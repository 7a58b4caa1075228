package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.KeyEquality;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.Values;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.audit.Audit;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// Which keys of a Dictionary, or property names of an Object, occur again later, where the engine keeps the last. Keys are
/// compared as the engine does ({@link KeyEquality}).
///
/// Only hashes of the keys are kept, eight bytes each; where two agree, the keys themselves are compared.
public final class RepeatedKeys {
    /// Children beyond which keys are not compared any more.
    public static final long MOST = Audit.MOST_KEYS;

    private static final long LARGEST_KEY = 1 << 16;

    private final Structure structure;
    private final Node collection;
    private final boolean complete;
    private final KeyEquality equality;
    private final ElementType keyType;
    private final Map<Long, Long> later = new HashMap<>();
    private long[] slots = new long[16];
    private int used;

    /// Goes through the keys of `collection`.
    public RepeatedKeys(Structure structure, Node collection) {
        this.structure = structure;
        this.collection = collection;
        this.equality = KeyEquality.of(structure.dialect());
        this.keyType = CollectionHead.of(structure, collection).key();
        this.complete = collection.children() <= MOST;
        if (complete) {
            Preorder nodes = structure.preorder(collection);
            nodes.next();
            for (Node node = nodes.next(); node != null; node = nodes.next()) {
                nodes.skipChildren();
                Variant key = key(node);
                if (key != null) {
                    add(key, node.place());
                }
            }
        }
        slots = new long[0];
    }

    /// {@return whether all keys were compared; where there are more than {@link #MOST}, none is}
    public boolean isComplete() {
        return complete;
    }

    /// {@return the problem to report of a collection at `start` with more than {@link #MOST} keys}
    static Problem notCompared(long start, long keys) {
        return new Problem(new Flaw.KeysNotCompared(keys, MOST), new Span(start, 4));
    }

    /// {@return whether a later child has the same key as the one at `place`}
    public boolean isRepeated(long place) {
        return later.containsKey(place);
    }

    /// {@return the place of the next child with the same key as the one at `place`, which must be repeated}
    public long next(long place) {
        return later.get(place);
    }

    private void add(Variant key, long place) {
        if (used * 2 >= slots.length) {
            grow();
        }
        int hash = key.hashCode();
        int slot = slot(hash, slots.length);
        while (slots[slot] != 0) {
            long before = (slots[slot] & 0xFFFF_FFFFL) - 1;
            if ((int) (slots[slot] >>> 32) == hash && key.equals(keyAt(before))) {
                later.put(before, place);
                slots[slot] = entry(hash, place);
                return;
            }
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = entry(hash, place);
        used++;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[old.length * 2];
        for (long entry : old) {
            if (entry != 0) {
                int slot = slot((int) (entry >>> 32), slots.length);
                while (slots[slot] != 0) {
                    slot = slot + 1 & slots.length - 1;
                }
                slots[slot] = entry;
            }
        }
    }

    private static long entry(int hash, long place) {
        return (long) hash << 32 | place + 1;
    }

    private static int slot(int hash, int size) {
        return (hash * 0x9E3779B9 >>> 7) & size - 1;
    }

    private @Nullable Variant keyAt(long place) {
        return structure.children(collection, place, place + 1).stream().findFirst()
                .flatMap(child -> child.role() == Role.VALUE ? structure.key(child) : Optional.of(child))
                .map(this::key).orElse(null);
    }

    /// What stands for the key or name `node` as the engine compares it; null where it is equal to no other.
    private @Nullable Variant key(Node node) {
        if (node.role() == Role.PROPERTY) {
            return structure.propertyName(node).map(Variant.Text::new).orElse(null);
        }
        if (node.role() != Role.KEY) {
            return null;
        }
        return Values.of(structure, node, LARGEST_KEY).flatMap(keyType::kept).flatMap(equality::identity).orElse(null);
    }
}
