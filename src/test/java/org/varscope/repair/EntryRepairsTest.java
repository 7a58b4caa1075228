package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Review;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What can be read, and is still not what was meant: keys that occur again, and elements that do not fit.
class EntryRepairsTest {
    private static final String HP = " 04000000 02000000 68700000 02000000 ";
    /// `{"hp": 100, "hp": 101}`.
    private static final String DOUBLED = "1b000000 02000000" + HP + "64000000" + HP + "65000000";
    /// `Array[int]` that holds 1 and a float.
    private static final String TYPED = "1c000100 02000000 02000000 02000000 01000000 03000000 ";
    private static final String TWO = "00000040";
    private static final String TWO_AND_A_HALF = "00002040";

    @Test
    void ofTwoEntriesWithOneKeyEitherIsRemovedOrOneRenamed() {
        assertThat(repairs(DOUBLED, Framing.BARE)).isEqualTo(Map.of(
                Kind.UNREAD_ENTRY, hex("1b000000 01000000" + HP + "65000000"),
                Kind.KEY, hex("1b000000 02000000 04000000 04000000 68705f32 02000000 64000000" + HP + "65000000"),
                Kind.READ_ENTRY, hex("1b000000 01000000" + HP + "64000000")));
    }

    @Test
    void itIsNotClearWhichOfTwoDifferentEntriesIsMeant() {
        assertThat(Clarity.of(proposed(DOUBLED, Framing.BARE))).isEqualTo(Clarity.RIVALS);
    }

    @Test
    void ofTwoEqualEntriesTheOneThatIsNotReadIsClearlyTooMany() {
        List<Repair> repairs = proposed(DOUBLED.replace("65000000", "64000000"), Framing.BARE);
        assertThat(Clarity.of(repairs)).isEqualTo(Clarity.CLEAR);
        assertThat(repairs.getFirst().kind()).isEqualTo(Kind.UNREAD_ENTRY);
    }

    @Test
    void aNewNameIsNoneThatIsThere() {
        String third = " 04000000 04000000 68705f32 02000000 66000000";
        String damaged = DOUBLED.replace("1b000000 02", "1b000000 03") + third;
        assertThat(repairs(damaged, Framing.BARE).get(Kind.KEY)).startsWith(
                hex("1b000000 03000000 04000000 04000000 68705f33"));
    }

    @Test
    void theLengthOfTheRecordFollows() {
        assertThat(repairs("30000000" + DOUBLED, Framing.STREAM).get(Kind.UNREAD_ENTRY))
                .isEqualTo(hex("1c000000 1b000000 01000000" + HP + "65000000"));
    }

    @Test
    void oneOfTwoSettingsWithOneKeyIsRemoved() {
        String setting = " 03000000 612f62 08000000 02000000 ";
        assertThat(repairs("45434647 02000000" + setting + "05000000" + setting + "06000000", Framing.PROJECT))
                .containsEntry(Kind.UNREAD_ENTRY, hex("45434647 01000000" + setting + "06000000"))
                .containsEntry(Kind.READ_ENTRY, hex("45434647 01000000" + setting + "05000000"))
                .containsEntry(Kind.KEY, hex("45434647 02000000 05000000 612f62 5f32 08000000 02000000 05000000"
                        + setting + "06000000"));
    }

    @Test
    void anElementThatDoesNotFitIsConvertedWhereNothingIsLost() {
        assertThat(repairs(TYPED + TWO, Framing.BARE)).isEqualTo(Map.of(
                Kind.CONVERSION, hex("1c000100 02000000 02000000 02000000 01000000 02000000 02000000"),
                Kind.ANY_TYPE, hex("1c000000 02000000 02000000 01000000 03000000 " + TWO)));
        assertThat(Clarity.of(proposed(TYPED + TWO, Framing.BARE))).isEqualTo(Clarity.RIVALS);
    }

    @Test
    void whereConvertingLosesAFractionOnlyTheCollectionIsChanged() {
        assertThat(repairs(TYPED + TWO_AND_A_HALF, Framing.BARE)).containsOnlyKeys(Kind.ANY_TYPE);
    }

    @Test
    void theOtherSideOfADictionaryKeepsItsType() {
        // Dictionary[String, int] that holds "hp" with a float.
        String damaged = "1b000500 04000000 02000000 01000000 04000000 02000000 68700000 03000000 " + TWO_AND_A_HALF;
        assertThat(repairs("24000000" + damaged, Framing.STREAM)).isEqualTo(Map.of(Kind.ANY_TYPE,
                hex("20000000 1b000100 04000000 01000000 04000000 02000000 68700000 03000000 " + TWO_AND_A_HALF)));
    }

    @Test
    void inHealthyFilesNothingElseIsProposed() {
        assertThat(Specimen.ofSamples()).allSatisfy(specimen -> assertThat(warnings(specimen.read(specimen.bytes())))
                .isEmpty());
    }

    private static Map<Kind, String> repairs(String hex, Framing framing) {
        Structure structure = read(hex, framing);
        Map<Kind, String> after = new EnumMap<>(Kind.class);
        for (Repair repair : proposed(hex, framing)) {
            Structure made = Review.of(structure, repair.edit(), Progress.NONE).after();
            assertThat(warnings(made)).as(repair.toString()).isEmpty();
            assertThat(made.errors()).isZero();
            ByteStore bytes = made.bytes();
            after.put(repair.kind(), HexFormat.of().formatHex(bytes.bytes(new Span(0, bytes.length()))));
        }
        return after;
    }

    private static List<Repair> proposed(String hex, Framing framing) {
        Structure structure = read(hex, framing);
        return Repairs.of(structure, warnings(structure).getFirst(), Progress.NONE);
    }

    private static List<Problem> warnings(Structure structure) {
        List<Problem> found = new ArrayList<>();
        Inspection inspection = new Inspection(structure);
        for (Finding next = inspection.next(); next != null; next = inspection.next()) {
            if (next instanceof Finding.Trouble trouble && (trouble.problem().code() == Code.DUPLICATE_KEY
                    || trouble.problem().code() == Code.ELEMENT_MISMATCH)) {
                found.add(trouble.problem());
            }
        }
        return found;
    }

    private static Structure read(String hex, Framing framing) {
        return Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex(hex))), Dialects.of("godot4"), framing,
                Progress.NONE);
    }

    private static String hex(String spaced) {
        return spaced.replace(" ", "");
    }
}
