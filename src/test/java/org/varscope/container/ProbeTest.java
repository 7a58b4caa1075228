package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Zeros;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.said.Clauses;
import org.varscope.scan.walk.Progress;

class ProbeTest {
    private static final String ONE_ENTRY = "1b000000010000000400000001000000" + "6b0000000200000001000000";

    private static Probe.Result probe(byte[] bytes) {
        return ContentProbe.glance(ByteStore.of(bytes));
    }

    private static Probe.Result open(ByteStore bytes, Framing framing) throws IOException {
        return Probe.open(bytes, new Layers(List.of(), framing), null, null, Progress.NONE);
    }

    private static Probe.Result text(String text) {
        return probe(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Probe.Result hex(String hex) {
        return probe(HexFormat.of().parseHex(hex));
    }

    private static String what(Probe.Result result) {
        assertThat(result).isInstanceOf(Probe.Result.Foreign.class);
        return Clauses.clause(((Probe.Result.Foreign) result).what());
    }

    @ParameterizedTest
    @CsvSource({
        "47435046010000000010000020000000, a compressed Godot file (GCPF)",
        "4744454301000000879191460000aabb, an encrypted Godot file (GDEC)",
        "52535243000000000000000003000000, 'a binary Godot resource or scene (RSRC, as in .res and .scn)'",
        "52534343020000000010000000000000, 'a compressed binary Godot resource or scene (RSCC, as in .res and .scn)'",
        "47445043020000000400000002000000, 'a Godot pack (GDPC, as in .pck)'",
        "47445343650000000000000000000000, 'a compiled GDScript (GDSC, as in .gdc)'",
        "47535432010000000001000000010000, 'a compressed Godot texture (GST2, as in .ctex)'",
        "89504e470d0a1a0a0000000d49484452, a PNG picture",
        "504b0304140000000800000000000000, a zip archive",
        "414e44524f4944204241434b55500a35, a backup of an Android device",
        "62706c69737430300000000000000000, a binary property list of Apple",
        "80049514000000000000007d948c0467, a pickle of Python",
        "d4c3b2a1020004000000000000000000, a capture of network packets",
        "0a0d0d0a1c0000004d3c2b1a01000000, a capture of network packets",
        "0061736d010000000105016000017f03, a WebAssembly module",
        "04224d186040825e00000000cafe0000, an LZ4 file",
        "00000000000000000000000000000000, a file of nothing but zero bytes",
        "1f8b0800000000000003000000000000, a gzip file",
        "28b52ffd200001000000000000000000, a Zstandard file",
        "52494646240000005741564500000000, a WAV sound",
        "52494646240000005745425000000000, a WebP picture",
        "52494646240000004142434400000000, a RIFF file",
        "4f676753000200000000000000000000, an Ogg sound or video",
        "7f454c46020101000000000000000000, an executable",
        "7f454c4602010100000000000000000047445043, an executable with a Godot pack at its end",
    })
    void theFirstBytesNameAForeignFile(String hex, String name) {
        assertThat(what(hex(hex))).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[gd_scene load_steps=2 format=3]\\n\\n[node name=\"A\" type=\"Node\"] | a Godot scene as text (.tscn)",
        "[gd_resource type=\"Resource\" format=3]\\n | a Godot resource as text (.tres)",
        "; Engine configuration file.\\n\\nconfig_version=5\\n | a Godot project file (project.godot)",
        "config_version=4\\n[application]\\n | a Godot project file (project.godot)",
        "[player]\\n\\nhp=100\\npos=Vector2(1, 2)\\n | a ConfigFile or other settings as text (.cfg)",
        "volume=0.5\\n | a ConfigFile or other settings as text (.cfg)",
        "{\"hp\": 100, \"items\": [1, 2]} | JSON",
        "[1, 2, 3] | JSON",
        "{ \"hp\": 100, \"at\": Vector2(1, 2) } | a value as Godot text (var_to_str)",
        "Vector2(1, 2) | a value as Godot text (var_to_str)",
        "PackedByteArray(1, 2, 3) | a value as Godot text (var_to_str)",
        "\"only a string\" | a value as Godot text (var_to_str)",
        "<?xml version=\"1.0\"?><a/> | XML or HTML",
        "extends Node\\n\\nfunc _ready():\\n\\tpass\\n | a text file",
        "Grüße | a text file",
        "GwAAAAEAAAAEAAAAAQAAAGsAAAACAAAAAQAAAA== | a value as base64 text",
        "AgAAAAUA\\nAAA= | a value as base64 text",
        "eyJnb2xkIjogMTAwfQ== | a base64 text file",
        "W3NhdmVdCmdvbGQ9MQo= | a base64 text file",
        "aGVsbG93b3JsZA= | a ConfigFile or other settings as text (.cfg)",
    })
    void textIsNamedByWhatItSays(String text, String name) {
        assertThat(what(text(text.replace("\\n", "\n").replace("\\t", "\t")))).isEqualTo(name);
    }

    @Test
    void aLongTextIsNamedByItsBeginning() {
        assertThat(what(text("[\n" + "\"Grüße\",\n".repeat(Head.MOST / 5) + "1]"))).isEqualTo("JSON");
    }

    @Test
    void whatIsNotOpenedYetSaysSo() {
        assertThat(Clauses.clause((Probe.Result.Unopened) hex("4743504601000000")))
                .isEqualTo("a compressed Godot file (GCPF), which this version does not open yet; "
                        + "in Godot, FileAccess.open_compressed reads it");
    }

    @Test
    void whatHoldsNoValuesSaysWhatOpensIt() {
        assertThat(Clauses.clause((Probe.Result.Unopened) hex("89504e470d0a1a0a")))
                .isEqualTo("a PNG picture, not Variant data; any picture viewer opens it");
    }

    @Test
    void noBytesAreAnEmptyFile() {
        assertThat(probe(new byte[0])).isEqualTo(new Probe.Result.Empty());
    }

    @Test
    void aValueIsFoundWithItsFramingAndDialect() {
        assertThat(hex(ONE_ENTRY)).isInstanceOfSatisfying(Probe.Result.Found.class, found -> {
            assertThat(found.framing()).isEqualTo(Framing.BARE);
            assertThat(found.dialect()).isSameAs(Dialects.of("godot4"));
            assertThat(found.whole()).isTrue();
        });
    }

    @Test
    void aRequestedFramingTakesEvenAForeignFileForValues() throws IOException {
        ByteStore png = ByteStore.of(HexFormat.of().parseHex("89504e470d0a1a0a"));
        assertThat(open(png, Framing.BARE)).isInstanceOfSatisfying(Probe.Result.Found.class,
                found -> assertThat(found.framing()).isEqualTo(Framing.BARE));
    }

    @Test
    void aRequestedFramingTakesEvenAnEmptyFileForValues() throws IOException {
        assertThat(open(ByteStore.empty(), Framing.BARE)).isInstanceOf(Probe.Result.Found.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"WEBP", "GDPC", "RIFF", "OggS", "%PDF"})
    void aStringThatReadsLikeAMagicIsStillAValue(String magic) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(HexFormat.of().parseHex("0400000004000000"));
        out.writeBytes(magic.getBytes(StandardCharsets.US_ASCII));
        assertThat(probe(out.toByteArray())).isInstanceOf(Probe.Result.Found.class);
    }

    @Test
    void aFewBytesThatUnpackToVeryManyAreAskedAboutFirst() throws IOException {
        ByteStore file = Compressed.write(ByteStore.of(new Zeros(300 << 20)), Compression.ZSTD, Progress.NONE).file();
        assertThat(Probe.open(file, Layers.ANY, null, null, Progress.NONE)).isEqualTo(
                new Probe.Result.Large(FormatRemark.COMPRESSED.with(), file.length(), 300 << 20));
    }

    @Test
    void layersOfAnySizeAreNotAskedAbout() throws IOException {
        ByteStore file = ByteStore.of(CompressedFiles.made(1, 1L << 28, 1L << 29,
                CompressedFiles.stored(new byte[100], Compression.DEFLATE), new byte[0], new byte[0]));
        Layers bare = Layers.named("compressed+bare").orElseThrow();
        assertThat(Probe.open(file, bare, null, null, Progress.NONE)).isInstanceOf(Probe.Result.Large.class);
        assertThat(Probe.open(file, bare.ofAnySize(), null, null, Progress.NONE))
                .isInstanceOf(Probe.Result.Found.class);
    }

    @Test
    void aSaveThatPacksWellIsOpenedWithoutAsking() throws IOException {
        ByteStore file = Compressed.write(ByteStore.of(new Zeros(8 << 20)), Compression.ZSTD, Progress.NONE).file();
        assertThat(Probe.open(file, Layers.named("compressed+bare").orElseThrow(), null, null, Progress.NONE))
                .isInstanceOf(Probe.Result.Found.class);
    }

    private static List<Layer> layers(ByteStore file, String password) throws IOException {
        return Probe.layers(file, Layers.ANY, password.isEmpty() ? null : Secret.ofPassword(password.toCharArray()),
                Progress.NONE);
    }

    @Test
    void layersAreToldAsFarAsTheyCanBeOpenedAndTheFirstThatCannot() throws IOException {
        ByteStore value = ByteStore.of(HexFormat.of().parseHex(ONE_ENTRY));
        ByteStore packed = Compressed.write(value, Compression.DEFLATE, Progress.NONE).file();
        ByteStore locked = Encrypted.write(packed, Secret.ofPassword("one".toCharArray()), false, Progress.NONE).file();
        ByteStore file = ByteStore.of(Base64.getEncoder().encode(locked.bytes(new Span(0, locked.length()))));
        assertThat(layers(file, "")).extracting(Layer::wrapper).containsExactly(Wrapper.BASE64, Wrapper.ENCRYPTED);
        assertThat(layers(file, "two")).extracting(Layer::wrapper).containsExactly(Wrapper.BASE64, Wrapper.ENCRYPTED);
        assertThat(layers(file, "one")).extracting(Layer::wrapper)
                .containsExactly(Wrapper.BASE64, Wrapper.ENCRYPTED, Wrapper.COMPRESSED);
        assertThat(layers(file, "").getLast().length()).isEqualTo(packed.length());
        assertThat(layers(value, "")).isEmpty();
    }

    @Test
    void fewBytesThatUnpackToVeryManyAreToldWithoutUnpackingThem() throws IOException {
        ByteStore file = Compressed.write(ByteStore.of(new Zeros(300 << 20)), Compression.ZSTD, Progress.NONE).file();
        assertThat(layers(file, "")).singleElement().satisfies(layer -> {
            assertThat(layer.length()).isEqualTo(300 << 20);
            assertThat(layer.form()).isEqualTo(new Layer.Form.Blocks(Optional.of(Compression.ZSTD),
                    (300 << 20) / 4096 + 1, 4096));
        });
    }
}
