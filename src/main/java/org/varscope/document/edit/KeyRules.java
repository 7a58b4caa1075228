package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.KeyEquality;
import org.varscope.document.place.SoughtKey;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.cell.CellText;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// That an edit makes no key the same as another: of a Dictionary as the engine compares them, of settings and
/// properties by their text.
final class KeyRules {
    /// Levels of keys in keys around a change in which engines see it: they compare no key any deeper, or by identity.
    private static final int DEEPEST = 100;

    /// In the place of a key that does not count.
    static final long NONE = -1;
    private static final int LONGEST = 60;

    private final Structure structure;
    private final Dialect dialect;
    private final ChangedKeys changed;
    private final Progress progress;
    private final Consumer<Objection> object;

    KeyRules(Structure structure, ChangedKeys changed, Progress progress, Consumer<Objection> object) {
        this.structure = structure;
        this.changed = changed;
        this.dialect = structure.dialect();
        this.progress = progress;
        this.object = object;
    }

    /// A key that is replaced, or in which something changes, must not become the same as another.
    ///
    /// @param lowered that edit
    /// @return what takes back that these keys have changed
    List<Runnable> around(Edit edit, Lowering lowered) {
        List<Runnable> undo = new ArrayList<>();
        for (Node innermost : keys(structure, edit)) {
            int around = 0;
            for (Node key = innermost; key != null && around < DEEPEST; key = key(key.parent())) {
                around++;
                Node dictionary = Objects.requireNonNull(key.parent());
                long at = key.span().start();
                Optional<Variant> is = changed(key, lowered);
                is.ifPresent(now -> amongEntries(dictionary, now, at));
                undo.add(changed.note(dictionary, at, key.place(), is));
            }
        }
        return undo;
    }

    /// {@return the innermost keys that `edit` replaces or changes something in}
    static List<Node> keys(Structure structure, Edit edit) {
        List<Location> at = switch (edit) {
            case Edit.SetValue(var value, _) -> List.of(value);
            case Edit.SetPart set -> List.of(set.at());
            case Edit.SetElements set -> List.of(set.at());
            case Edit.Retype(var value, _) -> List.of(value);
            case Edit.SetWidth(var value, _) -> List.of(value);
            case Edit.SetHead(var value, _) -> List.of(value);
            case Edit.Insert insert -> Stream.ofNullable(insert.into()).toList();
            case Edit.Remove(var child, _) -> List.of(holder(child));
            case Edit.Shift(var what, _) -> List.of(holder(what.first()));
            case Edit.Copy(_, var into, _) -> Stream.ofNullable(into).toList();
            case Edit.Wrap(var value, _, _) -> List.of(value);
            case Edit.Unwrap(var value) -> List.of(value);
            case Edit.Sort(var value, _, _) -> List.of(value);
            case Edit.Move move -> move.into() == null || move.isWithin() ? List.of(holder(move.at()))
                    : List.of(holder(move.at()), move.into());
            case Edit.ReplaceBytes _, Edit.Reinterpret _, Edit.Batch _ -> List.of();
        };
        return at.stream().map(one -> key(structure.node(one).orElse(null))).filter(Objects::nonNull).distinct()
                .toList();
    }

    private static Location holder(Location child) {
        return child.isRecord() ? child : child.parent();
    }

    private static @Nullable Node key(@Nullable Node from) {
        Node node = from;
        while (node != null && node.role() != Role.KEY) {
            node = node.parent();
        }
        return node;
    }

    /// What `key` is then; empty where it can no longer be read, and where it is too large to be compared.
    private Optional<Variant> changed(Node key, Lowering lowered) {
        try {
            ByteStore after = lowered.bytes(key);
            return after.length() > SoughtKey.LARGEST ? Optional.empty() : Optional.of(
                    new Decoder(dialect, ObjectRule.ALLOWED).decode(after.bytes(new Span(0, after.length()))).value());
        } catch (DecodeException _) {
            return Optional.empty();
        }
    }

    /// Objects where the Dictionary has the key already.
    ///
    /// @param own offset of a key that does not count; [#NONE] for none
    void amongEntries(Node dictionary, Variant key, long own) {
        changed.same(dictionary, key, own, progress)
                .ifPresent(place -> object.accept(new Objection.DuplicateKey(shown(key), place)));
    }

    /// {@return what tells of a key whether `into` has it, or the settings where that is null}
    Predicate<Variant> taken(@Nullable Node into) {
        if (into != null && into.kind() == VariantKind.DICTIONARY) {
            return key -> changed.same(into, key, NONE, progress).isPresent();
        }
        Set<Variant> names = new HashSet<>();
        structure.children(into, 0, into == null ? structure.records() : into.children(), progress,
                "looking for a name").forEach(node -> (into == null ? structure.entryKey(node)
                        : structure.propertyName(node)).ifPresent(name -> names.add(new Variant.Text(name))));
        return names::contains;
    }

    /// Objects where a setting other than that at the place `own` has the name.
    void amongSettings(Variant name, long own) {
        among(null, name, own, structure::entryKey);
    }

    /// Objects where a property of `object` has the name.
    void amongProperties(Node object, Variant name) {
        among(object, name, NONE, structure::propertyName);
    }

    private void among(@Nullable Node parent, Variant name, long own, Function<Node, Optional<String>> named) {
        structure.children(parent, 0, parent == null ? structure.records() : parent.children(), progress,
                "looking for a name")
                .filter(node -> node.place() != own
                        && named.apply(node).map(Variant.Text::new).filter(name::equals).isPresent())
                .findFirst().ifPresent(there -> object.accept(new Objection.DuplicateKey(shown(name), there.place())));
    }

    /// {@return a key as it is named in an objection}
    String shown(Variant key) {
        return CellText.glance(key, dialect, LONGEST);
    }

    /// Keys for copies: the one that a value has where nothing else has it, and else the next like it that is free.
    static final class FreeKeys {
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

        /// The first one after those that are taken, found in few steps where they are many.
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
}
