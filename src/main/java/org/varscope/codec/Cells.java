package org.varscope.codec;

import module java.base;

/// The cells of a line that `store_csv_line` wrote with commas. `core/io/file_access.cpp`.
final class Cells {
    private static final char QUOTE = '"';
    private static final char COMMA = ',';

    private Cells() { }

    /// {@return the cells of a line without its line feed}
    static List<String> read(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == QUOTE && quoted && i + 1 < line.length() && line.charAt(i + 1) == QUOTE) {
                cell.append(c);
                i++;
            } else if (c == QUOTE) {
                quoted = !quoted;
            } else if (c == COMMA && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }

    /// {@return the line of these cells, without its line feed}
    static String write(List<String> cells) {
        return cells.stream().map(Cells::quoted).collect(Collectors.joining(String.valueOf(COMMA)));
    }

    private static String quoted(String cell) {
        return cell.indexOf(QUOTE) < 0 && cell.indexOf(COMMA) < 0 && cell.indexOf('\n') < 0 ? cell
                : QUOTE + cell.replace("\"", "\"\"") + QUOTE;
    }
}
