package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.Values;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.cell.Conversion;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Converts a value that does not fit its typed collection where nothing is lost, or lets the collection hold any type.
final class Misfit {
    private static final long LARGEST = 1 << 16;

    private final Structure structure;
    private final Node node;
    private final Node collection;
    private final Progress progress;

    private Misfit(Structure structure, Node node, Node collection, Progress progress) {
        this.structure = structure;
        this.node = node;
        this.collection = collection;
        this.progress = progress;
    }

    /// {@return the repairs of the value at `problem`}
    static List<Repair> of(Structure structure, Problem problem, Progress progress) {
        Node node = structure.deepestAt(problem.span().start()).orElse(null);
        return node == null || node.parent() == null || !node.span().equals(problem.span()) ? List.of()
                : new Misfit(structure, node, node.parent(), progress).all();
    }

    private List<Repair> all() {
        return Stream.of(converted(), untyped()).flatMap(Optional::stream).toList();
    }

    private Optional<Repair> converted() {
        CollectionHead head = CollectionHead.of(structure, collection);
        ElementType type = node.role() == Role.KEY ? head.key() : head.of();
        if (!(type instanceof ElementType.Builtin(var kind)) || !isExact(kind)) {
            return Optional.empty();
        }
        int id = structure.dialect().rowOf(kind).orElseThrow().id();
        return Proposal.of(structure, Kind.CONVERSION, node.header() & 0xFFFF_FFFFL, id,
                new Edit.Retype(node.location(), kind), 0, progress);
    }

    private boolean isExact(VariantKind kind) {
        Dialect dialect = structure.dialect();
        Optional<Variant> value = Values.of(structure, node, LARGEST);
        return value.flatMap(was -> Conversion.of(was, kind, dialect)
                .filter(became -> Conversion.isExact(was, became, dialect))).isPresent();
    }

    /// Takes away what the collection says of its elements, keys or values.
    private Optional<Repair> untyped() {
        boolean keys = node.role() == Role.KEY;
        boolean values = node.role() == Role.VALUE;
        int now = collection.header();
        int header = now & ~(values ? Flag.kinds(0, 3) : Flag.kinds(3, 0));
        long start = collection.span().start();
        Span type = type(keys ? Part.KEY_TYPE : values ? Part.VALUE_TYPE : Part.ELEMENT_TYPE);
        if (header == now || type.isEmpty()) {
            return Optional.empty();
        }
        List<Edit> edits = new ArrayList<>();
        edits.add(new Edit.ReplaceBytes(type, new byte[0]));
        edits.add(Edit.overwrite(start, Word32.of(header)));
        Slot slot = Slot.around(structure, start).getLast();
        if (slot.isFramed()) {
            int length = (int) (slot.end() - slot.start() - type.length());
            edits.add(Edit.overwrite(slot.lengthAt(), Word32.of(length, slot.order())));
        }
        return Proposal.of(structure, Kind.ANY_TYPE, now & 0xFFFF_FFFFL, header, Edit.Batch.of(edits), Weights.RETYPED,
                progress);
    }

    /// The bytes that tell a type: from its first field up to the first of another purpose behind it.
    private Span type(Part part) {
        long from = -1;
        for (Field field : Fields.of(structure, collection)) {
            boolean own = switch (field.purpose()) {
                case Purpose.ElementType(var of) -> of == part;
                case Purpose.Length(var of, _, _) -> of == part;
                default -> false;
            };
            if (own && from < 0) {
                from = field.span().start();
            } else if (from >= 0 && endsType(field.purpose(), part)) {
                return Span.between(from, field.span().start());
            }
        }
        return new Span(0, 0);
    }

    private static boolean endsType(Purpose purpose, Part part) {
        return switch (purpose) {
            case Purpose.Count _ -> true;
            case Purpose.ElementType(var of) -> of != part;
            case Purpose.Length(var of, _, _) -> of != part;
            default -> false;
        };
    }
}
