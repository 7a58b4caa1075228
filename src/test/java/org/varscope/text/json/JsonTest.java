package org.varscope.text.json;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.RandomValues;
import org.varscope.codec.RandomValues.Range;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

class JsonTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "null | null", "true | true", "\"a\\\"é\\n\" | \"a\\\"é\\n\"",
        "9223372036854775807 | 9223372036854775807",
        "1.0 | 1.0", "0.1 | 0.1", "-0.0 | -0.0", "1e20 | 1e+20",
        "nan | {'$type':'float','value':'nan'}",
        "-inf | {'$type':'float','value':'inf_neg'}",
        "[1, [2.5], {}] | [1,[2.5],{}]",
        "{ 'b': 1, 'a': { 'c': null } } | {'b':1,'a':{'c':null}}",
        "{ 'type': 'sword' } | {'type':'sword'}",
        "{ '$type': 1 } | {'$type':'Dictionary','entries':[{'key':'$type','value':1}]}",
        "{ 'a': 1, 'a': 2 } | {'$type':'Dictionary','entries':[{'key':'a','value':1},{'key':'a','value':2}]}",
        "{ 1: [2] } | {'$type':'Dictionary','entries':[{'key':1,'value':[2]}]}",
        "Dictionary[int, Variant]({}) | {'$type':'Dictionary','key':'int','entries':[]}",
        "Array[Node]([null]) | {'$type':'Array','of':'Node','value':[null]}",
        "Array[Resource('res://a.gd')]([]) | "
            + "{\"$type\":\"Array\",\"of\":\"Resource(\\\"res://a.gd\\\")\",\"value\":[]}",
        "Vector2(1, nan) | {'$type':'Vector2','value':[1,'nan']}",
        "Vector2(0.1, -0) | {'$type':'Vector2','value':[0.1,-0]}",
        "Vector3i(1, -2, 3) | {'$type':'Vector3i','value':[1,-2,3]}",
        "&'x' | {'$type':'StringName','value':'x'}",
        "NodePath('/a:b') | {'$type':'NodePath','value':'/a:b'}",
        "RID(5) | {'$type':'RID','value':5}",
        "Callable() | {'$type':'Callable'}",
        "Signal('x', -7) | {'$type':'Signal','name':'x','object':-7}",
        "Object#-7 | {'$type':'Object','id':-7}",
        "Object(A,'p':[1],'q':null) | "
            + "{'$type':'Object','class':'A','properties':[{'name':'p','value':[1]},{'name':'q','value':null}]}",
        "PackedByteArray(1, 255) | {'$type':'PackedByteArray','value':[1,255]}",
        "PackedFloat32Array(0.1, inf) | {'$type':'PackedFloat32Array','value':[0.1,'inf']}",
        "PackedVector2Array(1, 2, 3, 4) | {'$type':'PackedVector2Array','value':[[1,2],[3,4]]}",
        "PackedStringArray('a') | {'$type':'PackedStringArray','value':['a']}",
        "PackedVector2Array() | {'$type':'PackedVector2Array','value':[]}"})
    void valuesAreWrittenAsJson(String text, String json) throws TextException, IOException {
        assertThat(json(GodotReader.read(text.replace('\'', '"'), GODOT4), GODOT4)).isEqualTo(json.replace('\'', '"'));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "Quat(0, 0, 0, 1) | {'$type':'Quat','value':[0,0,0,1]}",
        "Image(1, 2, 3, RGB, 9) | {'$type':'Image','format':3,'mipmaps':3,'width':1,'height':2,'value':[9]}",
        "InputEvent(KEY,65) | {'$type':'InputEvent','type':1,'device':0,'words':[0,65]}"})
    void typesHaveTheNamesOfTheirDialect(String text, String json) throws TextException, IOException {
        Dialect godot2 = Dialects.of("godot2");

        assertThat(json(GodotReader.read(text.replace('\'', '"'), godot2), godot2)).isEqualTo(json.replace('\'', '"'));
    }

    static IntStream seeds() {
        return IntStream.range(0, 100);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whateverTheValueTheJsonIsWellFormed(int seed) throws IOException {
        Dialect dialect = Dialects.all().get(seed % Dialects.all().size());
        String json = json(new RandomValues(new Random(seed), dialect, Range.ANY).value(4), dialect);

        assertThatCode(() -> {
            try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
                while (parser.nextToken() != null) {
                    parser.skipChildren();
                }
            }
        }).doesNotThrowAnyException();
    }

    @Test
    void nestingCostsNoStack() throws IOException {
        int depth = 200_000;
        Variant deep = Variant.NIL;
        for (int i = 0; i < depth; i++) {
            deep = Variant.Array.of(List.of(deep));
        }

        assertThat(json(deep, GODOT4)).isEqualTo("[".repeat(depth) + "null" + "]".repeat(depth));
    }

    @Test
    void aTornRunOfVectorsIsStillWellFormed() throws IOException {
        Variant torn = new Variant.PackedFloats(VariantKind.PACKED_VECTOR2_ARRAY, new float[] {1, 2, 3});

        assertThat(json(torn, GODOT4)).isEqualTo("{\"$type\":\"PackedVector2Array\",\"value\":[[1,2],[3]]}");
    }

    @Test
    void aWriterThatFailsIsHeard() {
        Writer broken = new Writer() {
            @Override
            public void write(char[] chars, int from, int count) throws IOException {
                throw new IOException("no space");
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        };

        assertThatThrownBy(() -> Json.write(Variant.NIL, GODOT4, broken)).isInstanceOf(IOException.class)
                .hasMessage("no space");
    }

    private static String json(Variant value, Dialect dialect) throws IOException {
        StringWriter out = new StringWriter();
        Json.write(value, dialect, out);
        return out.toString();
    }
}
