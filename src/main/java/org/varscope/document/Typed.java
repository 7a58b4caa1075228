package org.varscope.document;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure.Patch;
import org.varscope.variant.Variant;

/// Bytes typed one after the other, in the file or among those of a PackedByteArray.
///
/// @param array the array; null for the file
/// @param last  where the last one is: its offset, or which element
/// @param over  whether they are typed over others
/// @param count how many there are
record Typed(@Nullable Location array, long last, boolean over, int count) {
    private static final int LONGEST = 4096;

    /// {@return the byte that `edit` types; null where it does something else}
    static @Nullable Typed of(Edit edit) {
        return switch (edit) {
            case Edit.ReplaceBytes(var span, var bytes) when bytes.length == 1 ->
                    new Typed(null, span.start(), span.length() == 1, 1);
            case Edit.SetElements(var at, long from, long count, Variant.PackedBytes(var bytes))
                    when bytes.length == 1 -> new Typed(at, from, count == 1, 1);
            default -> null;
        };
    }

    /// {@return these with `one`, which goes on after the last of them, inserted or typed over as they are, or
    /// completes it; null where it does not}
    @Nullable Typed and(Typed one) {
        if (count >= LONGEST || !Objects.equals(array, one.array)) {
            return null;
        }
        boolean completes = one.last == last && one.over;
        return completes || one.last == last + 1 && one.over == over
                ? new Typed(array, one.last, over, completes ? count : count + 1) : null;
    }

    /// {@return what they are called as a step}
    ///
    /// @param patches what they come to together
    /// @param step    that they join
    Supplier<Action> label(List<Patch> patches, Checkpoint.Step step) {
        if (array == null) {
            Action whole = Action.of(patches.getFirst());
            return () -> whole;
        }
        return () -> new Action(step.action().verb(), step.action().object(), Integer.toString(count));
    }
}
