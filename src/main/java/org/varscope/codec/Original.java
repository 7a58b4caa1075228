package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The bytes of a value that another one is written over, and where everything in it is.
final class Original {
    private final byte[] bytes;
    private final Dialect dialect;
    private final BiPredicate<Variant, Variant> same;
    private final Deque<Place> open = new ArrayDeque<>();

    /// @param bytes of the value
    /// @param same  whether a new value means what an old one says, beside being equal to it
    Original(byte[] bytes, Dialect dialect, BiPredicate<Variant, Variant> same) {
        this.bytes = bytes;
        this.dialect = dialect;
        this.same = same;
    }

    /// {@return the whole value}
    Place read() throws DecodeException {
        Place around = new Place(0);
        open.push(around);
        Input in = new Input(bytes, 0, bytes.length, dialect);
        new DecodeWalk(dialect, RowPlans.of(dialect), ObjectRule.ALLOWED, in, this).run();
        return around.held.getFirst();
    }

    /// A value begins at `at`.
    void open(int at) {
        open.push(new Place(at));
    }

    /// The count of the value that began last ends at `at`.
    void count(int at) {
        open.element().body = at;
    }

    /// The innermost value that has not ended yet is `value` and ends at `at`.
    void close(int at, Variant value) {
        Place place = open.pop();
        place.end = at;
        place.value = value;
        place.held = List.copyOf(place.held);
        open.element().held.add(place);
    }

    /// One value in it.
    final class Place {
        private final int start;
        private int body;
        private int end;
        private Variant value = Variant.NIL;
        /// What a collection holds; of an entry, its key and then its value.
        private List<Place> held = new ArrayList<>();

        private Place(int start) {
            this.start = start;
        }

        Variant value() {
            return value;
        }

        int header() {
            return LittleEndian.i32(bytes, start);
        }

        /// {@return which old child is in the place of each of `children`}
        Counterparts counterparts(List<?> children) {
            return new Counterparts(children, this, same);
        }

        /// {@return the place number `index` below this collection: keys and values of entries count apart}
        Place held(int index) {
            return held.get(index);
        }

        /// Whether the leaf `leaf` is what is here already.
        ///
        /// @param inside whether this is part of another value
        boolean isSame(Variant leaf, boolean inside) {
            return leaf.equals(value) || inside && same.test(leaf, value);
        }

        /// Writes the value as it is.
        void copy(Output out) throws EncodeException {
            out.raw(bytes, start, end);
        }

        /// Writes the name of the property number `index` as it is.
        void copyName(int index, Output out) throws EncodeException {
            out.raw(bytes, index == 0 ? body : held.get(index - 1).end, held.get(index).start);
        }

        /// Writes the head of a collection as it is, but for its count where that is another one now.
        void copyHead(Output out, int count) throws EncodeException {
            int before = value instanceof Variant.Dictionary ? held.size() / 2 : held.size();
            int shared = value instanceof Variant.FullObject ? 0 : LittleEndian.i32(bytes, body - 4) & Flag.SHARED;
            out.raw(bytes, start, body - 4);
            out.i32(count == before ? LittleEndian.i32(bytes, body - 4) : count | shared);
        }

        /// Whether `collection`, which is of the same kind, has the same head but for its count. That it was shared
        /// stays, which only Godot 1 and 2 give a meaning.
        boolean hasHeadOf(Variant collection) {
            boolean shares = dialect.traits().generation() == 2;
            return switch (collection) {
                case Variant.Array(var of, _, var shared) -> value instanceof Variant.Array(var o, _, var s)
                        && isSame(of, o) && (!shares || s || !shared);
                case Variant.Dictionary(var key, var type, _, var shared) ->
                        value instanceof Variant.Dictionary(var k, var t, _, var s) && isSame(key, k)
                                && isSame(type, t) && (!shares || s || !shared);
                case Variant.FullObject object -> value instanceof Variant.FullObject old
                        && object.className().equals(old.className());
                default -> false;
            };
        }

        /// Whether both have the same text: elements of the type Nil may be anything, as without a type, and a class
        /// may be called as a type is.
        private boolean isSame(ElementType type, ElementType before) {
            return type.equals(before) || switch (type) {
                case ElementType.Any _ -> before instanceof ElementType.Builtin(var kind) && kind == VariantKind.NIL;
                case ElementType.Builtin(var kind) -> before instanceof ElementType.ClassName(String name)
                        && name.equals(dialect.typeName(kind));
                case ElementType.ClassName _, ElementType.Script _ -> false;
            };
        }
    }
}
