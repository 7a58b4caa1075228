package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Scratch;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// An edit as it would be done to a structure, ready to be done, and what speaks against it. The window and the command
/// line both ask here.
///
/// To know whether a key is there already, all keys beside it are looked at. That takes long where they are many, so
/// that a review can be made on any thread, and [#work] tells before how much there is to look at.
///
/// @param structure  that it was made for; it holds for no other
/// @param edit       as it was asked for
/// @param after      what it makes of that
/// @param patches    what it replaces, in order of offset; none where it makes no difference, or reads by other rules
/// @param label      gives what the user does
/// @param objections why it is not done unless somebody insists; bytes are never objected to
/// @param obstacle   why it cannot be done at all; null where it can
public record Review(Structure structure, Edit edit, Structure after, List<Patch> patches, Supplier<Action> label,
        List<Objection> objections, @Nullable Obstacle obstacle) {
    /// How many bytes an edit may read again before it is done; what needs more is read later.
    public static final long INLINE = 1 << 20;

    /// As many bytes are read while one of many edits is lowered.
    private static final long EACH = 256;

    /// {@return what doing `edit` to `structure` results in}
    ///
    /// @param progress follows the offsets that the search for a key passes, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Review of(Structure structure, Edit edit, Progress progress) {
        return of(structure, edit, new Scratch(), progress);
    }

    /// {@return the same}
    ///
    /// @param scratch takes bytes that are put in; for the thread that it belongs to
    public static Review of(Structure structure, Edit edit, Scratch scratch, Progress progress) {
        if (edit instanceof Edit.Reinterpret reading) {
            return reading(structure, reading);
        }
        List<Edit> edits = edit instanceof Edit.Batch(var many, _) ? many : List.of(edit);
        Draft draft = new Draft(structure, scratch, progress, INLINE);
        for (int i = 0; i < edits.size(); i++) {
            try {
                draft.add(edits.get(i));
            } catch (EditException e) {
                Obstacle why = e.obstacle().orElseThrow();
                Obstacle which = edits.size() == 1 ? why : new Obstacle.InBatch(i, edits.size(), why);
                return new Review(structure, edit, structure, List.of(), () -> Action.NONE, List.of(), which);
            }
        }
        Review review = draft.review();
        return new Review(structure, edit, review.after, review.patches, Action.later(structure, edit),
                review.objections, null);
    }

    /// {@return what the user does}
    public Action action() {
        return label.get();
    }

    private static Review reading(Structure structure, Edit.Reinterpret edit) {
        Structure read = structure.bytes().length() <= INLINE
                ? Structure.scan(structure.bytes(), edit.dialect(), edit.framing(), Progress.NONE)
                : Structure.preview(structure.bytes(), edit.dialect(), edit.framing(), INLINE);
        return new Review(structure, edit, read.knowing(structure.known()), List.of(),
                Action.later(structure, edit), List.of(), null);
    }

    /// {@return how many bytes a review of `edit` looks at, at most}
    public static long work(Structure structure, Edit edit) {
        long most = switch (edit) {
            case Edit.Batch(var edits, _) -> edits.stream().mapToLong(one -> EACH + work(structure, one)).sum();
            case Edit.SetValue(var at, _) when at.isRecordKey() -> length(structure, null);
            case Edit.Insert(var into, _, _, _) when into != null
                    || EntryKeys.has(structure) -> length(structure, into);
            case Edit.SetElements set -> ElementLowering.work(structure, set);
            case Edit.Retype(var at, _) -> length(structure, at);
            case Edit.SetWidth(var at, _) -> length(structure, at);
            case Edit.SetHead(var at, _) -> length(structure, at);
            case Edit.Move move when !move.isWithin() -> length(structure, move.at()) + length(structure, move.into());
            case Edit.Copy(var what, var into, _) -> what.length() + length(structure, into);
            case Edit.Remove(var at, long count) when count > 1 -> length(structure, Siblings.of(at).in());
            case Edit.Wrap(var at, _, _) -> length(structure, at);
            case Edit.Unwrap(var at) -> length(structure, at);
            case Edit.Sort(var at, _, _) -> length(structure, at);
            case Edit.SetValue _, Edit.SetPart _, Edit.Insert _, Edit.Remove _, Edit.Move _, Edit.Shift _,
                 Edit.ReplaceBytes _, Edit.Reinterpret _ -> 0;
        };
        for (Node node : KeyRules.keys(structure, edit)) {
            for (Node around = node; around != null; around = around.parent()) {
                most = Math.max(most, around.span().length());
            }
        }
        return most;
    }

    private static long length(Structure structure, @Nullable Location at) {
        return at == null ? structure.bytes().length()
                : structure.node(at).map(node -> node.span().length()).orElse(0L);
    }

    /// {@return whether it makes a difference}
    public boolean changes() {
        return after != structure;
    }
}
