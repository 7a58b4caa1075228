package org.varscope.container.unknown;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.container.ContentProbe;
import org.varscope.container.Probe;
import org.varscope.said.Clauses;
import org.varscope.scan.walk.Buffers;

/// Bytes in which nothing reads as a value are named as well as can be, and never shown as one.
class UnknownBytesTest {
    private static final long SEED = Long.getLong("varscope.seed", 9);
    private static final int TRIES = Integer.getInteger("varscope.unknown", 100);
    private static final int LONGEST_KEY = 12;

    private static String named(byte[] bytes) {
        return ContentProbe.glance(ByteStore.of(bytes))
                instanceof Probe.Result.Foreign(var what, var _, boolean _, var _)
                ? Clauses.clause(what) : "";
    }

    /// Beginning with the key itself, or within it, as a file is whose first bytes are the game's own.
    @ParameterizedTest
    @ValueSource(strings = {"adventure.save", "adventure-records.save", "adventure-godot3.save"})
    void aRepeatingKeyIsFound(String sample) {
        Random random = new Random(SEED);
        for (int length = 1; length <= LONGEST_KEY; length++) {
            byte[] key = new byte[length];
            random.nextBytes(key);
            // A key that repeats itself is a shorter one, and one of zeros none.
            key[0] = 0x5A;
            byte[] bytes = Buffers.sample(sample);
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] ^= key[i % length];
            }
            assertThat(named(bytes)).as("seed %d, %s", SEED, HexFormat.of().formatHex(key))
                    .isEqualTo("combined by XOR with the key " + new RepeatingKey(key).words() + ", over and over");
        }
    }

    /// A short save of Godot 4 or 3 shows a key that keeps step with its words by nothing but how it begins.
    @ParameterizedTest
    @CsvSource({"8, 27", "12, 27", "16, 27", "8, 18", "12, 18", "16, 18"})
    void aKeyInStepWithTheWordsOfAShortSaveIsFound(int length, int type) {
        Buffers.Out value = new Buffers.Out().u32(type).u32(3);
        for (String key : List.of("gold", "name", "hp..")) {
            value.u32(4).u32(4).raw(key.getBytes(StandardCharsets.US_ASCII)).u32(2).u32(100);
        }
        byte[] bytes = new Buffers.Out().u32(value.bytes().length).raw(value.bytes()).bytes();
        byte[] key = new byte[length];
        new Random(SEED).nextBytes(key);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] ^= key[i % length];
        }
        assertThat(named(bytes)).isEqualTo("combined by XOR with the key " + new RepeatingKey(key).words()
                + ", over and over");
    }

    private static byte[] combined(byte[] bytes, byte[] key) {
        byte[] out = bytes.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] ^= key[i % key.length];
        }
        return out;
    }

    /// A Dictionary of Godot 3 or 4 with a few entries, as a record or bare.
    private static byte[] small(Random random) {
        List<String> names = new ArrayList<>(List.of("gold", "name", "hp", "level", "items", "pos", "flag", "time"));
        Collections.shuffle(names, random);
        int entries = 2 + random.nextInt(5);
        Buffers.Out out = new Buffers.Out().u32(random.nextBoolean() ? 18 : 27).u32(entries);
        for (String name : names.subList(0, entries)) {
            text(out, name);
            switch (random.nextInt(5)) {
                case 0 -> out.u32(2).u32(random.nextInt(100_000));
                case 1 -> text(out, random.nextBoolean() ? "Mira" : "chapter 2");
                case 2 -> out.u32(1).u32(random.nextInt(2));
                case 3 -> out.u32(0x10003).raw(ByteBuffer.allocate(8)
                        .order(ByteOrder.LITTLE_ENDIAN).putDouble(random.nextDouble() * 100).array());
                default -> out.u32(0);
            }
        }
        byte[] value = out.bytes();
        return random.nextBoolean() ? new Buffers.Out().u32(value.length).raw(value).bytes() : value;
    }

    private static void text(Buffers.Out out, String text) {
        byte[] letters = text.getBytes(StandardCharsets.US_ASCII);
        out.u32(4).u32(letters.length).raw(letters).raw(new byte[-letters.length & 3]);
    }

    /// A key that is nearly right leaves whole values, too; where nobody knows, none is offered.
    @Test
    void noKeyThatIsOfferedIsWrong() {
        Random random = new Random(SEED);
        int right = 0;
        for (int i = 0; i < TRIES; i++) {
            byte[] key = new byte[List.of(5, 7, 11, 12, 15, 16, 20).get(i % 7)];
            random.nextBytes(key);
            byte[] plain = small(random);
            byte[] bytes = combined(plain, key);
            Optional<RepeatingKey> found = RepeatingKey.of(bytes);
            assertThat(found.map(offered -> combined(bytes, offered.bytes())).orElse(plain))
                    .as("seed %d, try %d", SEED, i).isEqualTo(plain);
            right += found.isPresent() ? 1 : 0;
        }
        assertThat(right).isGreaterThan(TRIES / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 12, 16})
    void aKeyOfJsonIsFound(int length) {
        byte[] key = new byte[length];
        new Random(SEED).nextBytes(key);
        byte[] array = ("[" + IntStream.range(0, 8).mapToObj(i -> "{\"id\": %d, \"item\": \"rope %d\", \"n\": %d}"
                .formatted(i, 7 * i, 13 * i)).collect(Collectors.joining(", ")) + "]")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] bytes = combined(array, key);
        assertThat(named(bytes)).isEqualTo("combined by XOR with the key " + new RepeatingKey(key).words()
                + ", over and over");
        assertThat(new RepeatingKey(key).layout(bytes)).isEqualTo("xor:" + HexFormat.of().formatHex(key)
                + "+fields:text");
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 128, 200, 256, 400, 512, 1024, 4000})
    void fewRandomBytesAreSpreadAsEvenlyAsTheyCanBe(int length) {
        byte[] bytes = new byte[length];
        new Random(SEED).nextBytes(bytes);
        assertThat(named(bytes)).startsWith("encrypted or compressed by the game itself");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"47564153020000000a020000| a save of Unreal Engine",
        "556e697479465300000000| a file of Unity", "aced0005737200000000| serialized objects of Java",
        "0001000000ffffffff0100000000000000| serialized objects of .NET", "1b4c7561540019930d0a| compiled Lua",
        "53616c7465645f5f0102030405060708| a file that OpenSSL has encrypted", "d9d9f7a1010200000000| CBOR data",
        "80037d71002e00000000| a pickle of Python", "80025d71002e00000000| a pickle of Python",
        "02214c1804000000| an LZ4 file", "7d71002855046e616d65| a pickle of Python",
        "286470300a5327676f6c64270a| a pickle of Python", "5d00008000ffffffffffffffff0012| an LZMA file",
        "4c0000000114020000000000c000000000000046000000| a shortcut of Windows"})
    void filesOfOtherProgramsAreNamedByHowTheyBegin(String hex, String name) {
        assertThat(named(HexFormat.of().parseHex(hex))).startsWith(name);
    }

    @Test
    void bytesThatAreSpreadEvenlyAreSaidToBe() {
        Random random = new Random(SEED);
        for (int i = 0; i < TRIES; i++) {
            byte[] bytes = new byte[16 * (2 + random.nextInt(200))];
            random.nextBytes(bytes);
            assertThat(named(bytes)).as("seed %d, try %d", SEED, i)
                    .matches(said -> said.startsWith("encrypted or compressed by the game itself")
                            || said.startsWith("a file in which nothing reads"));
        }
    }

    /// Node 3, method 1, and the arguments 5, true, "hi"; the same with a byte less, and for a node with two bytes.
    @Test
    void aRemoteCallIsNamed() {
        String hex = "0003010302058104000000020000006869 0000".replace(" ", "");
        String call = "a packet with a remote call (RPC) of Godot 4";
        assertThat(named(HexFormat.of().parseHex(hex))).isEqualTo(call);
        assertThat(named(HexFormat.of().parseHex("080300" + hex.substring(4)))).isEqualTo(call);
        assertThat(named(HexFormat.of().parseHex(hex.substring(0, hex.length() - 2)))).isNotEqualTo(call);
        assertThat(named(HexFormat.of().parseHex(hex + "00"))).isNotEqualTo(call);
    }

    @Test
    void textThatNoEngineReadsIsNamed() {
        String json = "{\"gold\": 100, \"name\": \"Zo\"}";
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            assertThat(named(json.getBytes(charset))).isEqualTo("text in UTF-16");
            assertThat(named(("\uFEFF" + json + " \u6D1E\n").getBytes(charset))).isEqualTo("text in UTF-16");
        }
        byte[] packed = new byte[40];
        new Random(SEED).nextBytes(packed);
        assertThat(named(HexFormat.of().formatHex(packed).getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo("text that lists 40 bytes");
        // The header of a bool, with flags that no engine writes, and two bytes more.
        assertThat(named(HexFormat.of().parseHex("01000200e03433e03433"))).startsWith("a file in which nothing reads");
        assertThat(named("4".repeat(64).getBytes(StandardCharsets.US_ASCII))).isEqualTo("a text file");
    }

    /// A picture that is mostly black: zeros are nulls, and a row of gray is an array of 318767104 elements.
    @Test
    void pixelsAreNoValues() {
        byte[] bytes = new byte[364];
        bytes[0] = 9;
        bytes[2] = 40;
        for (int at = 208; at < 354; at += 9) {
            Arrays.fill(bytes, at, at + 3, (byte) 19);
        }
        assertThat(named(bytes)).startsWith("a file in which nothing reads");
    }

    @Test
    void textThatLeavesBytesOutIsNamed() {
        assertThat(named("<Buffer 1b 00 00 00 02 00 ... 278 more bytes>".getBytes(StandardCharsets.US_ASCII)))
                .startsWith("text that lists bytes, and says that it leaves some out");
        assertThat(named("<save gold='1'/> ...".getBytes(StandardCharsets.US_ASCII))).startsWith("XML");
    }

    /// Sixteen, a name and numbers: the first would be a box with sides that no game has.
    @Test
    void numbersOfNoSizeInFrontOfMoreBytesAreNoValue() {
        byte[] file = HexFormat.of().parseHex("100000004d4f4e5300000000000000000800000000000000"
                + "0c00000007006400020000000800000000000000");
        assertThat(named(file)).startsWith("a file in which nothing reads as a value");
    }

    @Test
    void base64InPartsIsNoConfigFile() throws Exception {
        Base64.Encoder base64 = Base64.getEncoder();
        String save = base64.encodeToString(Buffers.sample("adventure.save"));
        String text = base64.encodeToString("{\"gold\": 100}".getBytes(StandardCharsets.US_ASCII));
        String digest = "ab".repeat(32);
        for (String file : List.of(save + "." + digest, text + "." + digest + "\n",
                "eyJhbGciOiJIUzI1NiJ9.eyJnb2xkIjoxMDB9.c2lnbmF0dXJlLW9mLWl0")) {
            assertThat(named(file.getBytes(StandardCharsets.US_ASCII))).startsWith("base64 text in parts");
        }
        assertThat(named("settings_file.save_data=100".getBytes(StandardCharsets.US_ASCII))).contains("ConfigFile");
    }

    @Test
    void theGrammarOfMessagePackNamesIt() {
        // {"gold": 100, "items": ["rope", true, nil, 1.5]}, and the same with a byte more.
        String hex = "82a4676f6c6464a56974656d7394a4726f7065c3c0cb3ff8000000000000";
        assertThat(named(HexFormat.of().parseHex(hex))).isEqualTo("MessagePack data");
        assertThat(MessagePack.fits(HexFormat.of().parseHex(hex + "00"))).isFalse();
        assertThat(MessagePack.fits(HexFormat.of().parseHex(hex.substring(2)))).isFalse();
        assertThat(MessagePack.fits(HexFormat.of().parseHex("dfffffffff"))).isFalse();
        assertThat(MessagePack.fits(HexFormat.of().parseHex("91".repeat(5000) + "c0"))).isFalse();
    }

    /// Words that are all small read as headers, as texts of control characters, and as reals that no game has.
    @Test
    void aTableOfSmallNumbersIsNoValues() {
        for (String numbers : List.of("3 1 1 1 3 4 2 0 3 2 1 1 3 3 2 4",
                "0 3 4 1 4 0 3 4 4 1 0 4 1 1 0 1 2 3 0 4 2 3 2 2 2 2 2 3 1 4 2 0 2 3 4 3 4 0 2 2 "
                    + "4 2 2 2 3 3 0 3 1",
                "22 18 20 9 24 12 26 23 27 24 21 17 1 27 15 25 8 21 2 29")) {
            Buffers.Out out = new Buffers.Out();
            Stream.of(numbers.split(" ")).forEach(number -> out.u32(Integer.parseInt(number)));
            assertThat(named(out.bytes())).as(numbers).startsWith("a file in which nothing reads");
        }
    }

    @Test
    void aCutValueBehindAByteIsNoVector() {
        byte[] record = Buffers.sample("adventure.save");
        for (int before = 1; before <= 2; before++) {
            byte[] file = new Buffers.Out().raw(new byte[] {5, 5}).raw(Arrays.copyOfRange(record, 4, record.length))
                    .bytes();
            file = Arrays.copyOfRange(file, 2 - before, file.length - 1);
            assertThat(named(file)).startsWith("a file with " + before + " byte");
        }
    }

    @Test
    void anArchiveOfTarIsNamed() {
        byte[] file = new byte[1024];
        System.arraycopy("save.dat".getBytes(StandardCharsets.US_ASCII), 0, file, 0, 8);
        System.arraycopy("ustar".getBytes(StandardCharsets.US_ASCII), 0, file, 257, 5);
        assertThat(named(file)).isEqualTo("a tar archive");
    }

    /// `{"gold": 100, "items": ["rope", true, null, 1.5, [1]]}`, and the same without a count.
    @Test
    void theGrammarOfCborNamesIt() {
        String items = "64676f6c641864656974656d738564726f7065f5f6f93e008101";
        assertThat(named(HexFormat.of().parseHex("a2" + items))).isEqualTo("CBOR data");
        assertThat(named(HexFormat.of().parseHex("bf" + items + "ff"))).isEqualTo("CBOR data");
        assertThat(Cbor.fits(HexFormat.of().parseHex("a2" + items + "00"))).isFalse();
        assertThat(Cbor.fits(HexFormat.of().parseHex("a3" + items))).isFalse();
        assertThat(Cbor.fits(HexFormat.of().parseHex("bbffffffffffffffff64676f6c6401"))).isFalse();
        assertThat(Cbor.fits(HexFormat.of().parseHex("a16131" + "81".repeat(5000) + "01"))).isFalse();
    }

    /// A compound with an int, a text, a list of bytes and another compound, of both editions of Minecraft.
    @Test
    void theGrammarOfNbtNamesIt() {
        String java = "0a0000" + "030004676f6c6400000064" + "0800046e616d6500044d697261" + "0900036d6170010000000201ff"
                + "0a00026164" + "0100016105" + "0000";
        byte[] bytes = HexFormat.of().parseHex(java);
        assertThat(named(bytes)).startsWith("NBT data");
        assertThat(Nbt.fits(Arrays.copyOf(bytes, bytes.length - 1))).isFalse();
        assertThat(Nbt.fits(Arrays.copyOf(bytes, bytes.length + 1))).isFalse();
        byte[] inside = HexFormat.of().parseHex("0a0000" + "030400676f6c6464000000" + "00");
        byte[] bedrock = new Buffers.Out().u32(8).u32(inside.length).raw(inside).bytes();
        assertThat(named(bedrock)).startsWith("NBT data");
        assertThat(Nbt.fits(HexFormat.of().parseHex("0a0000" + "0a000161".repeat(5000)))).isFalse();
    }

    @Test
    void theGrammarOfBsonNamesIt() {
        // {"gold": 100, "name": "Ada"}
        String hex = "1e00000010676f6c640064000000026e616d65000400000041646100" + "00";
        byte[] bytes = HexFormat.of().parseHex(hex);
        bytes[0] = (byte) bytes.length;
        assertThat(Bson.fits(bytes)).isTrue();
        assertThat(named(bytes)).isEqualTo("BSON data");
        assertThat(Bson.fits(Arrays.copyOf(bytes, bytes.length + 1))).isFalse();
        assertThat(named(Arrays.copyOf(bytes, bytes.length - 1))).isEqualTo("BSON data");
    }

    /// What may have been values is not called anything else: repair may know what it was.
    @ParameterizedTest
    @ValueSource(strings = {"adventure.save", "adventure-records.save", "adventure-godot3.save"})
    void aSaveWithADamagedBeginningIsStillOne(String sample) {
        byte[] save = Buffers.sample(sample);
        for (int at = 0; at < 16; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] damaged = save.clone();
                damaged[at] ^= (byte) (1 << bit);
                assertThat(named(damaged)).as("bit %d at %d", bit, at).isEmpty();
            }
        }
    }
}
