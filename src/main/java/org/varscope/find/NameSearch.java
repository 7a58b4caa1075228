package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Looks at any depth for values by their names, in any case: the key of an entry, where that is a text or an int, or
/// the name of a property. Names that are what is looked for come first, then those that begin with it, then those that
/// contain it. However many there are, only the first of each are kept. For one thread.
public final class NameSearch {
    private static final long EVERY = 1 << 16;
    private static final Comparator<Node> OUTERMOST_FIRST =
            Comparator.comparingInt(node -> node.location().places().size());

    private final Structure structure;
    private final String sought;
    private final int most;
    private final Map<Fit, List<Node>> found = new EnumMap<>(Fit.class);
    private boolean news;

    private enum Fit { EXACT, PREFIX, CONTAINS }

    /// @param sought what the name is, begins with or contains; at least one character
    /// @param most   how many values are wanted, at least 1
    public NameSearch(Structure structure, String sought, int most) {
        if (sought.isEmpty() || most < 1) {
            throw new IllegalArgumentException("there is nothing to look for");
        }
        this.structure = structure;
        this.sought = sought.toLowerCase(Locale.ROOT);
        this.most = most;
        for (Fit fit : Fit.values()) {
            found.put(fit, new ArrayList<>());
        }
    }

    /// {@return the values, those with the best names first, among those the outermost, and else in order of offset}
    ///
    /// @param progress follows the offsets that are passed, and may stop it
    /// @param soFar    gets what was found until then, now and again when there is more
    /// @throws CancellationException if the progress says to stop
    public List<Node> run(Progress progress, Consumer<List<Node>> soFar) {
        Trail trail = Trail.ofNames(structure);
        Preorder nodes = structure.preorder();
        long told = 0;
        for (Node node = nodes.next(); node != null && found.get(Fit.EXACT).size() < most; node = nodes.next()) {
            if (node.item().start() - told >= EVERY) {
                told = node.item().start();
                if (news) {
                    news = false;
                    soFar.accept(best());
                }
                progress.report(told, "looking for names");
            }
            if (node.role() != Role.GAP) {
                trail.enter(node);
                look(node, node.role() == Role.KEY ? null : trail.name());
            }
        }
        return best();
    }

    private List<Node> best() {
        return found.values().stream().flatMap(same -> same.stream().sorted(OUTERMOST_FIRST)).limit(most).toList();
    }

    private void look(Node node, @Nullable String name) {
        Fit fit = name == null ? null : fit(name.toLowerCase(Locale.ROOT));
        List<Node> same = fit == null ? null : found.get(fit);
        if (same != null && same.size() < most) {
            same.add(node);
            news = true;
        }
    }

    private @Nullable Fit fit(String name) {
        return name.equals(sought) ? Fit.EXACT : name.startsWith(sought) ? Fit.PREFIX
                : name.contains(sought) ? Fit.CONTAINS : null;
    }
}
