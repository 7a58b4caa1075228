package org.varscope.compare;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.cell.ValueText;

/// Where a text says less of a value than its bytes: numbers in more bits than they need, padding that is not zero,
/// reserved bits, and in JSON what it has no word for. Rewritten only from the text, these bytes would be others.
///
/// @param value    the value by itself
/// @param places   the first such places in it
/// @param complete whether these are all
public record UnsaidPlaces(Structure value, List<Difference> places, boolean complete) {
    private static final int MOST = 3;

    /// {@return where `text` says less than the bytes of `node`}
    public static UnsaidPlaces of(Structure structure, Node node, String text, ValueText as) {
        Structure before = Structure.scan(ByteStore.of(structure.bytes().bytes(node.span())), structure.dialect(),
                Framing.BARE, Progress.NONE);
        try {
            byte[] anew = Encoder.encode(as.read(text, structure.dialect()), structure.dialect());
            Structure after = Structure.scan(ByteStore.of(anew), structure.dialect(), Framing.BARE, Progress.NONE);
            ChangedValues changed = ChangedValues.between(before, after, MOST, Progress.NONE);
            return new UnsaidPlaces(before, changed.differences(), changed.complete());
        } catch (TextException | EncodeException _) {
            // The engine itself would not write it so.
            return new UnsaidPlaces(before, List.of(), false);
        }
    }

    /// {@return whether the text says all}
    public boolean isEmpty() {
        return complete && places.isEmpty();
    }
}
