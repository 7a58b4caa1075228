package org.varscope.guide;

import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.said.Phrases;

/// Says how a type is laid out, in a few words.
record LayoutWords(Phrases phrases) {
    /// {@return such as `3 × 4 bytes`, `a text`}
    String of(Row row) {
        return switch (row.layout()) {
            case Layout.Empty _ -> phrases.get("layout.empty");
            case Layout.Fixed(Number number, int count) -> numbers(number, count, row.wide());
            case Layout.Text _ -> phrases.get("layout.text");
            case Layout.PackedBytes _ -> phrases.get("layout.bytes");
            case Layout.Packed(Number number, int per) ->
                    phrases.get("layout.packed", numbers(number, per, row.wide()));
            case Layout.PackedText _ -> phrases.get("layout.texts");
            case Layout.Elements(boolean typed) -> phrases.get(typed ? "layout.elements.typed" : "layout.elements");
            case Layout.Entries(boolean typed) -> phrases.get(typed ? "layout.entries.typed" : "layout.entries");
            case Layout.Properties(boolean scriptIsPath) ->
                    phrases.get(scriptIsPath ? "layout.properties.script-path" : "layout.properties");
            case Layout.NodePath(boolean oldForm) -> phrases.get(oldForm ? "layout.path.old" : "layout.path");
            case Layout.Signal _ -> phrases.get("layout.signal");
            case Layout.Image _ -> phrases.get("layout.image");
            case Layout.InputEvent(boolean motionHasValue) ->
                    phrases.get(motionHasValue ? "layout.event" : "layout.event.short");
            case Layout.Opaque(int bytes) -> phrases.get("layout.opaque", bytes);
        };
    }

    private String numbers(Number number, int count, boolean flagged) {
        String what = phrases.get("number." + (number.isReal() ? "float"
                : number == Number.U32 || number == Number.U64 ? "unsigned" : "int"),
                new LayoutDrawing(phrases).size(number, flagged));
        return count == 1 ? what : count + " \u00D7 " + what;
    }
}
