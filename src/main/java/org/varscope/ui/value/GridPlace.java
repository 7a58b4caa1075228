package org.varscope.ui.value;

import module java.base;
import org.varscope.variant.NumberNames;
import org.varscope.variant.VariantKind;

/// Where one number of a value stands in a grid: matrices in columns, as scripts see them, and everything else in rows.
///
/// @param number which it is, in the order of the bytes
/// @param row    what its row is called; empty where there is only one
/// @param column what its column is called
record GridPlace(int number, String row, String column) {
    /// {@return the numbers of a value of `kind`, row by row}
    static List<GridPlace> of(VariantKind kind) {
        List<GridPlace> places = new ArrayList<>();
        for (int number = 0; number < kind.numbers(); number++) {
            List<String> names = List.of(NumberNames.of(kind, number).split("\\."));
            String last = names.getLast();
            String before = names.size() == 1 ? "" : names.get(names.size() - 2);
            places.add(switch (kind) {
                case TRANSFORM2D, BASIS, TRANSFORM3D, PROJECTION -> new GridPlace(number, last, before);
                case PLANE -> new GridPlace(number, "", last);
                default -> new GridPlace(number, before, last);
            });
        }
        List<String> rows = places.stream().map(GridPlace::row).distinct().toList();
        List<String> columns = places.stream().map(GridPlace::column).distinct().toList();
        places.sort(Comparator.comparingInt((GridPlace place) -> rows.indexOf(place.row))
                .thenComparingInt(place -> columns.indexOf(place.column)));
        return places;
    }
}
