package org.varscope.container.unknown;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Layout;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.json.JsonReader;

/// Whether bytes from which a key was taken off say something to a person: a key that is nearly right leaves values
/// that are whole, too, with letters that nobody types and numbers that no game has.
final class Legible {
    /// Values that are looked at.
    private static final int MOST = 4096;

    private Legible() { }

    /// {@return whether `plain` is values with a collection among them, of which all texts can be read}
    static boolean areValues(byte[] plain) {
        ByteStore store = ByteStore.of(plain);
        if (!Detection.isWhole(store, Framing.STREAM) && !Detection.isWhole(store, Framing.BARE)) {
            return false;
        }
        Detection found = Detection.of(store, null, null);
        if (!found.whole() || found.framing().equals(Framing.VALUES)) {
            return false;
        }
        Structure structure = Structure.scan(store, found.dialect(), found.framing(), Progress.NONE);
        Plan plan = Plan.of(found.dialect());
        ByteReader in = store.reader();
        boolean collection = false;
        Preorder all = structure.preorder();
        Node node = all.next();
        for (int i = 0; node != null && i < MOST; i++) {
            if (!node.isPlain() && (node.state() != State.WHOLE || !plan.isHeader(node.header()) || !reads(node, in))) {
                return false;
            }
            collection |= node.isCollection() && node.children() > 0;
            node = all.next();
        }
        return collection && structure.problems().isEmpty();
    }

    /// Whether a text has nothing but characters that a person types, and no real is smaller than any that a game has.
    private static boolean reads(Node node, ByteReader in) {
        long start = node.span().start() + 4;
        return switch (Objects.requireNonNull(node.row()).layout()) {
            case Layout.Text _ -> {
                long length = in.u32(start);
                yield LongStream.range(start + 4, start + 4 + length).map(in::u8).allMatch(Legible::isTyped)
                        && LongStream.range(start + 4 + length, node.span().end()).allMatch(at -> in.u8(at) == 0);
            }
            case Layout.Fixed(var number, _) when number.isReal() && !node.row().isWide(node.header()) ->
                    LongStream.iterate(start, at -> at < node.span().end(), at -> at + 4)
                            .mapToDouble(at -> Math.abs(Float.intBitsToFloat(in.i32(at))))
                            .noneMatch(size -> size > 0 && size < Float.MIN_NORMAL);
            default -> true;
        };
    }

    /// {@return whether `b` is a byte of a character that a person types}
    static boolean isTyped(long b) {
        return b >= ' ' && b != 0x7F || b == '\n' || b == '\t' || b == '\r';
    }

    /// {@return whether `plain` is JSON: an object or an array with something in it}
    static boolean isJson(byte[] plain) {
        if (plain.length < 4 || plain[0] != '{' && plain[0] != '[') {
            return false;
        }
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(plain)).toString();
            JsonReader.read(text, Dialects.of("godot4"));
            return text.chars().noneMatch(c -> c < ' ' && c != '\n' && c != '\t' && c != '\r');
        } catch (CharacterCodingException | TextException _) {
            return false;
        }
    }
}
