package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Word32;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.dialect.KeyEquality;
import org.varscope.document.edit.KeyRules.FreeKeys;
import org.varscope.document.edit.SortLowering.ValueOrder;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.Blank;
import org.varscope.text.cell.Conversion;
import org.varscope.text.path.PathStep;
import org.varscope.variant.ElementType;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Records as a plain tree of values, edited the obvious way and written anew as a whole: what editing bytes in their
/// place is held against. It knows counts and places, and what a typed collection makes of a value; it knows no bytes.
final class NaiveTree {
    private final Dialect dialect;
    private final Framing framing;
    final Item root;

    /// A value with what names it.
    static final class Item {
        @Nullable Variant key;
        /// Of a collection, one without children.
        Variant value;
        final List<Item> children = new ArrayList<>();

        Item(@Nullable Variant key, Variant value) {
            this.key = key;
            this.value = value;
            if (value instanceof Variant.Array(var of, var elements, var shared)) {
                this.value = new Variant.Array(of, List.of(), shared);
                elements.forEach(element -> children.add(new Item(null, element)));
            } else if (value instanceof Variant.Dictionary(var keys, var of, var entries, var shared)) {
                this.value = new Variant.Dictionary(keys, of, List.of(), shared);
                entries.forEach(entry -> children.add(new Item(entry.key(), entry.value())));
            }
        }

        boolean isCollection() {
            return value.kind() == VariantKind.ARRAY || value.kind() == VariantKind.DICTIONARY;
        }

        Variant whole() {
            return switch (value) {
                case Variant.Array(var of, _, var shared) ->
                        new Variant.Array(of, children.stream().map(Item::whole).toList(), shared);
                case Variant.Dictionary(var keys, var of, _, var shared) -> new Variant.Dictionary(keys, of,
                        children.stream().map(child -> new Variant.Entry(child.key, child.whole())).toList(), shared);
                default -> value;
            };
        }
    }

    /// Where an edit names nothing, or something that it cannot be done to.
    static final class Misfit extends Exception {
        private static final long serialVersionUID = 1L;
    }

    NaiveTree(Dialect dialect, Framing framing) {
        this.dialect = dialect;
        this.framing = framing;
        this.root = new Item(null, Variant.Array.of(List.of()));
    }

    NaiveTree copy() {
        NaiveTree copy = new NaiveTree(dialect, framing);
        root.children.forEach(record -> copy.root.children.add(new Item(record.key, record.whole())));
        return copy;
    }

    List<Variant> records() {
        return root.children.stream().map(Item::whole).toList();
    }

    ByteStore bytes() throws EncodeException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (framing.equals(Framing.PROJECT)) {
            out.writeBytes("ECFG".getBytes(StandardCharsets.US_ASCII));
            word(out, root.children.size());
        }
        for (Item record : root.children) {
            byte[] value = Encoder.encode(record.whole(), dialect);
            if (record.key instanceof Variant.Text(var key)) {
                word(out, key.length());
                out.writeBytes(key.getBytes(StandardCharsets.US_ASCII));
            }
            if (framing.equals(Framing.PROJECT) || framing.equals(Framing.STREAM)) {
                word(out, value.length);
            }
            out.writeBytes(value);
        }
        return ByteStore.of(out.toByteArray());
    }

    private static void word(ByteArrayOutputStream out, int word) {
        out.writeBytes(Word32.of(word, ByteOrder.LITTLE_ENDIAN));
    }

    void apply(Edit edit) throws Misfit {
        switch (edit) {
            case Edit.SetValue(var at, var key) when at.key() -> item(at).key = named(holder(at.asValue()), key);
            case Edit.SetValue(var at, var value) -> set(at, value);
            case Edit.SetPart set -> part(set);
            case Edit.SetElements set -> elements(set);
            case Edit.Retype(var at, var kind) ->
                    set(at, Conversion.of(item(at).whole(), kind, dialect).or(() -> Blank.of(kind, dialect))
                            .map(this::again).orElseThrow(Misfit::new));
            case Edit.SetWidth(var at, _) -> item(at); // the same value, in other bytes
            case Edit.SetHead(var at, var head) -> {
                if (item(at).value.kind() != head.kind()) {
                    throw new Misfit();
                }
                item(at).value = head;
            }
            case Edit.Insert(var into, long index, var key, var value) -> put(into == null ? root : item(into), index,
                    key, value);
            case Edit.Remove(var at, long count) -> {
                if (at.last() + count > holder(at).children.size()) {
                    throw new Misfit();
                }
                for (long i = 0; i < count; i++) {
                    take(at);
                }
            }
            case Edit.Shift(var what, long to) -> shift(what, to);
            case Edit.Copy copy -> copy(copy);
            case Edit.Wrap(var at, var kind, var key) -> wrap(at, kind, key);
            case Edit.Unwrap(var at) -> unwrap(at);
            case Edit.Sort(var at, boolean descending, int by) -> sort(item(at), descending, by);
            case Edit.Move move -> move(move);
            case Edit.Batch(var edits, _) -> {
                for (Edit one : edits) {
                    apply(one);
                }
            }
            case Edit.ReplaceBytes _, Edit.Reinterpret _ ->
                    throw new IllegalArgumentException("a tree has no bytes");
        }
    }

    private Item item(Location at) throws Misfit {
        Item item = root;
        for (long place : at.places()) {
            if (place < 0 || place >= item.children.size()) {
                throw new Misfit();
            }
            item = item.children.get((int) place);
        }
        return item;
    }

    private Item holder(Location at) throws Misfit {
        item(at);
        return at.isRecord() ? root : item(at.parent());
    }

    private void set(Location at, Variant value) throws Misfit {
        Item holder = holder(at);
        Item item = item(at);
        holder.children.set((int) at.last(), new Item(item.key, held(holder, value)));
    }

    private void part(Edit.SetPart set) throws Misfit {
        Item item = item(set.at());
        item.value = switch (item.value) {
            case Variant.Reals(var kind, var numbers) when set.steps().equals(List.of(new PathStep.Name("x"))) -> {
                double[] all = numbers.clone();
                // The numbers of a vector have 32 bits.
                all[0] = (float) switch (set.value()) {
                    case Variant.Int(long number) -> (double) number;
                    case Variant.Real real -> real.value();
                    default -> throw new Misfit();
                };
                yield new Variant.Reals(kind, all);
            }
            case Variant.PackedInts(var kind, var numbers) when set.steps()
                    .getFirst() instanceof PathStep.Index(long index)
                    && index < numbers.length && set.value() instanceof Variant.Int(long number)
                    && number == (int) number -> {
                int[] all = numbers.clone();
                all[(int) index] = (int) number;
                yield new Variant.PackedInts(kind, all);
            }
            default -> throw new Misfit();
        };
    }

    private void elements(Edit.SetElements set) throws Misfit {
        Item item = item(set.at());
        if (set.with().kind() != item.value.kind() || set.from() + set.count() > Packed.count(item.value)) {
            throw new Misfit();
        }
        List<Object> all = new ArrayList<>(numbers(item.value));
        int each = Packed.numbers(item.value.kind());
        List<Object> gone = all.subList((int) set.from() * each, (int) (set.from() + set.count()) * each);
        gone.clear();
        gone.addAll(numbers(set.with()));
        item.value = packed(item.value, all);
    }

    /// As it is read again: numbers of a packed array are as wide then as the dialect has them.
    private Variant again(Variant value) {
        try {
            return !value.kind().isPacked() ? value
                    : new Decoder(dialect, ObjectRule.ALLOWED).decode(Encoder.encode(value, dialect)).value();
        } catch (EncodeException | DecodeException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Object> numbers(Variant packed) throws Misfit {
        return switch (packed) {
            case Variant.PackedBytes(var all) -> IntStream.range(0, all.length).<Object>mapToObj(i -> all[i]).toList();
            case Variant.PackedInts(_, var all) -> Arrays.stream(all).<Object>mapToObj(i -> i).toList();
            case Variant.PackedLongs(var all) -> Arrays.stream(all).<Object>mapToObj(i -> i).toList();
            case Variant.PackedFloats(_, var all) ->
                    IntStream.range(0, all.length).<Object>mapToObj(i -> (double) all[i]).toList();
            case Variant.PackedDoubles(_, var all) -> Arrays.stream(all).<Object>mapToObj(i -> i).toList();
            case Variant.PackedStrings(var all) -> List.copyOf(all);
            default -> throw new Misfit();
        };
    }

    private static Variant packed(Variant like, List<Object> all) throws Misfit {
        return switch (like) {
            case Variant.PackedBytes _ -> Packed.of(like.kind(), whole(all));
            case Variant.PackedInts _ -> Packed.of(like.kind(), whole(all));
            case Variant.PackedLongs _ -> Packed.of(like.kind(), whole(all));
            case Variant.PackedFloats(var kind, _) -> {
                float[] floats = new float[all.size()];
                for (int i = 0; i < floats.length; i++) {
                    floats[i] = ((Number) all.get(i)).floatValue();
                }
                yield new Variant.PackedFloats(kind, floats);
            }
            case Variant.PackedDoubles(var kind, _) -> new Variant.PackedDoubles(kind,
                    all.stream().mapToDouble(one -> ((Number) one).doubleValue()).toArray());
            case Variant.PackedStrings _ -> new Variant.PackedStrings(all.stream().map(String.class::cast).toList());
            default -> throw new Misfit();
        };
    }

    private static long[] whole(List<Object> all) {
        return all.stream().mapToLong(one -> ((Number) one).longValue()).toArray();
    }

    /// What a collection makes of a value that is put into it.
    private static Variant held(Item holder, Variant value) {
        ElementType type = switch (holder.value) {
            case Variant.Array(var of, _, _) -> of;
            case Variant.Dictionary(_, var of, _, _) -> of;
            default -> ElementType.ANY;
        };
        return type.kept(value).orElse(value);
    }

    private @Nullable Variant named(Item holder, @Nullable Variant key) throws Misfit {
        boolean settings = holder == root && framing.equals(Framing.PROJECT);
        if (!(settings || holder.value instanceof Variant.Dictionary)) {
            return null;
        }
        if (key == null || settings && !(key instanceof Variant.Text(var text) && !text.isEmpty())) {
            throw new Misfit();
        }
        return holder.value instanceof Variant.Dictionary(var type, _, _, _) ? type.kept(key).orElse(key) : key;
    }

    private void put(Item holder, long index, @Nullable Variant key, Variant value) throws Misfit {
        if (!holder.isCollection() || index < 0 || index > holder.children.size()
                || holder == root && framing.equals(Framing.BARE)) {
            throw new Misfit();
        }
        holder.children.add((int) index, new Item(named(holder, key), held(holder, value)));
    }

    private void shift(Siblings what, long to) throws Misfit {
        List<Item> children = holder(what.first()).children;
        if (what.to() > children.size() || to > children.size() - what.count()) {
            throw new Misfit();
        }
        List<Item> some = children.subList((int) what.from(), (int) what.to());
        List<Item> moved = List.copyOf(some);
        some.clear();
        children.addAll((int) to, moved);
    }

    private void copy(Edit.Copy copy) throws Misfit {
        Structure from = copy.what().from();
        Item into = copy.into() == null ? root : item(copy.into());
        Set<Variant> keys = into.children.stream().map(child -> child.key).collect(Collectors.toSet());
        FreeKeys free = new FreeKeys(keys::contains, KeyEquality.of(dialect), Variant::toString);
        long index = copy.index();
        for (Siblings part : copy.what().parts()) {
            for (long place = part.from(); place < part.to(); place++) {
                Node node = from.node(part.at(place)).orElseThrow(Misfit::new);
                Variant own = Values.name(from, node).orElse(new Variant.Text("value"));
                try {
                    Variant named = named(into, own);
                    put(into, index++, named == null ? null : free.like(named),
                            Values.of(from, node, Integer.MAX_VALUE).orElseThrow());
                } catch (EditException e) {
                    throw new Misfit();
                }
            }
        }
    }

    private void wrap(Location at, VariantKind kind, @Nullable Variant key) throws Misfit {
        Item item = item(at);
        Variant value = item.whole();
        set(at, kind == VariantKind.ARRAY ? Variant.Array.of(List.of(value))
                : Variant.Dictionary.of(List.of(new Variant.Entry(Objects.requireNonNull(key), value))));
    }

    private void unwrap(Location at) throws Misfit {
        Item item = item(at);
        if (item.children.size() != 1) {
            throw new Misfit();
        }
        set(at, item.children.getFirst().whole());
    }

    private static void sort(Item item, boolean descending, int by) throws Misfit {
        Comparator<Variant> order = descending ? new ValueOrder().reversed() : new ValueOrder();
        if (item.isCollection()) {
            item.children.sort(Comparator.comparing(
                    child -> item.value instanceof Variant.Array ? child.whole() : child.key, order));
        } else {
            item.value = ValueOrder.sorted(item.value, descending, by).orElseThrow(Misfit::new);
        }
    }

    private void take(Location at) throws Misfit {
        Item holder = holder(at);
        if (holder == root && framing.equals(Framing.BARE)) {
            throw new Misfit();
        }
        holder.children.remove((int) at.last());
    }

    private void move(Edit.Move move) throws Misfit {
        Item item = item(move.at());
        Item into = move.into() == null ? root : item(move.into());
        if (move.into() != null && move.into().isWithin(move.at())) {
            throw new Misfit();
        }
        Item from = holder(move.at());
        boolean within = from == into;
        if (within && move.to() >= from.children.size() || !within && move.to() > into.children.size()) {
            throw new Misfit();
        }
        if (within) {
            from.children.remove(item);
        }
        Variant key = Optional.ofNullable(move.key()).orElse(item.key);
        if (within && framing.equals(Framing.BARE) && from == root) {
            from.children.add((int) move.to(), item);
        } else {
            put(into, move.to(), key, item.whole());
        }
        if (!within) {
            take(move.at(), from, item);
        }
    }

    private void take(Location at, Item from, Item item) throws Misfit {
        if (at.isRecord() && framing.equals(Framing.BARE)) {
            throw new Misfit();
        }
        from.children.remove(item);
    }
}
