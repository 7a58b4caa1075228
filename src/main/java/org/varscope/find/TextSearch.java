package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.TextWalk;
import org.varscope.variant.Variant;

/// Looks at the texts of one value: its own, its name, or the elements of an array of texts.
///
/// @param passedOver counts the texts that it does not look at, as they are too long
record TextSearch(Structure structure, ByteReader in, List<Condition.Text> conditions, PassedOver.Count passedOver,
        HitSink sink) {
    /// Longer texts are not looked at as a whole, in bytes.
    static final long LONGEST = 1 << 25;
    private static final int EVERY = 1 << 12;

    boolean isWanted() {
        return !conditions.isEmpty();
    }

    /// Tells `node`, or those elements of it, whose text passes.
    void look(Node node, Progress progress) {
        if (passesItself(node, progress) || passes(carried(node))) {
            sink.hit(node.span().start(), node.span().length());
        } else if (node.row() != null && node.row().layout() instanceof Layout.PackedText
                && node.state() == State.WHOLE) {
            elements(node, progress);
        }
    }

    private boolean passes(@Nullable String text) {
        if (text == null) {
            return false;
        }
        for (Condition.Text condition : conditions) {
            if (!condition.test().passes(text)) {
                return false;
            }
        }
        return true;
    }

    private boolean passesItself(Node node, Progress progress) {
        if (node.row() != null && !node.isPlain() && node.row().layout() instanceof Layout.Text) {
            Span text = span(node);
            return text != null && passes(text, progress);
        }
        if (!node.isPlain() && (node.row() == null || !(node.row().layout() instanceof Layout.NodePath))) {
            return false;
        }
        if (node.span().length() > LONGEST && node.state() == State.WHOLE) {
            passedOver.add(PassedOver.Reason.LONG_TEXT, node.span());
        }
        return passes(value(node).flatMap(TextSearch::text).orElse(null));
    }

    private boolean passes(Span text, Progress progress) {
        if (text.length() <= LONGEST) {
            return passes(string(text.start(), text.length()));
        }
        for (Condition.Text condition : conditions) {
            if (!passes(condition.test(), text, progress)) {
                return false;
            }
        }
        return true;
    }

    /// A text of n bytes has n / 3 characters or more.
    private boolean passes(TextTest test, Span text, Progress progress) {
        if (test.how() == TextTest.How.CONTAINS) {
            return new LongText(in, text).contains(test, progress);
        }
        if (test.how() == TextTest.How.EXPRESSION || text.length() <= 3L * test.sought().length()) {
            passedOver.add(PassedOver.Reason.LONG_TEXT, text);
        }
        return false;
    }

    /// {@return what is looked at of a value}
    static Optional<String> text(Variant value) {
        return switch (value) {
            case Variant.Text(var text) -> Optional.of(text);
            case Variant.Name(var text) -> Optional.of(text);
            case Variant.NodePath path -> Optional.of(joined(path));
            case Variant.PackedStrings(var cells) -> Optional.of(String.join(",", cells));
            default -> Optional.empty();
        };
    }

    /// The name that a property or a setting carries before it.
    private @Nullable String carried(Node node) {
        return node.role() == Role.PROPERTY ? propertyName(node)
                : node.role() == Role.ROOT && structure.framing().isKeyed()
                        ? structure.entryKey(node).orElse(null) : null;
    }

    private static String joined(Variant.NodePath path) {
        String names = (path.absolute() ? "/" : "") + String.join("/", path.names());
        return path.subnames().isEmpty() ? names : names + ":" + String.join(":", path.subnames());
    }

    private void elements(Node node, Progress progress) {
        long at = node.span().start() + 8;
        long count = Math.max(0, in.i32(at - 4));
        for (long i = 0; i < count; i++) {
            long length = in.u32(at);
            long size = Math.min(4 + TextWalk.padded(length), node.span().end() - at);
            boolean ended = length > 0 && in.u8(at + 4 + length - 1) == 0;
            if (passes(new Span(at + 4, ended ? length - 1 : length), progress) && !sink.hit(at, size)) {
                return;
            }
            at += size;
            if (i % EVERY == EVERY - 1) {
                progress.report(at, "searching");
            }
        }
    }

    /// {@return whether `node` is a String or StringName}
    boolean isText(Node node) {
        return node.row() != null && node.row().layout() instanceof Layout.Text;
    }

    /// {@return a key as text: its own, or the digits of an int; null for every other}
    @Nullable String name(Node key) {
        return isText(key) ? text(key) : key.isCollection() ? null
                : value(key).map(value -> value instanceof Variant.Int(long number) ? Long.toString(number) : null)
                .orElse(null);
    }

    /// {@return the name of a property, with U+FFFD for what is no UTF-8; null where it has none}
    @Nullable String propertyName(Node property) {
        long lead = property.span().start() - property.item().start();
        return lead < 4 ? null
                : string(property.item().start() + 4, Math.min(in.u32(property.item().start()), lead - 4));
    }

    /// {@return a value that is no collection; empty where it is damaged}
    Optional<Variant> value(Node node) {
        return Values.of(structure, node, LONGEST);
    }

    private @Nullable String text(Node node) {
        Span text = span(node);
        return text == null ? null : string(text.start(), text.length());
    }

    private @Nullable Span span(Node node) {
        long start = node.span().start();
        if (node.span().length() < 8) {
            return null;
        }
        long length = in.u32(start + 4);
        return length > node.span().length() - 8 ? null : new Span(start + 8, length);
    }

    private @Nullable String string(long at, long length) {
        if (length > LONGEST) {
            return null;
        }
        byte[] bytes = new byte[(int) length];
        in.read(at, bytes, 0, bytes.length);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /// A text of any length, looked through in parts that overlap, each of whole characters.
    ///
    /// @param span its bytes, in UTF-8
    record LongText(ByteReader in, Span span) {
        private static final int PART = 1 << 20;
        /// As many bytes as a character has.
        private static final int WIDEST = 4;

        /// {@return whether `test`, which is for a part of a text, passes}
        boolean contains(TextTest test, Progress progress) {
            long overlap = (long) WIDEST * (test.sought().length() + 2);
            byte[] part = new byte[(int) Math.min(span.length(), Math.max(PART, 2 * overlap))];
            long at = span.start();
            while (true) {
                int count = (int) Math.min(part.length, span.end() - at);
                boolean last = at + count == span.end();
                in.read(at, part, 0, count);
                int from = at == span.start() ? 0 : whole(part, 0);
                int to = last ? count : whole(part, count - WIDEST);
                if (test.passes(new String(part, from, to - from, StandardCharsets.UTF_8))) {
                    return true;
                }
                if (last) {
                    return false;
                }
                at += count - overlap;
                progress.report(at, "searching");
            }
        }

        /// {@return where a character begins, at `index` or up to three bytes after it}
        private static int whole(byte[] part, int index) {
            int at = index;
            while (at < index + WIDEST - 1 && (part[at] & 0xC0) == 0x80) {
                at++;
            }
            return at;
        }
    }
}
