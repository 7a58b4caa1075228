package org.varscope.said;

import module java.base;

/// A pattern of [MessageFormat] that was taken apart once, as most are filled many times.
///
/// @param pieces what stands before, between and after the places
/// @param places what goes between them
record PhrasePattern(List<String> pieces, List<Place> places) {
    /// Characters that most texts have at most.
    private static final int ROOM = 160;

    /// A place in a pattern: `{1}`, `{1,bytes}`.
    ///
    /// @param part   the number of the part that goes into it
    /// @param format how; empty for as it is
    record Place(int part, String format) {
        static Place of(String text) {
            int comma = text.indexOf(',');
            return comma < 0 ? new Place(Integer.parseInt(text), "")
                    : new Place(Integer.parseInt(text.substring(0, comma)), text.substring(comma + 1));
        }
    }

    /// {@return the pattern that `text` writes}
    /// @throws IllegalArgumentException if that has more in it than quotes and places, which is a mistake of the
    ///                                  program
    static PhrasePattern of(String text) {
        List<String> pieces = new ArrayList<>();
        List<Place> places = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        boolean quoted = false;
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            if (here == '\'' && text.startsWith("\'\'", at)) {
                piece.append('\'');
                at++;
            } else if (here == '\'') {
                quoted = !quoted;
            } else if (here == '{' && !quoted) {
                int end = text.indexOf('}', at);
                places.add(Place.of(text.substring(at + 1, end)));
                pieces.add(piece.toString());
                piece.setLength(0);
                at = end;
            } else {
                piece.append(here);
            }
        }
        pieces.add(piece.toString());
        return new PhrasePattern(pieces, places);
    }

    /// {@return the text with what `filled` gives for the number of each part and its format}
    String with(BiFunction<Integer, String, String> filled) {
        StringBuilder out = new StringBuilder(ROOM).append(pieces.getFirst());
        for (int i = 0; i < places.size(); i++) {
            out.append(filled.apply(places.get(i).part(), places.get(i).format())).append(pieces.get(i + 1));
        }
        return out.toString();
    }

    /// {@return the text with `parts` in its places; a place that has no part stays as it is}
    String with(Object... parts) {
        StringBuilder out = new StringBuilder(ROOM).append(pieces.getFirst());
        for (int i = 0; i < places.size(); i++) {
            int place = places.get(i).part();
            if (place >= parts.length) {
                out.append('{').append(place).append('}');
            } else if (parts[place] instanceof Number number) {
                Numbers.grouped(number.longValue(), out);
            } else {
                out.append(parts[place]);
            }
            out.append(pieces.get(i + 1));
        }
        return out.toString();
    }
}
