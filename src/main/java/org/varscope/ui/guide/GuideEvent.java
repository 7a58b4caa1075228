package org.varscope.ui.guide;

import module java.base;
import module javafx.controls;

/// Somebody wants to read a page of the guide.
public final class GuideEvent extends Event {
    /// The one type of it.
    public static final EventType<GuideEvent> READ = new EventType<>(Event.ANY, "GUIDE_READ");

    private final String page;

    private GuideEvent(String page) {
        super(READ);
        this.page = page;
    }

    /// {@return a link to a page of the guide}
    ///
    /// @param words of the link
    /// @param page  its name: `types/int`
    public static Hyperlink link(String words, String page) {
        Hyperlink link = new Hyperlink(words);
        link.setOnAction(_ -> link.fireEvent(new GuideEvent(page)));
        return link;
    }

    /// {@return the name of the page}
    public String page() {
        return page;
    }
}
