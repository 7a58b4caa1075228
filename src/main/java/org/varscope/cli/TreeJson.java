package org.varscope.cli;

import module java.base;
import org.varscope.check.Finding;
import org.varscope.check.Where;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.document.place.CollectionHead;
import org.varscope.explain.FlawWords;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;
import tools.jackson.core.JsonGenerator;

/// The JSON lines of `tree`.
final class TreeJson implements TreePrinter {
    private final Output out;
    private final boolean values;

    TreeJson(Output out, boolean values) {
        this.out = out;
        this.values = values;
    }

    @Override
    public void file(Opened opened) {
        out.line(JsonLine.of(line -> line.writeStringProperty("file", opened.name())
                .writeNumberProperty("size", opened.structure().bytes().length())
                .writeStringProperty("container", opened.word())
                .writeStringProperty("dialect", opened.structure().dialect().name())
                .writeNumberProperty("records", opened.structure().records())));
    }

    @Override
    public void print(Opened opened, Finding finding) {
        switch (finding) {
            case Finding.Value(var node, var path) -> out.line(JsonLine.of(line -> value(line, opened, node, path)));
            case Finding.Trouble trouble -> out.line(JsonLine.of(line -> problem(line, trouble)));
            case Finding.Gap _ -> { }
        }
    }

    @Override
    public void end() { }

    private void value(JsonGenerator line, Opened opened, Node node, Where path) {
        FieldItem field = node.isPlain() ? node.field() : null;
        line.writeStringProperty("path", path.text())
                .writeStringProperty("role", node.role().name().toLowerCase(Locale.ROOT))
                .writeStringProperty("type", field != null ? field.word() : node.row() == null ? null : node.row().name());
        if (field != null && field.isBigEndian()) {
            line.writeStringProperty("order", "be");
        }
        line.writeNumberProperty("offset", node.span().start()).writeNumberProperty("length", node.span().length());
        if (field == null) {
            line.writeNumberProperty("header", node.header() & 0xFFFF_FFFFL);
        }
        long count = field == null ? Leaf.packedCount(opened.structure(), node)
                : field.kind() == FieldKind.BYTES ? field.size() : -1;
        if (field == null && node.isCollection()) {
            collection(line, opened, node, path);
        } else if (count >= 0) {
            line.writeNumberProperty("count", count);
        } else if (values) {
            leaf(line, Leaf.of(opened.structure(), node));
        }
    }

    private static void collection(JsonGenerator line, Opened opened, Node node, Where path) {
        CollectionHead head = CollectionHead.of(opened.structure(), node);
        line.writeNumberProperty("count", node.claimed());
        if (!path.isOpen() && node.children() > 0) {
            line.writeNumberProperty("omitted", node.children());
        }
        if (node.row() != null && node.row().kind() == VariantKind.OBJECT) {
            line.writeStringProperty("class", head.className());
        }
        if (!(head.key() instanceof ElementType.Any)) {
            line.writeStringProperty("key", CollectionHead.name(head.key(), opened.structure().dialect()));
        }
        if (!(head.of() instanceof ElementType.Any)) {
            line.writeStringProperty("of", CollectionHead.name(head.of(), opened.structure().dialect()));
        }
    }

    private static void leaf(JsonGenerator line, Leaf leaf) {
        if (leaf.value() != null) {
            line.writeStringProperty("value", leaf.value());
        }
        if (leaf.raw() != null) {
            line.writeStringProperty("raw", leaf.raw());
        }
    }

    static void problem(JsonGenerator line, Finding.Trouble trouble) {
        Problem problem = trouble.problem();
        line.writeStringProperty("problem", problem.code().name())
                .writeStringProperty("severity", problem.severity().name())
                .writeNumberProperty("offset", problem.span().start())
                .writeNumberProperty("length", problem.span().length());
        if (trouble.path() != null) {
            line.writeStringProperty("path", trouble.path().text());
            if (trouble.path().deeper() > 0) {
                line.writeNumberProperty("deeper", trouble.path().deeper());
            }
        }
        line.writeStringProperty("message", FlawWords.clause(problem.flaw()));
    }
}
