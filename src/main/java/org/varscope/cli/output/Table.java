package org.varscope.cli.output;

import module java.base;

/// Writes rows with their columns aligned, however many rows there are: the first few hundred decide how wide columns
/// are; a later cell that is wider pushes its row to the right.
public final class Table {
    private static final int DECIDING = 400;
    private static final int WIDEST = 56;

    private final Output out;
    private final String alignment;
    private final int[] widths;
    private final List<Object> held = new ArrayList<>();
    private boolean decided;

    /// @param alignment one letter a column: `l` or `r`
    public Table(Output out, String alignment) {
        this.out = out;
        this.alignment = alignment;
        this.widths = new int[alignment.length()];
    }

    /// Writes a row.
    ///
    /// @param cells one a column
    public void row(String... cells) {
        for (int i = 0; i < cells.length && !decided; i++) {
            widths[i] = Math.max(widths[i], Math.min(cells[i].codePointCount(0, cells[i].length()), WIDEST));
        }
        hold(cells);
    }

    /// Writes a line between rows, aligned to nothing.
    public void line(String text) {
        hold(text);
    }

    /// Writes what is held back until now.
    public void end() {
        decided = true;
        for (Object line : held) {
            if (line instanceof String[] cells) {
                out.cells(cells, widths, alignment);
            } else {
                out.line((String) line);
            }
        }
        held.clear();
    }

    private void hold(Object line) {
        held.add(line);
        if (decided || held.size() == DECIDING) {
            end();
        }
    }
}
