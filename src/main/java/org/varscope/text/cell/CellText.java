package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.Visible;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.NodePathText;
import org.varscope.text.godot.NumberRun;
import org.varscope.text.godot.Numeral;
import org.varscope.text.godot.Summary;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TextWriter;
import org.varscope.text.godot.TypeNames;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a cell of the window shows of a value, and what a person may type into it.
///
/// Everything that [Coerce#read] takes is taken. Beyond that, by the kind of the old value:
///
/// | Old value | Also |
/// |---|---|
/// | String | text without quotes, taken as it is; what starts with a quote is a literal |
/// | StringName, NodePath | the bare name or path |
/// | bool | `true` `false` `on` `off` `yes` `no` `1` `0`, in any case |
/// | RID, object by id | the bare number |
/// | Vector2 and all others of numbers | `(1, 2)` or `1, 2`; a Color of three numbers is opaque |
/// | packed array | `1, 2, 3` |
public final class CellText {
    private static final Set<String> TRUE = Set.of("true", "on", "yes", "1");
    private static final Set<String> FALSE = Set.of("false", "off", "no", "0");
    private static final int RGB = 3;

    private CellText() { }

    /// {@return the text that a cell shows and that is edited in it: one line}
    ///
    /// A String is quoted, a NodePath bare, numbers are in parentheses without the type's name. Everything that the
    /// value holds is in it; for a glance at what may be large there is [#glance].
    public static String show(Variant value, Dialect dialect) {
        return glance(value, dialect, Integer.MAX_VALUE);
    }

    /// {@return the beginning of what [#show] gives, with `…` where something is left out}
    /// @param maxChars at least 1: the most chars, the ellipsis counted
    public static String glance(Variant value, Dialect dialect, int maxChars) {
        return Summary.of(maxChars, out -> shown(value, dialect, out));
    }

    private static void shown(Variant value, Dialect dialect, Appendable out) throws IOException {
        switch (value) {
            case Variant.Reals _, Variant.Ints _ -> {
                NumberRun run = NumberRun.of(value, dialect, TextStyle.EXACT_LINE);
                out.append(IntStream.range(0, run.count()).mapToObj(run.text())
                        .collect(Collectors.joining(", ", "(", ")")));
            }
            case Variant.NodePath path when isBare(path, dialect) -> out.append(NodePathText.write(path));
            case Variant.NodePath _ -> new TextWriter(out, dialect, TextStyle.EXACT_LINE).write(value);
            default -> new TextWriter(out, dialect, TextStyle.LINE).write(value);
        }
    }

    /// Whether the path's own text, typed into the cell, means the path again.
    private static boolean isBare(Variant.NodePath path, Dialect dialect) {
        String text = NodePathText.write(path);
        return text.equals(text.strip()) && !isLiteralPath(text) && NodePathText.isRead(text, path, dialect)
                && Visible.line(text).equals(text);
    }

    private static boolean isLiteralPath(String text) {
        return text.startsWith("\"") || text.startsWith("&\"") || text.startsWith("NodePath(");
    }

    /// {@return the value that `typed` means in the cell of `old`; `old` itself if it is what the cell shows}
    /// @throws TextException if it means none; its offset is one in `typed`
    public static Variant read(String typed, Variant old, Dialect dialect) throws TextException {
        if (typed.equals(glance(old, dialect, typed.length() + 1))) {
            return old;
        }
        String text = typed.strip();
        return switch (old) {
            case Variant.Text _ -> text.startsWith("\"") ? Coerce.read(typed, old, dialect) : new Variant.Text(typed);
            case Variant.Name _ -> text.startsWith("\"") || text.startsWith("&\"")
                    ? Coerce.read(typed, old, dialect) : new Variant.Name(text);
            case Variant.NodePath _ -> isLiteralPath(text)
                    ? path(typed, old, dialect) : NodePathText.read(text, dialect);
            case Variant.Bool _ -> truth(text).isPresent() ? truth(text).get() : Coerce.read(typed, old, dialect);
            case Variant.Rid _ -> number(typed, old, dialect, "RID(", ")");
            case Variant.ObjectId _ -> number(typed, old, dialect, "Object#", "");
            case Variant.Reals _, Variant.Ints _, Variant.PackedBytes _, Variant.PackedInts _, Variant.PackedLongs _,
                    Variant.PackedFloats _, Variant.PackedDoubles _, Variant.PackedStrings _ ->
                    list(typed, old, dialect);
            case Variant.Int _, Variant.Real _, Variant.Nil _, Variant.NullObject _, Variant.FullObject _,
                    Variant.Callable _, Variant.Signal _, Variant.Dictionary _, Variant.Array _, Variant.Image _,
                    Variant.InputEvent _, Variant.Opaque _ ->
                    Coerce.read(typed, old, dialect);
        };
    }

    /// A path in quotes that is none is an error, not a String.
    private static Variant path(String typed, Variant old, Dialect dialect) throws TextException {
        Variant value = Coerce.read(typed, old, dialect);
        return value instanceof Variant.Text(var text) ? NodePathText.read(text, dialect) : value;
    }

    private static Optional<Variant> truth(String text) {
        String word = text.toLowerCase(Locale.ROOT);
        return TRUE.contains(word) || FALSE.contains(word)
                ? Optional.of(new Variant.Bool(TRUE.contains(word))) : Optional.empty();
    }

    private static Variant number(String typed, Variant old, Dialect dialect, String before, String after)
            throws TextException {
        Optional<String> number = TypedNumber.plain(typed);
        try {
            return Coerce.read(number.map(digits -> before + digits + after).orElse(typed), old, dialect);
        } catch (TextException e) {
            throw number.isEmpty() ? e : new TextException(0, "`" + typed + "`", e.expected());
        }
    }

    private static Variant list(String typed, Variant old, Dialect dialect) throws TextException {
        String text = typed.strip();
        boolean tuple = text.startsWith("(");
        if (!tuple && (text.isEmpty() || isLiteralList(text))) {
            return Coerce.read(typed, old, dialect);
        }
        boolean opaqueColor = old.kind() == VariantKind.COLOR && text.split(",").length == RGB;
        String numbers = !opaqueColor ? typed : tuple ? typed.replaceFirst("\\)\\s*$", ", 1)") : typed + ", 1";
        String name = TypeNames.of(old.kind(), dialect);
        String before = tuple ? name : name + "(";
        try {
            return Coerce.read(before + numbers + (tuple ? "" : ")"), old, dialect);
        } catch (TextException e) {
            int offset = Math.clamp(e.offset() - before.length(), 0, typed.length());
            // Whoever typed no parenthesis is told of none.
            boolean closes = !tuple && (offset == typed.length() || e.expected().kind() == TextRemark.CLOSED_AFTER);
            Object found = closes && offset == typed.length() ? TextRemark.END.with() : e.found();
            throw new TextException(offset, found, closes && old.kind().numbers() > 0
                    ? Coerce.such(old.kind(), dialect) : e.expected());
        }
    }

    /// Whether text says by itself what it is: a call, a collection or a colour. A number or a word for one does not.
    private static boolean isLiteralList(String text) {
        char first = text.charAt(0);
        boolean call = Cursor.isLetter(first) && !new Numeral(new Cursor(text)).isHere();
        return call || "[{#&@".indexOf(first) >= 0;
    }
}
