package org.varscope.guide;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Markdown;
import org.varscope.guide.page.Page;
import org.varscope.guide.page.Prose;
import org.varscope.said.Language;

/// The manual that the program shows is the one that is written in `src/docs`.
class ManualTest {
    private static final Path DOCS = Path.of("src", "docs");
    private static final Markdown MARKDOWN = new Markdown(link ->
            link.startsWith("keys.md") ? Optional.of("manual/keys") : Optional.empty());

    private static Path file(Topic topic) {
        String name = topic.name().equals(Guide.MANUAL) ? "README.md"
                : topic.name().substring(topic.name().indexOf('/') + 1) + ".md";
        Path inside = DOCS.resolve("manual", name);
        return Files.exists(inside) ? inside : DOCS.resolve(name);
    }

    private static Chapter chapter(Guide guide) {
        return guide.chapters().stream().filter(each -> each.topics().getFirst().name().equals(Guide.MANUAL))
                .findFirst().orElseThrow();
    }

    @Test
    void everyPageOfTheManualIsInTheGuideUnderItsTitle() throws IOException {
        Guide guide = new Guide(Language.ENGLISH);
        for (Topic topic : chapter(guide).topics()) {
            String text = Files.readString(file(topic));
            assertThat(text).startsWith("# " + topic.title() + "\n");
            Page page = guide.page(topic.name()).orElseThrow();
            List<String> words = Pattern.compile("[\\p{L}\\d]+").matcher(page.text()).results()
                    .map(MatchResult::group).toList();
            String rest = text.substring(text.indexOf('\n')).replaceAll("```\\w+", "```")
                    .replaceAll("]\\([^)]*\\)", "]");
            assertThat(words).as(topic.name()).containsExactlyElementsOf(
                    Pattern.compile("[\\p{L}\\d]+").matcher(rest).results().map(MatchResult::group).toList());
        }
        try (Stream<Path> files = Files.list(DOCS.resolve("manual"))) {
            assertThat(chapter(guide).topics()).extracting(ManualTest::file).containsAll(files.toList());
        }
    }

    @Test
    void otherLanguagesSayThatItIsInEnglish() {
        Guide guide = new Guide(Language.JAPANESE);
        assertThat(chapter(guide).topics()).allSatisfy(topic -> {
            assertThat(topic.title()).containsPattern("[\\p{IsKatakana}\\p{IsHan}]");
            assertThat(guide.page(topic.name()).orElseThrow().text()).contains("英語です");
        });
    }

    @Test
    void markdownIsReadAsBlocks() {
        assertThat(MARKDOWN.blocks("""
                # Title

                ## A *fine* `heading`

                One line
                and **Ctrl+F**, *File > Open*, `code`, [keys](keys.md#file), [else](other.md).

                - a point
                  of two lines
                - another

                ```
                $ varscope tree

                end
                ```

                | A | B |
                |---|--:|
                | `a\\|b` | [k](keys.md) |
                | | |
                """)).containsExactly(
                new Block.Heading("A fine heading"),
                new Block.Paragraph(new Prose(List.of(new Prose.Plain("One line and "), new Prose.Strong("Ctrl+F"),
                        new Prose.Plain(", "), new Prose.Strong("File > Open"), new Prose.Plain(", "),
                        new Prose.Code("code"), new Prose.Plain(", "), new Prose.Link("keys", "manual/keys"),
                        new Prose.Plain(", else.")))),
                new Block.Points(List.of(Prose.plain("a point of two lines"), Prose.plain("another"))),
                new Block.Listing("$ varscope tree\n\nend"),
                new Block.Table(List.of("A", "B"), List.of(List.of(Prose.code("a|b"), Prose.link("k", "manual/keys")),
                        List.of(Prose.plain(""), Prose.plain("")))));
    }

    @Test
    void whatTheGuideCannotShowIsNoMarkdownOfOurs() {
        for (String text : List.of("> said", "1. first", "a ![picture](x.png)", "<b>html</b>")) {
            assertThatThrownBy(() -> MARKDOWN.blocks(text)).as(text).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
