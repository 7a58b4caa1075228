package org.varscope.explain;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.Target;
import org.varscope.said.Language;
import org.varscope.said.Wording;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.variant.VariantKind;

/// Types and numbers in words, the same in every pane.
public final class TypeWords {
    private static final int LONGEST_NAME = 80;

    private TypeWords() { }

    /// {@return the type as a person calls it in English: `int`, `int 64`, `Array[int]`; `type 77` where the
    /// dialect has none}
    public static String of(Structure structure, Node node) {
        return of(structure, node, Language.ENGLISH);
    }

    /// {@return the type as a person calls it in `language`, as of [#of(Structure, Node)]}
    public static String of(Structure structure, Node node, Language language) {
        return Visible.line(written(structure, node, language));
    }

    private static String written(Structure structure, Node node, Language language) {
        Row row = node.row();
        FieldItem field = node.field();
        if (field != null && node.isPlain()) {
            return of(field, language);
        }
        if (row == null) {
            int id = node.header() & structure.dialect().traits().typeMask();
            return node.span().length() < 4 ? "" : Wording.beside(TypeWords.class, language)
                    .say("type.unknown", Integer.toUnsignedString(id));
        }
        if (row.isWide(node.header()) && row.layout() instanceof Layout.Fixed) {
            return row.name() + " 64";
        }
        CollectionHead head = CollectionHead.of(structure, node);
        String name = head == CollectionHead.PLAIN ? row.name() : !head.className().isEmpty() ? head.className()
                : head.typeName(row.kind(), structure.dialect());
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "\u2026" : name;
    }

    /// {@return what an item of a list of fields is: `u32, big-endian`, `pascal string`}
    public static String of(FieldItem item, Language language) {
        Wording words = Wording.beside(TypeWords.class, language);
        FieldKind kind = item.kind();
        int bits = kind.lengthWidth() * Byte.SIZE;
        String name = switch (kind) {
            case PASCAL, CSV, TEXT_NUL, REST, TEXT -> words.of("item", kind);
            case STRING -> words.counted("item.string", item.size(), item.size());
            case TEXT8, TEXT16 -> words.say("item.string-length", bits);
            case BYTES8, BYTES16, BYTES32 -> words.say("item.bytes-length", bits);
            case BYTES -> words.bytes(item.size());
            case MAGIC -> words.say("item.magic", item.word());
            case DIGEST -> item.word();
            default -> kind.word();
        };
        return item.isBigEndian() ? words.say("item.big-endian", name) : name;
    }

    /// {@return the type of an element of a packed array as a person calls it}
    public static String ofElement(Target element) {
        VariantKind kind = element.node().kind();
        return Visible.line(element.structure().dialect().typeName(kind.packedElement().orElse(kind)));
    }

    /// {@return how values are laid out in a file, in words}
    public static String framing(Framing framing, Language language) {
        return Wording.beside(TypeWords.class, language).say("framing." + (framing.equals(Framing.TEXT) ? "text"
                : framing.isListed() ? "fields" : framing.word()));
    }

    /// {@return the first and the last byte with a dash between, or the one position}
    public static String offsets(Span span) {
        return span.toString().replace("-", "\u2013");
    }

    /// {@return `1 byte`, `1,868 bytes`}
    public static String bytes(long count) {
        return bytes(count, Language.ENGLISH);
    }

    /// {@return how many bytes these are in `language`}
    public static String bytes(long count, Language language) {
        return Wording.beside(TypeWords.class, language).bytes(count);
    }
}
