package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.place.CollectionHead;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.SpanShift;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// What differs between two states, found the long way: every value of both is named by the keys and places that lead
/// to it, and looked up in the other. What [ValueComparison] is held against.
///
/// @param lost    values that are not what they were, or no longer there, where they were
/// @param written collections that are the same, in which other bytes are before what they hold
/// @param added   values that are new, where they are
/// @param halves  values whose keys damage has swallowed, before
/// @param newHalves the same after
record NaiveDifferences(List<Location> lost, List<Location> written, List<Location> added, Set<Location> halves,
        Set<Location> newHalves) {
    /// One value by itself, without what it holds.
    ///
    /// @param head of a collection: the bytes before what it holds
    private record Seen(Location at, String content, String head) { }

    /// {@return all of them; empty where names do not distinguish values}
    static Optional<NaiveDifferences> of(Structure before, Structure after, List<Patch> patches) {
        return of(before, after, patches, -1);
    }

    /// {@return those other than that the value at `own` has another name}
    static Optional<NaiveDifferences> besides(Location own, Structure before, Structure after, List<Patch> patches) {
        return of(before, after, patches, before.node(own.asValue()).map(node -> node.span().start()).orElse(-1L));
    }

    private static Optional<NaiveDifferences> of(Structure before, Structure after, List<Patch> patches, long own) {
        SpanShift shift = new SpanShift(patches);
        Map<List<String>, Seen> olds = all(before, shift, own);
        Map<List<String>, Seen> news = all(after, null, own < 0 ? own : shift.after(new Span(own, 1)).start());
        if (olds.isEmpty() || news.isEmpty()) {
            return Optional.empty();
        }
        List<Location> lost = new ArrayList<>();
        List<Location> written = new ArrayList<>();
        List<Location> added = new ArrayList<>();
        olds.forEach((name, old) -> {
            Seen now = news.get(name);
            if (now == null || !now.content.equals(old.content)) {
                lost.add(old.at);
            }
            if (now != null && !now.head.equals(old.head)) {
                written.add(old.at);
            }
        });
        news.forEach((name, now) -> {
            if (!olds.containsKey(name)) {
                added.add(now.at);
            }
        });
        return Optional.of(new NaiveDifferences(lost, written, added, halves(before), halves(after)));
    }

    /// {@return every value; none where two have the same name}
    private static Map<List<String>, Seen> all(Structure in, @Nullable SpanShift shift, long own) {
        Map<List<String>, Seen> all = new LinkedHashMap<>();
        Map<Location, List<String>> names = new HashMap<>();
        Preorder nodes = in.preorder();
        for (Node node = nodes.next(); node != null; node = nodes.next()) {
            if (node.role() == Role.GAP || node.state() == State.DAMAGED || node.span().isEmpty() || isInKey(node)) {
                continue;
            }
            List<String> name = new ArrayList<>(node.parent() == null ? List.of()
                    : names.get(node.parent().location()));
            name.add(node.span().start() == own ? "own" : step(in, node, shift));
            if (all.put(name, new Seen(node.location(), content(in, node), head(in, node))) != null) {
                return Map.of();
            }
            names.put(node.location(), name);
        }
        return all;
    }

    private static Set<Location> halves(Structure in) {
        Set<Location> halves = new HashSet<>();
        Preorder nodes = in.preorder();
        for (Node node = nodes.next(); node != null; node = nodes.next()) {
            if (node.role() == Role.VALUE && in.key(node).filter(key -> key.state() != State.DAMAGED).isEmpty()) {
                halves.add(node.location());
            }
        }
        return halves;
    }

    private static boolean isInKey(Node node) {
        for (Node around = node; around != null; around = around.parent()) {
            if (around.role() == Role.KEY) {
                return true;
            }
        }
        return false;
    }

    /// A key or name, or where an element begins after the edit.
    private static String step(Structure in, Node node, @Nullable SpanShift shift) {
        return switch (node.role()) {
            case VALUE -> "key " + in.key(node).map(key -> hex(in, key.span())).orElse("");
            case PROPERTY -> "name " + hex(in, Span.between(node.item().start(), node.span().start()));
            case ROOT, ELEMENT, KEY, GAP -> "at " + (shift == null ? node.item().start()
                    : shift.after(new Span(node.item().start(), 1)).start());
        };
    }

    private static String content(Structure in, Node node) {
        String type = node.kind() + " " + (node.row() == null);
        return node.isCollection() ? type + " " + CollectionHead.of(in, node) : type + " " + hex(in, node.span());
    }

    private static String head(Structure in, Node node) {
        return node.body() == null ? "" : hex(in, Span.between(node.span().start(), node.body().start()));
    }

    private static String hex(Structure in, Span span) {
        return HexFormat.of().formatHex(in.bytes().bytes(span));
    }

    /// {@return values that differ and are in none of the differences}
    List<Location> unsaid(List<Difference> said) {
        List<Location> unsaid = new ArrayList<>();
        lost.stream().filter(at -> !halves.contains(at) && said.stream().noneMatch(one ->
                one.kind() != Difference.Kind.ADDED && at.isWithin(one.before()))).forEach(unsaid::add);
        added.stream().filter(at -> !newHalves.contains(at) && said.stream().noneMatch(one ->
                one.kind() != Difference.Kind.REMOVED && at.isWithin(one.after()))).forEach(unsaid::add);
        return unsaid;
    }

    /// {@return differences in which no value differs}
    List<Difference> groundless(List<Difference> said) {
        return said.stream().filter(one -> !halves.contains(one.before()) && !newHalves.contains(one.after())
                && Stream.concat(lost.stream(), written.stream()).noneMatch(at -> at.isWithin(one.before()))
                && added.stream().noneMatch(at -> at.isWithin(one.after()))).toList();
    }
}
