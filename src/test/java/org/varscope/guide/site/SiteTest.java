package org.varscope.guide.site;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.guide.Guide;
import org.varscope.said.Language;

/// The web site is gone through from link to link.
class SiteTest {
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

    @TempDir
    private static Path site;

    @BeforeAll
    static void isWritten() throws IOException {
        Site.write(site, List.of(Language.values()));
    }

    private static List<String> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page)).results().map(found -> found.group(1))
                .filter(link -> !link.startsWith("data:")).toList();
    }

    @Test
    void noLinkIsDeadAndEveryFileIsReached() throws IOException {
        Path start = site.resolve("index.html");
        Set<Path> reached = new HashSet<>(List.of(start));
        Deque<Path> ahead = new ArrayDeque<>(reached);
        while (!ahead.isEmpty()) {
            Path page = ahead.pop();
            for (String link : links(page)) {
                Path target = page.resolveSibling(link).normalize();
                assertThat(target).as("%s from %s", link, page).isRegularFile().startsWith(site);
                if (reached.add(target) && target.toString().endsWith(".html")) {
                    ahead.add(target);
                }
            }
        }
        try (Stream<Path> all = Files.walk(site)) {
            assertThat(reached).containsExactlyInAnyOrderElementsOf(all.filter(Files::isRegularFile).toList());
        }
    }

    @Test
    void everyPageIsThereInEveryLanguage() {
        for (String name : new Guide(Language.ENGLISH).names()) {
            assertThat(site.resolve("en").resolve(name + ".html")).isRegularFile();
            assertThat(site.resolve("ja").resolve(name + ".html")).isRegularFile();
        }
    }

    @Test
    void nothingComesFromElsewhere() throws IOException {
        try (Stream<Path> all = Files.walk(site)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).as(file.toString())
                        .doesNotContain("src=\"http", "href=\"http", "url(", "@import", "fetch(");
            }
        }
    }

    @Test
    void markupIsClosedInTheOrderInWhichItIsOpened() throws IOException {
        Pattern tag = Pattern.compile("<(/?)([a-z0-9]+)[^>]*?(/?)>");
        Set<String> single = Set.of("meta", "link", "input", "br");
        try (Stream<Path> all = Files.walk(site.resolve("en"))) {
            for (Path file : all.filter(path -> path.toString().endsWith(".html")).toList()) {
                Deque<String> open = new ArrayDeque<>();
                tag.matcher(Files.readString(file)).results().forEach(found -> {
                    if (found.group(1).equals("/")) {
                        assertThat(open.pop()).as(file.toString()).isEqualTo(found.group(2));
                    } else if (found.group(3).isEmpty() && !single.contains(found.group(2))) {
                        open.push(found.group(2));
                    }
                });
                assertThat(open).as(file.toString()).isEmpty();
            }
        }
    }

    private static void mark(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.createFile(folder.resolve(Site.MARK));
    }

    @Test
    void nothingIsWrittenThroughALink(@TempDir Path folder) throws IOException {
        Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear");
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        for (String name : List.of(Site.MARK, "index.html", "en/words.js", "en/types/int.html", "en", "en/types")) {
            Path guide = folder.resolve("guide " + name.replace('/', ' '));
            mark(guide);
            Path link = guide.resolve(name);
            Files.deleteIfExists(link);
            Files.createDirectories(link.getParent());
            Files.createSymbolicLink(link, name.contains(".") ? letter : elsewhere);
            assertThatThrownBy(() -> Site.write(guide, List.of(Language.ENGLISH))).as(name)
                    .isInstanceOf(FileSystemException.class).hasMessageContaining("is a link");
            assertThat(letter).hasContent("Dear");
            assertThat(elsewhere).isEmptyDirectory();
        }
    }

    @Test
    void aFileThatHasAnotherNameKeepsWhatItHoldsUnderThat(@TempDir Path folder) throws IOException {
        Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear");
        Path guide = folder.resolve("guide");
        mark(guide);
        Files.createLink(guide.resolve("index.html"), letter);
        Site.write(guide, List.of(Language.ENGLISH));
        assertThat(letter).hasContent("Dear");
        assertThat(guide.resolve("index.html")).content().contains("<!doctype html>");
    }

    @Test
    void theFolderItselfMayBeALink(@TempDir Path folder) throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        Site.write(link, List.of(Language.ENGLISH));
        assertThat(real.resolve("index.html")).isRegularFile();
    }

    @Test
    void aGuideIsReplacedAndOtherFilesAreNot(@TempDir Path folder) throws IOException {
        Site.write(folder, List.of(Language.JAPANESE));
        assertThat(Site.write(folder, List.of(Language.ENGLISH))).isEqualTo(new Guide(Language.ENGLISH).names().size());
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("letter.txt"), "Dear");
        assertThatThrownBy(() -> Site.write(other, List.of(Language.ENGLISH)))
                .isInstanceOf(DirectoryNotEmptyException.class);
        assertThat(other).isDirectoryContaining("glob:**letter.txt").isDirectoryNotContaining("glob:**index.html");
    }
}
