package org.varscope.ui.window.tab;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Secret;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.Opening;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.page.LockedPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.RefusalPage;
import org.varscope.ui.toolkit.FailureWords;

/// What a tab shows of bytes that are no document, or none yet: why, and what leads on from there.
record Refusals(TabFiller filler, PageTab tab) {
    /// {@return the page of bytes that are something else, or nothing}
    ///
    /// @param retry the key of what trying once more is called
    /// @param again tries once more; null where that would not help
    Page page(FileOpener.Outcome.Refused refused, String retry, @Nullable Runnable again) {
        ByteStore bytes = refused.bytes();
        return new RefusalPage(refused, filler.commands(), () -> filler.workspace().close(tab),
                bytes == null ? RefusalPage.Ways.NONE : ways(refused, bytes), retry, again);
    }

    private RefusalPage.Ways ways(FileOpener.Outcome.Refused refused, ByteStore bytes) {
        FileOpener.Outcome.Text text = refused.text();
        return new RefusalPage.Ways(
                () -> show(FileOpener.anyway(bytes, refused.file())),
                text != FileOpener.Outcome.Text.LISTING ? null : () -> paste(bytes),
                text != FileOpener.Outcome.Text.PROJECT ? null : () -> paste(bytes),
                text != FileOpener.Outcome.Text.HOLDING ? null
                        : () -> new HeldOpener(filler).open(show(FileOpener.text(bytes, refused.file()))),
                refused.layers() == null ? null : () -> filler.open(Opening.of(bytes,
                        refused.file().asked(refused.layers()), filler.secrets().all()), tab),
                text == FileOpener.Outcome.Text.NONE ? null
                        : () -> show(FileOpener.text(bytes, refused.file())));
    }

    private EditorPage show(FileOpener.Outcome.Opened opened) {
        EditorPage page = filler.editor(opened, tab);
        filler.workspace().replace(tab, page);
        return page;
    }

    /// Shows what the text says that `bytes` are.
    private void paste(ByteStore bytes) {
        filler.workspace().replace(tab, filler.pastePage(new String(bytes.bytes(new Span(0, bytes.length())),
                StandardCharsets.UTF_8)));
    }

    /// {@return the page of bytes with so large a content that a person has to agree to it}
    Page page(FileOpener.Outcome.Large large) {
        return page(new FileOpener.Outcome.Refused(
                () -> Messages.get("file.foreign", Messages.say(large.what())), () -> Messages.get("window.large"),
                large.file(), large.bytes(), true), "window.unpack", () -> filler.open(Opening.of(large), tab));
    }

    /// {@return the page that asks what opens encrypted bytes}
    Page page(FileOpener.Outcome.Locked locked) {
        return new LockedPage(locked, (secret, keep, page) -> unlock(locked, secret, keep, page),
                () -> filler.workspace().replace(tab, page(new FileOpener.Outcome.Refused(
                        () -> Messages.get("file.foreign", locked.what().what()), () -> Messages.get("window.locked"),
                        locked.file(), locked.bytes(), true), "file.again",
                        () -> filler.workspace().replace(tab, page(locked)))));
    }

    /// @param keep whether to try the secret on other files too, if it opens this one
    private void unlock(FileOpener.Outcome.Locked locked, Secret secret, boolean keep, LockedPage asking) {
        filler.around().background().run(
                _ -> FileOpener.bytes(locked.bytes(), locked.file(), secret, Progress.NONE), outcome -> {
            if (tab.page() != asking) {
                secret.wipe();
            } else if (outcome instanceof FileOpener.Outcome.Locked(var what, var _, var _)) {
                secret.wipe();
                asking.refuse(() -> Sentence.of(Objects.requireNonNull(what.trouble())));
            } else {
                if (keep) {
                    filler.secrets().keep(secret);
                }
                filler.arrive(outcome, tab);
            }
        }, failure -> {
            secret.wipe();
            asking.refuse(() -> Sentence.of(FailureWords.of(failure)));
        });
    }
}
