package org.varscope.said;

import module java.base;
import org.varscope.problem.Flaw;
import org.varscope.problem.Severity;
import org.varscope.remark.Remark;

/// What is wrong with bytes, in words.
public final class FlawWords {
    private final Language language;
    private final Wording words;

    private FlawWords(Language language) {
        this.language = language;
        this.words = Wording.beside(Flaw.class, language);
    }

    /// {@return what is wrong as a clause in English, without a capital letter to begin with and a full stop}
    public static String clause(Flaw flaw) {
        return clause(flaw, Language.ENGLISH);
    }

    /// {@return what is wrong as a clause in `language`, as of [#clause(Flaw)]}
    public static String clause(Flaw flaw, Language language) {
        return new FlawWords(language).say(flaw);
    }

    private String say(Flaw flaw) {
        return switch (flaw) {
            case Flaw.Plain plain -> words.of("flaw", plain);
            case Flaw.Measure measure -> measure(measure);
            case Flaw.Content content -> content(content);
            case Flaw.Wrapper wrapper -> wrapper(wrapper);
            case Flaw.Unlisted unlisted -> unlisted(unlisted);
        };
    }

    private String wrapper(Flaw.Wrapper flaw) {
        return switch (flaw) {
            case Flaw.BlockDamaged damaged -> block(damaged);
            case Flaw.BlockSlack(int block, long size, long unread) -> unread == 0
                    ? words.say("flaw.block-more", block + 1, words.bytes(size))
                    : words.say("flaw.block-short", block + 1, words.bytes(unread));
            case Flaw.BufferDamaged(long given, long size, Remark fault) -> size < 0
                    ? words.say("flaw.buffer-damaged", words.bytes(given), RemarkSentences.clause(fault, language))
                    : words.say("flaw.buffer-short", words.bytes(given), words.bytes(size),
                            RemarkSentences.clause(fault, language));
            case Flaw.BufferSlack(long unread) -> words.say("flaw.buffer-more", words.bytes(unread));
            case Flaw.BufferSizeWrong(long said, long right) ->
                    words.say("flaw.buffer-size", words.bytes(said), words.bytes(right));
            case Flaw.CompressionModeWrong(long mode, var blocks, long right) ->
                    words.say("flaw.compression-mode", mode, blocks, right);
            case Flaw.Encryption encryption -> encryption(encryption);
            case Flaw.EndMarkOdd(long bytes, var mark) -> bytes == 0 ? words.say("flaw.end-mark-missing", mark)
                    : words.counted("flaw.end-mark-odd", bytes, words.bytes(bytes), mark);
        };
    }

    private String encryption(Flaw.Encryption flaw) {
        return switch (flaw) {
            case Flaw.ContentSumOther(boolean content) ->
                    words.say(content ? "flaw.content-sum" : "flaw.content-sum-itself");
            case Flaw.ContentByteOther(long at, int found, int right) ->
                    words.say("flaw.content-byte", "0x" + Long.toHexString(at).toUpperCase(Locale.ROOT), hex(found, 2),
                            hex(right, 2));
            case Flaw.ContentCut(long length, long there) -> length == there ? words.say("flaw.content-cut-padding")
                    : words.say("flaw.content-cut", Long.toUnsignedString(length), there);
            case Flaw.ContentLengthOther(long found, long right) ->
                    words.say("flaw.content-length", Long.toUnsignedString(found), right);
            case Flaw.CipherModeOther(long mode) -> words.say("flaw.cipher-mode", mode);
            case Flaw.EncryptedMagicOther(var found) -> words.say("flaw.encrypted-magic", found);
        };
    }

    private String unlisted(Flaw.Unlisted flaw) {
        return switch (flaw) {
            case Flaw.KeysNotCompared(long keys, long most) -> words.say("flaw.keys-not-compared", keys, most);
            case Flaw.NotListed listed -> notListed(listed);
            case Flaw.MoreFollow(int most) -> words.say("flaw.more-follow", most);
        };
    }

    private String measure(Flaw.Measure flaw) {
        return switch (flaw) {
            case Flaw.Cut(var part, long left) ->
                    words.say("flaw.cut", words.of("flaw.part", part), words.bytes(part.size()), left(left));
            case Flaw.PayloadCut(var type, long needs, long left) ->
                    words.say("flaw.cut", type, words.bytes(needs), left(left));
            case Flaw.PaddingMissing(long size, long there) ->
                    words.counted("flaw.padding-missing", size, there, size);
            case Flaw.PastEnd(var what, long length, long left) when length <= left -> words.say(
                    "flaw.past-end.padding", words.of("flaw.measured", what), length, words.bytes(length + 3 & ~3L),
                    left(left));
            case Flaw.PastEnd(var what, long length, long left) -> words.counted("flaw.past-end", left,
                    words.of("flaw.measured", what), length, words.bytes(left));
            case Flaw.TextSwallows(long length, long fits) -> words.say("flaw.text-swallows", length, fits);
            case Flaw.CountPastEnd(long count, long needs, long left) ->
                    words.say("flaw.count-past-end", count, words.bytes(needs), left(left));
            case Flaw.FrameEmpty(var what, long length) ->
                    words.say("flaw.frame-empty", words.of("flaw.measured", what), length);
            case Flaw.FrameLengthOdd(long length) -> words.say("flaw.frame-length-odd", length);
            case Flaw.FrameSlack(long bytes) -> words.say("flaw.frame-slack", words.bytes(bytes));
            case Flaw.KeyLengthShort(long length, long bytes) ->
                    words.say("flaw.key-length-short", length, words.bytes(bytes));
            case Flaw.FieldsMissing(long asked, long there) ->
                    words.counted("flaw.fields-missing", there, asked, there);
            case Flaw.RecordsMissing(var name, long asked, long there) ->
                    words.counted("flaw.records-missing", there, name, asked, there);
            case Flaw.ChildrenMissing(var children, long claimed, long whole) -> words.counted("flaw.children-missing",
                    whole, claimed, words.of("flaw.children", children), whole);
            case Flaw.TrailingData(long bytes, var after) ->
                    words.say(words.key("flaw.after", after), words.bytes(bytes));
            case Flaw.EventLengthOdd(int length, int needed) -> words.say("flaw.event-length-odd", length, needed);
        };
    }

    private String content(Flaw.Content flaw) {
        return switch (flaw) {
            case Flaw.TypeUnknown(long type, int header, int types) ->
                    words.say("flaw.type-unknown", type, hex(header, 8), types - 1);
            case Flaw.EntryUnreadable(int header) -> words.say("flaw.entry-unreadable", hex(header, 8));
            case Flaw.ElementTypeUnknown(long type, int types) ->
                    words.say("flaw.element-type-unknown", type, types - 1);
            case Flaw.TextNotUtf8(int value) -> words.say("flaw.text-not-utf8", hex(value, 2));
            case Flaw.TextReplaced(int value) -> words.say("flaw.text-replaced", hex(value, 2));
            case Flaw.TextAfterNul(long bytes) -> words.say("flaw.text-after-nul", words.bytes(bytes));
            case Flaw.CountNegative(int count) -> words.say("flaw.count-negative", count);
            case Flaw.NodePathOld(int word) -> words.say("flaw.node-path-old", hex(word, 8));
            case Flaw.TooDeep(int depth, int limit) -> words.say("flaw.too-deep", depth, limit);
            case Flaw.ImageFormatUnknown(long format, int formats) ->
                    words.say("flaw.image-format-unknown", format, formats - 1);
            case Flaw.MagicWrong(int word) -> words.say("flaw.magic-wrong", hex(word, 8));
            case Flaw.MagicOther(var found, var expected) -> words.say("flaw.magic-other", found, expected);
            case Flaw.DigestOther(var digest) -> words.say("flaw.digest-other", digest);
            case Flaw.ElementMismatch(var type, var expected, boolean dropped) ->
                    words.say(dropped ? "flaw.element-dropped" : "flaw.element-kept", type, expected);
            case Flaw.DuplicateKey(long again, boolean root) ->
                    words.say("flaw.duplicate-key", (root ? "$" : "#") + again);
            case Flaw.HeaderByteNotZero(int value) -> words.say("flaw.header-byte-not-zero", hex(value, 2));
            case Flaw.FlagsUnknown(int flags, var type) -> words.say("flaw.flags-unknown", hex(flags, 4), type);
            case Flaw.WideInt(long value) -> words.say("flaw.wide", value);
            case Flaw.WideFloat(double value) -> words.say("flaw.wide", value);
            case Flaw.BoolOdd(int value) -> words.say("flaw.bool-odd", hex(value, 8));
        };
    }

    /// As of a format with so many digits at least, and an int as it is without a sign.
    private static String hex(int value, int digits) {
        return String.format(Locale.ROOT, "0x%0" + digits + "X", value);
    }

    private String block(Flaw.BlockDamaged damaged) {
        boolean isWhole = damaged.given() == damaged.size();
        int place = damaged.block() + 1;
        Remark fault = damaged.fault();
        StringBuilder all = new StringBuilder(isWhole
                ? words.say("flaw.block-whole", place, words.bytes(damaged.size()))
                : words.say("flaw.block-damaged", place, damaged.given(), words.bytes(damaged.size())));
        if (fault != null) {
            all.append(words.say("flaw.block-fault", RemarkSentences.clause(fault, language)));
        }
        if (damaged.packedThere() != damaged.packed()) {
            all.append(words.say("flaw.block-cut", damaged.packedThere(), damaged.packed()));
        }
        return all.toString();
    }

    private String notListed(Flaw.NotListed listed) {
        List<String> kinds = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            int count = listed.counts().getOrDefault(severity, 0);
            if (count > 0) {
                kinds.add(words.counted(words.key("flaw.more", severity), count, Wording.commas(count)));
            }
        }
        return words.say("flaw.not-listed", words.and(kinds), listed.most());
    }

    private String left(long bytes) {
        return bytes == 0 ? words.say("flaw.none-left") : words.counted("flaw.left", bytes, bytes);
    }
}
