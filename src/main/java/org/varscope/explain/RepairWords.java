package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.repair.Clarity;
import org.varscope.repair.Mending;
import org.varscope.repair.Repair;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;

/// What a repair does, in words.
public final class RepairWords {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private RepairWords() { }

    /// {@return what it does, such as `Set the count to 10`, without a full stop}
    public static String title(Repair repair, Dialect dialect) {
        return title(repair, dialect, "");
    }

    /// {@return what it does, and to which value where the bytes tell: `Set the count of $.inventory to 10`}
    ///
    /// @param before the bytes as they are
    public static String title(Repair repair, Structure before) {
        return title(repair, before.dialect(), owner(before, place(repair)).map(node -> PathWords.atOnce(before, node))
                .filter(path -> !path.equals("$")).map(path -> " of " + Visible.line(path)).orElse(""));
    }

    /// {@return the value whose own words `offset` is among, before what is inside it}
    private static Optional<Node> owner(Structure structure, long offset) {
        return structure.deepestAt(offset).filter(node -> node.role() != Role.GAP)
                .filter(node -> structure.children(node, 0, 1).stream()
                        .allMatch(child -> child.role() != Role.GAP && child.span().start() > offset));
    }

    private static String title(Repair repair, Dialect dialect, String of) {
        return switch (repair.kind()) {
            case COUNT -> say("Set the count%s to %d", of, repair.after() & 0x7FFF_FFFFL);
            case LENGTH -> say("Set the length%s to %d", of, repair.after());
            case RECORD_LENGTH -> say("Set the record length to %d", repair.after());
            case TYPE -> say("Change the type%s to %s", of, type((int) repair.after(), dialect));
            case FLAGS -> say("Set the flags in the header%s to 0x%04X", of, repair.after() >>> 16);
            case WORD -> say("Set the word to 0x%08X", repair.after());
            case TEXT -> say("Change byte 0x%02X of the text%s to 0x%02X", repair.before(),
                    of.isEmpty() ? "" : " at " + of.substring(" of ".length()), repair.after());
            case MAGIC, WRAPPER -> "Restore the magic "
                    + new String(repair.changes().getFirst().bytes(), StandardCharsets.ISO_8859_1);
            case LINE_ENDS -> say("Undo a transfer as text: remove the CR before each of %d line feeds",
                    repair.before());
            case ENCODING -> say("Undo a transfer as text: turn %d characters of UTF-8 back into bytes",
                    repair.before());
            case PADDING -> say("Add %s of padding", bytes(repair.after()));
            case BYTES_INSERTED -> say("Remove %s", bytes(repair.before()));
            case BYTES_LOST -> say("Insert %s: %s", bytes(repair.after()),
                    HEX.formatHex(repair.changes().getFirst().bytes()));
            case TAIL, CUT -> repair.lost() == 0 ? "End the record after its last whole value"
                    : say("End the record after its last whole value, removing %s", bytes(repair.lost()));
            case UNREAD_ENTRY -> say("Remove entry #%d, which the engine does not read; keep #%d", repair.before(),
                    repair.after());
            case READ_ENTRY -> say("Remove entry #%d, which the engine reads; keep #%d", repair.before(),
                    repair.after());
            case KEY -> say("Rename the key that the engine does not read, adding _%d to it", repair.after());
            case CONVERSION -> say("Convert the value to %s, which loses nothing", type((int) repair.after(), dialect));
            case ANY_TYPE -> "Let the collection hold values of any type";
        };
    }

    /// {@return the offset that a person would look at: of what is taken away, where it ends a record; else of the
    /// first change}
    public static long place(Repair repair) {
        List<Repair.Change> changes = repair.changes();
        return switch (repair.kind()) {
            case TAIL, CUT -> changes.getLast().span().start();
            case UNREAD_ENTRY, READ_ENTRY, KEY, CONVERSION -> changes.stream().filter(change -> !isWord(change))
                    .findFirst().orElse(changes.getLast()).span().start();
            case ANY_TYPE -> changes.getLast().span().start();
            case COUNT, LENGTH, RECORD_LENGTH, TYPE, FLAGS, WORD, TEXT, MAGIC, WRAPPER, LINE_ENDS, ENCODING, PADDING,
                    BYTES_INSERTED, BYTES_LOST -> changes.getFirst().span().start();
        };
    }

    /// Whether only a count or a length is changed, which follows from the rest.
    private static boolean isWord(Repair.Change change) {
        return change.span().length() == 4 && change.bytes().length == 4;
    }

    /// {@return what is left after it, a clause}
    public static String left(Repair repair) {
        return left(repair.errorsLeft(), repair.kind() == Repair.Kind.WRAPPER);
    }

    /// {@return what is left after all of it, a clause}
    public static String left(Mending mending) {
        return left(mending.after().errors(),
                mending.made().stream().anyMatch(made -> made.repair().kind() == Repair.Kind.WRAPPER));
    }

    private static String left(long errors, boolean inside) {
        return (errors == 0 ? "leaves no errors" : say("leaves %d error%s", errors, errors == 1 ? "" : "s"))
                + (inside ? " once the file is saved and opened again" : "");
    }

    /// {@return what is left after it, a sentence: `Leaves no errors and keeps all 422 bytes.`}
    ///
    /// @param before the bytes as they are
    /// @param after  what it makes of them
    public static String outcome(Repair repair, Structure before, Structure after) {
        return outcome(left(repair), repair.lost(), before, after);
    }

    /// {@return what is left after all of it, a sentence}
    ///
    /// @param before the bytes as they are
    public static String outcome(Mending mending, Structure before) {
        long lost = mending.made().stream().mapToLong(made -> made.repair().lost()).sum();
        return outcome(left(mending), lost, before, mending.after());
    }

    private static String outcome(String left, long lost, Structure before, Structure after) {
        String next = after.errorFrom(0)
                .map(problem -> say(", the first at 0x%08X", problem.span().start())).orElse("");
        String all = TypeWords.bytes(before.bytes().length());
        String kept = lost == 0 ? "keeps all " + all : say("removes %s of %s", Numbers.grouped(lost), all);
        return say("L%s%s and %s.", left.substring(1), next, kept);
    }

    /// {@return why no repair is made unless somebody chooses one, a clause; why one is where it is clear}
    public static String why(Clarity clarity) {
        return switch (clarity) {
            case CLEAR -> "no other repair is nearly as likely";
            case NONE -> "no repair found";
            case RIVALS -> "several repairs are about as likely";
            case LOSES_VALUES -> "the best repair removes bytes that may hold values";
            case UNTRIED -> "a count far before it may be wrong instead";
            case PARTIAL -> "no repair makes the whole record readable";
        };
    }

    private static String type(int header, Dialect dialect) {
        @Nullable Row row = dialect.row(header);
        return row == null ? say("%d", header) : row.name();
    }

    private static String bytes(long count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }

    private static String say(String format, Object... parts) {
        return String.format(Locale.ROOT, format, parts);
    }
}
