package org.varscope.repair;

import module java.base;
import org.varscope.dialect.Number;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Level.Place;
import org.varscope.scan.walk.FieldVisitor;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;
import org.varscope.variant.VariantKind;

/// What a reading has come over before it got stuck: the last items, and the last words that say how bytes are to be
/// read.
final class Trace implements FieldVisitor {
    private static final int PLACES = 4096;
    /// More collections than are ever open at once in what engines write.
    private static final int FORGOTTEN = 1024;
    /// Items in a row that are not odd, before which nothing is suspected.
    private static final int CALM = 6;

    private final ArrayDeque<Place> places = new ArrayDeque<>();
    private final ArrayDeque<Word> words = new ArrayDeque<>();
    private final Map<Long, Level> byOffset = new HashMap<>();
    /// Offsets of the first counts among the words that are kept no more.
    private final Set<Long> forgotten = new HashSet<>();

    /// A word that says how bytes are to be read.
    ///
    /// @param item in which it is
    record Word(long at, Purpose purpose, Place item) { }

    /// Takes the place before an item.
    void pass(Place place) {
        places.addLast(place);
        byOffset.put(place.at(), place.level());
        if (places.size() > PLACES) {
            byOffset.remove(places.removeFirst().at());
        }
    }

    @Override
    public void field(long at, long length, Purpose purpose) {
        boolean decides = switch (purpose) {
            case Purpose.Header _, Purpose.Length _, Purpose.Count _, Purpose.ElementType _, Purpose.Word _ -> true;
            default -> false;
        };
        if (decides && length == 4) {
            words.addLast(new Word(at, purpose, places.getLast()));
            if (words.size() > PLACES) {
                Word gone = words.removeFirst();
                if (gone.purpose() instanceof Purpose.Count && forgotten.size() < FORGOTTEN) {
                    forgotten.add(gone.at());
                }
            }
        }
    }

    /// Takes the word that `problem` is about where the walk does not tell of it, as it cannot be read at all.
    void unread(Problem problem) {
        long at = problem.span().start();
        switch (problem.flaw()) {
            case Flaw.TypeUnknown _ -> unread(at, new Purpose.Header(0, List.of()));
            case Flaw.PastEnd _ -> unread(at, new Purpose.Length(Part.NAME, -1));
            case Flaw.NodePathOld _ -> unread(at, new Purpose.Count(Purpose.Counted.NAMES));
            default -> { }
        }
    }

    private void unread(long at, Purpose purpose) {
        if (words.isEmpty() || words.getLast().at != at) {
            words.addLast(new Word(at, purpose, places.getLast()));
        }
    }

    @Override
    public void elements(long at, Number number, VariantKind of, long count, int per) {
        // Numbers decide nothing.
    }

    @Override
    public boolean isDone() {
        return false;
    }

    /// {@return the words, the first first}
    Deque<Word> words() {
        return words;
    }

    /// {@return whether there is a count before the last `most` words, but for those at `open`}
    boolean hasCountBefore(int most, Set<Long> open) {
        return !open.containsAll(forgotten) || words.stream().limit(Math.max(0, words.size() - most))
                .anyMatch(word -> word.purpose() instanceof Purpose.Count && !open.contains(word.at()));
    }

    /// {@return the first place from `at` on that is kept, or the last there is}
    Place from(long at) {
        return places.stream().filter(place -> place.at() >= at).findFirst().orElse(places.getLast());
    }

    /// {@return the last place up to `at`, or the first there is}
    Place before(long at) {
        Iterator<Place> back = places.descendingIterator();
        Place place = places.getFirst();
        while (back.hasNext()) {
            Place each = back.next();
            if (each.at() <= at) {
                return each;
            }
            place = each;
        }
        return place;
    }

    /// {@return the first item after which everything up to `fault` looks odd; `fault` where nothing does}
    long firstOdd(long fault) {
        Iterator<Place> back = places.descendingIterator();
        long first = fault;
        double after = Double.NaN;
        int calm = 0;
        while (back.hasNext() && calm < CALM) {
            Place place = back.next();
            boolean odd = after - place.oddness() >= Weights.ODD_ITEM;
            calm = odd ? 0 : calm + 1;
            first = odd ? place.at() : first;
            after = place.oddness();
        }
        return first;
    }

    /// {@return whether a reading that is in `level` at `at` is where this one has}
    boolean has(long at, Level level) {
        Level known = byOffset.get(at);
        return known != null && known.isLike(level);
    }
}
