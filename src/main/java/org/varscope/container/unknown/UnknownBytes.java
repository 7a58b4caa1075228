package org.varscope.container.unknown;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Dialects;
import org.varscope.remark.Remark;
import org.varscope.scan.detect.Detection;

/// Bytes in which no reading makes sense of anything: to show them as damaged values, with the verdict of an engine,
/// would be a guess.
public final class UnknownBytes {
    /// Bytes that are looked at.
    private static final int LOOKED_AT = 1 << 16;
    /// Longer files are not gone through for a key or a grammar.
    private static final long LARGEST = 16 << 20;
    /// A share of zero bytes that values have at least: one in so many.
    private static final int ZEROS = 10;
    /// Fewer bytes say nothing of how they are spread.
    private static final int FEW = 16;
    /// Fewer may be a value of which one byte is wrong.
    private static final int LEAST_TABLE = 64;
    /// The share of all that bytes could tell, in a hundred, from which on they are spread evenly.
    private static final int EVEN = 95;

    private static final int VALUES = 256;
    /// What a list of fields calls one byte, two and three.
    private static final List<String> BEFORE = List.of("u8", "u16", "bytes:3");

    private UnknownBytes() { }

    /// What bytes are.
    ///
    /// @param what it looks like
    /// @param hint what can be done
    public record Finding(Remark what, Remark hint) { }

    /// {@return what `content` is; empty where something in it reads as a value, or may have been one}
    ///
    /// @param found the best of all readings
    public static Optional<Finding> of(ByteStore content, Detection found) {
        if (content.isEmpty()) {
            return Optional.empty();
        }
        byte[] all = found.whole() || content.length() > LARGEST ? new byte[0]
                : content.bytes(new Span(0, content.length()));
        if (MessagePack.fits(all)) {
            return Optional.of(new Finding(FormatRemark.MESSAGE_PACK.with(), FormatRemark.OTHER_SAVES.with()));
        }
        if (Bson.fits(all) || Bson.isBegun(all)) {
            return Optional.of(new Finding(FormatRemark.BSON.with(), FormatRemark.OTHER_SAVES.with()));
        }
        if (Nbt.fits(all)) {
            return Optional.of(new Finding(FormatRemark.NBT.with(), FormatRemark.OTHER_SAVES.with()));
        }
        if (Cbor.fits(all)) {
            return Optional.of(new Finding(FormatRemark.CBOR.with(), FormatRemark.OTHER_SAVES.with()));
        }
        int behind = Sense.behind(content, found, LOOKED_AT);
        if (behind > 0) {
            return Optional.of(new Finding(FormatRemark.CUT_BEHIND.with(behind), FormatRemark.READ_BEHIND.with(
                    "fields:" + BEFORE.get(behind - 1) + ",value")));
        }
        boolean nonsense = content.length() >= LEAST_TABLE && Sense.isNonsense(content, found, LOOKED_AT);
        boolean made = !nonsense && Sense.isMade(content, found, LOOKED_AT);
        if (!(made && found.whole()) && RemoteCall.fits(content, Dialects.of("godot4"))) {
            return Optional.of(new Finding(FormatRemark.REMOTE_CALL.with(), FormatRemark.REMOTE_CALL_VALUES.with()));
        }
        if (made) {
            return Optional.empty();
        }
        byte[] first = content.bytes(new Span(0, Math.min(LOOKED_AT, content.length())));
        long zeros = IntStream.range(0, first.length).filter(i -> first[i] == 0).count();
        boolean likeValues = zeros * ZEROS >= first.length;
        if (!found.whole() && !nonsense && (first.length < FEW && !Sense.isAccident(content, found, LOOKED_AT)
                || likeValues && Sense.mayBeMeant(content, found, LOOKED_AT))) {
            return Optional.empty();
        }
        byte[] whole = likeValues || content.length() > LARGEST ? new byte[0]
                : content.bytes(new Span(0, content.length()));
        return RepeatingKey.of(whole).map(key -> new Finding(FormatRemark.REPEATING_KEY.with(key.words()),
                        FormatRemark.UNDO_KEY.with(key.layout(whole))))
                .or(() -> Optional.of(spread(first)));
    }

    private static Finding spread(byte[] first) {
        int[] counts = new int[VALUES];
        for (byte each : first) {
            counts[each & 0xFF]++;
        }
        double bits = 0;
        for (int count : counts) {
            double share = (double) count / first.length;
            bits -= count == 0 ? 0 : share * Math.log(share) / Math.log(2);
        }
        double most = random(first.length);
        return bits * 100 < most * EVEN ? new Finding(FormatRemark.UNKNOWN.with(), FormatRemark.READ_ANYWAY.with())
                : new Finding(FormatRemark.EVENLY_SPREAD.with(tenths(bits), tenths(most)),
                        FormatRemark.GAME_OWN_CIPHER.with());
    }

    /// What each of so many bytes tells on average where they are random: few do not have all values equally often.
    private static double random(int bytes) {
        double bits = Math.log(bytes) / Math.log(2);
        double chance = Math.pow(1 - 1.0 / VALUES, bytes);
        for (int count = 1; count <= bytes && (chance > 0 || count < bytes / VALUES); count++) {
            chance *= (bytes - count + 1.0) / count / (VALUES - 1);
            bits -= VALUES * chance * count / bytes * Math.log(count) / Math.log(2);
        }
        return Math.min(bits, Byte.SIZE);
    }

    private static String tenths(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
