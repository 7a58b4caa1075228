package org.varscope.guide;

import module java.base;

/// Pages that belong together.
///
/// @param title  for people
/// @param topics the pages, the one that tells of all others first
public record Chapter(String title, List<Topic> topics) {
    /// Copies the list.
    public Chapter {
        topics = List.copyOf(topics);
    }
}
