package org.varscope.ui.explain;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.dialect.HeaderBits;
import org.varscope.explain.ExactNumber;
import org.varscope.explain.FloatWords;
import org.varscope.explain.field.Figure;
import org.varscope.said.Numbers;
import org.varscope.text.Digits;
import org.varscope.text.Visible;
import org.varscope.text.cell.FloatBits;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Wrapped;

/// Draws the arithmetic behind bytes: bits in their groups, and sums.
final class FigureView {
    /// Bits of a fraction that are added up one by one, and the last place that one of them may have.
    private static final int MOST_ADDED = 4;
    private static final int LAST_ADDED = 10;
    /// Characters of what is between a name and its bits.
    private static final int LONGEST_BESIDE = 18;
    /// The ends of the style classes of letters, none beside itself.
    private static final List<String> LETTER_PARTS = List.of("exponent", "fraction", "exponent", "fraction");
    private static final Pattern POWER = Pattern.compile("2\\^(-?\\d+)");
    private static final String DIGITS = "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";

    private FigureView() { }

    /// {@return drawings of what the sentence does not say all of}
    static List<Region> of(List<Figure> figures) {
        boolean last = figures.stream().noneMatch(figure -> figure instanceof Figure.Parts
                || figure instanceof Figure.Complement || figure instanceof Figure.Header);
        return figures.stream().map(figure -> of(figure, last)).flatMap(Optional::stream).toList();
    }

    private static Optional<Region> of(Figure figure, boolean last) {
        return switch (figure) {
            case Figure.Header header -> Optional.of(header(header));
            case Figure.Order order -> order(order, last);
            case Figure.Complement sum -> Optional.of(formula("0x%s \u2212 2%s = %s".formatted(
                    sum.stored().toString(16).toUpperCase(Locale.ROOT), raised(sum.width()),
                    minus(Numbers.grouped(sum.number().longValue())))));
            case Figure.Parts parts -> Optional.of(parts(parts));
            case Figure.Utf8 utf8 -> Optional.of(characters(utf8));
            case Figure.Base64 letters -> Optional.of(letters(letters));
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
        VBox view = new VBox(words, formula(order.hex()));
        if (last) {
            view.getChildren().add(formula("%s = %s".formatted(sum(order), unsigned(order.number()))));
        }
        return Optional.of(view);
    }

    private static String unsigned(BigInteger number) {
        return number.bitLength() < Long.SIZE ? Numbers.grouped(number.longValue()) : number.toString();
    }

    /// {@return what each byte adds that is not zero, the lowest first: `72 + 7 × 256`}
    private static String sum(Figure.Order order) {
        List<Integer> bytes = order.order() == ByteOrder.LITTLE_ENDIAN ? order.bytes() : order.bytes().reversed();
        return IntStream.range(0, bytes.size()).filter(i -> bytes.get(i) != 0)
                .mapToObj(i -> i == 0 ? bytes.get(i).toString() : "%d \u00D7 %s".formatted(bytes.get(i),
                        i < Integer.BYTES ? Numbers.grouped(1L << i * Byte.SIZE) : "256" + raised(i)))
                .collect(Collectors.joining(" + "));
    }

    /// {@return the number in small digits above the line}
    private static String raised(int number) {
        return (number < 0 ? "\u207B" : "") + Integer.toString(Math.abs(number)).chars()
                .mapToObj(digit -> DIGITS.substring(digit - '0', digit - '0' + 1)).collect(Collectors.joining());
    }

    private static Region header(Figure.Header header) {
        List<HeaderBits> groups = header.bits().reversed();
        GridPane meanings = table();
        groups.stream().filter(group -> group.use() != HeaderBits.Use.RESERVED || group.in(header.word()) != 0)
                .forEach(group -> meaning(meanings, group.from(), group.count(), part(group),
                        use(group.use()), Integer.toString(group.in(header.word()))));
        return new VBox(new BitStrip(Integer.toUnsignedLong(header.word()), Integer.SIZE,
                bit -> groups.stream().filter(group -> (group.mask() & 1 << bit) != 0).findFirst()
                        .map(FigureView::part).orElse("none")), meanings);
    }

    private static String part(HeaderBits group) {
        return switch (group.use()) {
            case TYPE -> "sign";
            case RESERVED -> "none";
            default -> "exponent";
        };
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

    private static Region parts(Figure.Parts parts) {
        FloatBits bits = parts.bits();
        int fraction = bits.fractionBits();
        GridPane meanings = table();
        meaning(meanings, bits.width() - 1, 1, "sign", Messages.get("explain.sign"),
                bits.isNegative() ? "\u2212" : "+");
        meaning(meanings, fraction, bits.exponentBits(), "exponent", Messages.get("explain.exponent"),
                parts.isFinite() ? "%d \u2212 %d = %s".formatted(Math.max(bits.exponent(), 1), bits.bias(),
                        minus(Integer.toString(parts.power()))) : Integer.toString(bits.exponent()));
        meaning(meanings, 0, fraction, "fraction", Messages.get("explain.fraction"), fraction(parts));
        return new VBox(new BitStrip(bits.pattern(), bits.width(), bit -> bit == bits.width() - 1 ? "sign"
                : bit >= fraction ? "exponent" : "fraction"), meanings, formula(result(parts)));
    }

    /// {@return the bits of the fraction added up, where they are few; else as a quotient}
    private static String fraction(Figure.Parts parts) {
        FloatBits bits = parts.bits();
        long fraction = bits.fraction();
        if (!parts.isFinite() || fraction == 0) {
            return bits.hexFraction();
        }
        String whole = bits.exponent() == 0 ? "0" : "1";
        int last = bits.fractionBits() - Long.numberOfTrailingZeros(fraction);
        String sum = Long.bitCount(fraction) <= MOST_ADDED && last <= LAST_ADDED
                ? IntStream.rangeClosed(1, last).filter(place -> (fraction >>> bits.fractionBits() - place & 1) != 0)
                        .mapToObj(place -> " + " + Digits.number(1.0 / (1 << place), true))
                        .collect(Collectors.joining())
                : " + %s / 2%s".formatted(Numbers.grouped(fraction), raised(bits.fractionBits()));
        return whole + sum;
    }

    private static String result(Figure.Parts parts) {
        String product = POWER.matcher(FloatWords.of(parts.bits(), Messages.language()))
                .replaceAll(found -> "2" + raised(Integer.parseInt(found.group(1))));
        FloatBits bits = parts.bits();
        String shortest = minus(ExactNumber.shortest(bits));
        return !parts.isFinite() || bits.exponent() == 0 ? product
                : ExactNumber.of(bits).isEmpty() ? "%s = %s".formatted(product, shortest)
                : product + Messages.get("explain.nearest", shortest, bits.width());
    }

    private static Region characters(Figure.Utf8 utf8) {
        GridPane table = table();
        int row = 0;
        for (Figure.Utf8.Character character : utf8.characters()) {
            String bytes = character.bytes().stream().map("%02X"::formatted).collect(Collectors.joining(" "));
            String point = "U+%04X".formatted(character.point());
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

    /// Each letter with its bits, and the bits of all in bytes, those of one letter in its colour.
    private static Region letters(Figure.Base64 figure) {
        GridPane table = table();
        List<Integer> numbers = figure.numbers();
        for (int i = 0; i < figure.letters().length(); i++) {
            Label letter = mono(figure.letters().substring(i, i + 1));
            if (i < numbers.size()) {
                letter.getStyleClass().add("bits-" + LETTER_PARTS.get(i));
                table.addRow(i, letter, mono(numbers.get(i).toString()), mono(figure.bits().get(i)));
            } else {
                table.addRow(i, letter);
            }
        }
        String all = String.join("", figure.bits());
        int spare = figure.spare();
        BitStrip strip = new BitStrip(Long.parseLong(all, 2), all.length(), bit -> bit < spare ? "none"
                : LETTER_PARTS.get((all.length() - 1 - bit) / 6));
        VBox view = new VBox(table, strip, formula(figure.hex()));
        if (spare > 0) {
            Label left = new Label(Messages.get("explain.spare", spare));
            left.getStyleClass().add("muted");
            left.setWrapText(true);
            view.getChildren().add(left);
        }
        return view;
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

    private static void meaning(GridPane table, int from, int count, String part, String name, String value) {
        Label what = new Label(name);
        what.getStyleClass().add("bits-" + part);
        Label where = new Label(count == 1 ? Messages.get("explain.bit", from)
                : Messages.get("explain.bits", from + count - 1, from));
        where.getStyleClass().add("muted");
        Stream.of(what, where).forEach(label -> label.setMinWidth(Region.USE_PREF_SIZE));
        int row = table.getRowCount();
        table.add(what, 0, row);
        table.add(where, 2, row);
        // What is long has the whole width, else a number in it would be broken.
        Label number = Wrapped.of(value, "mono");
        if (value.length() > LONGEST_BESIDE) {
            number.getStyleClass().add("explain-wide");
            table.add(number, 0, row + 1, 3, 1);
        } else {
            table.add(number, 1, row);
        }
    }
}
