package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.RawText;
import org.varscope.problem.Code;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.variant.ElementType;

/// What the engine would answer to a record that is too large to be decoded: put together from what the scan found in
/// it.
///
/// The scan refuses what the decoder refuses with objects allowed. Without them the first complete object is refused.
/// `core/io/marshalls.cpp`, `decode_variant`.
final class LargeRecord {
    private static final int FIRST_WITH_END_OF_FILE = 3;

    private final Structure structure;
    private final ObjectRule objects;
    private final Set<String> assumes = new LinkedHashSet<>();
    private long firstObject = Long.MAX_VALUE;

    LargeRecord(Structure structure, ObjectRule objects) {
        this.structure = structure;
        this.objects = objects;
    }

    /// Looks at a value of the record. Values come in order of offset.
    void add(Node node) {
        Row row = node.row();
        if (row == null) {
            return;
        }
        boolean byId = (node.header() & Flag.OBJECT_AS_ID) != 0;
        if (row.layout() instanceof Layout.Properties && !byId && firstObject == Long.MAX_VALUE) {
            firstObject = node.span().start();
        }
        if (objects == ObjectRule.ALLOWED && node.isCollection()) {
            CollectionHead head = CollectionHead.of(structure, node);
            if (!head.className().isEmpty()) {
                assumes.add("class:" + head.className());
            }
            script(head.key());
            script(head.of());
        }
        if (objects == ObjectRule.ALLOWED && isScript(node)) {
            RawText.of(structure, node).ifPresent(path -> assumes.add("script:" + path.shown()));
        }
    }

    private void script(ElementType type) {
        if (type instanceof ElementType.Script(var path)) {
            assumes.add("script:" + path);
        }
    }

    private boolean isScript(Node node) {
        Node object = node.parent();
        return node.role() == Role.PROPERTY && object != null && object.row() != null
                && object.row().layout() instanceof Layout.Properties(boolean path) && path
                && structure.propertyName(node).filter("script"::equals).isPresent();
    }

    /// {@return what was taken for granted, each once, in order of appearance}
    List<String> assumes() {
        return List.copyOf(assumes);
    }

    /// {@return why the engine refuses the record, given its errors in order of offset; null where it does not}
    @Nullable EngineError error(List<Problem> errors) {
        EngineError missing = null;
        for (Problem error : errors) {
            if (objects == ObjectRule.FORBIDDEN && firstObject <= error.span().start()) {
                return EngineError.ERR_UNAUTHORIZED;
            }
            if (error.code() != Code.COUNT_PAST_END && error.code() != Code.CHILDREN_MISSING) {
                return error(error.code());
            }
            // The engine notices only at the first child that is not there.
            missing = EngineError.ERR_INVALID_DATA;
        }
        return objects == ObjectRule.FORBIDDEN && firstObject < Long.MAX_VALUE ? EngineError.ERR_UNAUTHORIZED : missing;
    }

    /// {@return whether the scan can tell: without objects the engine does not look at the scripts of typed collections
    /// and reads on where the scan has stopped}
    boolean isKnown(List<Problem> errors) {
        return objects == ObjectRule.ALLOWED
                || errors.stream().noneMatch(error -> error.code() == Code.SCRIPT_PATH_BAD);
    }

    private EngineError error(Code code) {
        return switch (code) {
            case DEPTH_PAST_LIMIT -> EngineError.ERR_OUT_OF_MEMORY;
            case TEXT_PAST_END -> structure.dialect().traits().generation() >= FIRST_WITH_END_OF_FILE
                    ? EngineError.ERR_FILE_EOF : EngineError.ERR_INVALID_DATA;
            default -> EngineError.ERR_INVALID_DATA;
        };
    }
}
