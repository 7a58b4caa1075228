package org.varscope.guide.page;

import module java.base;
import org.varscope.scan.walk.FieldRole;

/// One thing on a page, from the margin to the margin.
public sealed interface Block {
    /// A line above what follows.
    record Heading(String text) implements Block {
        @Override
        public Stream<Prose> words() {
            return Stream.of(Prose.plain(text));
        }
    }

    /// Sentences.
    record Paragraph(Prose prose) implements Block {
        @Override
        public Stream<Prose> words() {
            return Stream.of(prose);
        }
    }

    /// Sentences one below the other, each with a mark before it.
    record Points(List<Prose> points) implements Block {
        /// Copies the list.
        public Points {
            points = List.copyOf(points);
        }

        @Override
        public Stream<Prose> words() {
            return points.stream();
        }
    }

    /// Lines as they are typed or printed.
    record Listing(String lines) implements Block {
        @Override
        public Stream<Prose> words() {
            return Stream.of(Prose.code(lines));
        }
    }

    /// Rows of cells, each as many as there are heads.
    ///
    /// @param heads what is above the columns
    /// @param rows  the cells
    record Table(List<String> heads, List<List<Prose>> rows) implements Block {
        /// Copies the lists.
        public Table {
            heads = List.copyOf(heads);
            rows = rows.stream().map(List::copyOf).toList();
        }

        @Override
        public Stream<Prose> words() {
            return Stream.concat(heads.stream().map(Prose::plain), rows.stream().flatMap(List::stream));
        }
    }

    /// A word of 32 bits, drawn from its highest bit on.
    ///
    /// @param groups from the lowest bit on; together all 32
    record Bits(List<Group> groups) implements Block {
        /// Neighbouring bits that say one thing.
        ///
        /// @param from  the lowest, 0 to 31
        /// @param count how many
        /// @param name  what they say; empty where they say nothing
        public record Group(int from, int count, String name) { }

        /// Copies the list.
        public Bits {
            groups = List.copyOf(groups);
        }

        @Override
        public Stream<Prose> words() {
            return groups.stream().map(group -> Prose.plain(group.name()));
        }
    }

    /// Bytes in the order in which they are in a file, drawn as boxes.
    ///
    /// @param strips one below the other
    record Drawing(List<Strip> strips) implements Block {
        /// Boxes that are there together.
        ///
        /// @param when  how often or when: "for each element"; empty for once and always
        /// @param boxes one after the other
        public record Strip(String when, List<Box> boxes) {
            /// Copies the list.
            public Strip {
                boxes = List.copyOf(boxes);
            }
        }

        /// Bytes with one purpose.
        ///
        /// @param role decides on the colour
        /// @param name what they are
        /// @param size how many: `4`, `4 or 8`, `0 to 3`
        /// @param open whether the number differs from value to value without a bound
        public record Box(FieldRole role, String name, String size, boolean open) { }

        /// Copies the list.
        public Drawing {
            strips = List.copyOf(strips);
        }

        @Override
        public Stream<Prose> words() {
            return strips.stream().flatMap(strip -> Stream.concat(Stream.of(strip.when()),
                    strip.boxes().stream().map(Box::name))).map(Prose::plain);
        }
    }

    /// Bytes that the codec has written, and what each of them does.
    ///
    /// @param example what opens in an editor
    /// @param lines   field by field
    record Bytes(Example example, List<Line> lines) implements Block {
        /// One field.
        ///
        /// @param offset   from the beginning, in hexadecimal
        /// @param role     decides on the colour
        /// @param name     what it is called
        /// @param bytes    in hexadecimal, the first few of them
        /// @param sentence what they do
        public record Line(String offset, FieldRole role, String name, String bytes, String sentence) { }

        /// Copies the list.
        public Bytes {
            lines = List.copyOf(lines);
        }

        @Override
        public Stream<Prose> words() {
            return Stream.concat(Stream.of(example.caption()), lines.stream().map(Line::sentence)).map(Prose::plain);
        }
    }

    /// {@return all words in it}
    Stream<Prose> words();
}
