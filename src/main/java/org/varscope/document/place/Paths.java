package org.varscope.document.place;

import module java.base;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// From paths to values and back.
public final class Paths {
    private Paths() { }

    /// {@return what `path` leads to}
    /// @throws PathException if it leads nowhere, naming the step
    public static Target resolve(Structure structure, ValuePath path) throws PathException {
        return resolve(structure, path, Progress.NONE);
    }

    /// {@return what `path` leads to}
    ///
    /// @param progress follows the offsets that the search passes, and may stop it
    /// @throws PathException         if it leads nowhere, naming the step
    /// @throws CancellationException if the progress says to stop
    public static Target resolve(Structure structure, ValuePath path, Progress progress) throws PathException {
        if (path.record() == ValuePath.ONLY && !path.isRoot() && EntryKeys.has(structure)) {
            List<PathStep> steps = path.steps();
            return resolve(structure, new ValuePath(record(structure, steps.getFirst(), progress),
                    steps.subList(1, steps.size())), progress);
        }
        ValuePath numbered = ItemNames.numbered(structure, path);
        if (numbered != path) {
            return resolve(structure, numbered, progress);
        }
        long record = path.record() == ValuePath.ONLY ? 0 : path.record();
        if (path.record() == ValuePath.ONLY && structure.records() > 1) {
            throw new PathException(PathRemark.SEVERAL_RECORDS.with(structure.records(), structure.records() - 1));
        }
        if (record >= structure.records()) {
            throw new PathException(PathRemark.NO_RECORD.with(structure.records(), record));
        }
        Node node = structure.children(null, record, record + 1).stream().findFirst()
                .orElseThrow(() -> new PathException(PathRemark.RECORD_UNREAD.with(record)));
        List<PathStep> steps = path.steps();
        for (int i = 0; i < steps.size(); i++) {
            PathStep step = steps.get(i);
            if (step instanceof PathStep.KeyOf) {
                Node entry = node;
                node = structure.key(entry)
                        .orElseThrow(() -> new PathException(PathRemark.KEY_OF_ENTRY.with()));
            } else if (node.isCollection()) {
                node = child(structure, node, step, progress);
            } else {
                return Target.in(structure, node, steps.subList(i, steps.size()));
            }
        }
        return new Target(structure, node);
    }

    /// The entry of a project's settings that a first step names.
    private static long record(Structure structure, PathStep step, Progress progress) throws PathException {
        Optional<Long> place = step instanceof PathStep.Place(long number) ? Optional.of(number)
                : name(step).flatMap(key -> EntryKeys.place(structure, key, progress));
        return place.orElseThrow(() -> Absence.ofSetting(structure, step));
    }

    /// {@return the key that `step` names; empty for a place, and for the way into a key}
    public static Optional<Variant> key(PathStep step) {
        return switch (step) {
            case PathStep.Name(var name) -> Optional.of(new Variant.Text(name));
            case PathStep.Index(long index) -> Optional.of(new Variant.Int(index));
            case PathStep.Key(var key) -> Optional.of(key);
            case PathStep.Place _, PathStep.KeyOf _ -> Optional.empty();
        };
    }

    private static Optional<String> name(PathStep step) {
        return key(step).map(key -> key instanceof Variant.Text(var name) ? name : null);
    }

    private static Node child(Structure structure, Node parent, PathStep step, Progress progress) throws PathException {
        boolean array = parent.kind() == VariantKind.ARRAY;
        Optional<Node> found = switch (step) {
            case PathStep.Index(long place) when array -> place(structure, parent, place);
            case PathStep.Place(long place) when !array -> place(structure, parent, place);
            default -> array ? Optional.empty() : parent.kind() == VariantKind.DICTIONARY
                    ? key(step).flatMap(key -> lastWithKey(structure, parent, key, 0, progress))
                    : name(step).flatMap(name -> named(structure, parent, name));
        };
        return found.orElseThrow(() -> Absence.of(structure, parent, step));
    }

    private static Optional<Node> place(Structure structure, Node parent, long place) {
        return place >= parent.children() ? Optional.empty()
                : structure.children(parent, place, place + 1).stream().findFirst();
    }

    private static Optional<Node> named(Structure structure, Node object, String name) {
        Node last = null;
        for (Node property : structure.children(object, 0, object.children())) {
            if (structure.propertyName(property).filter(name::equals).isPresent()) {
                last = property;
            }
        }
        return Optional.ofNullable(last);
    }

    /// The last entry from place `from` on whose key is `key`: the one that the engine keeps.
    private static Optional<Node> lastWithKey(Structure structure, Node parent, Variant key, long from,
            Progress progress) {
        ElementType type = CollectionHead.of(structure, parent).key();
        return structure.lastEntry(parent, from, SoughtKey.of(key, type, structure.dialect()), progress)
                .map(Structure.Entry::value);
    }

    /// {@return the path of `node`}
    ///
    /// An entry is named by its key where that has an exact literal and no later entry has the same; else by its place.
    ///
    /// @param most how many entries of one Dictionary may be looked at to tell whether a key comes again; where more
    ///             follow, the entry is named by its place
    public static ValuePath of(Structure structure, Node node, long most) {
        return of(structure, node, most, true);
    }

    /// {@return what [#of] answers where no key comes again, which is not looked for: reads only what is around `node`}
    ///
    /// @param most where more entries than this follow, the entry is named by its place
    public static ValuePath atOnce(Structure structure, Node node, long most) {
        return of(structure, node, most, false);
    }

    /// {@return what [#atOnce] answers, where the path of what holds `node` is known}
    public static ValuePath below(ValuePath parent, Structure structure, Node node) {
        List<PathStep> steps = new ArrayList<>(parent.steps());
        if (node.parent() != null && node.role() != Role.GAP) {
            steps.add(step(structure, node.parent(), node, Long.MAX_VALUE, false));
        }
        if (node.role() == Role.KEY) {
            steps.add(new PathStep.KeyOf());
        }
        return new ValuePath(parent.record(), steps);
    }

    private static ValuePath of(Structure structure, Node node, long most, boolean exact) {
        List<PathStep> steps = new ArrayList<>();
        Node at = node;
        for (Node parent = at.parent(); parent != null; at = parent, parent = at.parent()) {
            if (at.role() == Role.KEY) {
                steps.add(new PathStep.KeyOf());
            }
            if (at.role() != Role.GAP) {
                steps.add(step(structure, parent, at, most, exact));
            }
        }
        List<PathStep> named = ItemNames.steps(structure, at);
        steps.addAll(named.reversed());
        Optional<PathStep> entry = !EntryKeys.has(structure) ? Optional.empty()
                : exact ? new EntryKeys(structure).step(at) : EntryKeys.stepAtOnce(structure, at);
        entry.ifPresent(steps::add);
        Collections.reverse(steps);
        if (EntryKeys.has(structure)) {
            return new ValuePath(entry.isPresent() ? ValuePath.ONLY : at.place(), steps);
        }
        return new ValuePath(structure.records() == 1 || !named.isEmpty() ? ValuePath.ONLY : at.place(), steps);
    }

    /// {@return the step from `parent` to `node`}
    ///
    /// @param most  where more entries than this follow, an entry is named by its place
    /// @param exact whether a key that comes again is looked for
    public static PathStep step(Structure structure, Node parent, Node node, long most, boolean exact) {
        return switch (node.role()) {
            case ELEMENT, ROOT, GAP -> new PathStep.Index(node.place());
            case PROPERTY -> structure.propertyName(node).filter(name -> name.indexOf('\uFFFD') < 0)
                    .filter(name -> !exact
                            || named(structure, parent, name).filter(n -> n.place() == node.place()).isPresent())
                    .flatMap(name -> PathText.keyStep(new Variant.Text(name), structure.dialect()))
                    .orElse(new PathStep.Place(node.place()));
            case KEY, VALUE -> key(structure, parent, node)
                    .filter(_ -> parent.children() - node.place() <= most)
                    .filter(key -> !exact
                            || lastWithKey(structure, parent, key, node.place() + 1, Progress.NONE).isEmpty())
                    .flatMap(key -> PathText.keyStep(key, structure.dialect()))
                    .orElse(new PathStep.Place(node.place()));
        };
    }

    private static Optional<Variant> key(Structure structure, Node parent, Node node) {
        Optional<Node> key = node.role() == Role.KEY ? Optional.of(node) : structure.key(node);
        // A collection has no literal, and may be deep.
        return key.filter(k -> !k.isCollection() && isExact(structure, k))
                .flatMap(k -> Values.of(structure, k, SoughtKey.LARGEST));
    }

    /// Whether a text says all of its bytes: engines read some that are no UTF-8, and nothing after a NUL.
    private static boolean isExact(Structure structure, Node key) {
        return RawText.of(structure, key).map(RawText::isUtf8).orElse(true);
    }
}
