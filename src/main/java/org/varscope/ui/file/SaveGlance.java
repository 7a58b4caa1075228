package org.varscope.ui.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.FileSource;
import org.varscope.container.Probe;
import org.varscope.explain.TypeWords;
import org.varscope.ui.message.Messages;

/// Says what a file looks like, from its beginning.
public final class SaveGlance implements SaveSearch.Glance {
    @Override
    public SaveSearch.Verdict look(Path file) throws IOException {
        try (FileSource source = FileSource.open(file)) {
            return switch (Probe.glance(ByteStore.of(source))) {
                case Probe.Result.Found(var _, var framing, var dialect, var whole, var _) -> new SaveSearch.Verdict(
                        Messages.get("file.looks", dialect.traits().title(), TypeWords.framing(framing)), whole);
                case Probe.Result.Foreign(var what, var _, var values) ->
                        new SaveSearch.Verdict(what.replaceFirst("^an? ", ""), values);
                case Probe.Result.Locked(var what, var _, var _, var _) -> new SaveSearch.Verdict(what, true);
                case Probe.Result.Damaged(var what, var _) -> new SaveSearch.Verdict(what, false);
                case Probe.Result.Large(var what, var _, var _) -> new SaveSearch.Verdict(what, true);
                case Probe.Result.Empty() -> new SaveSearch.Verdict(Messages.get("file.looks-empty"), false);
            };
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
