package org.varscope.ui.explain;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.dialect.HeaderBits;
import org.varscope.explain.FloatWords;
import org.varscope.explain.Numbers;
import org.varscope.explain.field.Figure;
import org.varscope.text.Visible;
import org.varscope.text.cell.FloatBits;
import org.varscope.ui.message.Messages;

/// Draws the arithmetic behind bytes: bits in their groups, and sums.
final class FigureView {
    private static final int GROUP = 8;
    private static final int ROW = 16;

    private FigureView() { }

    /// {@return drawings of what the sentence does not say all of}
    static List<Region> of(List<Figure> figures) {
        boolean last = figures.stream().noneMatch(figure ->
                figure instanceof Figure.Parts || figure instanceof Figure.Complement);
        return figures.stream().map(figure -> of(figure, last)).flatMap(Optional::stream).toList();
    }

    private static Optional<Region> of(Figure figure, boolean last) {
        return switch (figure) {
            case Figure.Header header -> Optional.of(header(header));
            case Figure.Order order -> order(order, last);
            case Figure.Complement sum -> Optional.of(formula("0x%s \u2212 2^%d = %s".formatted(
                    sum.stored().toString(16).toUpperCase(Locale.ROOT), sum.width(), minus(sum.number().toString()))));
            case Figure.Parts parts -> Optional.of(parts(parts.bits()));
            case Figure.Utf8 utf8 -> Optional.of(characters(utf8));
            case Figure.Padding sum -> Optional.of(formula("%d + %d = %d = 4 \u00D7 %d".formatted(sum.content(),
                    sum.padding(), sum.sum(), sum.sum() / 4)));
            case Figure.Product product -> Optional.of(formula("%s \u00D7 %d = %s".formatted(
                    Numbers.grouped(product.count()), product.each(), Numbers.grouped(product.bytes()))));
            case Figure.Width _ -> Optional.empty();
        };
    }

    private static String minus(String number) {
        return number.replace('-', '\u2212');
    }

    private static Label formula(String text) {
        Label label = new Label(text);
        label.getStyleClass().addAll("mono", "formula");
        label.setWrapText(true);
        return label;
    }

    /// Where one byte counts, the number is what it looks like.
    ///
    /// @param last whether the number is what the bytes mean
    private static Optional<Region> order(Figure.Order order, boolean last) {
        if (order.number().bitLength() <= Byte.SIZE) {
            return Optional.empty();
        }
        Label words = new Label(order.order() == ByteOrder.LITTLE_ENDIAN ? Messages.get("explain.little-endian")
                : Messages.get("explain.big-endian"));
        words.getStyleClass().add("muted");
        String hex = order.hex();
        return Optional.of(new VBox(words,
                formula(last ? hex + " = " + Numbers.grouped(order.number().longValue()) : hex)));
    }

    private static Region header(Figure.Header header) {
        List<HeaderBits> groups = header.bits().reversed();
        GridPane meanings = table();
        groups.stream().filter(group -> group.use() != HeaderBits.Use.RESERVED || group.in(header.word()) != 0)
                .forEach(group -> meaning(meanings, group.from(), group.count(),
                        use(group.use()), Integer.toString(group.in(header.word()))));
        return new VBox(bits(Integer.toUnsignedLong(header.word()), Integer.SIZE,
                bit -> groups.stream().filter(group -> (group.mask() & 1 << bit) != 0).findFirst()
                        .map(group -> switch (group.use()) {
                            case TYPE -> "sign";
                            case RESERVED -> "none";
                            default -> "exponent";
                        }).orElse("none")), meanings);
    }

    private static String use(HeaderBits.Use use) {
        return switch (use) {
            case TYPE -> Messages.get("explain.type");
            case WIDE -> Messages.get("explain.wide");
            case OBJECT_AS_ID -> Messages.get("explain.as-id");
            case ELEMENT_TYPE -> Messages.get("explain.element-type");
            case KEY_TYPE -> Messages.get("explain.key-type");
            case VALUE_TYPE -> Messages.get("explain.value-type");
            case RESERVED -> Messages.get("explain.reserved");
        };
    }

    private static Region parts(FloatBits bits) {
        int fraction = bits.fractionBits();
        GridPane meanings = table();
        meaning(meanings, bits.width() - 1, 1, Messages.get("explain.sign"), bits.isNegative() ? "\u2212" : "+");
        meaning(meanings, fraction, bits.exponentBits(), Messages.get("explain.exponent"),
                "%d \u2212 %d = %s".formatted(Math.max(bits.exponent(), 1), bits.bias(),
                        minus(Integer.toString(Math.max(bits.exponent(), 1) - bits.bias()))));
        meaning(meanings, 0, fraction, Messages.get("explain.fraction"), bits.hexFraction());
        return new VBox(bits(bits.pattern(), bits.width(),
                bit -> bit == bits.width() - 1 ? "sign" : bit >= fraction ? "exponent" : "fraction"), meanings,
                formula(FloatWords.of(bits, Messages.language())));
    }

    private static Region characters(Figure.Utf8 utf8) {
        GridPane table = table();
        int row = 0;
        for (Figure.Utf8.Character character : utf8.characters()) {
            String bytes = character.bytes().stream().map("%02X"::formatted).collect(Collectors.joining(" "));
            String point = Visible.unicode(character.point());
            String bits = character.bytes().size() == 1 ? "" : String.join(" ", character.bits());
            table.addRow(row++, mono(Visible.line(Character.toString(character.point()))), mono(bytes), mono(point));
            if (!bits.isEmpty()) {
                Label all = mono(bits);
                all.getStyleClass().add("muted");
                table.add(all, 1, row++, 2, 1);
            }
        }
        if (utf8.more()) {
            table.addRow(row, new Label("\u2026"));
        }
        return table;
    }

    private static GridPane table() {
        GridPane table = new GridPane();
        table.getStyleClass().add("explain-table");
        return table;
    }

    private static Label mono(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("mono");
        return label;
    }

    private static void meaning(GridPane table, int from, int count, String name, String value) {
        Label where = new Label(count == 1 ? Messages.get("explain.bit", from)
                : Messages.get("explain.bits", from + count - 1, from));
        where.getStyleClass().add("muted");
        table.addRow(table.getRowCount(), new Label(name), mono(value), where);
    }

    /// The highest bit first, in groups of eight, two in a row.
    private static Region bits(long pattern, int width, IntFunction<String> part) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().addAll("mono", "bits-line");
        StringBuilder run = new StringBuilder();
        for (int bit = width - 1; bit >= 0; bit--) {
            run.append((pattern >>> bit & 1) == 0 ? '0' : '1');
            if (bit % GROUP == 0 && bit > 0) {
                run.append(bit % ROW == 0 ? '\n' : ' ');
            }
            if (bit == 0 || !part.apply(bit - 1).equals(part.apply(bit))) {
                Text text = new Text(run.toString());
                text.getStyleClass().addAll("text", "bits-" + part.apply(bit));
                flow.getChildren().add(text);
                run.setLength(0);
            }
        }
        return flow;
    }
}
