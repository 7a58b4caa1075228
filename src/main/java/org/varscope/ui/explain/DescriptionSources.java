package org.varscope.ui.explain;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.explain.field.Explanation;
import org.varscope.explain.field.FieldDescription;
import org.varscope.explain.field.Pages;
import org.varscope.guide.Guide;
import org.varscope.scan.walk.Rule;
import org.varscope.ui.guide.GuideEvent;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Wrapped;

/// Where the rules of bytes are written, and where the guide tells more.
///
/// @param rules a line each
/// @param pages of the guide: their names, and what they are called
public record DescriptionSources(String rules, SequencedMap<String, String> pages) {
    /// There are none.
    static final DescriptionSources NONE = new DescriptionSources("", new LinkedHashMap<>());

    /// {@return where the rules of all that was `told` are}
    public static DescriptionSources of(Guide guide, List<? extends FieldDescription> told) {
        SequencedMap<String, String> pages = new LinkedHashMap<>();
        Stream.concat(told.stream().map(FieldDescription::page), told.stream().flatMap(one -> one.problems().stream())
                .map(problem -> Pages.of(problem.code())))
                .forEach(page -> guide.title(page).ifPresent(title -> pages.put(page, title)));
        return new DescriptionSources(told.stream()
                .filter(one -> !(one instanceof Explanation own) || own.field().rule() != Rule.NONE)
                .map(FieldDescription::source).distinct().collect(Collectors.joining("\n")), pages);
    }

    /// {@return the rules, and links to the pages}
    public Pane view() {
        VBox view = new VBox();
        view.getStyleClass().add("explain-more");
        if (!rules.isEmpty()) {
            Label rule = Wrapped.of(Messages.get("explain.rule", rules));
            rule.getStyleClass().add("muted");
            view.getChildren().add(rule);
        }
        pages.forEach((page, title) -> view.getChildren().add(
                GuideEvent.link(Messages.get("explain.page", title), page)));
        return view;
    }
}
