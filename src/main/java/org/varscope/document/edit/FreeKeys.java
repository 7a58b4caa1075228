package org.varscope.document.edit;

import module java.base;
import org.varscope.dialect.KeyEquality;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Keys for copies: the one that a value has where nothing else has it, and else the next like it that is free.
final class FreeKeys {
    private static final Pattern NUMBERED = Pattern.compile("(.*?)(\\d{1,9})", Pattern.DOTALL);

    private final Predicate<Variant> taken;
    private final KeyEquality equality;
    private final Function<Variant, String> shown;
    private final Set<Variant> given = new HashSet<>();

    /// @param taken whether a key is there already
    /// @param shown a key as it is named in a refusal
    FreeKeys(Predicate<Variant> taken, KeyEquality equality, Function<Variant, String> shown) {
        this.taken = taken;
        this.equality = equality;
        this.shown = shown;
    }

    /// {@return what an entry is called that had no key before}
    /// @throws EditException if no key of `type` is made up
    static Variant first(ElementType type) throws EditException {
        return switch (type) {
            case ElementType.Any _ -> new Variant.Text("value");
            case ElementType.Builtin(var kind) when kind == VariantKind.STRING || kind == VariantKind.NIL ->
                    new Variant.Text("value");
            case ElementType.Builtin(var kind) when kind == VariantKind.STRING_NAME -> new Variant.Name("value");
            case ElementType.Builtin(var kind) when kind == VariantKind.INT -> new Variant.Int(0);
            case ElementType.Builtin _, ElementType.ClassName _, ElementType.Script _ ->
                    throw new EditException(new Obstacle.NoKey(Obstacle.Keyed.DICTIONARY));
        };
    }

    /// {@return a key that nothing has, and that was not returned before: `key`, or the next one like it}
    /// @throws EditException if it is taken, and is neither a text nor an int
    Variant like(Variant key) throws EditException {
        Variant free = isFree(key) ? key : switch (key) {
            case Variant.Text(var text) -> numbered(text, Variant.Text::new);
            case Variant.Name(var name) -> numbered(name, Variant.Name::new);
            case Variant.Int(long number) -> next(step -> new Variant.Int(number + step));
            default -> throw new EditException(new Obstacle.NoKeyLike(shown.apply(key)));
        };
        equality.identity(free).ifPresent(given::add);
        return free;
    }

    /// Counts on: `door9` gives `door10`, `door` gives `door_2`.
    private Variant numbered(String text, Function<String, Variant> made) {
        Matcher numbered = NUMBERED.matcher(text);
        if (!numbered.matches()) {
            return next(step -> made.apply(text + "_" + (1 + step)));
        }
        String digits = numbered.group(2);
        long number = Long.parseLong(digits);
        return next(step -> made.apply(numbered.group(1)
                + String.format(Locale.ROOT, "%0" + digits.length() + "d", number + step)));
    }

    /// The first one behind those that are taken, found in few steps where they are many.
    private Variant next(LongFunction<Variant> made) {
        long free = 1;
        while (!isFree(made.apply(free))) {
            free *= 2;
        }
        long taken = free / 2;
        while (free - taken > 1) {
            long middle = (free + taken) / 2;
            if (isFree(made.apply(middle))) {
                free = middle;
            } else {
                taken = middle;
            }
        }
        return made.apply(free);
    }

    private boolean isFree(Variant key) {
        return equality.identity(key).filter(given::contains).isEmpty() && !taken.test(key);
    }
}
