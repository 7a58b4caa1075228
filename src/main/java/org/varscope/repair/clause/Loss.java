package org.varscope.repair.clause;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.SpokenPath;
import org.varscope.remark.Clause;
import org.varscope.repair.Losses;
import org.varscope.variant.VariantKind;

/// What a repair costs, as clauses: `5 of 8 entries of $ and 4 of 14 entries of $.player are cut off`.
public sealed interface Loss extends Clause {
    /// More collections are only counted.
    int MOST = 4;

    /// All that it costs.
    ///
    /// @param complete whether everything near the changes was looked at
    record All(List<Loss> losses, boolean complete) implements Loss {
        @Override
        public String form() {
            return complete ? "" : "at-least";
        }

        @Override
        public List<Object> parts() {
            return List.of(losses);
        }
    }

    /// Children of collections that are cut off.
    ///
    /// @param count of collections; of one, of its children
    /// @param from  the collections, by what each loses
    /// @param done  whether the repair has been made
    record CutOff(long count, Clause from, boolean done) implements Loss {
        @Override
        public String form() {
            return done ? "done" : "";
        }
    }

    /// Children of one collection.
    ///
    /// @param gone how many are cut off
    /// @param of   how many there are
    record Children(VariantKind kind, long gone, long of, SpokenPath in) implements Loss {
        @Override
        public String form() {
            return switch (kind) {
                case DICTIONARY -> "entries";
                case OBJECT -> "properties";
                default -> "elements";
            };
        }

        @Override
        public List<Object> parts() {
            return List.of(gone, of, in);
        }
    }

    /// Collections that are not named.
    record More(long count) implements Loss { }

    /// Several, the last of which is joined in another way.
    record Several(List<Loss> first, Loss last) implements Loss { }

    /// Values that are gone.
    ///
    /// @param done whether the repair has been made
    record Lost(long count, List<Typed> kinds, boolean done) implements Loss {
        @Override
        public String form() {
            return done ? "done" : "";
        }
    }

    /// Values that are others.
    ///
    /// @param done whether the repair has been made
    record Changed(long count, List<Typed> kinds, boolean done) implements Loss {
        @Override
        public String form() {
            return done ? "done" : "";
        }
    }

    /// Values of one type.
    record Typed(long count, String type) implements Loss { }

    /// {@return what `losses` are; empty where nothing that could be read is gone or another}
    ///
    /// @param done whether the repair has been made
    static Optional<Loss> of(Losses losses, Dialect dialect, boolean done) {
        if (losses.isNone()) {
            return Optional.empty();
        }
        List<Loss> all = new ArrayList<>();
        List<Losses.Shortened> cut = losses.shortened();
        if (!cut.isEmpty()) {
            all.add(new CutOff(cut.size() == 1 ? cut.getFirst().gone() : cut.size(), children(cut), done));
        }
        if (!losses.lost().isEmpty()) {
            all.add(new Lost(losses.lostValues(), typed(losses.lost(), dialect), done));
        }
        if (!losses.changed().isEmpty()) {
            all.add(new Changed(losses.changedValues(), typed(losses.changed(), dialect), done));
        }
        return Optional.of(new All(all, losses.complete()));
    }

    private static Loss children(List<Losses.Shortened> cut) {
        List<Loss> parts = new ArrayList<>();
        cut.stream().limit(MOST).map(one -> new Children(one.at().kind(), one.gone(), one.of(),
                SpokenPath.of(one.in(), one.at()))).forEach(parts::add);
        if (cut.size() > MOST) {
            parts.add(new More(cut.size() - MOST));
        }
        Loss last = parts.removeLast();
        return parts.isEmpty() ? last : new Several(parts, last);
    }

    private static List<Typed> typed(Map<VariantKind, Long> counts, Dialect dialect) {
        return new TreeMap<>(counts).entrySet().stream()
                .map(one -> new Typed(one.getValue(), dialect.typeName(one.getKey()))).toList();
    }
}
