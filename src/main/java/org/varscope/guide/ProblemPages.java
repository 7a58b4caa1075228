package org.varscope.guide;

import module java.base;
import org.varscope.explain.field.Pages;
import org.varscope.guide.page.Block;
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
}
