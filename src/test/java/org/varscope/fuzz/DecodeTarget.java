package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoded;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.problem.Severity;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// The strict decoder on anything: it refuses or answers, the scan says the same, and what was decoded is encoded to
/// bytes that decode to it again.
///
/// Input: dialect, one byte that is left out, then a value.
final class DecodeTarget implements Target {
    @Override
    public void take(Input input) throws DecodeException {
        Dialect dialect = input.oneOf(Readings.DIALECTS);
        input.u8();
        byte[] bytes = input.rest();
        Decoded decoded = decoded(bytes, dialect, ObjectRule.ALLOWED);
        boolean refused = Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE).problems().stream()
                .anyMatch(p -> p.severity() == Severity.ERROR);
        Must.be(refused == (decoded == null), "the scan and the decoder to agree: an error is %s, a value is %s",
                refused, decoded != null);
        if (decoded == null) {
            return;
        }
        Must.be(decoded.consumed() >= 4 && decoded.consumed() <= bytes.length + 3, "4 to %d bytes read, not %d",
                bytes.length + 3, decoded.consumed());
        Decoded strict = decoded(bytes, dialect, ObjectRule.FORBIDDEN);
        Must.be(strict == null || strict.value().equals(decoded.value()), "the same value without objects");
        encoded(decoded.value(), dialect);
    }

    private static Decoded decoded(byte[] bytes, Dialect dialect, ObjectRule rule) {
        try {
            return new Decoder(dialect, rule).decode(bytes);
        } catch (DecodeException e) {
            Must.be(e.problem().span().end() <= bytes.length, "a refusal inside %d bytes, not %s", bytes.length,
                    e.problem());
            return null;
        }
    }

    /// The encoder has one form for what an engine has several of, such as a null object or wide vectors: so bytes that
    /// were encoded once are the ones that stay, and so is their value.
    private static void encoded(Variant value, Dialect dialect) throws DecodeException {
        byte[] bytes;
        try {
            bytes = Encoder.encode(value, dialect);
        } catch (EncodeException _) {
            return;
        }
        Variant settled = value(bytes, dialect);
        byte[] again = encodedAgain(settled, dialect);
        Must.be(Arrays.equals(again, bytes), "%s, not %s", HexFormat.of().formatHex(bytes),
                HexFormat.of().formatHex(again));
        Variant last = value(again, dialect);
        Must.be(last.equals(settled), "%s, not %s", settled, last);
        Must.be(last.hashCode() == settled.hashCode(), "equal values with equal hash codes");
    }

    private static Variant value(byte[] bytes, Dialect dialect) throws DecodeException {
        Decoded decoded = new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes);
        Must.be(decoded.consumed() == bytes.length, "all of %d bytes read, not %d", bytes.length, decoded.consumed());
        return decoded.value();
    }

    private static byte[] encodedAgain(Variant value, Dialect dialect) {
        try {
            return Encoder.encode(value, dialect);
        } catch (EncodeException e) {
            throw new AssertionError("%s was encoded and is now refused: %s".formatted(value, Clauses.why(e)), e);
        }
    }
}
