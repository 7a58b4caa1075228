package org.varscope.document.edit;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Collections put around a value, and taken away from around one. The value's bytes stay where they are: a collection
/// of one is a few bytes before it.
final class ShapeLowering {
    /// The header of the null that stands for the value.
    private static final int PLACEHOLDER = 4;

    private final Structure structure;
    private final Lowering lowering;

    ShapeLowering(Structure structure, Lowering lowering) {
        this.structure = structure;
        this.lowering = lowering;
    }

    void wrap(Edit.Wrap wrap, EditRules rules) throws EditException, EncodeException {
        Node node = lowering.whole(wrap.at().asValue());
        if (node.isPlain()) {
            throw new EditException(new Obstacle.FixedType());
        }
        Variant shell = shell(wrap);
        rules.wrapped(node, shell);
        byte[] bytes = Encoder.encode(shell, structure.dialect());
        lowering.putBefore(node, Arrays.copyOf(bytes, bytes.length - PLACEHOLDER));
    }

    private static Variant shell(Edit.Wrap wrap) throws EditException {
        if (wrap.kind() == VariantKind.ARRAY) {
            return Variant.Array.of(List.of(Variant.NIL));
        }
        if (wrap.key() == null) {
            throw new EditException(new Obstacle.NoKey(Obstacle.Keyed.DICTIONARY));
        }
        return Variant.Dictionary.of(List.of(new Variant.Entry(wrap.key(), Variant.NIL)));
    }

    void unwrap(Node shell, EditRules rules) throws EditException, EncodeException {
        boolean holds = shell.kind() == VariantKind.ARRAY || shell.kind() == VariantKind.DICTIONARY;
        if (!holds || shell.children() != 1) {
            throw new EditException(new Obstacle.NotWrapped(holds ? shell.children() : -1));
        }
        Node only = structure.children(shell, 0, 1).getFirst();
        if (only.state() != State.WHOLE || shell.state() != State.WHOLE) {
            throw new EditException(new Obstacle.Damaged(shell.span()));
        }
        Variant as = rules.unwrapped(only, shell);
        if (as != null) {
            lowering.replace(shell.span(), lowering.written(as), shell);
        } else {
            lowering.replace(Span.between(shell.span().start(), only.span().start()), ByteStore.empty(), shell);
        }
    }
}
