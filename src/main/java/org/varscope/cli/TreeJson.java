package org.varscope.cli;

import org.varscope.check.Finding;
import org.varscope.check.Where;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.document.place.CollectionHead;
import org.varscope.explain.FlawWords;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

/// The JSON lines of `tree`.
final class TreeJson implements TreePrinter {
    private final Output out;
    private final boolean values;
    private final JsonLine line = new JsonLine();

    TreeJson(Output out, boolean values) {
        this.out = out;
        this.values = values;
    }

    @Override
    public void file(Opened opened) {
        out.line(line.begin().put("file", opened.name()).put("size", opened.structure().bytes().length())
                .put("container", opened.word())
                .put("dialect", opened.structure().dialect().name())
                .put("records", opened.structure().records()).end().take());
    }

    @Override
    public void print(Opened opened, Finding finding) {
        switch (finding) {
            case Finding.Value(var node, var path) -> value(opened, node, path);
            case Finding.Trouble trouble -> out.line(problem(line.begin(), trouble).end().take());
            case Finding.Gap _ -> { }
        }
    }

    @Override
    public void end() { }

    private void value(Opened opened, Node node, Where path) {
        FieldItem field = node.field();
        if (field != null && node.isPlain()) {
            plain(opened, node, field, path);
            return;
        }
        line.begin().put("path", path.text()).put("role", role(node.role()))
                .put("type", node.row() == null ? null : node.row().name())
                .put("offset", node.span().start()).put("length", node.span().length())
                .put("header", node.header() & 0xFFFF_FFFFL);
        long packed = Leaf.packedCount(opened.structure(), node);
        if (node.isCollection()) {
            collection(opened, node, path);
        } else if (packed >= 0) {
            line.put("count", packed);
        } else if (values) {
            leaf(Leaf.of(opened.structure(), node));
        }
        out.line(line.end().take());
    }

    private void plain(Opened opened, Node node, FieldItem field, Where path) {
        line.begin().put("path", path.text()).put("role", role(node.role())).put("type", field.word());
        if (field.isBigEndian()) {
            line.put("order", "be");
        }
        line.put("offset", node.span().start()).put("length", node.span().length());
        if (field.kind() == FieldKind.BYTES) {
            line.put("count", field.size());
        } else if (values) {
            leaf(Leaf.of(opened.structure(), node));
        }
        out.line(line.end().take());
    }

    private void collection(Opened opened, Node node, Where path) {
        CollectionHead head = CollectionHead.of(opened.structure(), node);
        line.put("count", node.claimed());
        if (!path.isOpen() && node.children() > 0) {
            line.put("omitted", node.children());
        }
        if (node.row() != null && node.row().kind() == VariantKind.OBJECT) {
            line.put("class", head.className());
        }
        if (!(head.key() instanceof ElementType.Any)) {
            line.put("key", CollectionHead.name(head.key(), opened.structure().dialect()));
        }
        if (!(head.of() instanceof ElementType.Any)) {
            line.put("of", CollectionHead.name(head.of(), opened.structure().dialect()));
        }
    }

    private void leaf(Leaf leaf) {
        if (leaf.value() != null) {
            line.put("value", leaf.value());
        }
        if (leaf.raw() != null) {
            line.put("raw", leaf.raw());
        }
    }

    static JsonLine problem(JsonLine line, Finding.Trouble trouble) {
        Problem problem = trouble.problem();
        line.put("problem", problem.code().name()).put("severity", problem.severity().name())
                .put("offset", problem.span().start()).put("length", problem.span().length());
        if (trouble.path() != null) {
            line.put("path", trouble.path().text());
            if (trouble.path().deeper() > 0) {
                line.put("deeper", trouble.path().deeper());
            }
        }
        return line.put("message", FlawWords.clause(problem.flaw()));
    }

    private static String role(Role role) {
        return switch (role) {
            case ROOT -> "root";
            case KEY -> "key";
            case VALUE -> "value";
            case ELEMENT -> "element";
            case PROPERTY -> "property";
            case GAP -> "gap";
        };
    }
}
