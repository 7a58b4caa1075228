package org.varscope.text.godot;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.text.TextException;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Reads one value. Collections that are not closed yet wait on a stack, so nesting is bounded by memory alone.
final class ValueReader {
    static final String SHARED = "Shared";
    private static final String SCRIPT = "script";

    private final Cursor cursor;
    private final Target target;
    private final Numeral numeral;
    private final CallReader calls;
    private final TypeReader types;
    private final Deque<OpenCollection> open = new ArrayDeque<>();

    ValueReader(Cursor cursor, Dialect dialect) {
        this.cursor = cursor;
        target = new Target(dialect, cursor);
        numeral = new Numeral(cursor);
        calls = new CallReader(cursor, target);
        types = new TypeReader(cursor, dialect);
    }

    Variant read() throws TextException {
        Variant value = begin();
        while (true) {
            if (value != null) {
                if (open.isEmpty()) {
                    return value;
                }
                open.getLast().add(value);
            }
            value = open.getLast().more(cursor) ? begin() : open.removeLast().close(cursor);
        }
    }

    /// {@return the value here, or null after opening a collection}
    private @Nullable Variant begin() throws TextException {
        int c = cursor.next();
        return switch (c) {
            case '[', '{' -> collection(cursor.at(), false);
            case '"' -> new Variant.Text(Quoted.read(cursor, target.isNameEscaped()));
            case '&', '@' -> name();
            case '#' -> ColorText.read(cursor, target.dialect());
            default -> numeral.isHere() ? number() : word();
        };
    }

    private Variant name() throws TextException {
        target.require(VariantKind.STRING_NAME, cursor.at(), "StringName");
        cursor.step();
        if (cursor.here() != '"') {
            throw cursor.wrong(cursor.at(), "the quote of a StringName, as in `&\"name\"`");
        }
        return new Variant.Name(Quoted.read(cursor, true));
    }

    private Variant number() throws TextException {
        if (numeral.isInteger()) {
            return new Variant.Int(target.integer(numeral));
        }
        return Variant.Real.of(numeral.real(RealWidth.isWide(VariantKind.FLOAT, target.dialect())));
    }

    private @Nullable Variant word() throws TextException {
        int start = cursor.at();
        String word = cursor.word();
        return switch (word) {
            case "" -> throw cursor.wrong(start, "a value");
            case "null", "nil" -> Variant.NIL;
            case "true" -> new Variant.Bool(true);
            case "false" -> new Variant.Bool(false);
            case "Array", "Dictionary" -> {
                cursor.moveTo(start);
                yield collection(start, false);
            }
            case SHARED -> {
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
            default -> calls.read(word, start);
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
            first = types.read();
            if (dictionary) {
                cursor.require(',');
                second = types.read();
            }
            cursor.require(']');
            cursor.require('(');
        }
        cursor.require(dictionary ? '{' : '[');
        String end = (typed ? ")" : "") + (shared ? ")" : "");
        open.addLast(dictionary
                ? new OpenCollection(new Variant.Dictionary(first, second, List.of(), shared), '}', end)
                : new OpenCollection(new Variant.Array(first, List.of(), shared), ']', end));
        return null;
    }

    private void requireTyped(boolean dictionary, int start, String word) throws TextException {
        if (!word.equals("Array") && !word.equals("Dictionary")) {
            throw cursor.wrong(start, "an Array or a Dictionary");
        }
        boolean exists = target.dialect().rowOf(dictionary ? VariantKind.DICTIONARY : VariantKind.ARRAY)
                .map(Row::layout)
                .filter(l -> l instanceof Layout.Entries(var typed) && typed
                        || l instanceof Layout.Elements(var isTyped) && isTyped)
                .isPresent();
        if (!exists) {
            throw target.lacks("a typed " + word, start, word);
        }
    }

    /// Opens an object in full, or reads `Object#ID` or the null object `Object()`.
    private @Nullable Variant object(int start) throws TextException {
        target.require(VariantKind.OBJECT, start, "Object");
        if (cursor.takeHere("#")) {
            target.requirePayload(VariantKind.OBJECT, start, "an object by id");
            return new Variant.ObjectId(calls.id());
        }
        cursor.require('(');
        if (cursor.take(')')) {
            return new Variant.NullObject();
        }
        target.requirePayload(VariantKind.OBJECT, start, "an object in full");
        int at = cursor.skip().at();
        String name = cursor.here() == '"' ? Quoted.read(cursor, false) : cursor.word();
        if (name.isEmpty()) {
            throw cursor.wrong(at, "the name of a class");
        }
        open.addLast(new OpenCollection(new Variant.FullObject(name, List.of()), ')', ""));
        return null;
    }

    /// The script of an object is written as a resource by engines that store its path.
    private Variant resource(int start) throws TextException {
        boolean script = !open.isEmpty() && open.getLast().isAt(SCRIPT) && target.isScriptPath();
        if (!script) {
            throw new TextException(start, "`" + cursor.since(start) + "`",
                    "a value that has bytes; a resource is stored by its own file, write its path as a String");
        }
        cursor.moveTo(start);
        return new Variant.Text(types.script());
    }
}
