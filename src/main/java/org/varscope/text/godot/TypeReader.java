package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.TextException;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

/// Reads what stands in the brackets of a typed collection: a type, a native class, or a script.
///
/// Engines take an unknown name for no type at all. Here a name that is a type of another dialect, or a slip of a
/// type's name, is refused; any other name with a capital is a class.
record TypeReader(Cursor cursor, Dialect dialect) {
    /// The word for a side of a Dictionary that has no type.
    static final String ANY = "Variant";
    private static final String CLASS = "Class";

    ElementType read() throws TextException {
        int start = cursor.skip().at();
        String word = cursor.word();
        return switch (word) {
            case "" -> throw cursor.wrong(start, "the name of a type, as in `Array[int]`");
            case ANY -> ElementType.ANY;
            case "Resource", "Script" -> {
                boolean path = cursor.next() == '(';
                cursor.moveTo(start);
                yield path ? new ElementType.Script(script()) : named(start, cursor.word());
            }
            case CLASS -> {
                cursor.require('(');
                String name = Quoted.read(cursor, false);
                cursor.require(')');
                yield new ElementType.ClassName(name);
            }
            case "ExtResource", "SubResource" -> throw new TextException(start, "`" + word + "`",
                    "the path of a script, as in `Resource(\"res://item.gd\")`");
            default -> named(start, word);
        };
    }

    /// {@return the path in `Resource("res://...")` or `Resource("uid://...", "res://...")`, in either order}
    String script() throws TextException {
        int start = cursor.skip().at();
        cursor.word();
        cursor.require('(');
        String path = Quoted.read(cursor, false);
        if (cursor.take(',')) {
            String other = Quoted.read(cursor, false);
            if (path.startsWith("uid://") == other.startsWith("uid://")) {
                throw new TextException(start, "`" + cursor.since(start) + "`", "one path and one uid");
            }
            path = path.startsWith("uid://") ? other : path;
        }
        cursor.require(')');
        return path;
    }

    private ElementType named(int start, String name) throws TextException {
        Optional<VariantKind> kind = TypeNames.kind(name, dialect).filter(k -> !isClassNow(k, dialect));
        if (kind.isPresent()) {
            new Target(dialect, cursor).require(kind.get(), start, name);
            return new ElementType.Builtin(kind.get());
        }
        if (!isPlainClass(name, dialect)) {
            throw new TextException(start, "`" + name + "`", TypeNames.near(name, dialect)
                    .map(n -> "a type, perhaps " + n)
                    .orElse("a type, or a class, whose name starts with a capital")
                    + "; any other class is `Class(\"" + name + "\")`");
        }
        return new ElementType.ClassName(name);
    }

    /// {@return whether `name` by itself is read as this class}
    static boolean isPlainClass(String name, Dialect dialect) {
        boolean type = TypeNames.kind(name, dialect).filter(k -> !isClassNow(k, dialect)).isPresent();
        boolean capital = !name.isEmpty() && (Character.isUpperCase(name.charAt(0)) || name.charAt(0) == '_');
        return capital && !type && !name.equals(ANY) && !name.equals(CLASS) && TypeNames.near(name, dialect).isEmpty();
    }

    /// Image and InputEvent became classes after Godot 2.
    private static boolean isClassNow(VariantKind kind, Dialect dialect) {
        return (kind == VariantKind.IMAGE || kind == VariantKind.INPUT_EVENT) && dialect.rowOf(kind).isEmpty();
    }
}
