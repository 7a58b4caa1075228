package org.varscope.check;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;

/// The two ways to a verdict, by the decoder and for very large records by the scan, held against each other on every
/// value that an engine judged.
class CheckCorpusTest {
    /// Arrays of texts that lack some: the engine names the first that is missing, the scan their count.
    private static final Set<String> LACKS_TEXTS = Set.of("0109_trunc_pstring_to_12_of_32.bin",
            "0125_trunc_pstring_to_12_of_32.bin", "1022_mutated_pstring__18.bin");

    @ParameterizedTest
    @CsvSource({"malformed2, godot2", "malformed3, godot3", "malformed4, godot4"})
    void theScanAnswersAsTheDecoderDoes(String folder, String dialect) {
        for (org.varscope.corpus.Verdict known : org.varscope.corpus.Verdict.in(folder)) {
            Structure structure = Made.scan(known.bytes(), Framing.BARE, dialect);
            for (ObjectRule objects : ObjectRule.values()) {
                Verdict decoded = Objects.requireNonNull(Made.careful(structure, objects, CarefulCheck.LARGEST)
                        .next(ListedProblems.MOST));
                Verdict scanned = Objects.requireNonNull(Made.careful(structure, objects, -1)
                        .next(ListedProblems.MOST));
                assertThat(scanned.isAccepted()).as("%s, objects %s", known, objects).isEqualTo(decoded.isAccepted());
                assertThat(scanned.assumes()).as("%s, objects %s", known, objects).isEqualTo(decoded.assumes());
                if (!LACKS_TEXTS.contains(known.file())) {
                    assertThat(scanned.error()).as("%s, objects %s", known, objects).isEqualTo(decoded.error());
                }
            }
        }
    }
}
