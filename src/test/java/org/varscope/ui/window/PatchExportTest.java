package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.Edit;
import org.varscope.document.patch.AppliedPatch;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.variant.Variant;

/// What has changed, as a patch for other programs.
class PatchExportTest extends WindowTestBase {
    private byte[] exported(String format) throws IOException {
        Path target = folder.resolve("changes." + format);
        choices.target = target;
        run(Command.EXPORT_PATCH);
        type(format);
        press(KeyCode.ENTER);
        await(() -> Files.exists(target));
        settle();
        return Files.readAllBytes(target);
    }

    @Test
    void itMakesWhatIsThereOfWhatWasOpened() throws IOException {
        byte[] original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
        assertThat(on(() -> window.commands().disabledProperty(Command.EXPORT_PATCH).get())).isTrue();
        set("$.player.gold", new Variant.Int(250_000));
        set("$.player.name", new Variant.Text("Åsa, who has come a long way"));
        assertThat(AppliedPatch.ips(original, exported("ips"))).isEqualTo(bytes());
        assertThat(AppliedPatch.bps(original, exported("bps"))).isEqualTo(bytes());
        assertThat(on(() -> model().modifiedProperty().get())).isTrue();
        assertThat(folder.resolve("adventure.save")).hasBinaryContent(original);
    }

    @Test
    void ofAWrappedFileItMakesTheStoredBytesThatASaveWouldWrite() throws IOException {
        byte[] stored = Base64.getEncoder().encode(Sample.FIRST.bytes());
        open(write("adventure.txt", stored));
        set("$.player.gold", new Variant.Int(250_000));
        byte[] patch = exported("bps");
        assertThat(AppliedPatch.bps(stored, patch)).isEqualTo(Base64.getEncoder().encode(bytes()));
    }

    @Test
    void whatIpsCannotSayIsRefused() throws EncodeException {
        open(write("large.var", Encoder.encode(new Variant.PackedBytes(new byte[1 << 24]), Dialects.of("godot4"))));
        apply(new Edit.ReplaceBytes(new Span(20, 1), new byte[] {7}));
        choices.target = folder.resolve("changes.ips");
        run(Command.EXPORT_PATCH);
        type("ips");
        press(KeyCode.ENTER);
        settle();
        assertThat(on(() -> model().messageProperty().get())).contains("IPS reaches only the first 16 MiB");
        assertThat(choices.target).doesNotExist();
    }
}
