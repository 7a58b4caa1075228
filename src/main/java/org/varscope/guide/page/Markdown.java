package org.varscope.guide.page;

import module java.base;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/// Reads a document of our own in Markdown: headings, paragraphs, points, tables, listings; code, links, strong words.
///
/// @param pages the page of the guide that a link leads to, by the file that it names; where there is none, the words
///              of the link are left
public record Markdown(Function<String, Optional<String>> pages) {
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /// {@return what `text` has below its title}
    /// @throws IllegalArgumentException if there is something in it that no block is for
    public List<Block> blocks(String text) {
        return children(PARSER.parse(text)).filter(node -> !(node instanceof Heading title && title.getLevel() == 1))
                .map(this::block).toList();
    }

    private static Stream<Node> children(Node node) {
        return Stream.iterate(node.getFirstChild(), Objects::nonNull, Node::getNext);
    }

    private Block block(Node node) {
        return switch (node) {
            case Heading heading -> new Block.Heading(words(heading));
            case Paragraph paragraph -> new Block.Paragraph(prose(paragraph));
            case BulletList list -> new Block.Points(children(list).map(item -> Prose.join(" ",
                    children(item).map(this::prose).toList())).toList());
            case FencedCodeBlock code -> new Block.Listing(code.getLiteral().stripTrailing());
            case TableBlock table -> table(table);
            default -> throw unknown(node);
        };
    }

    private Block table(TableBlock table) {
        List<Node> rows = children(table).flatMap(Markdown::children).filter(TableRow.class::isInstance).toList();
        return new Block.Table(children(rows.getFirst()).map(Markdown::words).toList(),
                rows.stream().skip(1).map(row -> children(row).map(this::prose).toList()).toList());
    }

    private Prose prose(Node node) {
        List<Prose.Part> parts = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        children(node).map(this::part).forEach(part -> {
            if (!(part instanceof Prose.Plain)) {
                flush(plain, parts);
                parts.add(part);
            } else {
                plain.append(part.text());
            }
        });
        flush(plain, parts);
        return new Prose(parts);
    }

    private static void flush(StringBuilder plain, List<Prose.Part> parts) {
        if (!plain.isEmpty()) {
            parts.add(new Prose.Plain(plain.toString()));
            plain.setLength(0);
        }
    }

    private Prose.Part part(Node node) {
        return switch (node) {
            case Text text -> new Prose.Plain(text.getLiteral());
            case SoftLineBreak _ -> new Prose.Plain(" ");
            case Code code -> new Prose.Code(code.getLiteral());
            case Emphasis emphasis -> new Prose.Strong(words(emphasis));
            case StrongEmphasis strong -> new Prose.Strong(words(strong));
            case Link link -> pages.apply(link.getDestination()).<Prose.Part>map(page -> new Prose.Link(words(link),
                    page)).orElseGet(() -> new Prose.Plain(words(link)));
            default -> throw unknown(node);
        };
    }

    private static IllegalArgumentException unknown(Node node) {
        return new IllegalArgumentException("the guide cannot show this: " + node);
    }

    /// {@return the words in `node` without marks}
    private static String words(Node node) {
        StringBuilder words = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak soft) {
                words.append(' ');
            }
        });
        return words.toString();
    }
}
