package org.varscope.document.edit;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.KeyEquality;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.SoughtKey;
import org.varscope.scan.index.KeyTest;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// The keys of Dictionaries as some edits have left them, though the structure was not read again since.
final class ChangedKeys {
    /// As many keys are looked for one by one in a Dictionary before it is noted which ones it has.
    private static final int FEW = 16;

    private final Structure structure;
    private final KeyEquality equality;
    private final Map<Long, Keys> dictionaries = new HashMap<>();

    ChangedKeys(Structure structure) {
        this.structure = structure;
        this.equality = KeyEquality.of(structure.dialect());
    }

    /// The keys of one Dictionary.
    private static final class Keys {
        /// What the key at an offset is now; empty where it is gone, or nothing that is ever the same as another.
        final Map<Long, Optional<Variant>> changed = new HashMap<>();
        /// The offsets of these keys, with their places.
        final Map<Variant, Map<Long, Long>> places = new HashMap<>();
        private int asked;
        /// Of all keys as they were, in order; empty until many were asked for. Hardly any other key has one of these
        /// hashes, so that 4 bytes a key tell of nearly every new key that it is none of them.
        private Optional<int[]> hashes = Optional.empty();

        boolean isNew(Variant identity, Supplier<int[]> all) {
            if (asked++ == FEW) {
                hashes = Optional.of(all.get());
            }
            return hashes.filter(sorted -> Arrays.binarySearch(sorted, identity.hashCode()) < 0).isPresent();
        }
    }

    private Keys keys(Node dictionary) {
        return dictionaries.computeIfAbsent(dictionary.span().start(), _ -> new Keys());
    }

    /// {@return the place of another key of `dictionary` that is the same as `key` to the engine}
    ///
    /// @param own      offset of a key that does not count
    /// @param progress follows the offsets that a search passes, and may stop it
    Optional<Long> same(Node dictionary, Variant key, long own, Progress progress) {
        Variant identity = equality.identity(key).orElse(null);
        if (identity == null) {
            return Optional.empty();
        }
        Keys keys = keys(dictionary);
        Optional<Long> changed = keys.places.getOrDefault(identity, Map.of()).entrySet().stream()
                .filter(one -> one.getKey() != own).map(Map.Entry::getValue).findFirst();
        ElementType type = CollectionHead.of(structure, dictionary).key();
        if (changed.isPresent() || keys.isNew(identity, () -> hashes(dictionary, type, progress))) {
            return changed;
        }
        KeyTest sought = SoughtKey.of(key, type, structure.dialect());
        KeyTest other = (in, row, header, at, end) -> at != own && !keys.changed.containsKey(at)
                && sought.is(in, row, header, at, end);
        return structure.lastEntry(dictionary, 0, other, progress).map(there -> there.value().place());
    }

    private int[] hashes(Node dictionary, ElementType type, Progress progress) {
        Dialect dialect = structure.dialect();
        IntStream.Builder hashes = IntStream.builder();
        KeyTest noting = (in, _, _, at, end) -> {
            SoughtKey.identity(in, at, end, type, dialect).ifPresent(key -> hashes.add(key.hashCode()));
            return false;
        };
        structure.lastEntry(dictionary, 0, noting, progress);
        return hashes.build().sorted().toArray();
    }

    /// Notes what a key of `dictionary` has become.
    ///
    /// @param at    its offset
    /// @param place of its entry
    /// @param key   empty where it is gone, or can no longer be read or compared
    /// @return what takes that back
    Runnable note(Node dictionary, long at, long place, Optional<Variant> key) {
        Keys keys = keys(dictionary);
        Optional<Variant> was = keys.changed.get(at);
        put(keys, at, place, key.flatMap(equality::identity));
        return () -> {
            put(keys, at, place, Objects.requireNonNullElse(was, Optional.empty()));
            if (was == null) {
                keys.changed.remove(at);
            }
        };
    }

    private static void put(Keys keys, long at, long place, Optional<Variant> identity) {
        Optional<Variant> before = Objects.requireNonNullElse(keys.changed.put(at, identity), Optional.empty());
        before.ifPresent(key -> keys.places.get(key).remove(at));
        identity.ifPresent(key -> keys.places.computeIfAbsent(key, _ -> new HashMap<>()).put(at, place));
    }
}
