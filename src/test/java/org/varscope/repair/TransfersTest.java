package org.varscope.repair;

import module java.base;
import org.varscope.repair.Repairs.Transfers;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class TransfersTest {
    @Test
    void aCrBeforeEachLineFeedIsTakenAway() {
        assertUndone(Repair.Kind.LINE_ENDS,
                bytes -> text(bytes).replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void utf8MadeOfLatin1IsTurnedBack() {
        assertUndone(Repair.Kind.ENCODING, bytes -> text(bytes).getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void utf8MadeOfWindows1252IsTurnedBack() {
        assertUndone(Repair.Kind.ENCODING, bytes -> windows(bytes).getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aFileInWhichOneLineFeedHasNoCrWasNotTransferred() {
        Specimen specimen = Specimen.ofSamples().getFirst();
        byte[] bytes = text(specimen.bytes()).replace("\n", "\r\n").concat("\n").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Transfers.of(specimen.read(bytes), Progress.NONE))
                .noneMatch(repair -> repair.kind() == Repair.Kind.LINE_ENDS);
    }

    @Test
    void aFileMadeUtf8IsDetectedAsWhatItWasAndItsRepairIsProposed() {
        assertFoundAnew(bytes -> text(bytes).getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aFileWithACrBeforeEachLineFeedIsDetectedAsWhatItWasAndItsRepairIsProposed() {
        assertFoundAnew(bytes -> text(bytes).replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void assertFoundAnew(UnaryOperator<byte[]> transfer) {
        int undone = 0;
        for (Specimen specimen : Specimen.ofSamples()) {
            byte[] bytes = transfer.apply(specimen.bytes());
            Detection was = Detection.of(ByteStore.of(specimen.bytes()), null, null);
            Detection now = Detection.of(ByteStore.of(bytes), null, null);
            if (bytes.length >= specimen.bytes().length + 2 && was.whole() && !now.whole()) {
                assertThat(now.dialect()).as(specimen.name()).isEqualTo(was.dialect());
                assertThat(now.framing()).as(specimen.name()).isEqualTo(was.framing());
                Structure damaged = Structure.scan(ByteStore.of(bytes), now.dialect(), now.framing(), Progress.NONE);
                Repair repair = Repairs.ofTransfer(damaged, Progress.NONE).orElseThrow();
                assertThat(repair.before()).as(specimen.name()).isEqualTo(bytes.length - specimen.bytes().length);
                undone++;
            }
        }
        assertThat(undone).isGreaterThan(3);
    }

    private static void assertUndone(Repair.Kind kind, UnaryOperator<byte[]> transfer) {
        int undone = 0;
        for (Specimen specimen : Specimen.ofSamples()) {
            byte[] bytes = transfer.apply(specimen.bytes());
            Structure damaged = specimen.read(bytes);
            if (bytes.length >= specimen.bytes().length + 2 && damaged.errors() > 0) {
                Mending mending = Mending.of(damaged, Progress.NONE);
                assertThat(mending.made().getFirst().repair().kind()).as(specimen.name()).isEqualTo(kind);
                assertThat(mending.after().bytes().contentEquals(ByteStore.of(specimen.bytes()))).as(specimen.name())
                        .isTrue();
                undone++;
            }
        }
        assertThat(undone).isGreaterThan(5);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static String windows(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            String one = new String(new byte[] {each}, Charset.forName("windows-1252"));
            text.append(one.equals("\uFFFD") ? (char) (each & 0xFF) : one.charAt(0));
        }
        return text.toString();
    }
}
