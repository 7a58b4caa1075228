package org.varscope.ui.sample;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.Values;
import org.varscope.sample.Gallery;
import org.varscope.sample.SampleFile;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.Visible;
import org.varscope.text.cell.CellText;
import org.varscope.ui.message.Messages;

/// A sample in words.
///
/// @param title what it is a sample of
/// @param about its value, or what is done with values
/// @param size  how many bytes it has
/// @param bytes the first of them
record SampleRow(SampleFile file, String title, String about, String size, String bytes) {
    private static final int SHOWN = 16;
    private static final int GLANCE = 60;

    /// {@return the samples in `dialect`: types, then wrappers; runs on any thread}
    static List<SampleRow> all(Dialect dialect) throws IOException {
        return Gallery.all(dialect).stream().map(SampleRow::of).toList();
    }

    private static SampleRow of(SampleFile file) {
        String form = file.form().isEmpty() ? "" : " (%s)".formatted(file.isWhole() ? file.form()
                : Messages.get("sample.form." + file.form()));
        long length = file.bytes().length();
        byte[] first = file.bytes().bytes(new Span(0, Math.min(SHOWN, length)));
        String hex = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(first);
        return new SampleRow(file, file.what() + form,
                file.isWhole() ? Messages.get("sample.whole." + file.what()) : value(file),
                Messages.get("sample.bytes", length), length > SHOWN ? hex + " \u2026" : hex);
    }

    private static String value(SampleFile file) {
        Structure structure = Structure.scan(file.bytes(), file.dialect(), file.framing(), Progress.NONE);
        return structure.deepestAt(0).flatMap(node -> Values.of(structure, node, Integer.MAX_VALUE))
                .map(value -> Visible.line(CellText.glance(value, file.dialect(), GLANCE))).orElse("");
    }
}
