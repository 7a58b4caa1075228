package org.varscope.render;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.explain.field.Explanation;
import org.varscope.said.Clauses;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.walk.FieldRole;
import org.varscope.text.encoding.TextColumn;
import org.varscope.text.encoding.TextEncoding;

/// Rows of bytes with a bracket under each field, and beside each row what the fields are that begin in it.
///
/// A field's number is at its bracket and at its words, so that nothing is told only by colour.
final class Listing {
    private static final double MARGIN = 24;
    private static final double TITLE = 30;
    private static final double PLACE = 54;
    private static final double LEGEND = 80;
    private static final double FIRST = 108;
    private static final double HEX = 108;
    private static final double CELL = 25;
    private static final double GROUP = 8;
    private static final double TEXT = HEX + Annotated.ROW * CELL + GROUP + 16;
    private static final double LETTER = 7.8;
    private static final double WORDS = TEXT + Annotated.ROW * LETTER + 28;
    private static final int MEANING = 64;
    private static final double WIDTH = WORDS + (MEANING + 8) * LETTER + MARGIN;
    private static final double LINE = 18;
    private static final double BYTES = 50;
    private static final double GAP = 10;
    private static final int WIDE = 0x1100;

    private final Annotated what;
    private final SheetColors colors;
    private final Phrases phrases;
    private final SequencedMap<Long, List<Integer>> rows;

    Listing(Annotated what, SheetColors colors) {
        this.what = what;
        this.colors = colors;
        this.phrases = what.phrases();
        this.rows = what.fieldsByRow();
    }

    /// {@return how wide it is}
    double width() {
        return WIDTH;
    }

    /// {@return how high it is}
    double height() {
        return FIRST + rows.keySet().stream().mapToDouble(this::height).sum() + MARGIN;
    }

    private double height(long row) {
        return Math.max(BYTES, lines(row).size() * LINE + GAP);
    }

    /// Draws all of it.
    void drawOn(Canvas canvas) {
        canvas.fill(0, 0, width(), height(), colors.of("-vs-page"));
        canvas.text(MARGIN, TITLE, fitted(what.name(), MEANING + MEANING / 2), Canvas.Face.TITLE, text());
        canvas.text(MARGIN, PLACE, what.place(), Canvas.Face.MONO, muted());
        legend(canvas);
        double y = FIRST;
        for (long row : rows.keySet()) {
            canvas.line(MARGIN, y - 4, WIDTH - MARGIN, y - 4, colors.of("-vs-line-soft"));
            row(canvas, row, y + LINE - 2);
            y += height(row);
        }
    }

    private String text() {
        return colors.of("-vs-text");
    }

    private String muted() {
        return colors.of("-vs-muted");
    }

    private String role(FieldRole role) {
        return colors.of("-vs-role-" + Shade.word(role));
    }

    private void legend(Canvas canvas) {
        double x = MARGIN;
        for (FieldRole role : what.roles()) {
            String words = phrases.get("role." + Shade.word(role));
            canvas.fill(x, LEGEND - 9, 10, 10, role(role));
            canvas.text(x + 16, LEGEND, words, Canvas.Face.MONO, text());
            x += 16 + (columns(words) + 3) * LETTER;
        }
    }

    private void row(Canvas canvas, long row, double y) {
        canvas.text(MARGIN, y, "%08X".formatted(row), Canvas.Face.MONO, colors.of("-vs-hex-offset"));
        for (int index : fields(row)) {
            Explanation field = what.fields().get(index);
            canvas.begin(said(field));
            bytes(canvas, field, what.within(field, row), y);
            bracket(canvas, index, what.within(field, row), y + 6);
            canvas.end();
        }
        double at = y;
        for (Line line : lines(row)) {
            line.drawOn(canvas, at);
            at += LINE;
        }
    }

    private List<Integer> fields(long row) {
        return Objects.requireNonNull(rows.get(row));
    }

    private static String said(Explanation field) {
        return "%s %s: %s".formatted(Markup.tip(field.path()), field.name(), field.sentence()).strip();
    }

    private void bytes(Canvas canvas, Explanation field, Span shown, double y) {
        String color = role(field.field().role());
        for (long at = shown.start(); at < shown.end(); at++) {
            int value = what.at(at);
            canvas.text(x(at), y, "%02X".formatted(value), Canvas.Face.MONO, color);
        }
        int[] column = column(field.field(), shown);
        for (int i = 0; i < column.length; i++) {
            canvas.text(TEXT + (shown.start() + i) % Annotated.ROW * LETTER, y, Character.toString(column[i]),
                    Canvas.Face.MONO, color);
        }
    }

    /// What is in the text column for the bytes of a field in one row, of which a character may begin in the row above
    /// or go on in the one below.
    private int[] column(Field field, Span shown) {
        Span known = field.span().intersection(what.span());
        long from = Math.max(known.start(), shown.start() - TextColumn.LEAD);
        long to = Math.min(known.end(), shown.end() + TextEncoding.MOST);
        byte[] bytes = new byte[(int) (to - from)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) what.at(from + i);
        }
        int first = (int) (shown.start() - from);
        int[] all = TextColumn.of(bytes, first, bytes.length, from, TextEncoding.UTF_8, _ -> field.isText());
        return Arrays.copyOfRange(all, first, first + (int) shown.length());
    }

    private static double x(long offset) {
        long column = offset % Annotated.ROW;
        return HEX + column * CELL + (column < Annotated.ROW / 2 ? 0 : GROUP);
    }

    /// Open where the field goes on in another row.
    private void bracket(Canvas canvas, int index, Span shown, double y) {
        Span whole = what.fields().get(index).field().span();
        String color = role(what.fields().get(index).field().role());
        double left = x(shown.start()) - 1;
        double right = x(shown.end() - 1) + 2 * LETTER + 1;
        canvas.line(left, y, right, y, color);
        if (whole.start() == shown.start()) {
            canvas.line(left, y, left, y - 4, color);
        }
        if (whole.end() == shown.end()) {
            canvas.line(right, y, right, y - 4, color);
        }
        String number = Integer.toString(index + 1);
        canvas.text((left + right - number.length() * LETTER) / 2, y + 15, number, Canvas.Face.MONO, muted());
    }

    /// A line of words.
    private interface Line {
        void drawOn(Canvas canvas, double y);
    }

    /// What is said beside a row: the fields that begin in it, each value's path before its first field.
    private List<Line> lines(long row) {
        List<Line> lines = new ArrayList<>();
        for (int index : fields(row)) {
            Explanation field = what.fields().get(index);
            boolean first = index == 0;
            if (!first && field.field().span().start() < row) {
                continue;
            }
            if (!field.path().isEmpty() && (first || !what.fields().get(index - 1).path().equals(field.path()))) {
                lines.add((canvas, y) -> canvas.text(WORDS, y, fitted(field.path(), MEANING), Canvas.Face.MONO,
                        muted()));
            }
            lines.add((canvas, y) -> field(canvas, index, field, y));
            field.problems().forEach(problem -> lines.add((canvas, y) -> canvas.text(WORDS + 4 * LETTER, y,
                    fitted("! " + Clauses.clause(problem.flaw(), what.language()), MEANING), Canvas.Face.BOLD,
                    colors.of("-vs-damage"))));
        }
        return lines;
    }

    private void field(Canvas canvas, int index, Explanation field, double y) {
        String number = Integer.toString(index + 1);
        canvas.text(WORDS + (3 - number.length()) * LETTER, y, number, Canvas.Face.MONO, muted());
        String name = fitted(field.name(), MEANING);
        canvas.text(WORDS + 4 * LETTER, y, name, Canvas.Face.BOLD, role(field.field().role()));
        double after = 4 + columns(name) + 2;
        canvas.text(WORDS + after * LETTER, y, fitted(field.value(), (int) (MEANING + 6 - after)), Canvas.Face.MONO,
                text());
    }

    /// How many columns of letters a text takes; those of East Asia take two each.
    private static int columns(String text) {
        return text.codePoints().map(point -> point < WIDE ? 1 : 2).sum();
    }

    private static String fitted(String text, int most) {
        if (columns(text) <= most) {
            return text;
        }
        StringBuilder kept = new StringBuilder();
        int used = 1;
        for (int point : text.codePoints().toArray()) {
            used += point < WIDE ? 1 : 2;
            if (used > most) {
                break;
            }
            kept.appendCodePoint(point);
        }
        return kept.append('\u2026').toString();
    }
}
