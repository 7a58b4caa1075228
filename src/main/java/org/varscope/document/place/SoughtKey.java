package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.KeyEquality;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;
import org.varscope.scan.index.KeyTest;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Knows a key by its bytes. Answers as decoding every key and comparing it as the engine does would
/// ([KeyEquality]); nearly all others are distinguished without decoding them.
public final class SoughtKey {
    /// Longer keys, in bytes, are never looked at and never found.
    public static final long LARGEST = 1 << 20;

    private SoughtKey() { }

    /// {@return the test that only keys pass which are the same to the engine as `key`}
    ///
    /// @param type what the keys of the Dictionary are said to be, and made
    public static KeyTest of(Variant key, ElementType type, Dialect dialect) {
        KeyEquality equality = KeyEquality.of(dialect);
        Variant identity = equality.identity(key).orElse(null);
        KeyTest test = switch (identity) {
            case null -> (_, _, _, _, _) -> false;
            case Variant.Text(var text) -> new OfText(text, dialect.traits().text());
            case Variant.Int(long number) -> // of any width
                    (in, _, _, at, end) -> (end - at == 8 ? in.i32(at + 4) : in.i64(at + 4)) == number;
            default -> (in, _, _, at, end) ->
                    identity(in, at, end, type, dialect).filter(identity::equals).isPresent();
        };
        return (in, row, header, at, end) -> end - at <= LARGEST
                && (equality.mayMatch(row.kind(), key.kind()) || isConverted(type, row.kind(), key.kind()))
                && test.is(in, row, header, at, end);
    }

    /// {@return what stands for the key from `at` to `end` and all that are the same to the engine; empty where it
    /// cannot be read, is longer than is looked at, or never the same as another}
    ///
    /// @param type what the keys of the Dictionary are said to be, and made
    public static Optional<Variant> identity(ByteReader in, long at, long end, ElementType type, Dialect dialect) {
        return end - at > LARGEST ? Optional.empty() : decoded(in, at, end, dialect)
                .map(there -> type.kept(there).orElse(there)).flatMap(KeyEquality.of(dialect)::identity);
    }

    private static Optional<Variant> decoded(ByteReader in, long at, long end, Dialect dialect) {
        byte[] bytes = new byte[(int) (end - at)];
        in.read(at, bytes, 0, bytes.length);
        try {
            return Optional.of(new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes).value());
        } catch (DecodeException _) {
            return Optional.empty();
        }
    }

    private static boolean isConverted(ElementType type, VariantKind there, VariantKind sought) {
        return type instanceof ElementType.Builtin(var wanted) && wanted == sought && type.takes(there);
    }

    /// A text of a whole key. Different bytes may be the same text to an engine: with a byte order mark before it, with
    /// a NUL and anything after it, or in longer sequences than needed. Only where the first byte that differs rules
    /// that out is a key passed by; else its text is compared.
    private static final class OfText implements KeyTest {
        private static final int MARK = 0xEF;
        private final String text;
        private final TextRule rule;
        /// What the text is in the plain form; null where there is none that is read back.
        private final byte @Nullable [] plain;

        OfText(String text, TextRule rule) {
            this.text = text;
            this.rule = rule;
            boolean odd = text.indexOf('\0') >= 0 || text.startsWith("\uFEFF") || Utf8.hasLoneSurrogate(text);
            this.plain = odd ? null : text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public boolean is(ByteReader in, Row row, int header, long at, long end) {
            if (!(row.layout() instanceof Layout.Text) || in.u32(at + 4) > end - at - 8) {
                return false;
            }
            int length = in.i32(at + 4);
            if (plain != null && isOther(plain, in, at + 8, length)) {
                return false;
            }
            byte[] bytes = new byte[length];
            in.read(at + 8, bytes, 0, length);
            return Utf8.text(bytes, 0, length, rule).equals(text);
        }

        /// Whether the `length` bytes at `at` cannot be the text whose plain form is `sought`.
        private boolean isOther(byte[] sought, ByteReader in, long at, int length) {
            int same = 0;
            int most = Math.min(sought.length, length);
            while (same < most && in.u8(at + same) == (sought[same] & 0xFF)) {
                same++;
            }
            boolean inSequence = same < sought.length && (sought[same] & 0xC0) == 0x80;
            if (same == length) {
                return same < sought.length && !inSequence; // what is there is the same, and too short
            }
            int differs = in.u8(at + same);
            if (differs == 0 || inSequence && rule != TextRule.STRICT || same < 3 && in.u8(at) == MARK) {
                return false;
            }
            if (rule == TextRule.STRICT) {
                return true; // has one form for every character
            }
            // Bytes that are refused further on make an empty text of the whole.
            return differs < 0x80 && !(rule == TextRule.BLANK && sought.length == 0);
        }
    }
}
