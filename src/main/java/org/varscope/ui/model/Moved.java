package org.varscope.ui.model;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;

/// Where things are after a step, given where they were before it.
public final class Moved {
    /// As many values beside one that was taken out as are looked at.
    private static final int NEAR = 100;

    private Moved() { }

    /// {@return where the byte at `offset` is after `patches`; of a byte that was replaced, the one in its place}
    ///
    /// Bytes taken out in one place and put in, as many, in another have been moved, and their offsets move with them.
    public static long offset(long offset, List<Patch> patches) {
        long growth = 0;
        for (int i = 0; i < patches.size(); i++) {
            Patch patch = patches.get(i);
            if (offset < patch.offset()) {
                break;
            }
            if (offset < patch.offset() + patch.removed()) {
                long within = Math.min(offset - patch.offset(), Math.max(0, patch.inserted() - 1));
                return isMove(patches) ? moved(offset, patch, patches.get(1 - i)) : patch.offset() + growth + within;
            }
            growth += patch.growth();
        }
        return offset + growth;
    }

    /// {@return whether `patches` take bytes out in one place and put as many in at another}
    static boolean isMove(List<Patch> patches) {
        return patches.size() == 2 && patches.getFirst().growth() + patches.getLast().growth() == 0
                && patches.stream().allMatch(patch -> patch.removed() == 0 || patch.inserted() == 0);
    }

    private static long moved(long offset, Patch out, Patch in) {
        long target = in.offset() > out.offset() ? in.offset() - out.removed() : in.offset();
        return target + offset - out.offset();
    }

    /// {@return where the value at `location` is after `step`: where its bytes went, as of [#bytes]; of one that was
    /// taken out, what came after it, else what came before; else the same place in what held it, or what held it}
    public static Optional<Location> location(Location location, Change step) {
        return bytes(location, step).or(() -> neighbor(location, step)).or(() -> inPlace(location, step));
    }

    /// {@return as of [#location]; nothing for what was taken out}
    public static Optional<Location> left(Location location, Change step) {
        return isTakenOut(location, step) ? Optional.empty() : location(location, step);
    }

    private static boolean isTakenOut(Location location, Change step) {
        return step.before().structure().node(location).filter(node -> isTakenOut(node.span(), step.patches()))
                .isPresent();
    }

    private static Optional<Location> neighbor(Location location, Change step) {
        if (!isTakenOut(location, step)) {
            return Optional.empty();
        }
        Structure before = step.before().structure();
        Siblings gone = Siblings.of(location.asValue());
        long count = gone.in() == null ? before.records()
                : before.node(gone.in()).map(Node::children).orElse(0L);
        return Stream.concat(LongStream.range(gone.to(), Math.min(count, gone.to() + NEAR)).boxed(),
                        LongStream.rangeClosed(1, Math.min(gone.from(), NEAR)).mapToObj(i -> gone.from() - i))
                .flatMap(place -> bytes(gone.at(place), step).stream()).findFirst();
    }

    private static Optional<Location> inPlace(Location location, Change step) {
        Structure after = step.after().structure();
        Siblings alone = Siblings.of(location);
        Location in = alone.in() == null ? null : location(alone.in(), step).orElse(null);
        Siblings there = in == null ? alone : new Siblings(in, alone.from(), alone.to());
        Location same = location.key() ? there.first().asKey() : there.first();
        return after.node(same).map(Node::location)
                .or(() -> Optional.ofNullable(in).flatMap(after::node).map(Node::location));
    }

    private static boolean isTakenOut(Span span, List<Patch> patches) {
        return !isMove(patches) && patches.stream().anyMatch(patch -> patch.inserted() == 0
                && new Span(patch.offset(), patch.removed()).encloses(span));
    }

    /// {@return where the bytes of the value at `location` went in `step`, if they begin a value there, which is of the
    /// same depth where the first of them was replaced; empty where they were taken out}
    public static Optional<Location> bytes(Location location, Change step) {
        return step.before().structure().node(location).map(Node::span)
                .filter(span -> !isTakenOut(span, step.patches()))
                .flatMap(span -> beginningAt(step.after().structure(), offset(span.start(), step.patches()), location,
                        isReplaced(span.start(), step.patches())));
    }

    private static boolean isReplaced(long offset, List<Patch> patches) {
        return patches.stream().anyMatch(patch -> new Span(patch.offset(), patch.removed()).contains(offset));
    }

    private static Optional<Location> beginningAt(Structure after, long start, Location like, boolean sameDepth) {
        for (Node node = after.deepestAt(start).orElse(null); node != null; node = node.parent()) {
            Location found = node.location();
            if (node.span().start() == start && found.key() == like.key()
                    && (!sameDepth || found.places().size() == like.places().size())) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /// {@return where `offset` is after `step`, no later than the end}
    static long offset(long offset, Change step) {
        return Math.min(step.after().bytes().length(), offset(offset, step.patches()));
    }

    /// {@return what was done and how much longer or shorter the bytes are, as a clause; empty where it has no name}
    static String words(Change step) {
        long growth = step.growth();
        String done = Messages.say(step.action());
        return done.isEmpty() || growth == 0 ? done
                : Messages.get(growth > 0 ? "model.longer" : "model.shorter", done,
                        Messages.get("model.bytes", Math.abs(growth)));
    }
}
