package org.varscope.fuzz;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.variant.ElementType;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A sequence of edits, undone and done again in between, beside a [Twin] that keeps whole copies of the bytes.
///
/// Input: dialect, framing, number of steps, six bytes for each step, then the document.
final class EditsTarget implements Target {
    /// Bytes of a step.
    static final int STEP = 6;
    /// Steps of an input, at most.
    static final int MOST_STEPS = 24;
    private static final int MOST_VALUE = 4096;
    private static final int MOST_LENGTH = 1 << 16;

    @Override
    public void take(Input input) {
        Dialect dialect = input.oneOf(Readings.DIALECTS);
        Framing framing = input.oneOf(Readings.FRAMINGS);
        int count = input.u8() % (MOST_STEPS + 1);
        List<Input> steps = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            steps.add(new Input(input.bytes(STEP)));
        }
        byte[] bytes = input.rest();
        Document document = new Document(Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE));
        Twin twin = new Twin(document, bytes);
        for (Input step : steps) {
            step(document, twin, step);
            twin.check();
            if (document.snapshot().bytes().length() > MOST_LENGTH) {
                break;
            }
        }
        twin.unwind();
    }

    private static void step(Document document, Twin twin, Input step) {
        switch (step.u8() % 16) {
            case 0, 1 -> {
                if (document.canUndo()) {
                    twin.undo();
                }
            }
            case 2 -> {
                if (document.canRedo()) {
                    twin.redo();
                }
            }
            case 3 -> document.markSaved(document.snapshot());
            case 4 -> apply(twin, () ->
                    new Edit.Reinterpret(step.oneOf(Readings.DIALECTS), step.oneOf(Readings.FRAMINGS)));
            case 5, 6 -> apply(twin, () -> bytes(document, step));
            case 7 -> typed(document, twin, step);
            default -> apply(twin, () -> value(document.structure(), step));
        }
    }

    private static void apply(Twin twin, Supplier<Edit> edit) {
        twin.endStep();
        twin.apply(edit.get());
    }

    private static void typed(Document document, Twin twin, Input step) {
        long length = document.snapshot().bytes().length();
        int at = step.below(length + 1);
        boolean over = step.flag();
        int more = step.u8();
        for (int i = 0; i < 3; i++) {
            byte[] one = {(byte) (more + i)};
            twin.apply(over && at + i < document.snapshot().bytes().length() ? Edit.overwrite(at + i, one)
                    : Edit.insert(at + i, one));
        }
    }

    private static Edit bytes(Document document, Input step) {
        long length = document.snapshot().bytes().length();
        int at = step.below(length + 1);
        byte[] with = new byte[step.u8() % 9];
        int word = step.u8();
        for (int i = 0; i < with.length; i += 4) {
            with[i] = (byte) (word + i);
        }
        Span span = new Span(at, Math.min(word % 13, length - at));
        return switch (step.u8() % 4) {
            case 0 -> Edit.overwrite(at, with);
            case 1 -> Edit.insert(at, with);
            case 2 -> new Edit.ReplaceBytes(span, new byte[0]);
            default -> new Edit.ReplaceBytes(span, with);
        };
    }

    private static Edit value(Structure structure, Input step) {
        int chosen = step.u8();
        Node node = node(structure, step.u8());
        Location at = node == null ? Location.record(chosen) : node.location();
        Variant value = other(structure, step.u8());
        int place = step.u8() % 8;
        Variant key = switch (place) {
            case 0 -> null;
            case 1 -> new Variant.Int(chosen);
            default -> new Variant.Text("k" + chosen);
        };
        return switch (chosen % 13) {
            case 7 -> new Edit.Wrap(at.asValue(), place < 4 ? VariantKind.ARRAY : VariantKind.DICTIONARY, key);
            case 8 -> new Edit.Unwrap(at.asValue());
            case 9 -> new Edit.Sort(at.asValue(), place < 4);
            case 10 -> new Edit.Copy(new Copied(structure, List.of(Siblings.of(at))),
                    at.isRecord() ? null : at.parent(), place);
            case 12 -> place < 4 ? new Edit.SetWidth(at, place < 2)
                    : place == 7 ? new Edit.SetHead(at, new Variant.Array(
                            new ElementType.Builtin(value.kind()), List.of(), false))
                    : new Edit.SetElements(at, place - 4, place % 3, value.kind().isPacked() ? value
                            : Packed.blank(VariantKind.PACKED_BYTE_ARRAY, place));
            case 11 -> new Edit.Shift(Siblings.of(at), place);
            case 0 -> new Edit.SetValue(at.asKey(), value);
            case 1, 2 -> new Edit.Insert(at, place, key, value);
            case 3 -> new Edit.Remove(at.asValue());
            case 4 -> new Edit.Move(at.asValue(), place);
            case 5 -> new Edit.Insert(null, place, key, value);
            case 6 -> part(structure, node, place < 5 ? new PathStep.Index(place) : new PathStep.Name("x"), value);
            default -> new Edit.SetValue(at, value);
        };
    }

    /// The whole value where it has no such part.
    private static Edit part(Structure structure, @Nullable Node node, PathStep step, Variant value) {
        if (node == null) {
            return new Edit.SetValue(Location.record(0), value);
        }
        try {
            return new Edit.SetPart(node.location(), List.of(step), value, Part.of(structure, node, List.of(step)));
        } catch (PathException _) {
            return new Edit.SetValue(node.location(), value);
        }
    }

    /// The value number `chosen`, in order of offset, if there are so many.
    private static Node node(Structure structure, int chosen) {
        Deque<Node> last = new ArrayDeque<>();
        Preorder all = structure.preorder();
        for (Node node = all.next(); node != null && last.size() <= chosen; node = all.next()) {
            if (node.role() != Role.GAP) {
                last.add(node);
            }
        }
        return last.isEmpty() ? null : new ArrayList<>(last).get(chosen % last.size());
    }

    private static Variant other(Structure structure, int chosen) {
        Node node = chosen % 4 == 0 ? node(structure, chosen) : null;
        return node == null ? plain(chosen) : Values.of(structure, node, MOST_VALUE).orElse(plain(chosen));
    }

    private static Variant plain(int chosen) {
        return switch (chosen % 7) {
            case 0 -> Variant.NIL;
            case 1 -> new Variant.Bool(chosen > 100);
            case 2 -> new Variant.Int(chosen > 100 ? Long.MAX_VALUE - chosen : chosen);
            case 3 -> Variant.Real.of(chosen / 3.0);
            case 4 -> new Variant.PackedBytes(new byte[chosen % 6]);
            case 5 -> Variant.Array.of(List.of(new Variant.Int(chosen), Variant.NIL));
            default -> new Variant.Text("x".repeat(chosen % 11));
        };
    }
}
