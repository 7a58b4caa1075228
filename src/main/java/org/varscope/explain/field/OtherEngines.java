package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Answers;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.said.Phrases;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Says what other engines of the same generation do with a record that the one whose rules it is read by refuses. Each
/// tries, as it would.
final class OtherEngines {
    /// Bytes of a record that is tried, at most: each of its fields may be asked about.
    private static final long LARGEST = 1 << 14;
    /// What settings of a project begin with: the magic, and that there is one entry.

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
        Dialect.Traits own = structure.dialect().traits();
        ByteStore alone = alone(record);
        Map<Answers.Answer, List<String>> titles = new EnumMap<>(Answers.Answer.class);
        Dialects.all().stream().filter(dialect -> !dialect.traits().document()
                        && dialect.traits().generation() == own.generation()
                        && dialect.traits().wideReals() == own.wideReals() && !dialect.name().equals(own.name()))
                .forEach(dialect -> titles.computeIfAbsent(answer(alone, record, dialect), _ -> new ArrayList<>())
                        .add(dialect.traits().title()));
        return said("engines.refuse", titles.get(Answers.Answer.REFUSED))
                + said("engines.load", titles.get(Answers.Answer.LOADED))
                + said("engines.load-objects", titles.get(Answers.Answer.LOADED_WITH_OBJECTS));
    }

    private String said(String key, @Nullable List<String> titles) {
        return titles == null ? "" : phrases.get(key, titles.stream().reduce((before, last) ->
                phrases.get(last.equals(titles.getLast()) ? "engines.and" : "engines.comma", before, last))
                .orElseThrow());
    }

    /// A file with this record and no other.
    private ByteStore alone(Node record) {
        ByteStore bytes = structure.bytes();
        Span item = isFramed(record) ? record.item() : Span.between(record.span().start(),
                record.state() == State.WHOLE ? record.span().end() : bytes.length());
        byte[] own = bytes.bytes(new Span(item.start(), Math.min(item.length(), LARGEST)));
        Framing.Head head = structure.framing().head();
        return head == null ? ByteStore.of(own) : ByteStore.of(head.bytes(1)).concat(ByteStore.of(own));
    }

    private boolean isFramed(Node record) {
        return structure.framing().lengths(record.field()) != null;
    }

    private Answers.Answer answer(ByteStore alone, Node record, Dialect dialect) {
        ByteOrder lengths = structure.framing().lengths(record.field());
        Framing framing = structure.framing().isKeyed() ? structure.framing()
                : lengths == null ? Framing.BARE : Framing.stream(lengths);
        Structure read = Structure.scan(alone, dialect, framing, Progress.NONE);
        return read.records() == 0 ? Answers.Answer.REFUSED : new Answers(read).to(read.record(0));
    }
}
