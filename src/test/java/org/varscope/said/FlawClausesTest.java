package org.varscope.said;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.container.remark.FormatRemark;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Severity;

@Isolated("changes the language of the whole program")
class FlawClausesTest {
    static List<Flaw> flaws() {
        return Stream.concat(Stream.<Flaw>of(
                new Flaw.Cut(Flaw.Part.HEADER, 3), new Flaw.Cut(Flaw.Part.RECORD_LENGTH, 2),
                new Flaw.Cut(Flaw.Part.TEXT_LENGTH, 1), new Flaw.PayloadCut("Vector3", 12, 0),
                new Flaw.PaddingMissing(3, 1), new Flaw.TypeUnknown(99, 0x63, 39), new Flaw.EntryUnreadable(7),
                new Flaw.ElementTypeUnknown(99, 39), new Flaw.PastEnd(Flaw.Measured.TEXT, 64, 12),
                new Flaw.PastEnd(Flaw.Measured.TEXT, 5, 6),
                new Flaw.PastEnd(Flaw.Measured.RECORD, 1864, 418), new Flaw.TextSwallows(64, 14),
                new Flaw.TextNotUtf8(0xFF), new Flaw.TextReplaced(0xFF), new Flaw.TextAfterNul(1),
                new Flaw.CountPastEnd(2, 8, 4), new Flaw.CountNegative(-1), new Flaw.NodePathOld(4),
                new Flaw.TooDeep(1025, 1024), new Flaw.ImageFormatUnknown(99, 23),
                new Flaw.FrameEmpty(Flaw.Measured.RECORD, 2), new Flaw.FrameLengthOdd(5), new Flaw.FrameSlack(12),
                new Flaw.MagicWrong(7), new Flaw.DigestOther("md5(rest)"), new Flaw.KeyLengthShort(5, 7),
                new Flaw.FieldsMissing(5, 3),
                new Flaw.ChildrenMissing(Flaw.Children.ENTRIES, 14, 10),
                new Flaw.BlockDamaged(1, 3, 0, 4096, null, 3, 40), new Flaw.BlockDamaged(2, 3, 0, 4096, null, 0, 40),
                new Flaw.BlockDamaged(1, 3, 4096, 4096, null, 40, 40),
                new Flaw.BlockSlack(1, 4096, 3), new Flaw.CompressionModeWrong(2, "FastLZ", 0),
                new Flaw.BufferSlack(3), new Flaw.BufferSizeWrong(168, 106),
                new Flaw.BufferDamaged(12, -1, FormatRemark.ZEROS.with()),
                new Flaw.BufferDamaged(12, 168, FormatRemark.ZEROS.with()),
                new Flaw.EndMarkOdd(0, "GCPF"),
                new Flaw.ContentSumOther(true), new Flaw.ContentSumOther(false),
                new Flaw.ContentByteOther(0x2C, 0x4A, 0x4B), new Flaw.ContentCut(1068, 514),
                new Flaw.ContentCut(1068, 1068), new Flaw.ContentLengthOther(-1, 1068), new Flaw.CipherModeOther(2),
                new Flaw.EncryptedMagicOther("47 44 45 42"), new Flaw.TrailingData(12, Flaw.After.VALUE),
                new Flaw.ElementMismatch("String", "int", true), new Flaw.DuplicateKey(5, false),
                new Flaw.EventLengthOdd(5, 8), new Flaw.HeaderByteNotZero(0x12), new Flaw.FlagsUnknown(2, "int"),
                new Flaw.WideInt(5), new Flaw.WideFloat(0.5), new Flaw.BoolOdd(2),
                new Flaw.KeysNotCompared(5000, 1000), new Flaw.NotListed(Map.of(Severity.ERROR, 1), 100),
                new Flaw.MoreFollow(10_000)), Stream.of(Flaw.Plain.values())).toList();
    }

    @ParameterizedTest
    @MethodSource("flaws")
    void aFlawIsOneClause(Flaw flaw) {
        assertThat(Clauses.clause(flaw)).isNotBlank().doesNotContain("\n", "%", "null {").doesNotEndWith(".");
    }

    @ParameterizedTest
    @MethodSource("flaws")
    void aFlawIsOneClauseInJapaneseToo(Flaw flaw) {
        assertThat(Clauses.clause(flaw, Language.JAPANESE)).containsPattern("[\\p{IsHiragana}\\p{IsKatakana}]")
                .doesNotContain("\n", "{", "null \u3067").doesNotEndWith("\u3002")
                .isNotEqualTo(Clauses.clause(flaw));
    }

    @Test
    void everyCodeIsThatOfAFlaw() {
        assertThat(flaws()).extracting(Flaw::code).contains(Code.values());
    }

    @Test
    void numbersAreWrittenOneWayWhateverTheLocale() {
        List<String> english = flaws().stream().map(Clauses::clause).toList();
        Locale before = Locale.getDefault();
        try {
            for (String tag : List.of("de", "tr", "ja", "ar-EG", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(flaws().stream().map(Clauses::clause)).as(tag).isEqualTo(english);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void countsAreSaidAsAPersonWould() {
        assertThat(Clauses.clause(new Flaw.ChildrenMissing(Flaw.Children.ENTRIES, 14, 10)))
                .isEqualTo("the count says 14 entries; 10 are complete");
        assertThat(Clauses.clause(new Flaw.Cut(Flaw.Part.TEXT_LENGTH, 1)))
                .isEqualTo("a text's length needs 4 bytes; only 1 is left");
        assertThat(Clauses.clause(new Flaw.PayloadCut("int", 8, 0))).isEqualTo("int needs 8 bytes; none is left");
    }
}
