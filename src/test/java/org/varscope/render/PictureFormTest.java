package org.varscope.render;

import module java.base;
import module java.xml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.awt.image.BufferedImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.dialect.Framing;
import org.varscope.document.place.PathBuilder;
import org.varscope.explain.field.Explanation;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

class PictureFormTest {
    private static final String VALUE = "{ \"name\": \"<b onclick='x'>&amp;\\\"\\u202e\", \"speed\": 3.5, \"at\": "
            + "PackedInt32Array(1, 2, 3, 4, 5, 6) }";

    private static Annotated made(String value, Language language) {
        byte[] bytes = Made.bytes(value);
        return annotated(bytes, new Span(0, bytes.length), language);
    }

    private static Annotated annotated(byte[] bytes, Span span, Language language) {
        Structure structure = Made.scan(bytes, Framing.BARE, "godot4");
        return Annotated.of("a <&> \"b\".save", structure, span, language, new PathBuilder(structure)::shown);
    }

    private static Document parsed(byte[] file) throws SAXException, IOException, ParserConfigurationException {
        String text = new String(file, StandardCharsets.UTF_8).replaceFirst("<!DOCTYPE html>", "");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(
                new StringReader(text)));
    }

    private static List<String> texts(Document document, String tag) {
        NodeList found = document.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength()).mapToObj(found::item).map(org.w3c.dom.Node::getTextContent)
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void anSvgIsWellFormedAndTellsEveryFieldWithItsNumber(Language language) throws Exception {
        Annotated what = made(VALUE, language);
        Document svg = parsed(PictureForm.SVG.write(what, Shade.LIGHT));
        assertThat(texts(svg, "text")).containsAll(what.fields().stream().map(Explanation::name).toList())
                .containsAll(IntStream.rangeClosed(1, what.fields().size()).mapToObj(Integer::toString).toList());
        assertThat(texts(svg, "title")).anySatisfy(title ->
                assertThat(title).endsWith(what.fields().getLast().sentence()));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aPageIsWellFormedAndHasALineForEveryField(Language language) throws Exception {
        Annotated what = made(VALUE, language);
        Document page = parsed(PictureForm.HTML.write(what, Shade.DARK));
        List<String> cells = texts(page, "td");
        for (Explanation field : what.fields()) {
            assertThat(cells).contains(field.name(), field.path(), field.bytes(), field.source());
        }
        assertThat(texts(page, "tr")).hasSize(what.fields().size() + 1);
    }

    @Test
    void everyByteOfAPageLeadsToTheLineOfItsField() throws Exception {
        Annotated what = made(VALUE, Language.ENGLISH);
        Document page = parsed(PictureForm.HTML.write(what, Shade.LIGHT));
        Map<String, String> bytes = new HashMap<>();
        NodeList links = page.getElementsByTagName("a");
        for (int i = 0; i < links.getLength(); i++) {
            Element link = (Element) links.item(i);
            NodeList own = link.getElementsByTagName("b");
            for (int j = 0; j < own.getLength(); j++) {
                bytes.merge(link.getAttribute("href"), own.item(j).getTextContent(), String::concat);
            }
        }
        for (int i = 0; i < what.fields().size(); i++) {
            Span span = what.fields().get(i).field().span();
            assertThat(bytes).containsEntry("#f" + (i + 1), HexFormat.of().withUpperCase().formatHex(what.bytes(),
                    (int) span.start(), (int) span.end()));
        }
    }

    @Test
    void nothingOfAFileIsMarkup() throws Exception {
        for (PictureForm form : List.of(PictureForm.SVG, PictureForm.HTML)) {
            Document document = parsed(form.write(made(VALUE, Language.ENGLISH), Shade.LIGHT));
            NodeList all = document.getElementsByTagName("*");
            for (int i = 0; i < all.getLength(); i++) {
                Element element = (Element) all.item(i);
                assertThat(element.getTagName()).isNotEqualTo("script");
                assertThat(element.hasAttribute("onclick")).isFalse();
            }
            assertThat(document.getDocumentElement().getTextContent()).contains("<b onclick='x'>")
                    .doesNotContain("\u202e");
        }
    }

    @ParameterizedTest
    @EnumSource(Shade.class)
    void aPngHasThePageOfItsShadeAndLetters(Shade shade) throws IOException {
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(
                PictureForm.PNG.write(made("3.5", Language.JAPANESE), shade)));
        int page = Integer.parseInt(shade.colors().of("-vs-page").substring(1), 16);
        assertThat(picture.getRGB(1, 1) & 0xFFFFFF).isEqualTo(page);
        int header = Integer.parseInt(shade.colors().of("-vs-role-header").substring(1), 16);
        assertThat(IntStream.range(0, picture.getWidth() * picture.getHeight())
                .filter(i -> (picture.getRGB(i % picture.getWidth(), i / picture.getWidth()) & 0xFFFFFF) == header)
                .count()).isPositive();
    }

    @Test
    void aPngThatWouldBeTooLargeSaysWhatToDo() {
        byte[] bytes = Made.bytes("\"" + "x".repeat(40_000) + "\"");
        Annotated what = annotated(bytes, new Span(0, bytes.length), Language.ENGLISH);
        assertThatIOException().isThrownBy(() -> PictureForm.PNG.write(what, Shade.LIGHT))
                .withMessageContaining("Choose fewer bytes, or SVG or HTML");
    }

    @Test
    void fieldsThatReachBeyondTheSpanAreShownWithinIt() throws Exception {
        Annotated what = annotated(Made.bytes("\"" + "x".repeat(64) + "\""), new Span(20, 4), Language.ENGLISH);
        assertThat(what.fields()).singleElement().satisfies(field ->
                assertThat(field.field().role()).isEqualTo(FieldRole.TEXT));
        assertThat(texts(parsed(PictureForm.SVG.write(what, Shade.LIGHT)), "text")).filteredOn("78"::equals)
                .hasSize(4);
        assertThat(texts(parsed(PictureForm.HTML.write(what, Shade.LIGHT)), "b")).hasSize(4);
    }

    @Test
    void lettersOfATextAreThoseOfTheTextColumn() throws Exception {
        Annotated what = annotated(Made.bytes("\"\u00c5sa\""), new Span(8, 4), Language.ENGLISH);
        assertThat(texts(parsed(PictureForm.SVG.write(what, Shade.LIGHT)), "text"))
                .containsSubsequence("\u00c5", "\u2039", "s", "a");
    }

    @Test
    void damageIsToldInWords() throws Exception {
        byte[] bytes = HexFormat.of().parseHex("1C000000FFFFFF7F0200000001000000");
        Annotated what = annotated(bytes, new Span(0, bytes.length), Language.ENGLISH);
        assertThat(texts(parsed(PictureForm.SVG.write(what, Shade.LIGHT)), "text"))
                .anyMatch(text -> text.startsWith("! count 2,147,483,647 needs"));
    }
}
