package org.varscope.repair.incident;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.CompressedFiles;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapping;
import org.varscope.container.block.Compression;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

class HappenedTest {
    private static final byte[] SAVE = Buffers.sample("adventure.save");
    private static final int BLOCK = CompressedFiles.BLOCK;

    private static Structure read(byte[] bytes, Framing framing) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), framing, Progress.NONE);
    }

    private static Structure read(Wrapping wrapping, Framing framing) {
        return Structure.scan(wrapping.content(), Dialects.of("godot4"), framing, Progress.NONE)
                .alsoKnowing(wrapping.problems());
    }

    private static Optional<Happened> to(Structure structure) {
        return Happened.of(structure, structure.problems(), Progress.NONE);
    }

    private static String said(Structure structure) {
        return to(structure).map(happened -> Clauses.clause(happened.incident())).orElse("");
    }

    private static byte[] changed(byte[] bytes, int at, int value) {
        byte[] copy = bytes.clone();
        copy[at] = (byte) value;
        return copy;
    }

    @Test
    void aRecordAndItsValuesThatGoOnPastTheEndAreCutOff() {
        Structure cut = read(Arrays.copyOf(SAVE, 0x1A6), Framing.STREAM);
        assertThat(said(cut)).isEqualTo("the file is cut off: 1,864 bytes announced, 418 there");
        assertThat(to(cut).orElseThrow().of()).extracting(Problem::code)
                .containsExactlyInAnyOrder(Code.FRAME_PAST_END, Code.CHILDREN_MISSING, Code.LENGTH_CUT);
    }

    @Test
    void aFileThatIsCutAnywhereIsSaidToBeCutOffOrNothingIsSaid() {
        int said = 0;
        for (int end = 16; end < SAVE.length; end++) {
            Structure cut = read(Arrays.copyOf(SAVE, end), Framing.STREAM);
            Optional<Happened> happened = to(cut);
            said += happened.isPresent() ? 1 : 0;
            int there = end - 4;
            happened.ifPresent(what -> assertThat(what.incident()).isEqualTo(new Incident.CutOff(1864, there)));
        }
        assertThat(said).isGreaterThan((SAVE.length - 16) * 9 / 10);
    }

    @Test
    void bytesThatCameInOrWentWithinAValueAreSaidWithWhereReadingBecomesOdd() {
        ByteStore save = ByteStore.of(SAVE);
        byte[] stray = {0x11, 0x22, 0x33, 0x44};
        byte[] more = save.replace(new Span(0xC8, 0), ByteStore.of(stray)).bytes(new Span(0, SAVE.length + 4));
        byte[] fewer = save.replace(new Span(0xC8, 4), ByteStore.empty()).bytes(new Span(0, SAVE.length - 4));
        assertThat(said(read(more, Framing.STREAM)))
                .isEqualTo("probably 4 bytes too many at 0x000000C8: from there on, the reading is off");
        assertThat(said(read(fewer, Framing.STREAM)))
                .isEqualTo("probably 4 bytes lost at 0x000000C8: from there on, the reading is off");
    }

    @Test
    void aLengthThatIsTooLargeAroundAWholeValueIsNoCut() {
        assertThat(said(read(changed(SAVE, 1, 9), Framing.STREAM))).isEmpty();
    }

    @Test
    void aTextLengthThatIsTooLargeIsNoCut() {
        assertThat(said(read(changed(SAVE, 0x7A, 0x40), Framing.STREAM))).isEmpty();
        byte[] bare = Arrays.copyOfRange(SAVE, 4, SAVE.length);
        assertThat(said(read(changed(bare, 0x76, 0x40), Framing.BARE))).isEmpty();
    }

    @Test
    void damageInACutFileLeavesItOpenWhatHappened() {
        assertThat(said(read(changed(Arrays.copyOf(SAVE, 0x1A6), 0x98, 0x77), Framing.STREAM))).isEmpty();
    }

    @Test
    void aValueWithoutALengthIsProbablyCutOff() {
        byte[] bare = Arrays.copyOfRange(SAVE, 4, 0x1A6);
        assertThat(said(read(bare, Framing.BARE)))
                .isEqualTo("the file is probably cut off: it ends in the middle of a value");
    }

    @Test
    void aRecordThatHasAllOfItsBytesIsNotCutOff() {
        byte[] short4 = HexFormat.of().parseHex("08000000" + "0500000000000000");
        assertThat(said(read(short4, Framing.STREAM))).isEmpty();
    }

    @Test
    void bytesThatAreTooManyAreNoRecordThatIsCutOff() {
        byte[] more = Arrays.copyOf(SAVE, SAVE.length + 4);
        more[SAVE.length] = 48;
        assertThat(said(read(more, Framing.STREAM))).isEmpty();
    }

    @Test
    void contentThatWasShortBeforeItWasCompressedIsNoCutOfTheFile() throws IOException {
        byte[] file = CompressedFiles.bytes(CompressedFiles.file(Arrays.copyOf(SAVE, 0x1A6), Compression.DEFLATE)
                .file());
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(12, 0x1A0);
        assertThat(CompressedFiles.open(file).problems()).isNotEmpty();
        assertThat(saidOfBlocks(file)).doesNotContain("the file is");
    }

    @Test
    void anotherTypeByWhichAValueEndsTooLateIsNoCut() {
        byte[] bare = HexFormat.of().parseHex("1c00000002000000" + "0200000001000000" + "0900000002000000");
        assertThat(said(read(bare, Framing.BARE))).isEmpty();
    }

    @Test
    void aCountThatIsOneTooHighIsNoCut() {
        byte[] bare = HexFormat.of().parseHex("1c000000030000000200000001000000" + "0200000001000000");
        assertThat(said(read(bare, Framing.BARE))).isEmpty();
    }

    @Test
    void aTransferAsTextIsNamedWithWhatItAdded() {
        String text = new String(SAVE, StandardCharsets.ISO_8859_1);
        assertThat(said(read(text.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1), Framing.STREAM)))
                .isEqualTo("transferred as text: 3 carriage returns added");
        Structure utf8 = read(text.getBytes(StandardCharsets.UTF_8), Framing.STREAM);
        assertThat(said(utf8)).isEqualTo("transferred as text: %d bytes written as UTF-8"
                .formatted(text.chars().filter(each -> each >= 0x80).count()));
        assertThat(to(utf8).orElseThrow().of()).containsExactlyInAnyOrderElementsOf(utf8.problems());
    }

    @Test
    void onlyZerosSaySo() {
        assertThat(said(read(new byte[5000], Framing.VALUES))).startsWith("only zero bytes (5,000): probably");
        assertThat(said(read(new byte[8], Framing.VALUES))).isEmpty();
        assertThat(said(read(changed(new byte[5000], 4999, 1), Framing.VALUES))).isEmpty();
    }

    @Test
    void aHealthyFileSaysNothing() {
        assertThat(to(read(SAVE, Framing.STREAM))).isEmpty();
    }

    private static byte[] packed() throws IOException {
        return CompressedFiles.bytes(CompressedFiles.file(CompressedFiles.noise(3 * BLOCK - 8, 1), Compression.DEFLATE)
                .file());
    }

    private static String saidOfBlocks(byte[] file) throws IOException {
        return said(read(CompressedFiles.open(file), Framing.STREAM));
    }

    @Test
    void aBlockThatIsDamagedIsCountedFromOne() throws IOException {
        byte[] file = packed();
        file[file.length - 20] ^= 1;
        assertThat(saidOfBlocks(file)).isEqualTo("block 3 of 3 is damaged");
        file[16 + 12 + 100] ^= 1;
        assertThat(saidOfBlocks(file)).isEqualTo("2 of 3 blocks are damaged, block 1 first");
    }

    @Test
    void aFileThatEndsInOrBeforeABlockIsCutOffThere() throws IOException {
        byte[] file = packed();
        int first = 16 + 12 + ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(16);
        assertThat(saidOfBlocks(Arrays.copyOf(file, first + 50)))
                .isEqualTo("the file is cut off in block 2 of 3: what comes after that is missing");
        assertThat(saidOfBlocks(Arrays.copyOf(file, first)))
                .isEqualTo("the file is cut off before block 2 of 3: what comes from there on is missing");
    }

    @Test
    void aSizeThatLeadsPastTheEndOfAFileWithItsMarkIsNoCut() throws IOException {
        byte[] file = packed();
        file[16 + 4 + 2] = 1;
        assertThat(saidOfBlocks(file)).isEqualTo("block 3 of 3 is damaged");
    }

    @Test
    void anEncryptedFileThatIsCutOffSaysHowMuchItHas() throws IOException {
        byte[] file = Arrays.copyOf(Buffers.sample("adventure-encrypted-secret.save"), 1500);
        Probe.Result result = Probe.open(ByteStore.of(file), Layers.ANY, null,
                Secret.ofPassword("secret".toCharArray()), Progress.NONE);
        Wrapping wrapping = ((Probe.Result.Found) result).wrapping();
        assertThat(said(read(wrapping, Framing.STREAM)))
                .isEqualTo("the file is cut off: 1,868 bytes of encrypted content announced, 1,456 there");
    }
}
