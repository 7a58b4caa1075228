package org.varscope.text.path;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.godot.TextStyle;
import org.varscope.variant.Variant;

/// The text of a [ValuePath]:
///
/// ```
/// path  = root step*
/// root  = "$" | "$" N
/// step  = "." name | "[" index "]" | "[" literal "]" | "#" N | "~key"
/// name  = [A-Za-z_][A-Za-z0-9_]*
/// ```
///
/// A literal is Godot text ([GodotReader]), with as many digits as it takes to find the very key again.
public final class PathText {
    /// How long a step may be: the path of every value in a file repeats the steps to it.
    private static final int LONGEST_STEP = 256;
        private PathText() { }

    /// {@return the text of the path}
    /// @param dialect names the types in the literals of keys
    public static String write(ValuePath path, Dialect dialect) {
        StringBuilder out = new StringBuilder("$");
        if (path.record() != ValuePath.ONLY) {
            out.append(path.record());
        }
        path.steps().forEach(step -> out.append(write(step, dialect)));
        return out.toString();
    }

    /// {@return the text of one step, to be appended to the text of the path before it}
    public static String write(PathStep step, Dialect dialect) {
        return switch (step) {
            case PathStep.Name(var name) -> "." + name;
            case PathStep.Index(var index) -> "[" + index + "]";
            case PathStep.Key(Variant.Text(var name)) when Cursor.isIdentifier(name) -> "." + name;
            case PathStep.Key(var key) -> "[" + GodotText.written(key, dialect, TextStyle.EXACT_LINE) + "]";
            case PathStep.Place(var place) -> "#" + place;
            case PathStep.KeyOf _ -> "~key";
        };
    }

    /// {@return the step that leads from a Dictionary to the entry with `key`; empty where the key has no exact literal
    /// and the entry must be named by its place}
    ///
    /// A key has none if it is a collection or an object, holds a NaN, or is longer than anybody would write. Of a
    /// String only the caller knows whether its bytes were valid UTF-8; if they were not, it has none either.
    public static Optional<PathStep> keyStep(Variant key, Dialect dialect) {
        Optional<PathStep> step = switch (key) {
            case Variant.Text(var name) when Cursor.isIdentifier(name) -> Optional.of(new PathStep.Name(name));
            case Variant.Int(var index) when index >= 0 -> Optional.of(new PathStep.Index(index));
            case Variant.Text _, Variant.Int _, Variant.Bool _, Variant.Nil _ -> Optional.of(new PathStep.Key(key));
            default -> hasLiteral(key, dialect) ? Optional.of(new PathStep.Key(key)) : Optional.empty();
        };
        return step.filter(s -> write(s, dialect).length() <= LONGEST_STEP);
    }

    private static boolean hasLiteral(Variant key, Dialect dialect) {
        return !key.kind().isCollection() && !hasNan(key)
                && GodotReader.tryRead(GodotText.written(key, dialect, TextStyle.EXACT_LINE), dialect)
                        .filter(key::equals).isPresent();
    }

    private static boolean hasNan(Variant key) {
        return switch (key) {
            case Variant.Real real -> Double.isNaN(real.value());
            case Variant.Reals(_, var values) -> Arrays.stream(values).anyMatch(Double::isNaN);
            case Variant.PackedDoubles(_, var values) -> Arrays.stream(values).anyMatch(Double::isNaN);
            case Variant.PackedFloats(_, var values) -> Arrays.stream(Floats.widened(values)).anyMatch(Double::isNaN);
            default -> false;
        };
    }

    /// {@return the path that `text` says}
    /// @param dialect whose literals the keys are
    /// @throws TextException if the text is no path
    public static ValuePath read(String text, Dialect dialect) throws TextException {
        Cursor cursor = new Cursor(text);
        if (!cursor.takeHere("$")) {
            throw cursor.wrong(0, TextRemark.ROOT.with());
        }
        long record = Cursor.isDigit(cursor.here()) ? number(cursor) : ValuePath.ONLY;
        List<PathStep> steps = new ArrayList<>();
        while (cursor.here() >= 0) {
            steps.add(step(cursor, steps, dialect));
        }
        return new ValuePath(record, steps);
    }

    private static PathStep step(Cursor cursor, List<PathStep> before, Dialect dialect) throws TextException {
        int start = cursor.at();
        if (cursor.takeHere(".")) {
            String name = cursor.word();
            if (name.isEmpty()) {
                throw cursor.wrong(cursor.at(), TextRemark.NAME.with());
            }
            return new PathStep.Name(name);
        }
        if (cursor.takeHere("[")) {
            Variant key = GodotReader.readAt(cursor, dialect);
            cursor.require(']');
            return switch (key) {
                case Variant.Text(var name) when Cursor.isIdentifier(name) -> new PathStep.Name(name);
                case Variant.Int(var index) when index >= 0 -> new PathStep.Index(index);
                default -> new PathStep.Key(key);
            };
        }
        if (cursor.takeHere("#")) {
            return new PathStep.Place(number(cursor));
        }
        if (cursor.takeHere("~key")) {
            if (before.isEmpty() || before.getLast() instanceof PathStep.KeyOf) {
                throw new TextException(start, "`~key`", TextRemark.KEY_OF_ENTRY.with());
            }
            return new PathStep.KeyOf();
        }
        throw cursor.wrong(start, TextRemark.STEP.with());
    }

    private static long number(Cursor cursor) throws TextException {
        int start = cursor.at();
        while (Cursor.isDigit(cursor.here())) {
            cursor.step();
        }
        try {
            return Long.parseLong(cursor.since(start));
        } catch (NumberFormatException _) {
            throw cursor.wrong(start, TextRemark.INDEX.with());
        }
    }
}
