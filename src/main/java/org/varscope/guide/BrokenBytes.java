package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.guide.page.Example;
import org.varscope.problem.Code;

/// The least bytes that have a problem, from `problems.list` beside this class.
///
/// @param code    of the problem
/// @param dialect to read them in
/// @param framing to read them in
/// @param bytes   all of them
record BrokenBytes(Code code, Dialect dialect, Framing framing, byte[] bytes) {
    /// {@return those with the problem `code`; none where it takes a wrapper or too many bytes}
    static List<BrokenBytes> of(Code code) {
        return all().stream().filter(each -> each.code == code).toList();
    }

    /// {@return all of them, in the order of the list}
    static List<BrokenBytes> all() {
        try (InputStream in = Objects.requireNonNull(BrokenBytes.class.getResourceAsStream("problems.list"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#")).map(BrokenBytes::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// One line: code, dialect, framing and bytes in hexadecimal, with blanks between.
    private static BrokenBytes read(String line) {
        String[] words = line.split(" +", 4);
        return new BrokenBytes(Code.valueOf(words[0]), Dialects.of(words[1]),
                Framing.named(words[2]).orElseThrow(), HexFormat.of().parseHex(words[3].replace(" ", "")));
    }

    /// {@return the file to look at}
    Example example() {
        return new Example(code.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".gdvar", code.name(),
                dialect, framing, false, bytes);
    }
}
