package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.document.patch.BinaryPatch;
import org.varscope.render.Annotated;
import org.varscope.render.PictureForm;
import org.varscope.render.Shade;
import org.varscope.text.ByteNotation;
import org.varscope.text.Visible;
import org.varscope.text.godot.GodotText;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.BytesPicture;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.card.BlockCard;
import org.varscope.ui.editor.card.ChecksumCard;
import org.varscope.ui.editor.card.PatternCard;
import org.varscope.ui.file.FileExport;
import org.varscope.ui.hex.HexClipboard;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.Variant;

/// What is done with the selected bytes, or those of the selected value.
record BytesCommands(Overlay overlay, FileExport export) {
    /// Bytes that are written to show what a form looks like.
    private static final int SHOWN = 12;
    private static final int GLANCE = 34;

    void bind(EditorCommands editors) {
        editors.bind(Command.SELECT_BLOCK, editor -> overlay.show(new BlockCard(editor.model())));
        editors.bind(Command.SELECT_RECTANGLE, editor -> {
            editor.model().selecting().switchRectangle(perRow(editor));
            editor.hex().split().active().requestFocus();
        }, editor -> editor.model().selecting().canSwitchRectangle(perRow(editor)));
        editors.check(Command.SELECT_RECTANGLE, editor -> editor.model().selection().rectangle() != null);
        editors.bind(Command.COPY_BYTES_AS, this::askForm, BytesCommands::selectsFew);
        editors.bind(Command.FILL, editor -> overlay.show(
                PatternCard.filling(editor.model(), editor.model().selection())), BytesCommands::selectsFew);
        editors.bind(Command.INSERT_BYTES, editor -> overlay.show(
                PatternCard.inserting(editor.model(), selected(editor).start())));
        editors.bind(Command.CHECKSUMS, editor -> overlay.show(
                new ChecksumCard(editor.model(), editor.model().selection())), BytesCommands::selects);
        editors.bind(Command.SAVE_BYTES, editor -> export.saveSelected(editor.session()),
                BytesCommands::selects);
        editors.bind(Command.EXPORT_PATCH, this::askPatch, editor -> editor.model().modifiedProperty().get());
        editors.bind(Command.SAVE_PICTURE, this::askPicture, editor -> editor.model().bytes().length() > 0);
    }

    private static int perRow(EditorPage editor) {
        return editor.hex().target().view().bytesPerRow().get();
    }

    private void askPicture(EditorPage editor) {
        BytesPicture picture = BytesPicture.of(editor);
        Span span = picture.span();
        if (picture.isTooLong()) {
            editor.model().say(Messages.get("window.picture.too-long", span.length(), Annotated.MOST));
            return;
        }
        List<PaletteCard.Item> items = new ArrayList<>();
        for (Shade shade : Shade.values()) {
            for (PictureForm form : PictureForm.values()) {
                items.add(new PaletteCard.Item(Messages.get("window.picture-as."
                        + form.name().toLowerCase(Locale.ROOT) + "-" + shade.word()), form.ending(),
                        () -> export.saveMade(editor.session(), span, form.ending(),
                                () -> picture.drawn(form, shade))));
            }
            items.add(new PaletteCard.Item(Messages.get("window.picture-copy." + shade.word()), "",
                    () -> picture.copy(shade)));
        }
        overlay.show(new PaletteCard(Messages.get("window.picture.title", span.length()), items,
                PaletteCard.Finder.nothing()));
    }

    private void askPatch(EditorPage editor) {
        List<PaletteCard.Item> items = new ArrayList<>();
        for (BinaryPatch format : BinaryPatch.values()) {
            String ending = format.name().toLowerCase(Locale.ROOT);
            items.add(new PaletteCard.Item(Messages.get("window.patch." + ending), "." + ending,
                    () -> export.savePatch(editor.session(), format)));
        }
        overlay.show(new PaletteCard(Messages.get("window.patch.title"), items, PaletteCard.Finder.nothing()));
    }

    private static Span selected(EditorPage editor) {
        return editor.model().selection().bytes();
    }

    private static boolean selects(EditorPage editor) {
        return !selected(editor).isEmpty();
    }

    private static boolean selectsFew(EditorPage editor) {
        return selects(editor) && selected(editor).length() <= HexClipboard.LIMIT;
    }

    private void askForm(EditorPage editor) {
        EditorModel model = editor.model();
        Selection selection = model.selection();
        ByteStore bytes = selection.of(model.bytes());
        byte[] first = bytes.bytes(new Span(0, Math.min(SHOWN, bytes.length())));
        List<PaletteCard.Item> items = new ArrayList<>();
        forms(model).forEach((name, form) -> {
            String shown = Visible.line(form.apply(first));
            items.add(new PaletteCard.Item(Messages.get("window.form." + name),
                    shown.length() <= GLANCE ? shown : shown.substring(0, GLANCE) + "\u2026",
                    () -> copy(model, bytes, isByRow(name) ? selection.rectangle() : null, form)));
        });
        overlay.show(new PaletteCard(Messages.get("window.copy-bytes"), items, PaletteCard.Finder.nothing()));
    }

    private static boolean isByRow(String form) {
        return form.equals("hex") || form.equals("text");
    }

    /// The ways in which bytes are written, by name.
    private static Map<String, Function<byte[], String>> forms(EditorModel model) {
        Map<String, Function<byte[], String>> forms = new LinkedHashMap<>();
        for (ByteNotation notation : ByteNotation.values()) {
            forms.put(notation.name().toLowerCase(Locale.ROOT).replace('_', '-'), notation::write);
        }
        Dialect dialect = model.structure().dialect();
        forms.put("godot-text", bytes -> GodotText.write(new Variant.PackedBytes(bytes), dialect));
        forms.put("text", bytes -> new String(bytes, StandardCharsets.UTF_8));
        return forms;
    }

    /// Bytes, and how they were written.
    private record Written(byte[] bytes, String text) { }

    /// @param lines whose rows are written on a line each; null to write all bytes at once
    private static void copy(EditorModel model, ByteStore all, @Nullable Rectangle lines,
            Function<byte[], String> form) {
        model.background().run(_ -> {
            byte[] bytes = all.bytes(new Span(0, all.length()));
            return new Written(bytes, lines == null ? form.apply(bytes) : HexClipboard.lines(lines, bytes, form));
        }, written -> {
            if (HexClipboard.offer(written.bytes, written.text)) {
                model.say(Messages.get("window.copied-bytes", all.length()));
            }
        }, failure -> model.say(Messages.get("window.bytes-not-copied", FailureWords.of(failure))));
    }
}
