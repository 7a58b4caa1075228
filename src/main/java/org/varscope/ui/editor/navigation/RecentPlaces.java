package org.varscope.ui.editor.navigation;

import module java.base;

/// Where a person has gone to in a document, the last first, as paths and offsets.
public final class RecentPlaces {
    private static final int MOST = 12;

    private final SequencedSet<String> places = new LinkedHashSet<>();

    /// Begins with none.
    public RecentPlaces() { }

    /// Notes that a person has gone to `place`.
    void add(String place) {
        places.remove(place);
        places.addFirst(place);
        if (places.size() > MOST) {
            places.removeLast();
        }
    }

    List<String> all() {
        return List.copyOf(places);
    }
}
