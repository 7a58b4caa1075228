package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.corpus.EngineCase;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.document.place.Values;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// Files that engines wrote with one `store_*` call after the other, read by the list that their note says.
class StoredFilesTest {
    /// Godot 4 stores a half beside all that Godot 3 stores.
    private static String mixed(String folder) {
        return "u32, u16, u8, u8, pascal, var, u64, %sfloat, double, real, line, string:3, var, csv"
                .formatted(folder.equals("godot4") ? "half, " : "");
    }

    private static Structure scan(ByteStore bytes, String folder, Framing framing) {
        return Structure.scan(bytes, Dialects.of(folder.equals("godot4double") ? "godot4-double" : folder), framing,
                Progress.NONE);
    }

    private static Structure open(String folder, String file, String list) throws FieldListException {
        EngineCase stored = EngineCase.in(folder).stream().filter(c -> c.file().equals(file)).findFirst().orElseThrow();
        return scan(ByteStore.of(stored.bytes()), folder, Framing.of(FieldList.parse(list)));
    }

    private static List<String> values(Structure structure) {
        List<String> values = new ArrayList<>();
        for (Node record : structure.children(null, 0, structure.records())) {
            Variant value = Values.of(structure, record, 1 << 20).orElseThrow();
            values.add(GodotText.write(value, structure.dialect()).replace("\n", "").replace("Pool", "Packed")
                    .replace("( ", "(").replace(" )", ")"));
        }
        return values;
    }

    @ParameterizedTest
    @CsvSource({"godot3", "godot4"})
    void aMixIsReadToItsItems(String folder) throws FieldListException {
        List<String> values = values(open(folder, "file_mixed.dat", mixed(folder)));
        assertThat(values.remove("1.5")).isEqualTo(folder.equals("godot4"));
        assertThat(values).containsExactly("1196638550", "3", "7", "0",
                "\"h\u00e9llo \u6f22\u5b57\"", "{\"a\": 1,\"b\": [1, 2, 3]}", "1234567890123", "0.5", "0.1", "0.25",
                "\"a text line\"", "\"raw\"", "\"end\"", "PackedStringArray(\"x\", \"y,z\", \"q\\\"q\")");
    }

    @ParameterizedTest
    @CsvSource({"godot3", "godot4"})
    void aBigEndianFileIsReadToItsItems(String folder) throws FieldListException {
        assertThat(values(open(folder, "file_big_endian.dat", "be, u32, var, pascal, u64, float")))
                .containsExactly("16909060", "{\"a\": 1}", "\"abc\"", "1", "0.5");
    }

    @ParameterizedTest
    @CsvSource({"godot3", "godot4", "godot4double"})
    void pascalStringsFollowEachOther(String folder) throws FieldListException {
        Structure structure = open(folder, "file_pascal.dat", "pascal...");
        assertThat(values(structure)).startsWith("\"\"", "\"p\"", "\"pp\"").hasSize(10);
        assertThat(structure.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"godot3", "godot4"})
    void whatAStreamPeerPutIsReadToItsItems(String folder) throws FieldListException {
        assertThat(values(open(folder, "streampeer_put_var.dat", "var, var, pascal, pascal, u32")))
                .containsExactly("{\"a\": 1}", "\"two\"", "\"utf8 \u00e9\"", "\"ascii\"", "5");
    }

    @ParameterizedTest
    @CsvSource({"godot3, file_mixed.dat", "godot4, file_mixed.dat"})
    void everyItemIsEditedAndReadAgain(String folder, String file) throws FieldListException, EditException {
        Document document = new Document(open(folder, file, mixed(folder)));
        for (long i = 0; i < document.structure().records(); i++) {
            Variant old = Values.of(document.structure(), document.structure().record(i), 1 << 20).orElseThrow();
            Variant value = switch (old) {
                case Variant.Int _ -> new Variant.Int(9);
                case Variant.Real _ -> Variant.Real.of(8.5);
                case Variant.Text _ -> new Variant.Text("new");
                case Variant.PackedStrings _ -> new Variant.PackedStrings(List.of("one, two", "three"));
                default -> new Variant.Text("a value in the place of another");
            };
            Edit edit = new Edit.SetValue(document.structure().record(i).location(), value);
            document.applyAnyway(Review.of(document.structure(), edit, Progress.NONE));
            Structure now = document.structure();
            Structure fresh = scan(now.bytes(), folder, now.framing());
            Span all = new Span(0, now.bytes().length());
            assertThat(Fields.in(now, all)).as("item %d", i).isEqualTo(Fields.in(fresh, all));
            assertThat(Values.of(fresh, fresh.record(i), 1 << 20)).as("item %d", i).contains(value);
        }
        assertThat(document.structure().problems()).isEmpty();
        while (document.canUndo()) {
            document.undo();
        }
        assertThat(document.isModified()).isFalse();
    }
}
