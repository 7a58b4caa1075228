package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.ItemNames;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// What the current value of a search is called, and how far its path fits those that are looked for.
final class Trail {
    private final Structure structure;
    private final TextSearch texts;
    private final List<PathGlob> globs;
    private final boolean named;
    private final List<Level> levels = new ArrayList<>();
    private @Nullable Node key;
    private @Nullable String name;
    private long[] states;

    /// A collection around the current value.
    private record Level(Node node, long[] states) { }

    /// @param paths which have to fit
    /// @param named whether names are asked for
    Trail(Structure structure, TextSearch texts, List<Condition.Path> paths, boolean named) {
        this.structure = structure;
        this.texts = texts;
        this.globs = paths.stream().map(Condition.Path::glob).toList();
        this.named = named;
        this.states = new long[globs.size()];
    }

    /// {@return one that knows names and fits all paths}
    static Trail ofNames(Structure structure) {
        TextSearch texts = new TextSearch(structure, structure.bytes().reader(), List.of(),
                new PassedOver.Count(), (_, _) -> true);
        return new Trail(structure, texts, List.of(), true);
    }

    /// Makes `node` the current one.
    void enter(Node node) {
        if (!named && globs.isEmpty()) {
            return;
        }
        while (!levels.isEmpty() && levels.getLast().node != node.parent()) {
            levels.removeLast();
        }
        if (node.role() == Role.KEY) {
            key = node;
        }
        name = name(node);
        long[] above = levels.isEmpty() ? null : levels.getLast().states;
        states = new long[globs.size()];
        for (int i = 0; i < states.length; i++) {
            states[i] = states(globs.get(i), node, above == null ? 0 : above[i]);
        }
        if (node.isCollection()) {
            levels.add(new Level(node, states));
        }
    }

    private long states(PathGlob glob, Node node, long above) {
        return switch (node.role()) {
            case ROOT -> structure.framing().isKeyed()
                    ? glob.after(glob.begin(node.place()), step(node)) : record(glob, node);
            case ELEMENT, GAP -> glob.after(above, "[" + node.place() + "]");
            case PROPERTY, VALUE -> above == 0 ? 0 : glob.after(above, step(node));
            case KEY -> above == 0 || !glob.isOfKeys() ? 0 : glob.after(glob.after(above, step(node)), "~key");
        };
    }

    /// Its number and the name that a list of fields gives it both lead there.
    private long record(PathGlob glob, Node node) {
        long numbered = glob.begin(node.place());
        long named = numbered;
        for (PathStep step : ItemNames.steps(structure, node)) {
            named = glob.after(named, PathText.write(step, structure.dialect()));
        }
        return numbered | named;
    }

    private String step(Node node) {
        Variant named = name == null ? null : new Variant.Text(name);
        Node entry = node.role() == Role.VALUE ? keyOf(node) : node.role() == Role.KEY ? node : null;
        if (entry != null && !entry.isCollection() && (entry.row() == null || !texts.isText(entry))) {
            named = texts.value(entry).orElse(null);
        }
        return named == null ? "#" + node.place() : PathGlob.step(named, structure.dialect(), node.place());
    }

    private @Nullable Node keyOf(Node value) {
        return key != null && key.parent() == value.parent() && key.place() == value.place() ? key
                : structure.key(value).orElse(null);
    }

    private @Nullable String name(Node node) {
        return switch (node.role()) {
            case ROOT -> structure.entryKey(node).orElseGet(() -> itemName(node));
            case PROPERTY -> texts.propertyName(node);
            case KEY -> texts.name(node);
            case VALUE -> {
                Node entry = keyOf(node);
                yield entry == null ? null : texts.name(entry);
            }
            case ELEMENT, GAP -> null;
        };
    }

    private static @Nullable String itemName(Node record) {
        return record.field() == null || record.field().name().isEmpty() ? null : record.field().name();
    }

    /// {@return the key of its entry as text, or its own text where it is a key; the name of a property, or of
    /// the item of a list of fields; null where it has none}
    @Nullable String name() {
        return name;
    }

    /// {@return whether its path is one of those}
    boolean isThere() {
        for (int i = 0; i < states.length; i++) {
            if (!globs.get(i).isEnd(states[i])) {
                return false;
            }
        }
        return true;
    }

    /// {@return whether neither it nor what it holds can have such a path}
    boolean isLost() {
        for (long each : states) {
            if (each == 0) {
                return true;
            }
        }
        return false;
    }
}
