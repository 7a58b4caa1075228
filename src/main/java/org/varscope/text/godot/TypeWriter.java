package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

/// Writes what a typed collection says of its elements: a type, a class, or a script.
public final class TypeWriter {
    private final Appendable out;
    private final Dialect dialect;
    private final TextStyle style;
    private final Escapes quoted;

    TypeWriter(Appendable out, Dialect dialect, TextStyle style) {
        this.out = out;
        this.dialect = dialect;
        this.style = style;
        this.quoted = new Escapes(out, style.visible());
    }

    /// {@return the type as text of its own}
    public static String text(ElementType type, Dialect dialect, TextStyle style) {
        StringBuilder text = new StringBuilder();
        try {
            new TypeWriter(text, dialect, style).write(type);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder takes everything", e);
        }
        return text.toString();
    }

    /// {@return whether the engine says the type: it takes Nil for none}
    public static boolean isSaid(ElementType type, TextStyle style) {
        return switch (type) {
            case ElementType.Any _ -> false;
            case ElementType.Builtin(var kind) -> kind != VariantKind.NIL || style.exact();
            case ElementType.ClassName _, ElementType.Script _ -> true;
        };
    }

    void write(ElementType type) throws IOException {
        switch (isSaid(type, style) ? type : ElementType.ANY) {
            case ElementType.Any _ -> out.append(TypeReader.ANY);
            case ElementType.Builtin(var kind) -> out.append(TypeNames.of(kind, dialect));
            case ElementType.ClassName(var name) -> className(name);
            case ElementType.Script(var path) -> {
                out.append("Resource(");
                quoted.text(path);
                out.append(')');
            }
        }
    }

    private void className(String name) throws IOException {
        boolean plain = Cursor.isIdentifier(name) && (!style.exact() || TypeReader.isPlainClass(name, dialect));
        if (plain) {
            out.append(name);
        } else {
            out.append("Class(");
            quoted.text(name);
            out.append(')');
        }
    }
}
