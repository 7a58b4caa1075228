package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.check.Finding;
import org.varscope.cli.output.Output;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.LazyPath;
import org.varscope.document.place.PathRoom;
import org.varscope.document.place.RawText;
import org.varscope.document.place.Target;
import org.varscope.document.place.Values;
import org.varscope.find.HitPlace;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.FloatWidth;
import org.varscope.text.godot.GodotText;
import org.varscope.text.godot.RealWidth;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;
import tools.jackson.core.JsonGenerator;

/// The JSON lines of `tree`.
final class TreeJson implements TreeVerb.Printer {
    private static final long LARGEST = 1 << 25;

    private final Output out;
    private final Structure structure;
    private final boolean values;
    private final PathRoom room;

    TreeJson(Output out, Structure structure, boolean values, PathRoom room) {
        this.out = out;
        this.structure = structure;
        this.values = values;
        this.room = room;
    }

    @Override
    public void file(Opened opened) {
        out.json(line -> line.writeStringProperty("file", opened.name())
                .writeNumberProperty("size", structure.bytes().length())
                .writeStringProperty("container", opened.found().layout())
                .writeStringProperty("dialect", structure.dialect().name())
                .writeNumberProperty("records", structure.records()));
    }

    @Override
    public void print(Finding finding, boolean open) {
        switch (finding) {
            case Finding.Value(var node, var path) -> out.json(line -> value(line, node, path, open));
            case Finding.Trouble trouble -> out.json(line -> problem(line, trouble, room));
            case Finding.Gap _ -> { }
        }
    }

    @Override
    public void end() { }

    private void value(JsonGenerator line, Node node, LazyPath path, boolean open) {
        FieldItem field = node.isPlain() ? node.field() : null;
        line.writeStringProperty("path", path.text())
                .writeStringProperty("role", node.roleWord())
                .writeStringProperty("type",
                        field != null ? field.word() : node.row() == null ? null : node.row().name());
        if (field != null && field.isBigEndian()) {
            line.writeStringProperty("order", "be");
        }
        line.writeNumberProperty("offset", node.span().start()).writeNumberProperty("length", node.span().length());
        if (field == null) {
            line.writeNumberProperty("header", node.header() & 0xFFFF_FFFFL);
        }
        if (field == null && node.isCollection()) {
            collection(line, node, open);
        } else if (field != null && field.isBytes()) {
            line.writeNumberProperty("count", node.span().length() - field.kind().lengthWidth());
        } else if (field == null && node.row() != null && node.row().kind().isPacked() && node.span().length() >= 8) {
            line.writeNumberProperty("count", structure.bytes().reader().u32(node.span().start() + 4));
        } else if (values) {
            leaf(line, structure, node);
        }
    }

    /// Writes the value at a hit: of the whole value, unless it is a collection, or of its part.
    static void hit(JsonGenerator line, HitPlace place) {
        Target target = place.target();
        Node node = target.node();
        if (target.part() != null) {
            line.writeStringProperty("value",
                    GodotText.write(target.part().read(), target.structure().dialect(), width(node)));
        } else if (!node.isCollection() && !node.kind().isPacked()) {
            leaf(line, target.structure(), node);
        }
    }

    /// Writes a path, and how much deeper the value is where it is too deep for one of its own.
    static JsonGenerator path(JsonGenerator line, String member, PathRoom.Said path) {
        line.writeStringProperty(member, path.text());
        return path.deeper() == 0 ? line : line.writeNumberProperty("deeper", path.deeper());
    }

    /// {@return the value at a hit as text; null where it is too large}
    static @Nullable String text(HitPlace place) {
        Target target = place.target();
        return target.value(1 << 16).map(value ->
                GodotText.write(value, target.structure().dialect(), width(target.node()))).orElse(null);
    }

    private void collection(JsonGenerator line, Node node, boolean open) {
        CollectionHead head = CollectionHead.of(structure, node);
        line.writeNumberProperty("count", node.claimed());
        if (!open && node.children() > 0) {
            line.writeNumberProperty("omitted", node.children());
        }
        if (node.row() != null && node.row().kind() == VariantKind.OBJECT) {
            line.writeStringProperty("class", head.className());
        }
        type(line, "key", head.key());
        type(line, "of", head.of());
    }

    private void type(JsonGenerator line, String member, ElementType type) {
        if (!(type instanceof ElementType.Any)) {
            line.writeStringProperty(member, CollectionHead.name(type, structure.dialect()));
        }
    }

    /// The value as Godot text, unless it is damaged or very large; and of a text that is no UTF-8 its bytes.
    private static void leaf(JsonGenerator line, Structure structure, Node node) {
        Optional<RawText> raw = illegible(structure, node);
        raw.map(text -> legible(node, text))
                .or(() -> Values.of(structure, node, LARGEST))
                .map(value -> GodotText.write(value, structure.dialect(), width(node)))
                .ifPresent(text -> line.writeStringProperty("value", text));
        raw.ifPresent(text -> line.writeStringProperty("raw", HexFormat.of().formatHex(text.bytes())));
    }

    /// {@return the text of `node` where it is no valid UTF-8}
    static Optional<RawText> illegible(Structure structure, Node node) {
        return RawText.of(structure, node).filter(text -> !text.isUtf8());
    }

    /// {@return `text` as a value of the type of `node`, with U+FFFD for what is no UTF-8}
    static Variant legible(Node node, RawText text) {
        boolean name = node.row() != null && node.row().kind() == VariantKind.STRING_NAME;
        return name ? new Variant.Name(text.shown()) : new Variant.Text(text.shown());
    }

    /// {@return how wide the floats of `node` are stored}
    static FloatWidth width(Node node) {
        Row row = node.row();
        if (row == null) {
            return !node.isPlain() ? FloatWidth.USUAL
                    : node.span().length() == Long.BYTES ? FloatWidth.WIDE : FloatWidth.NARROW;
        }
        return RealWidth.number(row).filter(Number::isReal)
                .map(number -> number.width(row.isWide(node.header())) == 8 ? FloatWidth.WIDE : FloatWidth.NARROW)
                .orElse(FloatWidth.USUAL);
    }

    /// @param room for its path
    static void problem(JsonGenerator line, Finding.Trouble trouble, PathRoom room) {
        Problem problem = trouble.problem();
        line.writeStringProperty("problem", problem.code().name())
                .writeStringProperty("severity", problem.severity().name())
                .writeNumberProperty("offset", problem.span().start())
                .writeNumberProperty("length", problem.span().length());
        if (trouble.path() != null) {
            path(line, "path", room.of(trouble.path()));
        }
        line.writeStringProperty("message", Clauses.clause(problem.flaw()));
    }
}
