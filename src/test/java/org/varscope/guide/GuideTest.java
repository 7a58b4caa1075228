package org.varscope.guide;

import module java.base;
import org.varscope.guide.ProblemPages.BrokenBytes;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Check;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.check.ListedProblems;
import org.varscope.check.Verdict;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Wrapper;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.explain.field.Pages;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Page;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.sample.SampleValues;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.VariantKind;

class GuideTest {
    private static final Guide ENGLISH = new Guide(Language.ENGLISH);

    private static Stream<Dialect> dialects() {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream());
    }

    private static List<Page> pages(Guide guide) {
        return guide.names().stream().map(name -> guide.page(name).orElseThrow()).toList();
    }

    private static <B extends Block> List<B> blocks(Page page, Class<B> kind) {
        return page.blocks().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Test
    void everyTypeDialectFramingWrapperAndProblemHasAPage() {
        assertThat(ENGLISH.names()).doesNotHaveDuplicates()
                .containsAll(Arrays.stream(VariantKind.values()).map(Pages::of).toList())
                .containsAll(Arrays.stream(Code.values()).map(Pages::of).toList())
                .containsAll(dialects().map(dialect -> "dialects/" + dialect.name()).toList())
                .containsAll(Arrays.stream(Wrapper.values()).map(wrapper -> "wrappers/" + wrapper.word()).toList())
                .contains(Guide.START, Pages.TYPES, Pages.PROBLEMS, Pages.RECORD, Pages.PROJECT, Pages.FIELDS);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLinkLeadsToAPageAndEveryPageIsReached(Language language) {
        Guide guide = new Guide(language);
        Set<String> reached = new HashSet<>(List.of(Guide.START));
        Deque<String> ahead = new ArrayDeque<>(reached);
        while (!ahead.isEmpty()) {
            Page page = guide.page(ahead.pop()).orElseThrow();
            assertThat(guide.names()).as(page.name()).containsAll(page.links());
            page.links().stream().filter(reached::add).forEach(ahead::add);
        }
        assertThat(reached).containsAll(guide.names());
    }

    @Test
    void theNumbersOnAPageAreThoseOfTheTables() {
        dialects().forEach(dialect -> {
            Page page = ENGLISH.page("dialects/" + dialect.name()).orElseThrow();
            Block.Table table = blocks(page, Block.Table.class).getLast();
            assertThat(table.rows()).extracting(row -> row.getFirst().plain() + " " + row.get(1).plain())
                    .containsExactlyElementsOf(dialect.rows().stream()
                            .map(row -> row.id() + " " + row.name()).toList());
            for (Row row : dialect.rows()) {
                assertThat(blocks(ENGLISH.page(Pages.of(row.kind())).orElseThrow(), Block.Table.class))
                        .flatExtracting(Block.Table::rows).anyMatch(cells ->
                                cells.getFirst().plain().equals(dialect.traits().title())
                                && cells.get(1).plain().equals(Integer.toString(row.id()))
                                && cells.get(2).plain().equals(row.name()));
            }
        });
    }

    @Test
    void theBoxesOfADrawingAreAsManyBytesAsTheEncoderWrites() {
        LayoutDrawing drawing = new LayoutDrawing(Phrases.beside(Guide.class, Language.ENGLISH));
        Dialect dialect = Dialects.of("godot4");
        for (Row row : dialect.rows()) {
            if (row.layout() instanceof Layout.Fixed || row.layout() instanceof Layout.Empty) {
                List<Block.Drawing.Box> boxes = drawing.of(row).strips().getFirst().boxes();
                int bytes = boxes.stream().mapToInt(box -> Integer.parseInt(box.size().split(" ")[0])).sum();
                Block.Bytes example = new Explained(Language.ENGLISH)
                        .value(SampleValues.of(row).firstEntry().getValue(), dialect, "x").orElseThrow();
                assertThat(example.example().bytes()).as(row.name()).hasSize(bytes);
                assertThat(example.lines()).as(row.name()).hasSameSizeAs(boxes)
                        .extracting(Block.Bytes.Line::role)
                        .containsExactlyElementsOf(boxes.stream().map(Block.Drawing.Box::role).toList());
            }
        }
    }

    @Test
    void everyHeaderIsDrawnWithAll32Bits() {
        for (Page page : pages(ENGLISH)) {
            for (Block.Bits bits : blocks(page, Block.Bits.class)) {
                int at = 0;
                for (Block.Bits.Group group : bits.groups()) {
                    assertThat(group.from()).as(page.name()).isEqualTo(at);
                    at += group.count();
                }
                assertThat(at).isEqualTo(Integer.SIZE);
            }
        }
    }

    @Test
    void everyTypeHasAnExampleThatReadsWithoutAProblem() {
        for (VariantKind kind : VariantKind.values()) {
            if (dialects().noneMatch(dialect -> dialect.rowOf(kind).isPresent())) {
                continue;
            }
            List<Block.Bytes> examples = blocks(ENGLISH.page(Pages.of(kind)).orElseThrow(), Block.Bytes.class);
            assertThat(examples).as(kind.name()).isNotEmpty();
            for (Block.Bytes example : examples) {
                Structure structure = Structure.scan(ByteStore.of(example.example().bytes()),
                        example.example().reads(), example.example().lies(), Progress.NONE);
                assertThat(structure.errors()).as(example.example().name()).isZero();
                assertThat(example.lines()).isNotEmpty();
            }
        }
    }

    static List<BrokenBytes> broken() {
        return BrokenBytes.all();
    }

    @ParameterizedTest
    @MethodSource("broken")
    void anExampleOfAProblemHasTheProblemAndIsExplained(BrokenBytes broken) {
        List<Problem> known = broken.wrapped() ? Explained.wrapping(broken.bytes()).problems() : List.of();
        ByteStore content = broken.wrapped() ? Explained.wrapping(broken.bytes()).content()
                : ByteStore.of(broken.bytes());
        Structure structure = Structure.scan(content, broken.dialect(), broken.framing(), Progress.NONE)
                .alsoKnowing(known);
        Set<Code> found = EnumSet.noneOf(Code.class);
        Inspection inspection = new Inspection(structure);
        for (Finding finding = inspection.next(); finding != null; finding = inspection.next()) {
            if (finding instanceof Finding.Trouble trouble) {
                found.add(trouble.problem().code());
            }
        }
        Check check = new Check(structure, ObjectRule.FORBIDDEN);
        for (Verdict verdict = check.next(ListedProblems.KEPT); verdict != null;
                verdict = check.next(ListedProblems.KEPT)) {
            verdict.said().forEach(trouble -> found.add(trouble.problem().code()));
        }
        assertThat(found).contains(broken.code());
        Page page = ENGLISH.page(Pages.of(broken.code())).orElseThrow();
        assertThat(blocks(page, Block.Bytes.class)).anyMatch(example -> Arrays.equals(example.example().bytes(),
                broken.bytes()) && !example.lines().isEmpty());
        // That more follow is said where a list ends, and an explanation leaves nothing out.
        List<String> clauses = named(structure, broken.code());
        assertThat(clauses.isEmpty()).isEqualTo(broken.code() == Code.MORE_FOLLOW);
        assertThat(clauses.isEmpty() || blocks(page, Block.Bytes.class).stream()
                .flatMap(example -> example.lines().stream()).map(Block.Bytes.Line::sentence)
                .anyMatch(sentence -> clauses.stream().anyMatch(sentence::contains)))
                .as("the page shows its own problem").isTrue();
    }

    /// What an inspection says of problems of a kind.
    private static List<String> named(Structure structure, Code code) {
        List<String> clauses = new ArrayList<>();
        Inspection inspection = new Inspection(structure);
        for (Finding finding = inspection.next(); finding != null; finding = inspection.next()) {
            if (finding instanceof Finding.Trouble(var problem, _) && problem.code() == code) {
                clauses.add(Clauses.clause(problem.flaw()));
            }
        }
        return clauses;
    }

    @Test
    void everyProblemHasAnExample() {
        assertThat(BrokenBytes.all()).extracting(BrokenBytes::code).contains(Code.values());
    }

    @Test
    void whatIsCalledLikeWordsThatAreAskedForComesFirst() {
        assertThat(ENGLISH.find("PoolIntArray").getFirst().name()).isEqualTo("types/packed-int32-array");
        assertThat(ENGLISH.find("  basis ").getFirst().name()).isEqualTo("types/basis");
        assertThat(ENGLISH.find("rows first three")).extracting(Page::name).contains("documents", "types/basis");
        assertThat(ENGLISH.find("zebra")).isEmpty();
        assertThat(ENGLISH.find(" ")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noWordsAreMissingAndNoPlacesAreLeftOpen(Language language) {
        for (Page page : pages(new Guide(language))) {
            assertThat(page.text()).as(page.name()).doesNotContainPattern("\\{\\d}").doesNotContain("''");
        }
    }

    @Test
    void everyTextIsThereInJapanese() {
        ResourceBundle english = ResourceBundle.getBundle("org.varscope.guide.messages", Locale.ROOT,
                Guide.class.getModule());
        ResourceBundle japanese = ResourceBundle.getBundle("org.varscope.guide.messages", Locale.JAPANESE,
                Guide.class.getModule());
        assertThat(japanese.getLocale()).isEqualTo(Locale.JAPANESE);
        for (String key : english.keySet()) {
            String text = english.getString(key);
            assertThat(!text.matches(".*[a-z]{4}.*") || text.matches("[`a-z_0-9]*")
                    || !japanese.getString(key).equals(text)).as(key).isTrue();
        }
    }

    @Test
    void aPageThatIsNotThereIsSaid() {
        assertThat(ENGLISH.page("types/nothing")).isEmpty();
        assertThat(ENGLISH.title("types/nothing")).isEmpty();
        assertThat(ENGLISH.title("types/int")).contains("int");
    }
}
