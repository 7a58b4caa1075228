package org.varscope.sample;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.variant.Variant;

/// A sample of every type and of every wrapper, in every dialect.
public final class Gallery {
    /// What the name of a file with one value ends in.
    static final String VALUE = ".var";

    private Gallery() { }

    /// {@return the dialects that there are samples in: engines, documents, forks}
    public static List<Dialect> dialects() {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream()).toList();
    }

    /// {@return the sample called `name`, of a type or a wrapper; empty where there is none}
    /// @throws IOException if a wrapper cannot be written here
    public static Optional<SampleFile> named(String name) throws IOException {
        for (Dialect dialect : dialects()) {
            if (name.startsWith(dialect.name() + "-")) {
                Optional<SampleFile> found = all(dialect).stream()
                        .filter(sample -> sample.name().equals(name)).findFirst();
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /// {@return the samples in a dialect, those of types first}
    /// @throws IOException if a wrapper cannot be written here
    public static List<SampleFile> all(Dialect dialect) throws IOException {
        return Stream.concat(types(dialect).stream(), wrappers(dialect).stream()).toList();
    }

    /// {@return at least one sample of each row of a dialect's table, in the order of the table}
    public static List<SampleFile> types(Dialect dialect) {
        List<SampleFile> samples = new ArrayList<>();
        for (Row row : dialect.rows()) {
            SampleValues.of(row).forEach((form, value) -> encoded(value, row, dialect).ifPresent(bytes ->
                    samples.add(new SampleFile("%s-%s%s%s".formatted(dialect.name(), row.name(),
                            form.isEmpty() ? "" : "-" + form, VALUE), row.name(), form, dialect, Framing.BARE,
                            ByteStore.of(bytes)))));
        }
        return samples;
    }

    /// {@return a sample of each way in which a file may hold values: as they are, framed, and wrapped}
    /// @throws IOException if a wrapper cannot be written here
    public static List<SampleFile> wrappers(Dialect dialect) throws IOException {
        return new WrappedSamples(dialect, SampleValues.records(dialect)).all();
    }

    /// The bytes of `value` as the type of `row`; empty where the dialect does not write it as that.
    private static Optional<byte[]> encoded(Variant value, Row row, Dialect dialect) {
        // Of several rows of one kind, the encoder would take the first.
        Dialect writes = dialect.rowOf(row.kind()).filter(row::equals).isPresent() ? dialect
                : new Dialect(dialect.traits(), List.of(row));
        try {
            byte[] bytes = Encoder.encodeAnew(value, writes);
            new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes);
            int header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt();
            return row.equals(dialect.row(header)) ? Optional.of(bytes) : Optional.empty();
        } catch (EncodeException | DecodeException _) {
            return Optional.empty();
        }
    }
}
