package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.edit.Review;
import org.varscope.document.place.EntryKeys;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.cell.CellText;
import org.varscope.text.cell.Coerce;
import org.varscope.text.cell.Conversion;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Replaces what is found, as one step: what does not fit, or has something speak against it, is left as it is and
/// told.
public final class Replacing {
    /// As many matches as are replaced in one step.
    public static final int MOST = 200_000;

    private static final long LARGEST = TextSearch.LONGEST;
    private static final int SHOWN = 120;
    private static final int SHOWN_BYTES = 24;
    private static final int EVERY = 64;

    private final Structure structure;
    private final Replacement with;
    private final Progress progress;
    private final HitPlaces places;
    private final Draft draft;
    private final Consumer<Line> told;
    private long end;
    /// By how much bytes that were replaced are more: an edit of bytes means the offsets after the ones before it.
    private long growth;
    private int changed;
    private int left;

    /// What becomes of a match.
    ///
    /// @param was what is there, in short
    /// @param is  what takes its place, in short; empty where that is not known
    /// @param why why it is left as it is; empty where it is replaced
    public record Line(HitPlace place, String was, String is, List<EditRefusal> why) {
        /// Copies the list.
        public Line {
            why = List.copyOf(why);
        }
    }

    /// What replacing does.
    ///
    /// @param review  all of it as one edit, ready to be done
    /// @param found   matches, of which those that are the same already are neither changed nor left
    /// @param changed matches that it replaces
    /// @param left    matches that stay as they are
    /// @param passedOver what was not searched for matches
    public record Plan(Review review, int found, int changed, int left, List<PassedOver> passedOver) {
        /// Copies the list.
        public Plan {
            passedOver = List.copyOf(passedOver);
        }
    }

    /// A match with what takes its place.
    private record Put(String was, String is, @Nullable Edit edit) { }

    private Replacing(Structure structure, boolean bytes, Replacement with, Progress progress, Consumer<Line> told) {
        this.structure = structure;
        this.with = with;
        this.progress = progress;
        this.places = new HitPlaces(structure, bytes);
        this.draft = new Draft(structure, new Scratch(), progress, Long.MAX_VALUE);
        this.told = told;
    }

    /// {@return what replacing everything that `search` finds does; for any thread}
    ///
    /// @param told gets what becomes of each match that is not the same already, in order of offset
    /// @throws QueryException        if it cannot replace them, or there are more than [#MOST]
    /// @throws CancellationException if the progress says to stop
    public static Plan of(Search search, Query query, Replacement with, Progress progress, Consumer<Line> told)
            throws QueryException {
        List<Span> hits = new ArrayList<>();
        List<PassedOver> passedOver = search.run(query, progress, (offset, length) ->
                hits.add(new Span(offset, length)) && hits.size() <= MOST);
        if (hits.size() > MOST) {
            throw new QueryException(QueryRemark.TOO_MANY_MATCHES.with(MOST));
        }
        Plan plan = of(search.structure(), hits, with, progress, told);
        return new Plan(plan.review, plan.found, plan.changed, plan.left, passedOver);
    }

    /// {@return what replacing `hits` does, as of [#of(Search, Query, Replacement, Progress, Consumer)]}
    public static Plan of(Structure structure, List<Span> hits, Replacement with, Progress progress,
            Consumer<Line> told)
            throws QueryException {
        Replacing replacing = new Replacing(structure, with instanceof Replacement.Bytes, with, progress, told);
        try {
            for (int i = 0; i < hits.size(); i++) {
                if (i % EVERY == 0) {
                    progress.report(hits.get(i).start(), "replacing");
                }
                replacing.replace(hits.get(i));
            }
        } catch (QueryException.Tedious e) {
            throw e.checked();
        }
        return new Plan(replacing.draft.review(new Edit.Batch.Purpose.Replacement(replacing.changed)),
                hits.size(), replacing.changed, replacing.left, List.of());
    }

    private void replace(Span hit) throws QueryException {
        HitPlace place = places.at(hit).orElse(null);
        if (place == null) {
            left++;
            return;
        }
        if (hit.start() < end) {
            tell(place, "", "", List.of(new Obstacle.Overlapping()));
            return;
        }
        try {
            Put put = with instanceof Replacement.Bytes(var pattern) ? bytes(place, pattern) : value(place);
            if (put.edit != null) {
                List<? extends EditRefusal> why = draft.offer(put.edit);
                end = why.isEmpty() ? hit.end() : end;
                growth += why.isEmpty() && put.edit instanceof Edit.ReplaceBytes(var at, var by)
                        ? by.length - at.length() : 0;
                tell(place, put.was, put.is, why);
            }
        } catch (EditException e) {
            tell(place, with instanceof Replacement.Bytes ? hex(structure.bytes().bytes(hit)) : shown(place), "",
                    e.refusals());
        }
    }

    private void tell(HitPlace place, String was, String is, List<? extends EditRefusal> why) {
        changed += why.isEmpty() ? 1 : 0;
        left += why.isEmpty() ? 0 : 1;
        told.accept(new Line(place, was, is, List.copyOf(why)));
    }

    private String shown(HitPlace place) {
        return place.target().value(LARGEST).map(this::shown).orElse("");
    }

    private String shown(Variant value) {
        return CellText.glance(value, structure.dialect(), SHOWN);
    }

    private Put bytes(HitPlace place, BytePattern pattern) throws EditException {
        Span span = place.span();
        byte[] old = structure.bytes().bytes(span);
        byte[] bytes = pattern.over(old);
        if (bytes.length != old.length && !isFree(place)) {
            throw new EditException(new Obstacle.LengthKept(old.length));
        }
        return new Put(hex(old), hex(bytes), Arrays.equals(old, bytes) ? null
                : new Edit.ReplaceBytes(new Span(span.start() + growth, span.length()), bytes));
    }

    /// Whether no value, length or count takes part in the bytes.
    private static boolean isFree(HitPlace place) {
        Node node = place.target().node();
        return node.role() == Role.GAP && node.parent() == null && node.span().encloses(place.span());
    }

    private static String hex(byte[] bytes) {
        HexFormat hex = HexFormat.ofDelimiter(" ").withUpperCase();
        return bytes.length <= SHOWN_BYTES ? hex.formatHex(bytes) : hex.formatHex(bytes, 0, SHOWN_BYTES) + " …";
    }

    private Put value(HitPlace place) throws EditException, QueryException {
        Node node = place.target().node();
        if (place.target().isWhole() && node.role() != Role.GAP && node.span().length() > LARGEST) {
            throw new EditException(new Obstacle.TooLong(node.span().length(), LARGEST));
        }
        Variant old = place.target().value(LARGEST)
                .orElseThrow(() -> new EditException(new Obstacle.Damaged(place.span())));
        Optional<Variant> now = now(old);
        if (now.isEmpty()) {
            return name(node);
        }
        Variant value = now.get();
        return new Put(shown(old), shown(value), value.equals(old) ? null : Edit.set(place.target(), value));
    }

    /// What a value becomes; empty where it is not the value that was found, but the name before it.
    private Optional<Variant> now(Variant old) throws EditException, QueryException {
        try {
            return switch (with) {
                case Replacement.Value(var text) -> Optional.of(Coerce.read(text, old, structure.dialect()));
                case Replacement.Text(var test, var by) -> text(old, test, by);
                case Replacement.Bytes _ -> throw new IllegalStateException("bytes are no value");
            };
        } catch (TextException e) {
            throw new EditException(new Obstacle.Illegible(e));
        }
    }

    private Optional<Variant> text(Variant old, TextTest test, String by) throws QueryException {
        String text = TextSearch.text(old).orElse(null);
        if (text == null || !test.passes(text)) {
            return Optional.empty();
        }
        if (old instanceof Variant.PackedStrings(var cells)) {
            List<String> all = new ArrayList<>();
            for (String cell : cells) {
                all.add(test.passes(cell) ? test.replaced(cell, by) : cell);
            }
            return Optional.of(new Variant.PackedStrings(all));
        }
        String now = test.replaced(text, by);
        return switch (old) {
            case Variant.Name _ -> Optional.of(new Variant.Name(now));
            case Variant.NodePath _ -> Conversion.of(new Variant.Text(now), VariantKind.NODE_PATH, structure.dialect());
            default -> Optional.of(new Variant.Text(now));
        };
    }

    /// The name before a value, of which that of a setting is its key.
    private Put name(Node node) throws EditException, QueryException {
        Optional<String> key = node.role() == Role.ROOT && EntryKeys.has(structure) ? structure.entryKey(node)
                : Optional.empty();
        if (key.isEmpty() || !(with instanceof Replacement.Text(var test, var by))) {
            throw new EditException(new Obstacle.PropertyName());
        }
        Variant now = new Variant.Text(test.replaced(key.get(), by));
        return new Put(shown(new Variant.Text(key.get())), shown(now), new Edit.SetValue(node.location().asKey(), now));
    }
}
