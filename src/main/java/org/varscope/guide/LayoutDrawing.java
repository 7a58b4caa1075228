package org.varscope.guide;

import module java.base;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.guide.page.Block.Drawing.Box;
import org.varscope.guide.page.Block.Drawing.Strip;
import org.varscope.guide.page.Block;
import org.varscope.said.Phrases;
import org.varscope.scan.walk.FieldRole;
import org.varscope.variant.NumberNames;
import org.varscope.variant.VariantKind;

/// Draws how the bytes of a value are laid out, from the row of a dialect's table.
record LayoutDrawing(Phrases phrases) {
    private static final String WORD = "4";

    /// {@return the bits of the headers of `row`}
    /// @param typeMask the header bits that are the type number
    Block.Bits header(Row row, int typeMask) {
        return new Block.Bits(HeaderBits.of(row, typeMask).stream().map(bits -> new Block.Bits.Group(bits.from(),
                bits.count(), bits.use() == HeaderBits.Use.RESERVED ? "" : phrases.get("bits."
                        + bits.use().name().toLowerCase(Locale.ROOT).replace('_', '-')))).toList());
    }

    /// {@return the bytes of a value of the row's type, from its header on}
    Block.Drawing of(Row row) {
        Box header = box(FieldRole.HEADER, "header", WORD);
        return new Block.Drawing(switch (row.layout()) {
            case Layout.Empty _ -> strips(header);
            case Layout.Fixed(Number number, int count) -> List.of(new Strip("", Stream.concat(Stream.of(header),
                    IntStream.range(0, count).mapToObj(i -> number(row.kind(), i, number, row.wide()))).toList()));
            case Layout.Text _ -> List.of(strip("", header, text("text")));
            case Layout.PackedBytes _ -> strips(header, count("count"), open(FieldRole.TEXT, "bytes", "n"), padding());
            case Layout.Packed(Number number, int per) -> packed(row, number, per, header);
            case Layout.PackedText _ -> List.of(strip("", header, count("count")),
                    strip(phrases.get("when.each-element"), text("text-with-nul")));
            case Layout.Elements(boolean typed) -> elements(header, typed);
            case Layout.Entries(boolean typed) -> entries(header, typed);
            case Layout.Properties _ -> properties(header);
            case Layout.NodePath(boolean oldForm) -> path(header, oldForm);
            case Layout.Signal _ -> List.of(strip("", header, text("name"), box(FieldRole.NUMBER, "object-id", "8")));
            case Layout.Image _ -> strips(header, word("format"), word("mipmaps"), word("width"), word("height"),
                    count("length"), open(FieldRole.TEXT, "pixels", "n"), padding());
            case Layout.InputEvent(boolean motionHasValue) -> event(header, motionHasValue);
            case Layout.Opaque(int bytes) -> strips(header, box(FieldRole.NUMBER, "opaque", Integer.toString(bytes)));
        });
    }

    private static List<Strip> strips(Box... boxes) {
        return List.of(new Strip("", List.of(boxes)));
    }

    /// Boxes and lists of boxes in one row.
    private static Strip strip(String when, Object... parts) {
        List<Box> boxes = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof Box box) {
                boxes.add(box);
            } else {
                ((List<?>) part).forEach(box -> boxes.add((Box) box));
            }
        }
        return new Strip(when, boxes);
    }

    private Box box(FieldRole role, String name, String size) {
        return new Box(role, phrases.get("box." + name), size, false);
    }

    private Box open(FieldRole role, String name, String size) {
        return new Box(role, phrases.get("box." + name), size, true);
    }

    private Box word(String name) {
        return box(FieldRole.NUMBER, name, WORD);
    }

    private Box count(String name) {
        return box(FieldRole.LENGTH, name, WORD);
    }

    private Box padding() {
        return box(FieldRole.PADDING, "padding", phrases.get("size.padding"));
    }

    private List<Box> text(String name) {
        return List.of(count("length"), open(FieldRole.TEXT, name, "n"), padding());
    }

    private Box value(String name) {
        return open(FieldRole.NUMBER, name, phrases.get("size.value"));
    }

    private Box number(VariantKind kind, int index, Number number, boolean flagged) {
        String name = kind.numbers() == 0 ? phrases.get("box.number") : NumberNames.of(kind, index);
        return new Box(FieldRole.NUMBER, name, size(number, flagged), false);
    }

    /// {@return how many bytes a number takes}
    /// @param flagged whether the type has a flag for the wide form
    String size(Number number, boolean flagged) {
        int narrow = number.width(false);
        int wide = number.width(flagged);
        return narrow == wide ? Integer.toString(narrow) : phrases.get("size.either", narrow, wide);
    }

    private List<Strip> packed(Row row, Number number, int per, Box header) {
        VariantKind element = row.kind().packedElement().orElse(VariantKind.INT);
        return List.of(strip("", header, count("count")), new Strip(phrases.get("when.each-element"),
                IntStream.range(0, per).mapToObj(i -> number(element, i, number, row.wide())).toList()));
    }

    private List<Strip> elements(Box header, boolean typed) {
        List<Strip> strips = new ArrayList<>();
        if (typed) {
            strips.add(strip("", header));
            types(strips, "element");
            strips.add(strip(phrases.get("when.always"), count("count-shared")));
        } else {
            strips.add(strip("", header, count("count-shared")));
        }
        strips.add(strip(phrases.get("when.each-element"), value("value")));
        return strips;
    }

    private List<Strip> entries(Box header, boolean typed) {
        List<Strip> strips = new ArrayList<>();
        if (typed) {
            strips.add(strip("", header));
            types(strips, "key");
            types(strips, "value");
            strips.add(strip(phrases.get("when.always"), count("count-shared")));
        } else {
            strips.add(strip("", header, count("count-shared")));
        }
        strips.add(strip(phrases.get("when.each-entry"), value("key"), value("value")));
        return strips;
    }

    private void types(List<Strip> strips, String of) {
        strips.add(strip(phrases.get("when." + of + "-builtin"), count(of + "-type")));
        strips.add(strip(phrases.get("when." + of + "-named"), text(of + "-name")));
    }

    private List<Strip> properties(Box header) {
        return List.of(strip(phrases.get("when.by-id"), header, box(FieldRole.NUMBER, "instance-id", "8")),
                strip(phrases.get("when.in-full"), header, text("class"), count("property-count")),
                strip(phrases.get("when.each-property"), text("property-name"), value("value")));
    }

    private List<Strip> path(Box header, boolean oldForm) {
        List<Strip> strips = new ArrayList<>(List.of(
                strip(oldForm ? phrases.get("when.structured") : "", header, count("name-count"),
                        count("subname-count"), word("path-flags")),
                strip(phrases.get("when.each-name"), text("name"))));
        if (oldForm) {
            strips.add(strip(phrases.get("when.old-form"), header, text("path")));
        }
        return strips;
    }

    private List<Strip> event(Box header, boolean motionHasValue) {
        List<Box> motion = new ArrayList<>(List.of(word("axis")));
        if (motionHasValue) {
            motion.add(word("axis-value"));
        }
        return List.of(strip("", header, word("event-type"), word("device"), count("event-length")),
                strip(phrases.get("when.event-key"), word("modifiers"), word("scancode")),
                strip(phrases.get("when.event-button"), word("button")),
                strip(phrases.get("when.event-motion"), motion),
                strip(phrases.get("when.event-touch"), word("finger")));
    }
}
