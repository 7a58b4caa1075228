package org.varscope.variant;

import module java.base;

/// A decoded value, as an engine would hold it: no bytes, no offsets, no dialect.
///
/// Numbers keep their bits: two floats are equal here when their bit patterns are, so NaN payloads and the sign of
/// zero survive. Arrays handed to a record belong to it and must not be changed afterwards.
public sealed interface Variant {
    /// {@return what the value is}
    default VariantKind kind() {
        return switch (this) {
            case Nil _ -> VariantKind.NIL;
            case Bool _ -> VariantKind.BOOL;
            case Int _ -> VariantKind.INT;
            case Real _ -> VariantKind.FLOAT;
            case Text _ -> VariantKind.STRING;
            case Name _ -> VariantKind.STRING_NAME;
            case Reals(var kind, _) -> kind;
            case Ints(var kind, _) -> kind;
            case NodePath _ -> VariantKind.NODE_PATH;
            case Rid _ -> VariantKind.RID;
            case Obj _ -> VariantKind.OBJECT;
            case Callable _ -> VariantKind.CALLABLE;
            case Signal _ -> VariantKind.SIGNAL;
            case Dictionary _ -> VariantKind.DICTIONARY;
            case Array _ -> VariantKind.ARRAY;
            case PackedBytes _ -> VariantKind.PACKED_BYTE_ARRAY;
            case PackedInts(var kind, _) -> kind;
            case PackedLongs _ -> VariantKind.PACKED_INT64_ARRAY;
            case PackedFloats(var kind, _) -> kind;
            case PackedDoubles(var kind, _) -> kind;
            case PackedStrings _ -> VariantKind.PACKED_STRING_ARRAY;
            case Image _ -> VariantKind.IMAGE;
            case InputEvent _ -> VariantKind.INPUT_EVENT;
            case Opaque _ -> VariantKind.OPAQUE;
        };
    }

    /// The null value.
    record Nil() implements Variant { }

    /// The only [Nil] that is needed.
    Nil NIL = new Nil();

    /// A truth value.
    record Bool(boolean value) implements Variant { }

    /// A signed integer of up to 64 bits.
    record Int(long value) implements Variant { }

    /// A floating-point number.
    ///
    /// @param bits the IEEE 754 binary64 pattern
    record Real(long bits) implements Variant {
        /// {@return the number `value` with the bits it has}
        public static Real of(double value) {
            return new Real(Double.doubleToRawLongBits(value));
        }

        /// {@return the number}
        public double value() {
            return Double.longBitsToDouble(bits);
        }
    }

    /// A String.
    record Text(String value) implements Variant { }

    /// A StringName.
    record Name(String value) implements Variant { }

    /// A value made of floating-point numbers: Vector2 to Projection, and Color.
    ///
    /// @param kind   one whose [VariantKind#numbers()] is the length of `values`
    /// @param values the numbers in the order of the bytes (a Basis row by row)
    record Reals(VariantKind kind, double[] values) implements Variant {
        /// @throws IllegalArgumentException if the count of numbers does not fit the kind
        public Reals {
            requireNumbers(kind, false, values.length);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Reals(var k, var v) && k == kind && RawBits.same(values, v);
        }

        @Override
        public int hashCode() {
            return Objects.hash(kind, Arrays.hashCode(values));
        }

        @Override
        public String toString() {
            return kind + Arrays.toString(values);
        }
    }

    /// A value made of 32-bit integers: Vector2i, Rect2i, Vector3i, Vector4i.
    ///
    /// @param kind   one whose [VariantKind#numbers()] is the length of `values`
    /// @param values the numbers in the order of the bytes
    record Ints(VariantKind kind, int[] values) implements Variant {
        /// @throws IllegalArgumentException if the count of numbers does not fit the kind
        public Ints {
            requireNumbers(kind, true, values.length);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ints(var k, var v) && k == kind && Arrays.equals(values, v);
        }

        @Override
        public int hashCode() {
            return Objects.hash(kind, Arrays.hashCode(values));
        }

        @Override
        public String toString() {
            return kind + Arrays.toString(values);
        }
    }

    /// A NodePath.
    ///
    /// @param names    the nodes
    /// @param subnames the properties after the first colon; in Godot 1 and 2 the last one is the property that bit 1
    ///                 of the path's flags announces where `property` is set
    /// @param absolute whether it starts at the root
    /// @param property whether the last subname is written in the property form of Godot 1 and 2
    record NodePath(List<String> names, List<String> subnames, boolean absolute, boolean property) implements Variant {
        /// Copies the lists.
        public NodePath {
            names = List.copyOf(names);
            subnames = List.copyOf(subnames);
        }

        /// {@return a path that uses no property form}
        public static NodePath of(List<String> names, List<String> subnames, boolean absolute) {
            return new NodePath(names, subnames, absolute, false);
        }
    }

    /// A resource id of a running engine; 0 where the dialect stores none.
    record Rid(long id) implements Variant { }

    /// An object: null, by id, or complete.
    sealed interface Obj extends Variant { }

    /// No object. Newer engines write [Nil] instead.
    record NullObject() implements Obj { }

    /// An object of a running engine by its instance id.
    ///
    /// @param id unsigned; bit 63 marks a RefCounted in Godot 4
    record ObjectId(long id) implements Obj { }

    /// A complete object, which is never created here.
    ///
    /// @param className  never empty: that is [NullObject]
    /// @param properties in file order; a name may occur more than once
    record FullObject(String className, List<Property> properties) implements Obj {
        /// Copies the list.
        public FullObject {
            properties = List.copyOf(properties);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof FullObject that && Nesting.same(this, that);
        }

        @Override
        public int hashCode() {
            return Nesting.hash(this);
        }

        @Override
        public String toString() {
            return Nesting.text(this);
        }
    }

    /// A property of a [FullObject].
    record Property(String name, Variant value) { }

    /// A Callable, of which nothing is stored.
    record Callable() implements Variant { }

    /// A Signal.
    ///
    /// @param name     of the signal
    /// @param objectId of the object that has it, unsigned
    record Signal(String name, long objectId) implements Variant { }

    /// A Dictionary as the bytes have it: a list of entries in file order, where keys may occur more than once.
    ///
    /// @param key     what the keys are said to be
    /// @param value   what the values are said to be
    /// @param entries in file order
    /// @param shared  the top bit of the count, which Godot 1 and 2 give a meaning
    record Dictionary(ElementType key, ElementType value, List<Entry> entries, boolean shared) implements Variant {
        /// Copies the list.
        public Dictionary {
            entries = List.copyOf(entries);
        }

        /// {@return an untyped dictionary}
        public static Dictionary of(List<Entry> entries) {
            return new Dictionary(ElementType.ANY, ElementType.ANY, entries, false);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Dictionary that && Nesting.same(this, that);
        }

        @Override
        public int hashCode() {
            return Nesting.hash(this);
        }

        @Override
        public String toString() {
            return Nesting.text(this);
        }
    }

    /// A key and its value.
    record Entry(Variant key, Variant value) { }

    /// An Array.
    ///
    /// @param of       what the elements are said to be
    /// @param elements in file order
    /// @param shared   the top bit of the count, which Godot 1 and 2 give a meaning
    record Array(ElementType of, List<Variant> elements, boolean shared) implements Variant {
        /// Copies the list.
        public Array {
            elements = List.copyOf(elements);
        }

        /// {@return an untyped array}
        public static Array of(List<? extends Variant> elements) {
            return new Array(ElementType.ANY, List.copyOf(elements), false);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Array that && Nesting.same(this, that);
        }

        @Override
        public int hashCode() {
            return Nesting.hash(this);
        }

        @Override
        public String toString() {
            return Nesting.text(this);
        }
    }

    /// A run of bytes.
    record PackedBytes(byte[] values) implements Variant {

        @Override
        public boolean equals(Object other) {
            return other instanceof PackedBytes(var v) && Arrays.equals(values, v);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(values);
        }

        @Override
        public String toString() {
            return "PackedBytes" + Arrays.toString(values);
        }
    }

    /// A run of 32-bit integers, or of integer vectors flattened.
    ///
    /// @param kind PACKED_INT32_ARRAY or a packed array of integer vectors
    record PackedInts(VariantKind kind, int[] values) implements Variant {
        @Override
        public boolean equals(Object other) {
            return other instanceof PackedInts(var k, var v) && k == kind && Arrays.equals(values, v);
        }

        @Override
        public int hashCode() {
            return Objects.hash(kind, Arrays.hashCode(values));
        }

        @Override
        public String toString() {
            return kind + Arrays.toString(values);
        }
    }

    /// A run of 64-bit integers.
    record PackedLongs(long[] values) implements Variant {

        @Override
        public boolean equals(Object other) {
            return other instanceof PackedLongs(var v) && Arrays.equals(values, v);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(values);
        }

        @Override
        public String toString() {
            return "PackedLongs" + Arrays.toString(values);
        }
    }

    /// A run of 32-bit floats, or of vectors or colours of them flattened.
    ///
    /// @param kind PACKED_FLOAT32_ARRAY, PACKED_COLOR_ARRAY, or a packed array of vectors
    record PackedFloats(VariantKind kind, float[] values) implements Variant {
        @Override
        public boolean equals(Object other) {
            return other instanceof PackedFloats(var k, var v) && k == kind && RawBits.same(values, v);
        }

        @Override
        public int hashCode() {
            return Objects.hash(kind, Arrays.hashCode(values));
        }

        @Override
        public String toString() {
            return kind + Arrays.toString(values);
        }
    }

    /// A run of 64-bit floats, or of vectors of them flattened.
    ///
    /// @param kind PACKED_FLOAT64_ARRAY, or a packed array of vectors as a double-precision engine writes it
    record PackedDoubles(VariantKind kind, double[] values) implements Variant {
        @Override
        public boolean equals(Object other) {
            return other instanceof PackedDoubles(var k, var v) && k == kind && RawBits.same(values, v);
        }

        @Override
        public int hashCode() {
            return Objects.hash(kind, Arrays.hashCode(values));
        }

        @Override
        public String toString() {
            return kind + Arrays.toString(values);
        }
    }

    /// A run of strings.
    record PackedStrings(List<String> values) implements Variant {
        /// Copies the list.
        public PackedStrings {
            values = List.copyOf(values);
        }
    }

    /// A picture of Godot 1 and 2.
    ///
    /// @param format  0 to 22, `core/image.h`
    /// @param mipmaps how many smaller copies follow the picture in `data`
    /// @param width   in pixels
    /// @param height  in pixels
    /// @param data    as stored, whether or not its length fits the other numbers
    record Image(int format, int mipmaps, int width, int height, byte[] data) implements Variant {

        @Override
        public boolean equals(Object other) {
            return other instanceof Image(var f, var m, var w, var h, var d)
                    && f == format && m == mipmaps && w == width && h == height && Arrays.equals(data, d);
        }

        @Override
        public int hashCode() {
            return Objects.hash(format, mipmaps, width, height, Arrays.hashCode(data));
        }
    }

    /// An input event of Godot 1 and 2.
    ///
    /// @param type    0 to 8, `core/os/input_event.h`
    /// @param device  number of the device
    /// @param payload the 32-bit words after the common head: modifiers and scancode of a key, a button or axis number,
    ///                the bits of the value of a joystick axis
    record InputEvent(int type, int device, List<Integer> payload) implements Variant {
        /// Copies the list.
        public InputEvent {
            payload = List.copyOf(payload);
        }
    }

    /// A value of a fork's own type, of which only the size is known.
    ///
    /// @param typeName what the fork's table calls it
    /// @param payload  its bytes
    record Opaque(String typeName, byte[] payload) implements Variant {

        @Override
        public boolean equals(Object other) {
            return other instanceof Opaque(var n, var p) && n.equals(typeName) && Arrays.equals(payload, p);
        }

        @Override
        public int hashCode() {
            return Objects.hash(typeName, Arrays.hashCode(payload));
        }
    }

    private static void requireNumbers(VariantKind kind, boolean integral, int count) {
        if (kind.numbers() != count || kind.isIntegral() != integral) {
            throw new IllegalArgumentException(kind + " is not made of " + count + (integral ? " integers" : " reals"));
        }
    }
}
