package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What is in the brackets of a typed collection, both ways: a type, a native class, or a script.
///
/// Engines take an unknown name for no type at all. Here a name that is a type of another dialect, or a slip of a
/// type's name, is refused; any other name with a capital is a class.
public final class TypeText {
    /// The word for a side of a Dictionary that has no type.
    private static final String ANY = "Variant";
    private static final String CLASS = "Class";

    private TypeText() { }

    /// {@return whether the engine says the type: it takes Nil for none}
    public static boolean isSaid(ElementType type, TextStyle style) {
        return switch (type) {
            case ElementType.Any _ -> false;
            case ElementType.Builtin(var kind) -> kind != VariantKind.NIL || style.exact();
            case ElementType.ClassName _, ElementType.Script _ -> true;
        };
    }

    /// {@return the type as text}
    public static String write(ElementType type, Dialect dialect, TextStyle style) {
        return switch (isSaid(type, style) ? type : ElementType.ANY) {
            case ElementType.Any _ -> ANY;
            case ElementType.Builtin(var kind) -> TypeNames.of(kind, dialect);
            case ElementType.ClassName(var name) when Cursor.isIdentifier(name)
                    && (!style.exact() || isPlainClass(name, dialect)) -> name;
            case ElementType.ClassName(var name) -> call(CLASS, name, dialect, style);
            case ElementType.Script(var path) -> call("Resource", path, dialect, style);
        };
    }

    private static String call(String word, String text, Dialect dialect, TextStyle style) {
        return word + "(" + GodotText.written(new Variant.Text(text), dialect, style) + ")";
    }

    static ElementType read(Cursor cursor, Dialect dialect) throws TextException {
        int start = cursor.skip().at();
        String word = cursor.word();
        return switch (word) {
            case "" -> throw cursor.wrong(start, TextRemark.TYPE_NAME.with());
            case ANY -> ElementType.ANY;
            case "Resource", "Script" -> {
                boolean path = cursor.next() == '(';
                cursor.moveTo(start);
                yield path ? new ElementType.Script(script(cursor)) : named(start, cursor.word(), cursor, dialect);
            }
            case CLASS -> {
                cursor.require('(');
                String name = Quoted.read(cursor, false);
                cursor.require(')');
                yield new ElementType.ClassName(name);
            }
            case "ExtResource", "SubResource" -> throw new TextException(start, "`" + word + "`",
                    TextRemark.SCRIPT_PATH.with());
            default -> named(start, word, cursor, dialect);
        };
    }

    /// {@return the path in `Resource("res://...")` or `Resource("uid://...", "res://...")`, in either order}
    static String script(Cursor cursor) throws TextException {
        int start = cursor.skip().at();
        cursor.word();
        cursor.require('(');
        String path = Quoted.read(cursor, false);
        if (cursor.take(',')) {
            String other = Quoted.read(cursor, false);
            if (path.startsWith("uid://") == other.startsWith("uid://")) {
                throw new TextException(start, "`" + cursor.since(start) + "`", TextRemark.PATH_AND_UID.with());
            }
            path = path.startsWith("uid://") ? other : path;
        }
        cursor.require(')');
        return path;
    }

    private static ElementType named(int start, String name, Cursor cursor, Dialect dialect) throws TextException {
        Optional<VariantKind> kind = kind(name, dialect);
        if (kind.isPresent()) {
            new TextDialect(dialect, cursor).require(kind.get(), start, name);
            return new ElementType.Builtin(kind.get());
        }
        if (!isPlainClass(name, dialect)) {
            throw new TextException(start, "`" + name + "`", TypeNames.near(name, dialect)
                    .map(near -> TextRemark.TYPE_PERHAPS.with(near, name))
                    .orElse(TextRemark.TYPE_OR_CLASS.with(name)));
        }
        return new ElementType.ClassName(name);
    }

    /// Whether `name` by itself is read as this class.
    private static boolean isPlainClass(String name, Dialect dialect) {
        boolean capital = !name.isEmpty() && (Character.isUpperCase(name.charAt(0)) || name.charAt(0) == '_');
        return capital && kind(name, dialect).isEmpty() && !name.equals(ANY) && !name.equals(CLASS)
                && TypeNames.near(name, dialect).isEmpty();
    }

    /// Image and InputEvent became classes after Godot 2.
    private static Optional<VariantKind> kind(String name, Dialect dialect) {
        return TypeNames.kind(name, dialect).filter(kind -> kind != VariantKind.IMAGE
                && kind != VariantKind.INPUT_EVENT || dialect.rowOf(kind).isPresent());
    }
}
