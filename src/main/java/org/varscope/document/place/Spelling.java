package org.varscope.document.place;

import module java.base;

/// Finds the name that a person means who has misspelled it.
final class Spelling {
    /// Longer ones are not compared.
    private static final int LONGEST = 64;
    /// One wrong character of so many may be a slip.
    private static final int A_SLIP = 3;

    private Spelling() { }

    /// {@return the one of `names` that is spelled most like `typed`; empty where none is much like it}
    static Optional<String> nearest(String typed, List<String> names) {
        int most = typed.length() > LONGEST ? 0 : typed.length() / A_SLIP;
        return names.stream().filter(name -> Math.abs(name.length() - typed.length()) <= most)
                .map(name -> Map.entry(distance(typed, name), name)).filter(e -> e.getKey() <= most)
                .min(Map.Entry.comparingByKey()).map(Map.Entry::getValue);
    }

    /// {@return how many characters are put in, taken out or replaced at least to make one of the other; case counts
    /// for nothing}
    private static int distance(String a, String b) {
        int[] row = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
                int replaced = diagonal + (same ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
