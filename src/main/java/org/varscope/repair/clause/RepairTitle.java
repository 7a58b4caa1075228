package org.varscope.repair.clause;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.document.place.SpokenPath;
import org.varscope.remark.Clause;
import org.varscope.repair.Repair;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.ValuePath;

/// What a repair does, as a clause: `set the count of $.inventory to 10`.
///
/// @param of   the value that it is done to; null where the bytes do not tell, or it is the whole file
/// @param both what the two repairs do of which it is made; none where it is one
public record RepairTitle(Repair repair, Dialect dialect, @Nullable SpokenPath of, List<RepairTitle> both)
        implements Clause {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final long COUNT = 0x7FFF_FFFFL;

    /// {@return what it does, where nothing is known of the values}
    public static RepairTitle of(Repair repair, Dialect dialect) {
        return new RepairTitle(repair, dialect, null, repair.parts().stream().map(one -> of(one, dialect)).toList());
    }

    /// {@return what it does, and to which value where the bytes tell}
    ///
    /// @param before the bytes as they are
    public static RepairTitle of(Repair repair, Structure before) {
        List<RepairTitle> both = repair.parts().stream().map(one -> of(one, before)).toList();
        return new RepairTitle(repair, before.dialect(), owner(before, repair.place())
                .map(node -> SpokenPath.of(before, node)).filter(path -> !path.path().equals(ValuePath.ROOT))
                .orElse(null), both);
    }

    /// The value whose own words `offset` is among, before what is inside it.
    private static Optional<Node> owner(Structure structure, long offset) {
        return structure.deepestAt(offset).filter(node -> node.role() != Role.GAP)
                .filter(node -> structure.children(node, 0, 1).stream()
                        .allMatch(child -> child.role() != Role.GAP && child.span().start() > offset));
    }

    @Override
    public String form() {
        return switch (repair.kind()) {
            case COUNT, LENGTH, TYPE, FLAGS, TEXT -> repair.kind().word() + (of == null ? "" : "-of");
            case WRAPPER -> Repair.Kind.MAGIC.word();
            case TAIL, CUT -> Repair.Kind.CUT.word() + (repair.lost() == 0 ? "" : "-removing");
            default -> repair.kind().word();
        };
    }

    @Override
    public List<?> parts() {
        return switch (repair.kind()) {
            case COUNT -> done(repair.after() & COUNT);
            case LENGTH -> done(repair.after());
            case FLAGS -> done(repair.after() >>> 16);
            case TYPE -> done(type());
            case TEXT -> done(repair.before(), repair.after());
            case MAGIC, WRAPPER -> List.of(new String(bytes(), StandardCharsets.ISO_8859_1));
            case RECORD_LENGTH, WORD, PADDING, KEY -> List.of(repair.after());
            case LINE_ENDS, ENCODING, BYTES_INSERTED -> List.of(repair.before());
            case BYTES_LOST -> List.of(repair.after(), HEX.formatHex(bytes()));
            case TAIL, CUT -> List.of(repair.lost());
            case UNREAD_ENTRY, READ_ENTRY -> List.of(repair.before(), repair.after());
            case CONVERSION -> List.of(type());
            case ANY_TYPE -> List.of();
            case TWO -> both;
        };
    }

    /// What is done to the value, if that is known, comes after it.
    private List<Object> done(Object... what) {
        return Stream.concat(Stream.ofNullable(of), Stream.of(what)).toList();
    }

    private byte[] bytes() {
        return repair.changes().getFirst().bytes();
    }

    private String type() {
        @Nullable Row row = dialect.row((int) repair.after());
        return row == null ? Long.toString(repair.after()) : row.name();
    }
}
