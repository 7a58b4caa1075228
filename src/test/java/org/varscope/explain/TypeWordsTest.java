package org.varscope.explain;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.said.Language;

class TypeWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '~', value = {
        "be, u32; u32, big-endian; u32、ビッグエンディアン",
        "pascal; pascal string; Pascal文字列",
        "string:1; string of 1 byte; 1バイトの文字列",
        "bytes:u16; bytes with a 16-bit length; 16ビットの長さが付いたバイト列",
        "text; text to the end; 末尾までのテキスト",
        "\"SAVE\"; magic \"SAVE\"; マジックナンバー \"SAVE\"",
        "bytes:4; 4 bytes; 4バイト",
        "sha256(rest); sha256(rest); sha256(rest)"})
    void anItemOfAListIsNamedInBothLanguages(String list, String english, String japanese) throws FieldListException {
        FieldItem item = FieldList.parse(list).items().getLast();
        assertThat(TypeWords.of(item, Language.ENGLISH)).isEqualTo(english);
        assertThat(TypeWords.of(item, Language.JAPANESE)).isEqualTo(japanese);
    }
}
