package org.varscope.scan.detect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.scan.walk.Buffers;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;

/// Numbers that count the records behind them, and digests behind several records.
class CountedBytesTest {
    private static byte[] records(int count) throws TextException, EncodeException {
        Buffers.Out out = new Buffers.Out();
        for (int i = 0; i < count; i++) {
            byte[] value = Encoder.encode(GodotReader.read("{\"name\": \"player %d\", \"gold\": %d}".formatted(i, i),
                    Dialects.of("godot4")), Dialects.of("godot4"));
            out.u32(value.length).raw(value);
        }
        return out.bytes();
    }

    private static String found(byte[] file) {
        Detection found = Detection.of(ByteStore.of(file), null, null);
        return found.whole() ? found.framing().word() : "damaged";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "03000000         | 3 | fields:count=u32, var:count",
        "00000003         | 3 | fields:be, count=u32, le, var:count",
        "0300             | 3 | fields:count=u16, var:count",
        "0003             | 3 | fields:be, count=u16, le, var:count",
        "5341564503000000 | 3 | fields:\"SAVE\", count=u32, var:count",
        "534156450100000003000000 | 3 | fields:\"SAVE\", u32, count=u32, var:count",
        "534156450700000003 | 3 | fields:\"SAVE\", u32, count=u8, var:count",
        "53415645020000000300000000000000 | 3 | fields:\"SAVE\", u32, count=u64, var:count",
        "53415645020003000000 | 3 | fields:\"SAVE\", u16, count=u32, var:count",
        "5341564503       | 3 | fields:\"SAVE\", u8, var...",
        "534156450300     | 3 | fields:\"SAVE\", count=u16, var:count",
        "02000000         | 3 | fields:u32, var...",
        "04000000         | 3 | fields:u32, var...",
        "01000000         | 1 | fields:u32, var...",
        "5341564507000000 | 3 | fields:\"SAVE\", u32, var..."})
    void aNumberIsACountWhereItIsThatOfTheRecords(String before, int records, String layout) throws Exception {
        assertThat(found(new Buffers.Out().raw(HexFormat.of().parseHex(before)).raw(records(records)).bytes()))
                .isEqualTo(layout);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "53415645     | 1 | fields:\"SAVE\", records=var..., md5(records..records)",
        "534156450200 | 3 | fields:\"SAVE\", u16, records=var..., md5(records..records)",
        "03000000     | 3 | fields:count=u32, records=var:count, md5(records..records)"})
    void aDigestOfTheRecordsAloneIsFound(String before, int records, String layout) throws Exception {
        byte[] all = records(records);
        assertThat(found(new Buffers.Out().raw(HexFormat.of().parseHex(before)).raw(all)
                .raw(MessageDigest.getInstance("MD5").digest(all)).bytes())).isEqualTo(layout);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "''           | 1   | fields:var, sha256(before)",
        "''           | 3   | fields:var..., sha256(before)",
        "''           | 200 | fields:var..., sha256(before)",
        "53415645     | 1   | fields:\"SAVE\", var..., sha256(before)",
        "53415645     | 3   | fields:\"SAVE\", var..., sha256(before)",
        "03000000     | 3   | fields:count=u32, var:count, sha256(before)"})
    void aDigestBehindRecordsIsFound(String before, int records, String layout) throws Exception {
        byte[] front = new Buffers.Out().raw(HexFormat.of().parseHex(before)).raw(records(records)).bytes();
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(front);
        assertThat(found(new Buffers.Out().raw(front).raw(sum).bytes())).isEqualTo(layout);
        sum[7] ^= 1;
        assertThat(found(new Buffers.Out().raw(front).raw(sum).bytes())).doesNotContain("sha256");
    }
}
