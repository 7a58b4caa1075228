package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.repair.Clarity;
import org.varscope.repair.Mending;
import org.varscope.repair.Repair;
import org.varscope.said.Language;
import org.varscope.said.Numbers;
import org.varscope.said.Wording;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;

/// What a repair does, in words.
public final class RepairWords {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private final Language language;
    private final Wording words;

    private RepairWords(Language language) {
        this.language = language;
        this.words = Wording.beside(RepairWords.class, language);
    }

    /// {@return what it does in `language`, such as `Set the count to 10`, without a full stop}
    public static String title(Repair repair, Dialect dialect, Language language) {
        return new RepairWords(language).title(repair, dialect, "");
    }

    /// {@return what it does, and to which value where the bytes tell: `Set the count of $.inventory to 10`}
    ///
    /// @param before the bytes as they are
    public static String title(Repair repair, Structure before, Language language) {
        if (!repair.parts().isEmpty()) {
            return both(repair, language, part -> title(part, before, language));
        }
        return new RepairWords(language).title(repair, before.dialect(), owner(before, place(repair))
                .map(node -> PathWords.atOnce(before, node)).filter(path -> !path.equals("$")).map(Visible::line)
                .orElse(""));
    }

    private static String both(Repair repair, Language language, Function<Repair, String> title) {
        return Wording.beside(RepairWords.class, language).say("repair.two", title.apply(repair.parts().getFirst()),
                title.apply(repair.parts().getLast()));
    }

    /// {@return the value whose own words `offset` is among, before what is inside it}
    private static Optional<Node> owner(Structure structure, long offset) {
        return structure.deepestAt(offset).filter(node -> node.role() != Role.GAP)
                .filter(node -> structure.children(node, 0, 1).stream()
                        .allMatch(child -> child.role() != Role.GAP && child.span().start() > offset));
    }

    private String title(Repair repair, Dialect dialect, String of) {
        return switch (repair.kind()) {
            case COUNT -> said("count", of, repair.after() & 0x7FFF_FFFFL);
            case LENGTH -> said("length", of, repair.after());
            case RECORD_LENGTH -> words.say("repair.record-length", repair.after());
            case TYPE -> said("type", of, type((int) repair.after(), dialect));
            case FLAGS -> said("flags", of, hex(repair.after() >>> 16, 4));
            case WORD -> words.say("repair.word", hex(repair.after(), 8));
            case TEXT -> said("text", of, hex(repair.before(), 2), hex(repair.after(), 2));
            case MAGIC, WRAPPER -> words.say("repair.magic",
                    new String(repair.changes().getFirst().bytes(), StandardCharsets.ISO_8859_1));
            case LINE_ENDS -> words.say("repair.line-ends", repair.before());
            case ENCODING -> words.say("repair.encoding", repair.before());
            case PADDING -> words.say("repair.padding", words.bytes(repair.after()));
            case BYTES_INSERTED -> words.say("repair.bytes-inserted", words.bytes(repair.before()));
            case BYTES_LOST -> words.say("repair.bytes-lost", words.bytes(repair.after()),
                    HEX.formatHex(repair.changes().getFirst().bytes()));
            case TAIL, CUT -> repair.lost() == 0 ? words.say("repair.cut")
                    : words.say("repair.cut-removing", words.bytes(repair.lost()));
            case UNREAD_ENTRY -> words.say("repair.unread-entry", repair.before(), repair.after());
            case READ_ENTRY -> words.say("repair.read-entry", repair.before(), repair.after());
            case KEY -> words.say("repair.key", repair.after());
            case CONVERSION -> words.say("repair.conversion", type((int) repair.after(), dialect));
            case ANY_TYPE -> words.say("repair.any-type");
            case TWO -> both(repair, language, part -> title(part, dialect, ""));
        };
    }

    /// {@return what is done to the value `of`, or where that is empty, to one that is not named}
    private String said(String key, String of, Object... parts) {
        return words.say("repair." + key + (of.isEmpty() ? "" : "-of"),
                Stream.concat(Stream.of(of), Stream.of(parts)).toArray());
    }

    private static String hex(long number, int digits) {
        return String.format(Locale.ROOT, "%0" + digits + "X", number);
    }

    /// {@return the offset that a person would look at: of what is taken away, where it ends a record; else of the
    /// first change}
    public static long place(Repair repair) {
        List<Repair.Change> changes = repair.changes();
        return switch (repair.kind()) {
            case TAIL, CUT, PADDING -> changes.getLast().span().start();
            case UNREAD_ENTRY, READ_ENTRY, KEY, CONVERSION -> changes.stream().filter(change -> !isWord(change))
                    .findFirst().orElse(changes.getLast()).span().start();
            case ANY_TYPE -> changes.getLast().span().start();
            case COUNT, LENGTH, RECORD_LENGTH, TYPE, FLAGS, WORD, TEXT, MAGIC, WRAPPER, LINE_ENDS, ENCODING,
                    BYTES_INSERTED, BYTES_LOST, TWO -> changes.getFirst().span().start();
        };
    }

    /// Whether only a count or a length is changed, which follows from the rest.
    private static boolean isWord(Repair.Change change) {
        return change.span().length() == 4 && change.bytes().length == 4;
    }

    /// {@return what is left after it, a clause}
    public static String left(Repair repair, Language language) {
        return new RepairWords(language).left(repair);
    }

    /// {@return what is left after all of it, a clause}
    public static String left(Mending mending, Language language) {
        return new RepairWords(language).left(mending);
    }

    private String left(Repair repair) {
        return left(repair.errorsLeft(), repair.kind() == Repair.Kind.WRAPPER);
    }

    private String left(Mending mending) {
        return left(mending.after().errors(),
                mending.made().stream().anyMatch(made -> made.repair().kind() == Repair.Kind.WRAPPER));
    }

    private String left(long errors, boolean inside) {
        String left = errors == 0 ? words.say("repair.leaves-none") : words.counted("repair.leaves", errors, errors);
        return inside ? words.say("repair.leaves-inside", left) : left;
    }

    /// {@return what is left after it, a sentence: `Leaves no errors and keeps all 422 bytes.`}
    ///
    /// @param before the bytes as they are
    /// @param after  what it makes of them
    public static String outcome(Repair repair, Structure before, Structure after, Language language) {
        RepairWords said = new RepairWords(language);
        return said.outcome(said.left(repair), repair.lost(), before, after);
    }

    /// {@return what is left after all of it, a sentence}
    ///
    /// @param before the bytes as they are
    public static String outcome(Mending mending, Structure before, Language language) {
        long lost = mending.made().stream().mapToLong(made -> made.repair().lost()).sum();
        RepairWords said = new RepairWords(language);
        return said.outcome(said.left(mending), lost, before, mending.after());
    }

    private String outcome(String left, long lost, Structure before, Structure after) {
        String next = after.errorFrom(0)
                .map(problem -> words.say("repair.next", hex(problem.span().start(), 8))).orElse("");
        String all = TypeWords.bytes(before.bytes().length(), language);
        String begun = Character.toUpperCase(left.charAt(0)) + left.substring(1);
        return lost == 0 ? words.say("repair.keeps-all", begun, next, all)
                : words.say("repair.removes", begun, next, Numbers.grouped(lost), all);
    }

    /// {@return why no repair is made unless somebody chooses one, a clause; why one is where it is clear}
    public static String why(Clarity clarity, Language language) {
        return Wording.beside(RepairWords.class, language).of("repair", clarity);
    }

    private static String type(int header, Dialect dialect) {
        @Nullable Row row = dialect.row(header);
        return row == null ? Integer.toString(header) : row.name();
    }
}
