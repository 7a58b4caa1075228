package org.varscope.guide;

import module java.base;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Markdown;
import org.varscope.guide.page.Prose;
import org.varscope.said.Language;
import org.varscope.said.Phrases;

/// How the program is used: the pages of `src/docs/manual` as they are written there, in English, and those beside it
/// that they lead to.
record ManualPages(Phrases phrases, Language language) {
    private static final String FOLDER = Guide.MANUAL + "/";
    private static final String END = ".md";
    private static final String OUT = "../";
    /// The files of the manual in order; the page of the first is that of the whole.
    private static final List<String> FILES = List.of("README", "installing", "window", "editing", "finding", "damage",
            "files", "command-line", "scripts", "figures");
    /// Those in the folder around it.
    private static final List<String> AROUND = List.of("keys", "lessons", "repair", "layouts");

    Chapter chapter() {
        return new Chapter(phrases.get("manual"), Stream.concat(FILES.stream(), AROUND.stream())
                .map(file -> new Topic(name(file), phrases.get(name(file).replace('/', '.')), () -> blocks(file)))
                .toList());
    }

    private static String name(String file) {
        return file.equals(FILES.getFirst()) ? Guide.MANUAL : FOLDER + file;
    }

    /// {@return the page that a link in the manual leads to}
    private static Optional<String> page(String link) {
        boolean out = link.startsWith(OUT);
        String file = (out ? link.substring(OUT.length()) : link).replaceFirst("\\.md(#.*)?$", "");
        return (out ? AROUND : FILES).contains(file) ? Optional.of(name(file)) : Optional.empty();
    }

    private List<Block> blocks(String file) {
        List<Block> blocks = new ArrayList<>(new Markdown(ManualPages::page).blocks(text(file)));
        if (language != Language.ENGLISH) {
            blocks.addFirst(new Block.Paragraph(Prose.of(phrases.get("manual.language"))));
        }
        return blocks;
    }

    private static String text(String file) {
        String name = FOLDER + file + END;
        try (InputStream in = Objects.requireNonNull(ManualPages.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
