package org.varscope.scan.walk;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// A dialect's table turned into arrays by type number, so that the walk over millions of small values is a few
/// look-ups each.
public final class Plan {
    private static final Map<Dialect, Plan> PLANS = new ConcurrentHashMap<>();

    public final Dialect dialect;
    /// Header bits that the dialect knows for the type; a header with others takes the slow path.
    public final int[] known = new int[256];
    /// Size with header of a value whose size is fixed and which has nothing to check; 0 for all others.
    final int[] plainNarrow = new int[256];
    final int[] plainWide = new int[256];
    /// Whether the payload is one text: after plain numbers the most common values.
    final boolean[] text = new boolean[256];
    /// How to get over healthy values, by [StrideTable#index].
    public final int[] steps;
    private final int mask;
    private final List<List<HeaderBits>> bits = new ArrayList<>(Collections.nCopies(256, List.of()));
    /// What a header without flags is told as, by type: most are such.
    private final Purpose.@Nullable Header[] headers = new Purpose.Header[256];
    /// What the numbers of a value of fixed size are told as, by type.
    private final Purpose[][] narrow = new Purpose[256][0];
    private final Purpose[][] wide = new Purpose[256][0];
    private final @Nullable Row[] rows = new Row[256];

    private Plan(Dialect dialect) {
        this.dialect = dialect;
        this.mask = dialect.traits().typeMask();
        this.steps = StrideTable.table(dialect);
        for (Row row : dialect.rows()) {
            rows[row.id()] = row;
            bits.set(row.id(), HeaderBits.of(row, mask));
            headers[row.id()] = new Purpose.Header(row.id(), bits(row));
            known[row.id()] = knownBits(bits(row));
            text[row.id()] = row.layout() instanceof Layout.Text;
            if (row.layout() instanceof Layout.Fixed(var number, int count)) {
                narrow[row.id()] = scalars(number.under(false), row, count);
                wide[row.id()] = scalars(number.under(true), row, count);
            }
            if (row.layout() instanceof Layout.Fixed(var number, int count) && row.kind() != VariantKind.BOOL) {
                plainNarrow[row.id()] = 4 + count * number.width(false);
                plainWide[row.id()] = isScalar(row) ? 0 : 4 + count * number.width(row.wide());
            } else if (row.layout() instanceof Layout.Empty) {
                plainNarrow[row.id()] = 4;
                plainWide[row.id()] = 4;
            }
        }
    }

    public static Plan of(Dialect dialect) {
        return PLANS.computeIfAbsent(dialect, Plan::new);
    }

    /// The type of a header, or null where the dialect has none.
    public @Nullable Row row(int header) {
        int id = header & mask;
        return (id & ~0xFF) == 0 ? rows[id] : null;
    }

    /// {@return whether an engine may write `header`: a type that the dialect has, and no flags but its own}
    public boolean isHeader(int header) {
        Row row = row(header);
        return row != null && (header & ~known[row.id()]) == 0;
    }

    /// What a header of this type is told as.
    Purpose header(int word, Row row) {
        Purpose bare = headers[row.id()];
        return bare != null && word == row.id() ? bare : new Purpose.Header(word, bits(row));
    }

    /// What the numbers of a value of this type are told as.
    Purpose[] numbers(Row row, boolean isWide) {
        return isWide ? wide[row.id()] : narrow[row.id()];
    }

    private static Purpose[] scalars(Number number, Row row, int count) {
        return IntStream.range(0, count).mapToObj(i -> new Purpose.Scalar(number, row.kind(), -1, i))
                .toArray(Purpose[]::new);
    }

    private List<HeaderBits> bits(Row row) {
        return bits.get(row.id());
    }

    /// Size of a value that needs no look at its payload, or 0.
    int plainSize(int header) {
        int id = header & 0xFF;
        if ((header & ~known[id]) != 0) {
            return 0;
        }
        return (header & Flag.WIDE) == 0 ? plainNarrow[id] : plainWide[id];
    }

    /// How many builtin types the head of a collection with this header gives, 1 or 2; 0 for all other headers.
    public int builtinTypes(int header) {
        int id = header & 0xFF;
        int first = Flag.firstKind(header);
        int second = Flag.secondKind(header);
        return (header & ~known[id]) == 0 && first <= 1 && second <= 1
                && (steps[id] == StrideTable.ARRAY || steps[id] == StrideTable.DICTIONARY) ? first + second : 0;
    }

    /// Wide ints and floats are looked at: they may be small numbers written wide.
    private static boolean isScalar(Row row) {
        return row.kind() == VariantKind.INT || row.kind() == VariantKind.FLOAT;
    }

    private static int knownBits(List<HeaderBits> bits) {
        int known = 0xFF;
        for (HeaderBits each : bits) {
            known |= each.use() == HeaderBits.Use.TYPE || each.use() == HeaderBits.Use.RESERVED ? 0 : each.mask();
        }
        return known;
    }
}
