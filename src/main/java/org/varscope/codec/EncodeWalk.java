package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.NullObject;
import org.varscope.dialect.Row;
import org.varscope.problem.EngineError;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// One encoding: writes a value, then the children of every collection that it opened, innermost first. The stack is
/// its own, so that nesting takes only heap.
final class EncodeWalk {
    private final Dialect dialect;
    private final Output out;
    private final LeafWriter leaves;
    private final int depthLimit;
    private Pending[] stack = new Pending[16];
    private int depth;

    /// A collection whose children are being written. One is kept per depth and used again.
    private static final class Pending {
        List<?> children = List.of();
        int next;
        boolean keyWritten;
        /// What is in the place of the children now.
        @Nullable Counterparts old;
    }

    EncodeWalk(Dialect dialect, Output out) {
        this(dialect, out, false);
    }

    /// @param anew whether a form of the value that its engine would not choose is not kept
    EncodeWalk(Dialect dialect, Output out, boolean anew) {
        this.dialect = dialect;
        this.out = out;
        this.leaves = new LeafWriter(dialect, out, anew);
        this.depthLimit = dialect.traits().depthLimit();
    }

    void run(Variant root, Width width) throws EncodeException {
        value(root, width);
        children();
    }

    /// Writes `root` in the place of `old`.
    void run(Variant root, Original.Place old) throws EncodeException {
        value(root, old);
        children();
    }

    private void children() throws EncodeException {
        while (depth > 0) {
            Pending pending = stack[depth - 1];
            if (pending.next == pending.children.size()) {
                pending.children = List.of();
                pending.old = null;
                depth--;
            } else {
                child(pending);
            }
        }
    }

    private void child(Pending pending) throws EncodeException {
        int index = pending.next;
        switch (pending.children.get(index)) {
            case Variant element -> {
                pending.next++;
                value(element, pending.old == null ? null : pending.old.value(index));
            }
            case Variant.Entry(Variant key, Variant value) -> {
                pending.keyWritten = !pending.keyWritten;
                if (pending.keyWritten) {
                    value(key, pending.old == null ? null : pending.old.key(index));
                } else {
                    pending.next++;
                    value(value, pending.old == null ? null : pending.old.value(index));
                }
            }
            case Variant.Property(String name, Variant value) -> {
                pending.next++;
                if (pending.old == null || !pending.old.copyName(index, out)) {
                    leaves.text(name);
                }
                value(value, pending.old == null ? null : pending.old.value(index));
            }
            case Object other -> throw new IllegalStateException("a child of " + other.getClass());
        }
    }

    private void value(Variant value, Original.@Nullable Place old) throws EncodeException {
        if (old == null) {
            value(value, Width.ENGINE);
            return;
        }
        requireDepth();
        switch (value) {
            case Variant.Dictionary dictionary when old.value() instanceof Variant.Dictionary ->
                    over(dictionary, dictionary.entries(), old);
            case Variant.Array array when old.value() instanceof Variant.Array ->
                    over(array, array.elements(), old);
            case Variant.FullObject object when old.value() instanceof Variant.FullObject -> {
                requireScripts(object, properties(object));
                over(object, object.properties(), old);
            }
            case Variant leaf when old.isSame(leaf, depth > 0) -> old.copy(out);
            default -> value(value, Width.of(old.header(), value.kind(), dialect));
        }
    }

    /// Writes a collection in the place of one of its kind.
    private void over(Variant collection, List<?> children, Original.Place old) throws EncodeException {
        if (old.hasHeadOf(collection)) {
            old.copyHead(out, children.size());
            push(children);
        } else {
            value(collection, Width.ENGINE);
        }
        if (!children.isEmpty()) {
            stack[depth - 1].old = old.counterparts(children);
        }
    }

    private void requireDepth() throws EncodeException {
        if (depth > depthLimit) {
            throw new EncodeException(EngineError.ERR_OUT_OF_MEMORY,
                    EncodeRemark.TOO_DEEP.with(depth, depthLimit, dialect.traits().title()));
        }
    }

    /// `encode_variant` looks at the depth before all else.
    private void value(Variant value, Width width) throws EncodeException {
        requireDepth();
        switch (value) {
            case Variant.Dictionary dictionary -> dictionary(dictionary);
            case Variant.Array array -> array(array);
            case Variant.Obj object -> object(object);
            default -> leaves.leaf(value, width);
        }
    }

    private void dictionary(Variant.Dictionary dictionary) throws EncodeException {
        Row row = leaves.row(VariantKind.DICTIONARY);
        boolean typed = ((Layout.Entries) row.layout()).typed();
        ElementType key = dictionary.key();
        ElementType value = dictionary.value();
        requireTyped(typed || key.bits() == 0 && value.bits() == 0, row);
        out.i32(row.id() | Flag.kinds(key.bits(), value.bits()));
        type(key);
        type(value);
        open(dictionary.entries(), dictionary.shared());
    }

    private void array(Variant.Array array) throws EncodeException {
        Row row = leaves.row(VariantKind.ARRAY);
        requireTyped(((Layout.Elements) row.layout()).typed() || array.of().bits() == 0, row);
        out.i32(row.id() | Flag.kinds(array.of().bits(), 0));
        type(array.of());
        open(array.elements(), array.shared());
    }

    private void open(List<?> children, boolean shared) throws EncodeException {
        out.i32(children.size() | (shared && dialect.traits().generation() == 2 ? Flag.SHARED : 0));
        push(children);
    }

    private void push(List<?> children) {
        if (children.isEmpty()) {
            return;
        }
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, 2 * depth);
        }
        Pending pending = stack[depth];
        if (pending == null) {
            pending = new Pending();
            stack[depth] = pending;
        }
        pending.children = children;
        pending.next = 0;
        depth++;
    }

    private void requireTyped(boolean possible, Row row) throws EncodeException {
        if (!possible) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                    EncodeRemark.TYPED.with(row.name(), dialect.traits().title()));
        }
    }

    /// `_encode_container_type`.
    private void type(ElementType type) throws EncodeException {
        switch (type) {
            case ElementType.Any _ -> { }
            case ElementType.Builtin(var kind) -> out.i32(leaves.row(kind).id());
            case ElementType.ClassName(String name) -> leaves.text(name);
            case ElementType.Script(String path) -> {
                requireResource(path);
                leaves.text(path);
            }
        }
    }

    private void object(Variant.Obj object) throws EncodeException {
        switch (object) {
            case Variant.NullObject _ -> out.i32(dialect.traits().nullObject() == NullObject.NIL
                    ? 0 : leaves.row(VariantKind.OBJECT).id());
            case Variant.ObjectId(long id) -> {
                properties(object);
                out.i32(leaves.row(VariantKind.OBJECT).id() | Flag.OBJECT_AS_ID);
                out.i64(id);
            }
            case Variant.FullObject full -> full(full, properties(full));
        }
    }

    private void full(Variant.FullObject object, Layout.Properties layout) throws EncodeException {
        if (object.className().isEmpty()) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                    EncodeRemark.NO_CLASS.with());
        }
        requireScripts(object, layout);
        out.i32(leaves.row(VariantKind.OBJECT).id());
        leaves.text(object.className());
        out.i32(object.properties().size());
        push(object.properties());
    }

    private static void requireScripts(Variant.FullObject object, Layout.Properties layout) throws EncodeException {
        if (layout.scriptIsPath()) {
            for (Variant.Property property : object.properties()) {
                requireScript(property);
            }
        }
    }

    private static void requireScript(Variant.Property property) throws EncodeException {
        if (property.name().equals(DecodeWalk.SCRIPT) && !(property.value() instanceof Variant.Nil)) {
            requireResource(property.value() instanceof Variant.Text(String path) ? path : "");
        }
    }

    private static void requireResource(String path) throws EncodeException {
        if (!path.startsWith(DecodeWalk.RESOURCE)) {
            throw new EncodeException(EngineError.ERR_UNAVAILABLE,
                    EncodeRemark.NO_SCRIPT_PATH.with());
        }
    }

    private Layout.Properties properties(Variant.Obj object) throws EncodeException {
        if (leaves.row(VariantKind.OBJECT).layout() instanceof Layout.Properties layout) {
            return layout;
        }
        throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                EncodeRemark.NO_OBJECT.with(dialect.traits().title()));
    }
}
