package org.varscope.explain;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.repair.Repair;
import org.varscope.said.Language;
import org.varscope.said.Wording;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;

/// What a repair does to bytes at one place, as a person reads it.
///
/// @param offset of the first of them, as the bytes are now
/// @param before the bytes that go, in hexadecimal, the middle of many left out; empty where none go
/// @param after  the bytes that come, in the same way
/// @param words  what the bytes are for, and what they say before and after
public record ByteChange(long offset, String before, String after, String words) {
    private static final int FIRST = 8;
    private static final int LAST = 2;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    /// {@return what `repair` does to the bytes of `before`, in order of offset}
    ///
    /// @param after what it makes of them
    /// @param most     how many places are told
    /// @param language of the words
    public static List<ByteChange> of(Repair repair, Structure before, Structure after, int most,
            Language language) {
        Words words = new Words(Wording.beside(ByteChange.class, language), language);
        List<ByteChange> all = new ArrayList<>();
        long shift = 0;
        for (Repair.Change change : repair.changes().subList(0, Math.min(most, repair.changes().size()))) {
            Span span = change.span();
            Span there = new Span(span.start() + shift, change.bytes().length);
            all.add(new ByteChange(span.start(), hex(before.bytes().slice(span)), hex(ByteStore.of(change.bytes())),
                    repair.kind() == Repair.Kind.WRAPPER ? "" : Visible.line(words.of(before, span, after, there))));
            shift += there.length() - span.length();
        }
        return List.copyOf(all);
    }

    private static String hex(ByteStore bytes) {
        long length = bytes.length();
        if (length <= FIRST + LAST) {
            return HEX.formatHex(bytes.bytes(new Span(0, length)));
        }
        return HEX.formatHex(bytes.bytes(new Span(0, FIRST))) + " \u2026 "
                + HEX.formatHex(bytes.bytes(new Span(length - LAST, LAST)));
    }

    /// What the bytes are for.
    private record Words(Wording words, Language language) {
        String of(Structure before, Span span, Structure after, Span there) {
            if (there.isEmpty()) {
                return where(before, span.start(), words.say("change.removed", bytes(span)));
            }
            if (span.isEmpty()) {
                return where(after, there.start(), words.say("change.inserted", bytes(there)));
            }
            Optional<Field> field = field(after, there);
            if (field.isEmpty()) {
                return "";
            }
            String name = FieldWords.name(field.get(), language);
            String now = meaning(after, field.get());
            String was = field(before, span).filter(old -> FieldWords.name(old, language).equals(name))
                    .map(old -> meaning(before, old)).orElse("");
            return where(after, there.start(), now.isEmpty() ? name
                    : was.isEmpty() ? words.say("change.is", name, now) : words.say("change.from-to", name, was, now));
        }

        private String bytes(Span span) {
            return TypeWords.bytes(span.length(), language);
        }

        private static String where(Structure structure, long offset, String what) {
            return structure.deepestAt(offset).map(node -> PathWords.of(structure, node) + ": " + what).orElse(what);
        }

        private static Optional<Field> field(Structure structure, Span span) {
            return Fields.in(structure, new Span(span.start(), 1)).stream().findFirst();
        }

        private String meaning(Structure structure, Field field) {
            Optional<Node> node = structure.deepestAt(field.span().start());
            return node.map(found -> new FieldWords(structure, language).meaning(field, found)).orElse("");
        }
    }
}
