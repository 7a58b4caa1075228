package org.varscope.play;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.field.Explanation;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.walk.Purpose;

/// What becomes of a field when a value is written again as another.
///
/// @param before the field as it was; null for one that is new
/// @param after  the field as it is; null for one that is gone
/// @param same   whether its bytes are the same
public record FieldChange(@Nullable Explanation before, @Nullable Explanation after, boolean same) {
    /// {@return the field, as it is, or as it was where it is gone}
    public Explanation field() {
        return after != null ? after : Objects.requireNonNull(before);
    }

    /// {@return what has become of it and why, in a few words; empty where it is the same}
    public String why(Language language) {
        if (same) {
            return "";
        }
        Phrases phrases = Phrases.beside(FieldChange.class, language);
        if (before == null) {
            return phrases.get("change.added");
        }
        if (after == null) {
            return phrases.get("change.removed");
        }
        String cause = phrases.get(switch (after.field().purpose()) {
            case Purpose.Header _, Purpose.ElementType _ -> "cause.type";
            case Purpose.Length _ -> "cause.length";
            case Purpose.Count _ -> "cause.count";
            case Purpose.Padding _ -> "cause.padding";
            default -> "cause.value";
        });
        return phrases.get("change.changed", before.bytes(), after.bytes(), cause);
    }

    /// {@return the fields of `after` with what they were in `before`, and between them those that are gone}
    ///
    /// As many fields as possible keep their bytes, in order; of those between them, fields of one name are the same
    /// field with other bytes.
    public static List<FieldChange> between(Encoding before, Encoding after) {
        List<Token> old = tokens(before);
        List<Token> now = tokens(after);
        int[][] kept = kept(old, now);
        List<FieldChange> changes = new ArrayList<>();
        List<Explanation> gone = new ArrayList<>();
        List<Explanation> come = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < old.size() || j < now.size()) {
            boolean both = i < old.size() && j < now.size();
            if (both && old.get(i).isSame(now.get(j)) && kept[i][j] == kept[i + 1][j + 1] + 1) {
                pair(gone, come, changes);
                changes.add(new FieldChange(old.get(i++).said, now.get(j++).said, true));
            } else if (i < old.size() && (!both || kept[i + 1][j] >= kept[i][j + 1])) {
                gone.add(old.get(i++).said);
            } else {
                come.add(now.get(j++).said);
            }
        }
        pair(gone, come, changes);
        return changes;
    }

    /// A field as it is compared.
    private record Token(Explanation said, byte[] bytes) {
        boolean isSame(Token other) {
            return said.name().equals(other.said.name()) && Arrays.equals(bytes, other.bytes);
        }
    }

    private static List<Token> tokens(Encoding encoding) {
        return encoding.fields().stream().map(said -> {
            Span span = said.field().span();
            return new Token(said, encoding.film().structure().bytes().bytes(span));
        }).toList();
    }

    /// For each pair of places, how many fields can be kept from there on.
    private static int[][] kept(List<Token> old, List<Token> now) {
        int[][] kept = new int[old.size() + 1][now.size() + 1];
        for (int i = old.size() - 1; i >= 0; i--) {
            for (int j = now.size() - 1; j >= 0; j--) {
                kept[i][j] = old.get(i).isSame(now.get(j)) ? kept[i + 1][j + 1] + 1
                        : Math.max(kept[i + 1][j], kept[i][j + 1]);
            }
        }
        return kept;
    }

    /// Tells of fields that are between two that are kept, and forgets them.
    private static void pair(List<Explanation> gone, List<Explanation> come, List<FieldChange> changes) {
        for (Explanation now : come) {
            int same = IntStream.range(0, gone.size()).filter(i -> isOneField(gone.get(i).field(), now.field()))
                    .findFirst().orElse(-1);
            for (int i = 0; i < same; i++) {
                changes.add(new FieldChange(gone.removeFirst(), null, false));
            }
            changes.add(new FieldChange(same < 0 ? null : gone.removeFirst(), now, false));
        }
        gone.forEach(old -> changes.add(new FieldChange(old, null, false)));
        gone.clear();
        come.clear();
    }

    private static boolean isOneField(Field old, Field now) {
        return old.purpose().getClass() == now.purpose().getClass();
    }
}
