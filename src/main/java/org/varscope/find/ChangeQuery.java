package org.varscope.find;

import module java.base;
import org.varscope.document.place.ItemNames;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;

/// How a value has to have changed between two states, and where it has to be.
///
/// @param conditions all of which hold; where none of them is [Change.Unchanged] or [Change.Any], it has changed
/// @param paths      all of which its path fits
public record ChangeQuery(List<Change> conditions, List<PathGlob> paths) {
    /// Anything, changed or not.
    public static final ChangeQuery ALL = new ChangeQuery(List.of(new Change.Any()), List.of());

    private static final String WHAT = "(\"(?:[^\"\\\\]|\\\\.)*\"|[^,]+)";
    private static final Pattern PART = Pattern.compile("\\s*(?:(was)\\s+" + WHAT + "|(is)\\s+(?:now\\s+)?" + WHAT
            + "|(?:(grew|shrank)\\s+)?(by)\\s+([^,]+)|(\\$(?:\\[\"(?:[^\"\\\\]|\\\\.)*\"]|[^,])*)|([a-z]+))\\s*(?:,|$)",
            Pattern.CASE_INSENSITIVE);

    /// Copies the lists.
    public ChangeQuery {
        conditions = List.copyOf(conditions);
        paths = List.copyOf(paths);
    }

    /// {@return what has these conditions and paths}
    /// @throws QueryException if no value can have them all
    public static ChangeQuery of(List<Change> conditions, List<PathGlob> paths) throws QueryException {
        Set<Class<?>> kinds = conditions.stream().map(Object::getClass).collect(Collectors.toSet());
        boolean same = kinds.contains(Change.Unchanged.class);
        boolean grew = kinds.contains(Change.Grew.class);
        boolean shrank = kinds.contains(Change.Shrank.class);
        if (grew && shrank || same && (grew || shrank || kinds.contains(Change.By.class))) {
            throw new QueryException((grew && shrank ? QueryRemark.GREW_AND_SHRANK
                    : QueryRemark.CHANGED_AND_STAYED).with());
        }
        return new ChangeQuery(conditions, paths);
    }

    /// {@return what `text` says, such as `was 100, is 85`: parts between commas, each of them `was X`, `is X`, `grew`,
    /// `shrank`, `by N`, `grew by N`, `shrank by N`, `changed`, `unchanged`, or a path such as `$.player.**`}
    /// @throws QueryException if it says anything else
    public static ChangeQuery read(String text) throws QueryException {
        List<Change> conditions = new ArrayList<>();
        List<PathGlob> paths = new ArrayList<>();
        Matcher part = PART.matcher(text);
        for (int at = 0; at < text.length(); at = part.end()) {
            if (!part.region(at, text.length()).lookingAt()) {
                throw unknown(text.substring(at).strip());
            }
            if (part.group(1) != null) {
                conditions.add(new Change.Was(unquoted(part.group(2))));
            } else if (part.group(3) != null) {
                conditions.add(new Change.Is(unquoted(part.group(4))));
            } else if (part.group(6) != null) {
                conditions.add(by(part.group(7).strip(), "shrank".equalsIgnoreCase(part.group(5))));
            } else if (part.group(8) != null) {
                paths.add(PathGlob.of(part.group(8).strip()));
            } else {
                word(part.group(9)).ifPresent(conditions::add);
            }
        }
        return of(conditions, paths);
    }

    private static Change by(String number, boolean less) throws QueryException {
        BigDecimal difference = Change.number(number).orElseThrow(
                () -> new QueryException(QueryRemark.NO_DIFFERENCE.with(number)));
        return new Change.By(less ? difference.negate() : difference);
    }

    private static Optional<Change> word(String word) throws QueryException {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "changed" -> Optional.empty();
            case "unchanged", "same" -> Optional.of(new Change.Unchanged());
            case "grew" -> Optional.of(new Change.Grew());
            case "shrank" -> Optional.of(new Change.Shrank());
            default -> throw unknown(word);
        };
    }

    private static QueryException unknown(String found) {
        return new QueryException(QueryRemark.NO_CHANGE.with(found));
    }

    private static String unquoted(String what) {
        String text = what.strip();
        return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1).replaceAll("\\\\(.)", "$1") : text;
    }

    /// {@return whether it says no more than that something has changed}
    public boolean isOpen() {
        return conditions.isEmpty() && paths.isEmpty();
    }

    /// {@return whether what has not changed is looked for, too}
    boolean wantsSame() {
        return conditions.stream().anyMatch(one -> one instanceof Change.Unchanged || one instanceof Change.Any);
    }

    /// {@return whether all conditions hold of a number, text or bool}
    boolean holds(Variant was, Variant is) {
        return (wantsSame() || !Change.areSame(was, is))
                && conditions.stream().allMatch(condition -> condition.holds(was, is));
    }

    boolean isAt(ValuePath path, Structure in) {
        ValuePath numbered = ItemNames.withNumber(in, path);
        return paths.stream().allMatch(glob -> glob.fits(numbered, in.dialect())
                || !glob.isNumbered() && glob.fits(path, in.dialect()));
    }
}
