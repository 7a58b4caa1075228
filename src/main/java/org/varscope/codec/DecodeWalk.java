package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.problem.EngineError;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// One decoding, from the root's header to its end.
///
/// 1. [#next] reads a header. A leaf is a value immediately; a collection that claims children opens a level.
/// 2. A finished value goes to the innermost level. When that has all its children, it becomes a value itself and goes
///    one level further out.
/// 3. Children wait on one stack shared by all levels, so memory follows what was read and never what was claimed.
final class DecodeWalk {
    static final String SCRIPT = "script";
    static final String RESOURCE = "res://";

    private final Dialect dialect;
    private final RowPlans steps;
    private final ObjectRule objects;
    private final Input in;
    private final Leaves leaves;
    private final int depthLimit;
    private final Set<String> assumes = new LinkedHashSet<>();
    private final Children children = new Children();
    private final @Nullable Original original;
    private OpenCollection[] levels = new OpenCollection[16];
    private int depth;

    DecodeWalk(Dialect dialect, RowPlans steps, ObjectRule objects, Input in) {
        this(dialect, steps, objects, in, null);
    }

    /// @param original to be told where the values are, or null
    DecodeWalk(Dialect dialect, RowPlans steps, ObjectRule objects, Input in,
            @Nullable Original original) {
        this.dialect = dialect;
        this.steps = steps;
        this.objects = objects;
        this.in = in;
        this.original = original;
        this.leaves = new Leaves(in, new NodePaths(in, dialect.traits().document()));
        this.depthLimit = dialect.traits().depthLimit();
    }

    Decoded run() throws DecodeException {
        Variant value = rootOrFirstProblem();
        return new Decoded(value, in.at + in.missing - in.start, List.copyOf(assumes));
    }

    /// A count that cannot be true comes before whatever the engine stumbles over in the end.
    private Variant rootOrFirstProblem() throws DecodeException {
        try {
            return root();
        } catch (DecodeException e) {
            boolean byBytes = e.error() == EngineError.ERR_INVALID_DATA || e.error() == EngineError.ERR_FILE_EOF;
            throw in.overclaim == null || !byBytes ? e : new DecodeException(e.error(), in.overclaim);
        }
    }

    private Variant root() throws DecodeException {
        while (true) {
            Variant value = next();
            while (value != null) {
                if (original != null) {
                    original.close(in.at, value);
                }
                if (depth == 0) {
                    return value;
                }
                OpenCollection level = levels[depth - 1];
                take(level, value);
                if (level.left > 0) {
                    break;
                }
                depth--;
                value = level.close(children);
            }
        }
    }

    /// {@return the value that begins here, or null if it opened a level}
    private @Nullable Variant next() throws DecodeException {
        if (depth > depthLimit) {
            throw new DecodeException(EngineError.ERR_OUT_OF_MEMORY, new Problem(
                    new Flaw.TooDeep(depth, depthLimit), in.span(in.at, Math.clamp(in.left(), 0, 4))));
        }
        if (in.left() < 4) {
            throw in.cut(Flaw.Part.HEADER);
        }
        if (original != null) {
            original.open(in.at);
        }
        int header = in.i32();
        RowPlan step = steps.under(header);
        if (step == null) {
            long type = Integer.toUnsignedLong(header & dialect.traits().typeMask());
            throw Input.invalid(new Flaw.TypeUnknown(type, header, dialect.typeCount()), in.span(in.at - 4, 4));
        }
        return switch (step.op) {
            case ELEMENTS -> elements(((Layout.Elements) step.layout).typed() ? header : 0);
            case ENTRIES -> entries(((Layout.Entries) step.layout).typed() ? header : 0);
            case PROPERTIES -> object((Layout.Properties) step.layout, header);
            default -> leaves.leaf(step, header);
        };
    }

    private @Nullable Variant elements(int header) throws DecodeException {
        ElementType of = elementType(Flag.firstKind(header));
        int count = count(Flaw.Part.COUNT);
        boolean shared = (count & Flag.SHARED) != 0;
        count &= ~Flag.SHARED;
        if (count == 0) {
            return new Variant.Array(of, List.of(), shared);
        }
        in.claim(count, 4);
        OpenCollection level = open(OpenCollection.Role.ELEMENTS, count);
        level.first = of;
        level.shared = shared;
        return null;
    }

    private @Nullable Variant entries(int header) throws DecodeException {
        ElementType key = elementType(Flag.firstKind(header));
        ElementType value = elementType(Flag.secondKind(header));
        int count = count(Flaw.Part.COUNT);
        boolean shared = (count & Flag.SHARED) != 0;
        count &= ~Flag.SHARED;
        if (count == 0) {
            return new Variant.Dictionary(key, value, List.of(), shared);
        }
        in.claim(count, 8);
        OpenCollection level = open(OpenCollection.Role.ENTRIES, count);
        level.first = key;
        level.second = value;
        level.shared = shared;
        return null;
    }

    /// `_decode_container_type`.
    private ElementType elementType(int kind) throws DecodeException {
        return switch (kind) {
            case 1 -> builtin();
            case 2 -> new ElementType.ClassName(in.text());
            case 3 -> {
                int pathAt = in.at;
                String path = in.text();
                if (objects == ObjectRule.ALLOWED) {
                    assumeScript(path, pathAt, in.at - pathAt);
                }
                yield new ElementType.Script(path);
            }
            default -> ElementType.ANY;
        };
    }

    private ElementType builtin() throws DecodeException {
        int id = in.word(Flaw.Part.ELEMENT_TYPE);
        RowPlan step = id < 0 || id >= dialect.typeCount() ? null : steps.under(id);
        if (step == null) {
            throw Input.invalid(new Flaw.ElementTypeUnknown(Integer.toUnsignedLong(id), dialect.typeCount()),
                    in.span(in.at - 4, 4));
        }
        return new ElementType.Builtin(step.kind);
    }

    private @Nullable Variant object(Layout.Properties layout, int header) throws DecodeException {
        if ((header & Flag.OBJECT_AS_ID) != 0) {
            in.need(8, "Object");
            long id = in.i64();
            return id == 0 ? new Variant.NullObject() : new Variant.ObjectId(id);
        }
        if (objects == ObjectRule.FORBIDDEN) {
            throw new DecodeException(EngineError.ERR_UNAUTHORIZED, new Problem(Flaw.Plain.OBJECT_PRESENT,
                    in.span(in.at - 4, 4)));
        }
        String className = in.text();
        if (className.isEmpty()) {
            return new Variant.NullObject();
        }
        assumes.add("class:" + className);
        int count = count(Flaw.Part.PROPERTY_COUNT);
        if (count <= 0) {
            return new Variant.FullObject(className, List.of());
        }
        in.claim(count, 8);
        OpenCollection level = open(OpenCollection.Role.PROPERTIES, count);
        level.className = className;
        level.scriptIsPath = layout.scriptIsPath();
        level.name = in.text();
        level.valueAt = in.at;
        return null;
    }

    private int count(Flaw.Part what) throws DecodeException {
        int count = in.word(what);
        if (original != null) {
            original.count(in.at);
        }
        return count;
    }

    private OpenCollection open(OpenCollection.Role role, int count) {
        if (depth == levels.length) {
            levels = Arrays.copyOf(levels, 2 * depth);
        }
        OpenCollection level = levels[depth];
        if (level == null) {
            level = new OpenCollection();
            levels[depth] = level;
        }
        depth++;
        level.open(role, count, children.size());
        return level;
    }

    private void take(OpenCollection level, Variant value) throws DecodeException {
        switch (level.role) {
            case ELEMENTS -> {
                children.add(value);
                level.left--;
            }
            case ENTRIES -> {
                if (level.key == null) {
                    level.key = value;
                } else {
                    children.add(new Variant.Entry(level.key, value));
                    level.key = null;
                    level.left--;
                }
            }
            case PROPERTIES -> takeProperty(level, value);
        }
    }

    private void takeProperty(OpenCollection level, Variant value) throws DecodeException {
        if (level.scriptIsPath && level.name.equals(SCRIPT) && !(value instanceof Variant.Nil)) {
            String path = value instanceof Variant.Text(var text) ? text : null;
            assumeScript(path, level.valueAt, in.at - level.valueAt);
        }
        children.add(new Variant.Property(level.name, value));
        level.left--;
        if (level.left > 0) {
            level.name = in.text();
            level.valueAt = in.at;
        }
    }

    private void assumeScript(@Nullable String path, int at, int length) throws DecodeException {
        if (path == null || !path.startsWith(RESOURCE)) {
            throw Input.invalid(path == null ? Flaw.Plain.SCRIPT_NO_TEXT : Flaw.Plain.SCRIPT_PATH_BAD,
                    in.span(at, length));
        }
        assumes.add("script:" + path);
    }

    /// A collection that waits for its children. One is kept per depth and used again.
    static final class OpenCollection {
        enum Role { ELEMENTS, ENTRIES, PROPERTIES }

        Role role = Role.ELEMENTS;
        /// Elements, entries or properties still to come.
        int left;
        /// Where its children begin on the shared stack.
        int base;
        ElementType first = ElementType.ANY;
        ElementType second = ElementType.ANY;
        boolean shared;
        /// Key of the entry whose value comes next.
        @Nullable Variant key;
        String className = "";
        /// Name of the property whose value comes next, and where that value begins.
        String name = "";
        int valueAt;
        boolean scriptIsPath;

        void open(Role newRole, int count, int newBase) {
            role = newRole;
            left = count;
            base = newBase;
            key = null;
        }

        /// {@return the collection, now that all its children are there}
        Variant close(Children children) {
            return switch (role) {
                case ELEMENTS -> new Variant.Array(first, children.takeFrom(base), shared);
                case ENTRIES -> new Variant.Dictionary(first, second, children.takeFrom(base), shared);
                case PROPERTIES -> new Variant.FullObject(className, children.takeFrom(base));
            };
        }
    }
}
