package org.varscope.text.godot;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Reads Godot text: every form that an engine of any generation writes, and the notations of [GodotText].
///
/// Source: `core/variant/variant_parser.cpp` of Godot 4, `core/variant_parser.cpp` of 2 and 3.
///
/// Where engines lose something silently this refuses: numbers out of range, unknown types of a typed collection, a
/// count of numbers that does not make whole vectors, text after the value. Nothing is ever instantiated; a
/// `Resource("res://...")` has no bytes and is refused as a value. Nesting of any depth is read without recursion:
/// collections that are not closed yet wait on a stack.
public final class GodotReader {
    private static final String SCRIPT = "script";

    private final Cursor cursor;
    private final TextDialect target;
    private final Numeral numeral;
    private final CallReader calls;
    private final VariantKind expected;
    private final boolean wide;
    private final Deque<Open> open = new ArrayDeque<>();

    /// A collection that is being read and is not closed yet.
    ///
    /// @param head    the collection, empty
    /// @param bracket closes it
    /// @param end     the parentheses after that
    /// @param values  elements, keys and values in turn, or the values of properties
    /// @param names   of properties
    private record Open(Variant head, char bracket, String end, List<Variant> values, List<String> names) {
        Open(Variant head, char bracket, String end) {
            this(head, bracket, end, new ArrayList<>(), new ArrayList<>());
        }

        Variant closed() {
            return switch (head) {
                case Variant.Array(var of, _, var shared) -> new Variant.Array(of, values, shared);
                case Variant.Dictionary(var key, var value, _, var shared) -> new Variant.Dictionary(key, value,
                        values.stream().gather(Gatherers.windowFixed(2))
                                .map(pair -> new Variant.Entry(pair.getFirst(), pair.getLast())).toList(), shared);
                default -> new Variant.FullObject(((Variant.FullObject) head).className(),
                        IntStream.range(0, values.size())
                                .mapToObj(i -> new Variant.Property(names.get(i), values.get(i))).toList());
            };
        }
    }

    private GodotReader(Cursor cursor, Dialect dialect, VariantKind expected, boolean wide) {
        this.cursor = cursor;
        this.expected = expected;
        this.wide = wide;
        target = new TextDialect(dialect, cursor);
        numeral = new Numeral(cursor);
        calls = new CallReader(cursor, target);
        if (target.takesHalves()) {
            cursor.takeHalves();
        }
    }

    /// {@return the value that the whole of `text` says}
    ///
    /// Floats are narrowed where the dialect's engine would: the numbers of a Vector2 in `godot4`, every float in
    /// `godot2`.
    /// @param target the dialect whose types the value must have
    /// @throws TextException if the text says no value, more than a value, or one that the dialect does not have
    public static Variant read(String text, Dialect target) throws TextException {
        return read(text, target, VariantKind.NIL, false);
    }

    /// {@return the value that the whole of `text` says, as of [#read(String, Dialect)]; where that is of the kind
    /// `expected`, its floats have 64 bits if it is to be `wide`, else 32, and digits alone are a float}
    public static Variant read(String text, Dialect target, VariantKind expected, boolean wide) throws TextException {
        Cursor cursor = new Cursor(text);
        Variant value = new GodotReader(cursor, target, expected, wide).read();
        if (cursor.next() >= 0) {
            throw cursor.wrong(cursor.at(), TextRemark.END_OF_VALUE.with());
        }
        return value;
    }

    /// {@return the value that the whole of `text` says; empty where [#read] refuses it}
    public static Optional<Variant> tryRead(String text, Dialect target) {
        try {
            return Optional.of(read(text, target));
        } catch (TextException _) {
            return Optional.empty();
        }
    }

    /// {@return the value at the cursor, which is left behind it}
    public static Variant readAt(Cursor cursor, Dialect target) throws TextException {
        return new GodotReader(cursor, target, VariantKind.NIL, false).read();
    }

    private Variant read() throws TextException {
        Variant value = begin();
        while (true) {
            if (value != null) {
                if (open.isEmpty()) {
                    return value;
                }
                open.getLast().values.add(value);
            }
            value = more(open.getLast()) ? begin() : close(open.removeLast());
        }
    }

    /// {@return the value here, or null after opening a collection}
    private @Nullable Variant begin() throws TextException {
        return switch (cursor.next()) {
            case '[', '{' -> collection(cursor.at(), false);
            case '"' -> new Variant.Text(Quoted.read(cursor, target.isNameEscaped()));
            case '&', '@' -> name();
            case '#' -> calls.color();
            default -> numeral.isHere() ? number() : word();
        };
    }

    /// Takes what comes before the next value, or the closing bracket. A trailing comma is fine.
    ///
    /// @return whether a value follows
    private boolean more(Open in) throws TextException {
        boolean object = in.head instanceof Variant.FullObject;
        if (in.head instanceof Variant.Dictionary && in.values.size() % 2 == 1) {
            cursor.require(':');
            return true;
        }
        if (cursor.take(in.bracket)
                || (object || !in.values.isEmpty()) && !cursor.takeSeparator(in.bracket)) {
            return false;
        }
        if (object) {
            in.names.add(Quoted.read(cursor, false));
            cursor.require(':');
        }
        return true;
    }

    /// Takes the parentheses after the closing bracket.
    private Variant close(Open whole) throws TextException {
        for (char c : whole.end.toCharArray()) {
            cursor.require(c);
        }
        return whole.closed();
    }

    private Variant name() throws TextException {
        target.require(VariantKind.STRING_NAME, cursor.at(), "StringName");
        cursor.step();
        if (cursor.here() != '"') {
            throw cursor.wrong(cursor.at(), TextRemark.NAME_QUOTE.with());
        }
        return new Variant.Name(Quoted.read(cursor, true));
    }

    private Variant number() throws TextException {
        if (open.isEmpty() && expected == VariantKind.FLOAT) {
            return Variant.Real.of(numeral.real(wide));
        }
        if (numeral.isInteger()) {
            return new Variant.Int(target.integer(numeral));
        }
        return Variant.Real.of(numeral.real(RealWidth.isWide(VariantKind.FLOAT, target.dialect())));
    }

    private @Nullable Variant word() throws TextException {
        int start = cursor.at();
        String word = cursor.word();
        return switch (word) {
            case "" -> throw cursor.wrong(start, TextRemark.VALUE.with());
            case "null", "nil" -> Variant.NIL;
            case "true" -> new Variant.Bool(true);
            case "false" -> new Variant.Bool(false);
            case "Array", "Dictionary" -> {
                cursor.moveTo(start);
                yield collection(start, false);
            }
            case "Shared" -> {
                cursor.require('(');
                yield collection(cursor.skip().at(), true);
            }
            case RealWidth.WIDE, RealWidth.NARROW -> {
                cursor.require('(');
                Variant value = calls.ofWidth(word.equals(RealWidth.WIDE));
                cursor.require(')');
                yield value;
            }
            case "Object" -> object(start);
            case "Resource", "SubResource", "ExtResource" -> resource(start);
            default -> calls.read(word, start, open.isEmpty() ? expected : VariantKind.NIL, wide);
        };
    }

    /// Opens an Array or Dictionary, typed or not.
    private @Nullable Variant collection(int start, boolean shared) throws TextException {
        String word = cursor.word();
        boolean dictionary = word.equals("Dictionary") || word.isEmpty() && cursor.here() == '{';
        boolean typed = !word.isEmpty();
        ElementType first = ElementType.ANY;
        ElementType second = ElementType.ANY;
        if (typed) {
            requireTyped(dictionary, start, word);
            cursor.require('[');
            first = TypeText.read(cursor, target.dialect());
            if (dictionary) {
                cursor.require(',');
                second = TypeText.read(cursor, target.dialect());
            }
            cursor.require(']');
            cursor.require('(');
        }
        cursor.require(dictionary ? '{' : '[');
        String end = (typed ? ")" : "") + (shared ? ")" : "");
        open.addLast(dictionary
                ? new Open(new Variant.Dictionary(first, second, List.of(), shared), '}', end)
                : new Open(new Variant.Array(first, List.of(), shared), ']', end));
        return null;
    }

    private void requireTyped(boolean dictionary, int start, String word) throws TextException {
        if (!word.equals("Array") && !word.equals("Dictionary")) {
            throw cursor.wrong(start, TextRemark.CONTAINER.with());
        }
        boolean exists = target.dialect().rowOf(dictionary ? VariantKind.DICTIONARY : VariantKind.ARRAY)
                .map(Row::layout)
                .filter(l -> l instanceof Layout.Entries(var typed) && typed
                        || l instanceof Layout.Elements(var isTyped) && isTyped)
                .isPresent();
        if (!exists) {
            throw target.lacks(TextRemark.TYPED.with(word), start, word);
        }
    }

    /// Opens a complete object, or reads `Object#ID` or the null object `Object()`.
    private @Nullable Variant object(int start) throws TextException {
        target.require(VariantKind.OBJECT, start, "Object");
        if (cursor.takeHere("#")) {
            target.requirePayload(VariantKind.OBJECT, start, TextRemark.OBJECT_BY_ID.with());
            return new Variant.ObjectId(calls.id());
        }
        cursor.require('(');
        if (cursor.take(')')) {
            return new Variant.NullObject();
        }
        target.requirePayload(VariantKind.OBJECT, start, TextRemark.OBJECT_IN_FULL.with());
        int at = cursor.skip().at();
        String name = cursor.here() == '"' ? Quoted.read(cursor, false) : cursor.word();
        if (name.isEmpty()) {
            throw cursor.wrong(at, TextRemark.CLASS_NAME.with());
        }
        open.addLast(new Open(new Variant.FullObject(name, List.of()), ')', ""));
        return null;
    }

    /// The script of an object is written as a resource by engines that store its path.
    private Variant resource(int start) throws TextException {
        List<String> names = open.isEmpty() ? List.of() : open.getLast().names;
        if (names.isEmpty() || !names.getLast().equals(SCRIPT) || !target.isScriptPath()) {
            throw new TextException(start, "`" + cursor.since(start) + "`",
                    TextRemark.STORED_VALUE.with());
        }
        cursor.moveTo(start);
        return new Variant.Text(TypeText.script(cursor));
    }
}
