package org.varscope.find;

import module java.base;
import org.varscope.bytes.Span;

/// What a search did not look at, or not to its end, as it is longer than the search takes.
///
/// @param count how many there are
/// @param first where the first of them is
public record PassedOver(Reason reason, long count, Span first) {
    /// What was too long.
    public enum Reason {
        /// A text in which a regular expression would be looked for, or a NodePath or text of a list of fields.
        LONG_TEXT,
        /// What may match a regular expression over bytes, and reaches far over the end of a block.
        LONG_MATCH,
        /// A value that would be compared with what it was.
        LONG_VALUE
    }

    /// {@return it as a sentence without a capital letter and a full stop, with the place of the first}
    public String sentence() {
        String place = "at 0x%08X".formatted(first.start());
        long mebibytes = TextSearch.LONGEST >> 20;
        String others = count == 1 ? place : "the first " + place;
        return switch (reason) {
            case LONG_TEXT -> "not searched: %s longer than %s MiB, %s".formatted(counted("text"), mebibytes, others);
            case LONG_MATCH -> "matches longer than %s KiB may be missing or cut short, %s".formatted(
                    ByteSearch.OVERLAP >> 10, "the first after 0x%08X".formatted(first.start()));
            case LONG_VALUE -> "not compared: %s longer than %s MiB, %s".formatted(counted("value"), mebibytes, others);
        };
    }

    private String counted(String noun) {
        return count == 1 ? "1 " + noun : String.format(Locale.ROOT, "%,d %ss", count, noun);
    }

    /// Counts what one search passes over.
    static final class Count {
        private final Map<Reason, PassedOver> all = new EnumMap<>(Reason.class);

        /// Takes one more.
        void add(Reason reason, Span place) {
            all.merge(reason, new PassedOver(reason, 1, place),
                    (known, _) -> new PassedOver(reason, known.count + 1, known.first));
        }

        /// {@return what was passed over, by reason}
        List<PassedOver> all() {
            return List.copyOf(all.values());
        }
    }

    /// {@return what two searches of the same values passed over: of each reason, what was more}
    static List<PassedOver> either(List<PassedOver> one, List<PassedOver> other) {
        Map<Reason, PassedOver> more = new EnumMap<>(Reason.class);
        Stream.concat(one.stream(), other.stream()).forEach(each ->
                more.merge(each.reason, each, (a, b) -> a.count >= b.count ? a : b));
        return List.copyOf(more.values());
    }
}
