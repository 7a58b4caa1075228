package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.field.Pages;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Example;
import org.varscope.guide.page.Prose;
import org.varscope.problem.Code;
import org.varscope.problem.Severity;
import org.varscope.said.Phrases;

/// A page for each problem: what it means, what to do, and bytes that have it.
record ProblemPages(Phrases phrases, Explained examples) {
    Chapter chapter() {
        List<Topic> topics = new ArrayList<>(List.of(new Topic(Pages.PROBLEMS, phrases.get("problems"), this::all)));
        for (Code code : Code.values()) {
            topics.add(new Topic(Pages.of(code), code.name(), () -> page(code)));
        }
        return new Chapter(phrases.get("problems"), topics);
    }

    private List<Block> all() {
        List<Block> blocks = new ArrayList<>(List.of(paragraph("problems.about"), paragraph("problems.source")));
        for (Severity severity : Severity.values()) {
            blocks.add(new Block.Heading(phrases.get("head." + severity.name())));
            blocks.add(paragraph("severity." + severity.name()));
            blocks.add(new Block.Table(List.of(phrases.get("head.code"), phrases.get("head.means"),
                    phrases.get("head.do")), Arrays.stream(Code.values()).filter(code -> code.severity() == severity)
                    .map(code -> List.of(Prose.link(code.name(), Pages.of(code)), means(code), toDo(code))).toList()));
        }
        return blocks;
    }

    private Block paragraph(String key) {
        return new Block.Paragraph(Prose.of(phrases.get(key)));
    }

    private Prose means(Code code) {
        return Prose.of(phrases.get("problem." + code.name() + ".means"));
    }

    private Prose toDo(Code code) {
        return Prose.of(phrases.get("problem." + code.name() + ".do"));
    }

    private List<Block> page(Code code) {
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(means(code)),
                new Block.Heading(phrases.get("head.do")), new Block.Paragraph(toDo(code)),
                new Block.Heading(phrases.get("head." + code.severity().name())), paragraph("severity."
                + code.severity().name() + (code == Code.OBJECT_PRESENT ? "." + code.name() : ""))));
        List<BrokenBytes> broken = BrokenBytes.of(code);
        if (!broken.isEmpty()) {
            blocks.add(new Block.Heading(phrases.get("examples")));
            broken.forEach(each -> blocks.add(examples.of(each.example())));
        }
        return blocks;
    }

    /// The least bytes that have a problem, from `problems.list` beside this class.
    ///
    /// @param code    of the problem
    /// @param dialect to read them in
    /// @param framing to read them in, or what is inside
    /// @param wrapped whether they are wrapped, and it is the wrapper that has the problem
    /// @param bytes   all of them
    record BrokenBytes(Code code, Dialect dialect, Framing framing, boolean wrapped, byte[] bytes) {
        private static final String WRAPPED = "wrapped+";
        private static final Pattern REPEATED = Pattern.compile("(\\d+)\\*\\(([0-9A-F ]+)\\)");

        /// {@return those with the problem `code`}
        static List<BrokenBytes> of(Code code) {
            return all().stream().filter(each -> each.code == code).toList();
        }

        /// {@return all of them, in the order of the list}
        static List<BrokenBytes> all() {
            try (InputStream in = Objects.requireNonNull(BrokenBytes.class.getResourceAsStream("problems.list"))) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("#")).map(BrokenBytes::read).toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /// One line: code, dialect, framing and bytes in hexadecimal, with blanks between.
        private static BrokenBytes read(String line) {
            String[] words = line.split(" +", 4);
            boolean wrapped = words[2].startsWith(WRAPPED);
            String framing = wrapped ? words[2].substring(WRAPPED.length()) : words[2];
            String bytes = REPEATED.matcher(words.length > 3 ? words[3] : "").replaceAll(again ->
                    again.group(2).repeat(Integer.parseInt(again.group(1))));
            return new BrokenBytes(Code.valueOf(words[0]), Dialects.of(words[1]), Framing.named(framing).orElseThrow(),
                    wrapped, HexFormat.of().parseHex(bytes.replace(" ", "")));
        }

        /// {@return the file to look at}
        Example example() {
            return new Example(code.name().toLowerCase(Locale.ROOT).replace('_', '-') + (wrapped ? ".save" : ".gdvar"),
                    code.name(), dialect, framing, wrapped, bytes);
        }
    }
}
