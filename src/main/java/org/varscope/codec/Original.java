package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A value that another one is written over, with its bytes.
///
/// @param bytes of the value
/// @param value that they hold
/// @param spans where everything in it lies
/// @param same  whether a new value means what an old one says, beside being equal to it
record Original(byte[] bytes, Variant value, Spans spans, BiPredicate<Variant, Variant> same) {
    static Original of(byte[] bytes, Dialect dialect, BiPredicate<Variant, Variant> same) throws DecodeException {
        Spans spans = new Spans();
        Input in = new Input(bytes, 0, bytes.length, dialect);
        Decoded decoded = new DecodeWalk(dialect, RowPlans.of(dialect), ObjectRule.ALLOWED, in, spans).run();
        return new Original(bytes, decoded.value(), spans, same);
    }

    Place root() {
        return new Place(this, value, 0);
    }

    /// One value in it.
    ///
    /// @param number under which the spans know it
    record Place(Original in, Variant value, int number) {
        int header() {
            return LittleEndian.i32(in.bytes, in.spans.start(number));
        }

        /// Whether the leaf `leaf` is what stands here already.
        ///
        /// @param inside whether this is part of another value
        boolean isSame(Variant leaf, boolean inside) {
            return leaf.equals(value) || inside && in.same.test(leaf, value);
        }

        /// Writes the value as it is.
        void copy(Output out) throws EncodeException {
            out.raw(in.bytes, in.spans.start(number), in.spans.end(number));
        }

        /// Whether `collection`, which is of the same kind, has the same head but for its count. That it was shared
        /// stays, which only Godot 1 and 2 give a meaning.
        boolean hasHeadOf(Variant collection, Dialect dialect) {
            boolean shares = dialect.traits().generation() == 2;
            return switch (collection) {
                case Variant.Array(var of, _, var shared) -> value instanceof Variant.Array(var o, _, var s)
                        && isSame(of, o, dialect) && (!shares || s || !shared);
                case Variant.Dictionary(var key, var type, _, var shared) ->
                        value instanceof Variant.Dictionary(var k, var t, _, var s) && isSame(key, k, dialect)
                                && isSame(type, t, dialect) && (!shares || s || !shared);
                case Variant.FullObject object -> value instanceof Variant.FullObject old
                        && object.className().equals(old.className());
                default -> false;
            };
        }

        /// Whether both have the same text: elements of the type Nil may be anything, as without a type, and a class may
        /// be called as a type is.
        private static boolean isSame(ElementType type, ElementType before, Dialect dialect) {
            return type.equals(before) || switch (type) {
                case ElementType.Any _ -> before instanceof ElementType.Builtin(var kind) && kind == VariantKind.NIL;
                case ElementType.Builtin(var kind) -> before instanceof ElementType.ClassName(String name)
                        && name.equals(dialect.typeName(kind));
                case ElementType.ClassName _, ElementType.Script _ -> false;
            };
        }

        /// Writes the head as it is.
        void copyHead(Output out) throws EncodeException {
            out.raw(in.bytes, in.spans.start(number), in.spans.body(number));
        }

        /// Writes the head with another count.
        void copyHead(Output out, int count) throws EncodeException {
            int body = in.spans.body(number);
            out.raw(in.bytes, in.spans.start(number), body - 4);
            int shared = value instanceof Variant.FullObject ? 0 : LittleEndian.i32(in.bytes, body - 4) & Flag.SHARED;
            out.i32(count | shared);
        }

        /// {@return the elements, entries or properties of a collection}
        List<?> children() {
            return switch (value) {
                case Variant.Array array -> array.elements();
                case Variant.Dictionary dictionary -> dictionary.entries();
                case Variant.FullObject object -> object.properties();
                default -> List.of();
            };
        }
    }
}
