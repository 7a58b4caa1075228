package org.varscope.guide.page;

import module java.base;

/// One page of the guide.
///
/// @param name   as links have it: `types/int`
/// @param title  for people
/// @param also   other words by which it is to be found: what other generations call the type
/// @param blocks what is on it, from the top down
public record Page(String name, String title, List<String> also, List<Block> blocks) {
    /// Copies the lists.
    public Page {
        also = List.copyOf(also);
        blocks = List.copyOf(blocks);
    }

    /// {@return the names of the pages that this one links to}
    public Set<String> links() {
        return blocks.stream().flatMap(Block::words).flatMap(prose -> prose.parts().stream())
                .filter(Prose.Link.class::isInstance).map(part -> ((Prose.Link) part).page())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /// {@return everything that can be read on it, without marks}
    public String text() {
        return blocks.stream().flatMap(Block::words).map(Prose::plain).collect(Collectors.joining("\n"));
    }
}
