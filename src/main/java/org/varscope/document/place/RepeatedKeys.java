package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.KeyEquality;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.audit.Audit;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Which keys of a Dictionary, or property names of an Object, occur again later, where the engine keeps the last. Keys
/// are compared as the engine does ([KeyEquality]).
///
/// Only hashes of the keys are kept, eight bytes each; where two agree, the keys themselves are compared.
public final class RepeatedKeys {
    /// Children beyond which keys are no longer compared.
    public static final long MOST = Audit.MOST_KEYS;

    private static final long LARGEST_KEY = 1 << 16;

    private final Structure structure;
    private final Node collection;
    private final boolean complete;
    private final KeyEquality equality;
    private final ElementType keyType;
    private final Map<Long, Long> later = new HashMap<>();

    /// Goes through the keys of `collection`.
    public RepeatedKeys(Structure structure, Node collection) {
        this.structure = structure;
        this.collection = collection;
        this.equality = KeyEquality.of(structure.dialect());
        this.keyType = CollectionHead.of(structure, collection).key();
        this.complete = collection.children() <= MOST;
        if (complete && collection.children() > 1) {
            long[] hashed = hashed();
            int next;
            for (int from = 0; from < hashed.length; from = next) {
                next = from + 1;
                while (next < hashed.length && hashed[next] >> 32 == hashed[from] >> 32) {
                    next++;
                }
                if (next > from + 1) {
                    compare(Arrays.copyOfRange(hashed, from, next));
                }
            }
        }
    }

    /// {@return whether what `node` holds has keys or names}
    public static boolean isKeyed(Node node) {
        return node.isCollection() && node.row() != null && node.row().kind() != VariantKind.ARRAY;
    }

    /// The hashes of all keys with their places, those of one hash in order of place.
    private long[] hashed() {
        LongStream.Builder hashed = LongStream.builder();
        Preorder nodes = structure.preorder(collection);
        nodes.next();
        for (Node node = nodes.next(); node != null; node = nodes.next()) {
            nodes.skipChildren();
            Variant key = key(node);
            if (key != null) {
                hashed.add((long) key.hashCode() << 32 | node.place());
            }
        }
        return hashed.build().sorted().toArray();
    }

    /// Finds which of the keys of one hash are the same.
    private void compare(long[] hashed) {
        Map<Variant, Long> last = new HashMap<>();
        for (long each : hashed) {
            long place = each & 0xFFFF_FFFFL;
            Variant key = keyAt(place);
            Long before = key == null ? null : last.put(key, place);
            if (before != null) {
                later.put(before, place);
            }
        }
    }

    /// {@return whether all keys were compared; where there are more than [#MOST], none is}
    public boolean isComplete() {
        return complete;
    }

    /// {@return the problem to report of a collection at `start` with more than [#MOST] keys}
    public static Problem notCompared(long start, long keys) {
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
