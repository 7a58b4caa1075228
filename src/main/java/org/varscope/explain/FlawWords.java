package org.varscope.explain;

import module java.base;
import org.varscope.problem.Flaw;
import org.varscope.problem.Severity;

/// What is wrong with bytes, in words.
public final class FlawWords {
    private FlawWords() { }

    /// {@return what is wrong as a clause, without a capital letter to begin with and a full stop}
    public static String clause(Flaw flaw) {
        return switch (flaw) {
            case Flaw.Plain plain -> plain(plain);
            case Flaw.Measure measure -> measure(measure);
            case Flaw.Content content -> content(content);
            case Flaw.Wrapper wrapper -> wrapper(wrapper);
            case Flaw.Unlisted unlisted -> unlisted(unlisted);
        };
    }

    private static String wrapper(Flaw.Wrapper flaw) {
        return switch (flaw) {
            case Flaw.BlockDamaged damaged -> block(damaged);
            case Flaw.BlockSlack(int block, long size, long unread) -> unread == 0
                    ? say("block %d holds more than its %s", block, bytes(size))
                    : say("block %d ends %s before its place does", block, bytes(unread));
            case Flaw.CompressionModeWrong(long mode, var blocks, long right) ->
                    say("compression mode %d, but the blocks are %s, which is mode %d", mode, blocks, right);
            case Flaw.EndMarkOdd(long bytes, var mark) -> say("%s the last block; the engine writes %s there", 
                    bytes == 0 ? "nothing follows" : bytes(bytes) + (bytes == 1 ? " follows" : " follow"), mark);
        };
    }

    private static String unlisted(Flaw.Unlisted flaw) {
        return switch (flaw) {
            case Flaw.KeysNotCompared(long keys, long most) ->
                    say("%d keys, too many to look for duplicates; at most %d are compared", keys, most);
            case Flaw.NotListed listed -> notListed(listed);
            case Flaw.MoreFollow(int most) -> say("more problems follow; at most %d are listed", most);
        };
    }

    private static String plain(Flaw.Plain plain) {
        return switch (plain) {
            case NO_VALUE -> "no bytes, and so no value";
            case OBJECT_PRESENT -> "an object in full; an engine that allows objects makes it and may run its script";
            case SCRIPT_PATH_BAD -> "the script's path does not start with res://";
            case SCRIPT_NO_TEXT -> "the script is neither null nor a path that starts with res://";
            case PADDING_NOT_ZERO -> "padding that is not zero";
            case SHARED_BIT -> "the top bit of the count is set, which marked shared containers in Godot 1 and 2";
            case TEXT_BOM -> "a byte order mark, which the engine drops";
            case NUL_MISSING -> "no NUL at the end of the text";
        };
    }

    private static String measure(Flaw.Measure flaw) {
        return switch (flaw) {
            case Flaw.Cut(var part, long left) -> say("%s needs %s; %s", part(part), bytes(part.size()), left(left));
            case Flaw.PayloadCut(var type, long needs, long left) ->
                    say("%s needs %s; %s", type, bytes(needs), left(left));
            case Flaw.PaddingMissing(long size, long there) -> say("%d of %s of padding", there, bytes(size));
            case Flaw.PastEnd(var what, long length, long left) ->
                    say("%s length %d; only %s left", measured(what), length,
                            left == 1 ? "1 byte is" : left + " bytes are");
            case Flaw.TextSwallows(long length, long fits) ->
                    say("text length %d runs into the values after it; %d fits", length, fits);
            case Flaw.CountPastEnd(long count, long needs, long left) ->
                    say("count %d needs %s; %s", count, bytes(needs), left(left));
            case Flaw.FrameEmpty(var what, long length) ->
                    say("%s length %d; the smallest value has 4 bytes", measured(what), length);
            case Flaw.FrameLengthOdd(long length) -> say("record length %d is not a multiple of 4", length);
            case Flaw.FrameSlack(long bytes) -> bytes(bytes) + " after the value in its record";
            case Flaw.KeyLengthShort(long length, long bytes) ->
                    say("key length %d counts characters; the key has %s", length, bytes(bytes));
            case Flaw.FieldsMissing(long asked, long there) ->
                    say("the list says %d items; %s there", asked, are(there));
            case Flaw.ChildrenMissing(var children, long claimed, long whole) ->
                    say("the count says %d %s; %s complete", claimed, children.name().toLowerCase(Locale.ROOT),
                            are(whole));
            case Flaw.TrailingData(long bytes, var after) -> bytes(bytes) + " after the " + switch (after) {
                case VALUE -> "value";
                case LAST_ENTRY -> "last entry that the count asks for";
                case LAST_ITEM -> "last item of the list";
            };
            case Flaw.EventLengthOdd(int length, int needed) ->
                    say("length %d of an input event; its type needs %d", length, needed);
        };
    }

    private static String content(Flaw.Content flaw) {
        return switch (flaw) {
            case Flaw.TypeUnknown(long type, int header, int types) ->
                    say("unknown type %d (header 0x%08X); types are 0 to %d", type, header, types - 1);
            case Flaw.EntryUnreadable(int header) ->
                    say("header 0x%08X does not begin a value that another entry follows", header);
            case Flaw.ElementTypeUnknown(long type, int types) ->
                    say("unknown element type %d; types are 0 to %d", type, types - 1);
            case Flaw.TextNotUtf8(int value) -> say("byte 0x%02X of the text is not UTF-8", value);
            case Flaw.TextReplaced(int value) ->
                    say("byte 0x%02X of the text is not UTF-8; the engine reads an empty text", value);
            case Flaw.TextAfterNul(long bytes) -> bytes(bytes) + " after a NUL, which the engine drops";
            case Flaw.CountNegative(int count) -> say("count %d is negative; the engine reads 0", count);
            case Flaw.NodePathOld(int word) ->
                    say("a NodePath in the form of Godot 1 (0x%08X); this engine sets the top bit", word);
            case Flaw.TooDeep(int depth, int limit) ->
                    say("%d levels deep; the engine reads at most %d", depth, limit);
            case Flaw.ImageFormatUnknown(long format, int formats) ->
                    say("unknown image format %d; formats are 0 to %d", format, formats - 1);
            case Flaw.MagicWrong(int word) -> say("0x%08X instead of ECFG", word);
            case Flaw.ElementMismatch(var type, var expected, boolean dropped) ->
                    say("%s, but the collection is of %s; the engine %s", type, expected,
                            dropped ? "drops it when it loads" : "keeps it all the same");
            case Flaw.DuplicateKey(long again, boolean root) ->
                    say("duplicate key, again at %s%d; the engine keeps the last", root ? "$" : "#", again);
            case Flaw.HeaderByteNotZero(int value) ->
                    say("0x%02X in the second byte of the header, which the engine ignores", value);
            case Flaw.FlagsUnknown(int flags, var type) ->
                    say("flags 0x%04X on %s, which the engine never writes", flags, type);
            case Flaw.WideInt(long value) -> value + " in 64 bits; 32 hold it";
            case Flaw.WideFloat(double value) -> value + " in 64 bits; 32 hold it";
            case Flaw.BoolOdd(int value) -> say("bool 0x%08X, neither 0 nor 1", value);
        };
    }

    private static String block(Flaw.BlockDamaged damaged) {
        String given = damaged.given() == damaged.size() ? "all" : Long.toString(damaged.given());
        StringBuilder words = new StringBuilder(say("block %d gives %s of its %s", damaged.block(), given,
                bytes(damaged.size())));
        if (!damaged.fault().isEmpty()) {
            words.append(": ").append(damaged.fault());
        }
        if (damaged.packedThere() != damaged.packed()) {
            words.append(say("; the file ends after %d of its %d packed bytes", damaged.packedThere(),
                    damaged.packed()));
        }
        return words.toString();
    }

    private static String notListed(Flaw.NotListed listed) {
        StringJoiner words = new StringJoiner(" and ");
        for (Severity severity : Severity.values()) {
            int count = listed.counts().getOrDefault(severity, 0);
            if (count > 0) {
                words.add(say("%,d more %s%s", count, severity.name().toLowerCase(Locale.ROOT),
                        count == 1 ? "" : "s"));
            }
        }
        return say("%s from here on; at most %d of each kind are listed", words, listed.most());
    }

    private static String part(Flaw.Part part) {
        return switch (part) {
            case HEADER -> "a header";
            case RECORD_LENGTH -> "a record's length";
            case TEXT_LENGTH -> "a text's length";
            case COUNT -> "a count";
            case PROPERTY_COUNT -> "a property count";
            case NAME_COUNT -> "a NodePath's name count";
            case SUBNAME_COUNT -> "a NodePath's subname count and flags";
            case ELEMENT_TYPE -> "an element type";
            case ENTRY_LENGTHS -> "an entry with two lengths";
            case PROJECT_HEAD -> "the head of a project's settings";
        };
    }

    private static String measured(Flaw.Measured what) {
        return what.name().toLowerCase(Locale.ROOT);
    }

    private static String say(String format, Object... parts) {
        return String.format(Locale.ROOT, format, parts);
    }

    private static String bytes(long count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }

    private static String are(long count) {
        return count == 1 ? "1 is" : count + " are";
    }

    private static String left(long bytes) {
        return bytes == 0 ? "none is left" : "only " + are(bytes) + " left";
    }
}
