package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;

/// A document that this program was founded on.
///
/// @param dialect that reads a file as it says
/// @param file    in which it came
/// @param title   by which it calls itself
/// @param names   what its table calls the types, from number 0 on; `-` for none
record FoundingDocument(String dialect, String file, String title, List<String> names) {
    private static final String LIST = "documents.list";
    /// What the name of the dialect ends with that reads as the same document says of double precision.
    private static final String DOUBLE = "-double";

    FoundingDocument {
        names = List.copyOf(names);
    }

    /// {@return the document that `dialect` follows; empty for an engine}
    static Optional<FoundingDocument> of(Dialect dialect) {
        String name = dialect.name().endsWith(DOUBLE)
                ? dialect.name().substring(0, dialect.name().length() - DOUBLE.length()) : dialect.name();
        return all().stream().filter(each -> each.dialect.equals(name)).findFirst();
    }

    /// {@return all five}
    static List<FoundingDocument> all() {
        try (InputStream in = Objects.requireNonNull(FoundingDocument.class.getResourceAsStream(LIST))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.startsWith("#")).map(FoundingDocument::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FoundingDocument read(String line) {
        String[] parts = line.split(" \\| ");
        return new FoundingDocument(parts[0], parts[1], parts[2], List.of(parts[3].split(", ")));
    }

    /// {@return what it calls the type with this number; empty where it has no name for it}
    String name(int id) {
        return id < names.size() && !names.get(id).equals("-") ? names.get(id) : "";
    }
}
