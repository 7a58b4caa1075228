package org.varscope.guide;

import module java.base;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Page;

/// What a page is about, and what makes it.
///
/// @param name   of the page, as links have it
/// @param title  for people
/// @param also   other words by which it is to be found
/// @param blocks makes what is on it
public record Topic(String name, String title, List<String> also, Supplier<List<Block>> blocks) {
    Topic(String name, String title, Supplier<List<Block>> blocks) {
        this(name, title, List.of(), blocks);
    }

    Page page() {
        return new Page(name, title, also, blocks.get());
    }
}
