package org.varscope.guide;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Page;
import org.varscope.guide.page.Prose;
import org.varscope.said.Language;

/// The documents of the format are pages of the guide. `-Dvarscope.write.docs=true` writes them.
class GuideDocumentsTest {
    private static final Path FOLDER = Path.of("src", "docs", "format");

    @ParameterizedTest
    @CsvSource({"index, values.md", "problems, problems.md"})
    void aDocumentSaysWhatThePageOfTheGuideSays(String page, String file) throws IOException {
        String written = markdown(new Guide(Language.ENGLISH).page(page).orElseThrow());
        if (Boolean.getBoolean("varscope.write.docs")) {
            Files.writeString(FOLDER.resolve(file), written);
        }
        assertThat(Files.readString(FOLDER.resolve(file))).isEqualTo(written);
    }

    private static String markdown(Page page) {
        return Stream.concat(Stream.of("# " + page.title()), page.blocks().stream().map(GuideDocumentsTest::markdown))
                .collect(Collectors.joining("\n\n", "", "\n"));
    }

    private static String markdown(Block block) {
        return switch (block) {
            case Block.Heading(var text) -> "## " + text;
            case Block.Paragraph(var prose) -> markdown(prose);
            case Block.Points(var points) -> points.stream().map(point -> "- " + markdown(point))
                    .collect(Collectors.joining("\n"));
            case Block.Listing(var lines) -> "```\n" + lines + "\n```";
            case Block.Table(var heads, var rows) -> row(heads) + "\n" + "|---".repeat(heads.size()) + "|\n"
                    + rows.stream().map(row -> row(row.stream().map(GuideDocumentsTest::markdown).toList()))
                    .collect(Collectors.joining("\n"));
            case Block.Bits(var groups) -> "```\n" + groups.reversed().stream()
                    .map(group -> "[bits %d to %d: %s]".formatted(group.from() + group.count() - 1, group.from(),
                            group.name().isEmpty() ? "0" : group.name())).collect(Collectors.joining(" ")) + "\n```";
            case Block.Drawing(var strips) -> "```\n" + strips.stream().map(strip -> (strip.when() + " "
                    + strip.boxes().stream().map(box -> "[%s: %s]".formatted(box.name(), box.size()))
                    .collect(Collectors.joining(" "))).strip()).collect(Collectors.joining("\n")) + "\n```";
            case Block.Bytes(var example, var lines) -> "`" + example.caption() + "`\n\n"
                    + row(List.of("Offset", "Bytes", "Field", "What it does")) + "\n|---|---|---|---|\n"
                    + lines.stream().map(line -> row(List.of(line.offset(), "`" + line.bytes() + "`", line.name(),
                            line.sentence()))).collect(Collectors.joining("\n"));
        };
    }

    private static String row(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |"));
    }

    private static String markdown(Prose prose) {
        return prose.parts().stream().map(part -> switch (part) {
            case Prose.Plain(var text) -> text;
            case Prose.Code(var text) -> "`" + text + "`";
            case Prose.Strong(var text) -> "**" + text + "**";
            case Prose.Link(var text, var page) -> page.startsWith("problems/") ? "`" + text + "`"
                    : page.equals(Guide.MANUAL) ? "[" + text + "](../manual/README.md)"
                    : page.equals("problems") ? "[" + text + "](problems.md)" : text;
        }).collect(Collectors.joining());
    }
}
