package org.varscope.document.edit.way;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Scratch;
import org.varscope.dialect.Dialect;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.InsertionPlace;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.edit.Review;
import org.varscope.document.edit.TypedEdit;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.SpokenPath;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.cell.CellText;
import org.varscope.text.cell.Conversion;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Which ways out of a refusal there are. Whatever is an edit has been tried: nothing speaks against it.
///
/// | Refused for | Way out |
/// |---|---|
/// | another type than is there | the value as one of that type, also element by element |
/// | a type that a typed collection does not take | the value as one that it takes, likewise |
/// | a part that cannot be this | the value as one that it can be; out of range, the nearest number |
/// | a key that is there already | its entry |
/// | a place behind damage | the last place before it, and what is damaged |
/// | damaged bytes, a damaged count, open quotes | those bytes |
///
/// All other refusals have none: what is missing has to be typed, or there is nothing to be done, or only to insist.
public final class WaysOut {
    private static final int SHOWN = 32;

    private final Structure structure;
    private final Dialect dialect;
    private final Edit edit;
    private final Set<WayOut> ways = new LinkedHashSet<>();

    /// {@return the ways out of `refusals` of an edit that comes after others, which are done to `start` first}
    public static List<WayOut> of(Structure start, List<TypedEdit> before, TypedEdit refused,
            List<? extends EditRefusal> refusals) {
        try {
            Draft draft = new Draft(start, new Scratch(), Progress.NONE, Review.INLINE);
            for (TypedEdit edit : before) {
                draft.add(edit);
            }
            Structure now = draft.review().after();
            return of(now, refused.in(now), refusals);
        } catch (EditException _) {
            return List.of(); // what was typed is no edit at all
        }
    }

    private WaysOut(Structure structure, Edit edit) {
        this.structure = structure;
        this.dialect = structure.dialect();
        this.edit = edit;
    }

    /// {@return the ways out of `refusals` of an edit of `structure`, the nearest first; none of an edit that is many,
    /// or that takes long to try}
    public static List<WayOut> of(Structure structure, Edit edit, List<? extends EditRefusal> refusals) {
        if (edit instanceof Edit.Batch || Review.work(structure, edit) > Review.INLINE) {
            return List.of();
        }
        WaysOut found = new WaysOut(structure, edit);
        refusals.forEach(found::find);
        return List.copyOf(found.ways);
    }

    private void find(EditRefusal refusal) {
        switch (refusal) {
            case Objection.OtherType _ -> kept();
            case Objection.Misfit(_, var role, _, _) -> fitted(role == Role.KEY);
            case Obstacle.Unfit(_, var need, _) -> part(need);
            case Objection.DuplicateKey(_, long place) when place >= 0 -> entry(into(), place);
            case Objection.WithinRecord(long before) -> behind(before);
            case Objection.WithinSibling(long before) -> behind(before);
            case Obstacle.Damaged(var bytes) -> ways.add(new WayOut.Bytes(bytes));
            case Obstacle.ChildrenCount(var bytes, _) -> ways.add(new WayOut.Bytes(bytes));
            case Obstacle.OpenQuotes(var bytes) -> ways.add(new WayOut.Bytes(bytes));
            default -> { }
        }
    }

    // Another value.

    /// One of the type that is there.
    private void kept() {
        if (edit instanceof Edit.SetValue(var at, var value)) {
            structure.node(at).ifPresent(node -> convert(value, new ElementType.Builtin(node.kind()),
                    head(node), fit -> new Edit.SetValue(at, fit)));
        }
    }

    /// One of the type that a collection asks for.
    private void fitted(boolean key) {
        switch (edit) {
            case Edit.Insert(var into, long index, var named, var value) when into != null ->
                    structure.node(into).map(node -> CollectionHead.of(structure, node)).ifPresent(head -> {
                        if (!key) {
                            convert(value, head.of(), CollectionHead.of(value),
                                    fit -> new Edit.Insert(into, index, named, fit));
                        } else if (named != null) {
                            convert(named, head.key(), CollectionHead.of(named),
                                    fit -> new Edit.Insert(into, index, fit, value));
                        }
                    });
            case Edit.SetValue(var at, var value) -> structure.node(at).ifPresent(node -> {
                CollectionHead around = node.parent() == null ? CollectionHead.PLAIN : head(node.parent());
                convert(value, node.role() == Role.KEY ? around.key() : around.of(), CollectionHead.of(value),
                        fit -> new Edit.SetValue(at, fit));
            });
            default -> { }
        }
    }

    private CollectionHead head(Node node) {
        return CollectionHead.of(structure, node);
    }

    /// @param type   that is asked for
    /// @param inside what is asked of elements, where the value holds some
    private void convert(Variant value, ElementType type, CollectionHead inside, Function<Variant, Edit> with) {
        if (value instanceof Variant.Array(_, var elements, boolean shared)
                && inside.of() instanceof ElementType.Builtin(var kind)) {
            List<Variant> each = elements.stream().map(one -> Conversion.of(one, kind, dialect))
                    .flatMap(Optional::stream).toList();
            if (each.size() == elements.size()) {
                offer(value, new Variant.Array(inside.of(), each, shared), with);
            }
        }
        if (type instanceof ElementType.Builtin(var kind)) {
            Conversion.of(value, kind, dialect).ifPresent(fit -> offer(value, fit, with));
        }
    }

    /// A part of a value that its place can hold.
    private void part(Obstacle.Need need) {
        switch (edit) {
            case Edit.SetPart(var at, var steps, var value, var found) -> fit(value, need).ifPresent(one ->
                    offer(value, one, with -> new Edit.SetPart(at, steps, with, found)));
            case Edit.SetValue(var at, var value) -> fit(value, need).ifPresent(one ->
                    offer(value, one, with -> new Edit.SetValue(at, with)));
            default -> { }
        }
    }

    private Optional<Variant> fit(Variant value, Obstacle.Need need) {
        return switch (need) {
            case Obstacle.Number _ -> Conversion.of(value, VariantKind.FLOAT, dialect);
            case Obstacle.OfKind(var kind) -> Conversion.of(value, kind, dialect);
            case Obstacle.Text _ -> Conversion.of(value, VariantKind.STRING, dialect);
            case Obstacle.Whole(long least, long most) -> Conversion.of(value, VariantKind.INT, dialect)
                    .map(whole -> new Variant.Int(Math.clamp(((Variant.Int) whole).value(), least, most)));
            case Obstacle.Narrow _ -> Optional.empty();
        };
    }

    private void offer(Variant value, Variant fit, Function<Variant, Edit> with) {
        Edit instead = with.apply(fit);
        if (!fit.equals(value) && isFree(instead)) {
            ways.add(new WayOut.Convert(instead, shown(fit),
                    Conversion.isExact(value, fit, dialect) ? "" : shown(value)));
        }
    }

    private String shown(Variant value) {
        return CellText.glance(value, dialect, SHOWN);
    }

    private boolean isFree(Edit instead) {
        Review review = Review.of(structure, instead, Progress.NONE);
        return review.obstacle() == null && review.objections().isEmpty();
    }

    // Another place.

    private void behind(long before) {
        if (edit instanceof Edit.Insert(var into, long index, var key, var value)) {
            long free = InsertionPlace.before(structure,
                    into == null ? null : structure.node(into).orElse(null), index);
            Edit instead = new Edit.Insert(into, free, key, value);
            if (free < index && isFree(instead)) {
                ways.add(new WayOut.Earlier(instead, free));
            }
        }
        entry(into(), before);
    }

    private void entry(@Nullable Location in, long place) {
        Location at = in == null ? Location.record(place) : in.child(place);
        structure.node(at).ifPresent(node ->
                ways.add(new WayOut.Entry(at, SpokenPath.of(structure, node))));
    }

    /// The collection that the edit puts a key or value into; null for the root of the file.
    private @Nullable Location into() {
        return switch (edit) {
            case Edit.Insert(var into, _, _, _) -> into;
            case Edit.Move move -> move.into();
            case Edit.Copy(_, var into, _) -> into;
            case Edit.SetValue(var at, _) -> holder(at);
            case Edit.SetPart set -> holder(set.at());
            default -> null;
        };
    }

    private static @Nullable Location holder(Location at) {
        return at.asValue().isRecord() ? null : at.asValue().parent();
    }
}
