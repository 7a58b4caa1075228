package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.explain.Phrases;
import org.varscope.problem.Code;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// Says what other engines of the same generation do with a record that the one whose rules it is read by refuses. Each
/// tries, as it would.
final class OtherEngines {
    /// Bytes of a record that is tried, at most: each of its fields may be asked about.
    private static final long LARGEST = 1 << 14;

    /// Problems before a value because of which every engine looks for it elsewhere.
    private static final Set<Code> UNREACHED = EnumSet.of(Code.FRAME_PAST_END, Code.KEY_LENGTH_SHORT);

    private final Structure structure;
    private final Phrases phrases;
    private final Map<Span, String> said = new HashMap<>();

    OtherEngines(Structure structure, Phrases phrases) {
        this.structure = structure;
        this.phrases = phrases;
    }

    /// {@return which of them refuse the record with the byte at `offset` and which load it, in sentences; empty where
    /// there is no record, or where it is too long to try}
    String about(long offset) {
        Optional<Node> node = structure.deepestAt(offset);
        while (node.isPresent() && node.get().parent() != null) {
            node = Optional.ofNullable(node.get().parent());
        }
        return node.filter(record -> record.item().length() <= LARGEST)
                .map(record -> said.computeIfAbsent(record.item(), _ -> tried(record))).orElse("");
    }

    private String tried(Node record) {
        boolean cut = structure.problemsIn(record.item()).stream()
                .anyMatch(problem -> UNREACHED.contains(problem.code()));
        byte[] bytes = structure.bytes().bytes(Span.between(record.span().start(),
                Math.max(record.span().end(), record.item().end())));
        Dialect.Traits own = structure.dialect().traits();
        Map<Boolean, List<String>> titles = Dialects.all().stream().filter(dialect -> !dialect.traits().document()
                && dialect.traits().generation() == own.generation() && dialect.traits().wideReals() == own.wideReals()
                && !dialect.name().equals(own.name()))
                .collect(Collectors.partitioningBy(dialect -> !cut && isLoaded(bytes, dialect),
                        Collectors.mapping(dialect -> dialect.traits().title(), Collectors.toList())));
        return said("engines.refuse", titles.get(false)) + said("engines.load", titles.get(true));
    }

    private String said(String key, List<String> titles) {
        return titles.isEmpty() ? "" : phrases.get(key, String.join(", ", titles));
    }

    private static boolean isLoaded(byte[] bytes, Dialect dialect) {
        try {
            new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes);
            return true;
        } catch (DecodeException _) {
            return false;
        }
    }
}
