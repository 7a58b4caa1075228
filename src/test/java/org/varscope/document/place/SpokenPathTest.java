package org.varscope.document.place;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.text.TextException;
import org.varscope.text.path.PathText;

class SpokenPathTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "$.player.xp        | $.player.xp                       | $.player.xp",
        "$.player.xp~key    | the key \"xp\" of $.player        | $.player のキー \"xp\"",
        "$[7]~key           | the key 7 of $                    | $ のキー 7",
        "$#2~key            | the key of entry 2 of $           | $ の項目 2 のキー",
        "$#2~key[1]         | $#2~key[1]                        | $#2~key[1]"})
    void aKeyIsSaidInWords(String path, String english, String japanese) throws TextException {
        Dialect dialect = Dialects.of("godot4");
        SpokenPath said = new SpokenPath(PathText.read(path, dialect), dialect);
        assertThat(Clauses.clause(said)).isEqualTo(english);
        assertThat(Clauses.clause(said, Language.JAPANESE)).isEqualTo(japanese);
    }
}
