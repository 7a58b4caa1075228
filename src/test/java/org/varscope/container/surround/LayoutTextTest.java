package org.varscope.container.surround;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.container.Layers;
import org.varscope.dialect.FieldListException;
import org.varscope.said.Clauses;

/// Layouts in which an item is wrapped.
class LayoutTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"\"SAVE\", u32, zlib(var...)", "\"a(,\", hex:00ff, gzip( u8, value )",
        "size=u32, n=u16, data=zstd(var...):size:packed-n, sha256(data..data) hex", "zlib:u32(stream), crc32(before)",
        "be, u32, xor:5a(bare), le, u16", "encrypted(\"x\", base64(text)), bytes:3",
        "line, compressed(u32, fastlz(var))", "compressed+\"SAVE\", zlib(gzip+var...)", "u8, zlib(fields:u32,var...)",
        "u8, zlib(auto)", "u8,deflate:u64-be(bare)"})
    void aLayoutIsRead(String layout) {
        assertThat(Layers.named(layout)).as(layout).isPresent();
        assertThat(Layers.named(layout.replace(" ", ""))).isEqualTo(Layers.named(layout));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '~', value = {
        "u8, zlib(var ; 12 ; item 2: found nothing; expected `)` behind",
        "zlib(var), gzip(var) ; 11 ; item 2: found `gzip(var)`; expected one item with a layout",
        "var, zlib(var) ; 0 ; item 1: found `var`; expected a number, a magic",
        "bytes:rest, zlib(var) ; 0 ; item 1: found `bytes:rest`; expected a number, a magic",
        "u8..., zlib(var) ; 0 ; item 1: found `u8...`; expected a number, a magic",
        "zlib(var), line ; 11 ; item 2: found `line`; expected an item whose size the list says",
        "u8, zlib(var):n ; 14 ; item 2: found `n`; expected the end of the item, or the name",
        "n=float, zlib(var):n ; 19 ; item 2: found `n`; expected the end of the item, or the name",
        "zlib(var):packed-n, n=u8 ; 17 ; item 1: found `n`; expected the end of the item, or the name",
        "u8, zlib(var)... ; 13 ; item 2: found `...`; expected the end of the item, or the name",
        "u8, zlib(u3) ; 9 ; item 1: found `u3`; expected one of u8",
        "u8, zlib() ; 9 ; item 1: found nothing; expected",
        "u8, zlib(base64(u8, u3)) ; 20 ; item 2: found `u3`; expected one of u8",
        "u8, xor:5(var) ; 4 ; item 2: found `xor:5(var)`; expected one of u8",
        "u8, lzma(var) ; 4 ; item 2: found `lzma(var)`; expected one of u8"})
    void whatIsNoneIsRefusedWithItsPlace(String layout, int offset, String said) {
        FieldListException refused = catchThrowableOfType(FieldListException.class, () -> Layers.parse(layout));
        assertThat(refused).as(layout).isNotNull();
        assertThat(Clauses.clause(refused.remark())).as(layout).startsWith(said);
        assertThat(refused.offset()).as(layout).isEqualTo(offset);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 33, 100_000})
    void depthHasAnEnd(int depth) {
        String layout = "xor:01(".repeat(depth) + "var" + ")".repeat(depth);
        assertThat(Layers.named(layout).isPresent()).isEqualTo(depth <= 32);
    }
}
