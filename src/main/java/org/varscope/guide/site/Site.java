package org.varscope.guide.site;

import module java.base;
import org.varscope.guide.Chapter;
import org.varscope.guide.Guide;
import org.varscope.guide.Topic;
import org.varscope.guide.page.Page;
import org.varscope.said.Language;
import org.varscope.said.Phrases;

/// Writes the guide as a folder of web pages: one folder a language, and what they have in common beside them.
public final class Site {
    /// By this file a folder is known as one that a guide was written into.
    static final String MARK = "guide.css";
    private static final List<String> SHARED = List.of(MARK, "search.js");

    private final Guide guide;
    private final Phrases phrases;

    private Site(Language language) {
        this.guide = new Guide(language);
        this.phrases = Phrases.beside(Site.class, language);
    }

    /// Writes the pages in all `languages`, of which the first is the one to begin with, over those of a guide that
    /// was written there before.
    ///
    /// @return how many pages there are
    /// @throws DirectoryNotEmptyException if the folder has other files than those of a guide
    /// @throws FileAlreadyExistsException if it is a file
    /// @throws FileSystemException        if something in it is a symbolic link, or no file where one is to be
    /// @throws IOException                if a file cannot be written
    public static int write(Path folder, List<Language> languages) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> there = Files.list(folder)) {
            if (there.findAny().isPresent() && !Files.exists(folder.resolve(MARK))) {
                throw new DirectoryNotEmptyException(folder.toString());
            }
        }
        SiteFolder site = new SiteFolder(folder);
        for (String file : SHARED) {
            site.write(file, resource(file));
        }
        String first = languages.getFirst().tag() + "/" + Guide.START + ".html";
        site.write(Guide.START + ".html", ("<!doctype html>\n<meta charset=\"utf-8\">\n"
                + "<title>Varscope</title>\n<meta http-equiv=\"refresh\" content=\"0; url=%s\">\n"
                + "<a href=\"%s\">%s</a>\n")
                .formatted(first, first, Phrases.beside(Site.class, languages.getFirst()).get("title")));
        int pages = 0;
        for (Language language : languages) {
            pages += new Site(language).write(site, languages);
        }
        return pages;
    }

    private static byte[] resource(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(file), file)) {
            return in.readAllBytes();
        }
    }

    private int write(SiteFolder site, List<Language> languages) throws IOException {
        String folder = guide.language().tag() + "/";
        for (String name : guide.names()) {
            site.write(folder + name + ".html", html(guide.page(name).orElseThrow(), languages));
        }
        site.write(folder + "words.js", words());
        return guide.names().size();
    }

    private String html(Page page, List<Language> languages) {
        String root = "../".repeat((int) page.name().chars().filter(letter -> letter == '/').count());
        Html html = new Html(root, phrases);
        StringBuilder text = new StringBuilder("""
                <!doctype html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s – %s</title>
                <link rel="stylesheet" href="%s../%s">
                """.formatted(guide.language().tag(), Html.escaped(page.title()), phrases.get("title"), root, MARK));
        languages.stream().filter(other -> other != guide.language()).forEach(other -> text.append(
                "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n".formatted(other.tag(),
                        other(other, page, root))));
        text.append("</head>\n<body>\n").append(header(page, root, languages)).append(contents(page, root))
                .append("<main>\n<h1>").append(Html.escaped(page.title())).append("</h1>\n");
        page.blocks().forEach(block -> text.append(html.of(block)));
        return text.append("</main>\n<script src=\"").append(root).append("words.js\"></script>\n<script src=\"")
                .append(root).append("../search.js\"></script>\n</body>\n</html>\n").toString();
    }

    private static String other(Language language, Page page, String root) {
        return "%s../%s/%s.html".formatted(root, language.tag(), page.name());
    }

    private String header(Page page, String root, List<Language> languages) {
        StringBuilder text = new StringBuilder("<header><a class=\"home\" href=\"%s%s.html\">%s</a>".formatted(root,
                Guide.START, phrases.get("title")));
        text.append(("<search><input type=\"search\" id=\"search\" placeholder=\"%s\" aria-label=\"%s\""
                + " data-root=\"%s\" data-none=\"%s\" autocomplete=\"off\"><ul id=\"found\" hidden></ul></search>")
                .formatted(phrases.get("search"), phrases.get("search"), root, phrases.get("search.none")));
        languages.stream().filter(other -> other != guide.language()).forEach(other -> text.append(
                "<a lang=\"%s\" href=\"%s\">%s</a>".formatted(other.tag(), other(other, page, root),
                        Phrases.beside(Site.class, other).get("language"))));
        return text.append("</header>\n").toString();
    }

    /// The chapters, and the pages of the one that `page` is in.
    private String contents(Page page, String root) {
        StringBuilder text = new StringBuilder("<nav aria-label=\"%s\">\n".formatted(phrases.get("contents")));
        for (Chapter chapter : guide.chapters()) {
            boolean open = chapter.topics().stream().anyMatch(topic -> topic.name().equals(page.name()));
            text.append("<details%s><summary>%s</summary>\n<ul>\n".formatted(open ? " open" : "",
                    Html.escaped(chapter.title())));
            for (Topic topic : chapter.topics()) {
                text.append("<li><a href=\"%s%s.html\"%s>%s</a></li>\n".formatted(root, topic.name(),
                        topic.name().equals(page.name()) ? " aria-current=\"page\"" : "",
                        Html.escaped(topic.title())));
            }
            text.append("</ul></details>\n");
        }
        return text.append("</nav>\n").toString();
    }

    /// What the search looks in: for each page its name, its title, other names, and its text. A script and no data
    /// file, as browsers load nothing else beside a page that is on a disk.
    private String words() {
        StringJoiner pages = new StringJoiner(",\n", "const pages = [\n", "\n];\n");
        for (String name : guide.names()) {
            Page page = guide.page(name).orElseThrow();
            pages.add("[%s, %s, %s, %s]".formatted(quoted(name), quoted(page.title()),
                    quoted(String.join(" ", page.also())), quoted(page.text())));
        }
        return pages.toString();
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("<", "\\u003C")
                + "\"";
    }

    /// The folder that a guide is written into. Whatever is in it, nothing outside of it is changed: no link in it is
    /// followed, and a file that is replaced keeps what it holds under its other names.
    ///
    /// @param folder may itself be a link, as whoever names it means what it leads to
    record SiteFolder(Path folder) {
        void write(String name, String text) throws IOException {
            write(name, text.getBytes(StandardCharsets.UTF_8));
        }

        /// Writes a file.
        ///
        /// @param name with strokes between folders, which are made where they are missing
        /// @throws FileSystemException if something on the way is a link, or something else than it should be
        void write(String name, byte[] bytes) throws IOException {
            Path file = folder;
            for (Iterator<String> parts = List.of(name.split("/")).iterator(); parts.hasNext();) {
                file = file.resolve(parts.next());
                if (parts.hasNext()) {
                    enter(file);
                }
            }
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                refuse(file, Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS), "a file");
                Files.delete(file);
            }
            Files.write(file, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        }

        private static void enter(Path folder) throws IOException {
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                refuse(folder, Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS), "a folder");
            } else {
                Files.createDirectory(folder);
            }
        }

        private static void refuse(Path there, boolean right, String expected) throws FileSystemException {
            if (!right) {
                String found = Files.isSymbolicLink(there) ? "is a link" : "is something else";
                throw new FileSystemException(there.toString(), null,
                        found + "; expected " + expected + " of the guide; nothing is written through it");
            }
        }
    }
}
