package org.varscope.cli;

import module java.base;

/// Writes rows with their columns aligned, however many rows there are: the first few hundred decide how wide columns
/// are; a later cell that is wider pushes its row to the right.
final class Table {
    private static final int DECIDING = 400;
    private static final int WIDEST = 56;

    private final Output out;
    private final boolean[] rightAligned;
    private final int[] widths;
    private final List<Object> held = new ArrayList<>();
    private boolean decided;

    /// @param alignment one letter a column: `l` or `r`
    Table(Output out, String alignment) {
        this.out = out;
        this.widths = new int[alignment.length()];
        this.rightAligned = new boolean[alignment.length()];
        for (int i = 0; i < widths.length; i++) {
            rightAligned[i] = alignment.charAt(i) == 'r';
        }
    }

    void row(String... cells) {
        if (decided) {
            print(cells);
            return;
        }
        for (int i = 0; i < cells.length; i++) {
            widths[i] = Math.max(widths[i], Math.min(cells[i].codePointCount(0, cells[i].length()), WIDEST));
        }
        hold(cells);
    }

    /// Writes a line between rows, aligned to nothing.
    void line(String text) {
        if (decided) {
            out.line(text);
        } else {
            hold(text);
        }
    }

    /// Writes what is held back until now.
    void end() {
        decided = true;
        for (Object line : held) {
            if (line instanceof String[] cells) {
                print(cells);
            } else {
                out.line((String) line);
            }
        }
        held.clear();
    }

    private void hold(Object line) {
        held.add(line);
        if (held.size() == DECIDING) {
            end();
        }
    }

    private void print(String[] cells) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            String padding = " ".repeat(Math.max(0, widths[i] - cells[i].codePointCount(0, cells[i].length())));
            line.append(rightAligned[i] ? padding : "").append(cells[i]);
            if (i + 1 < cells.length) {
                line.append(rightAligned[i] ? "" : padding).append("  ");
            }
        }
        out.line(line.toString().stripTrailing());
    }
}
