package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.varscope.ui.card.Banner;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.card.TextCard;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.ErrorReports;

/// Says above everything that the program has made a mistake, with what can be done: nothing is in the way of going on.
final class ErrorBanner {
    private final Banner banner;
    private final ErrorReports errors;
    private final Overlay overlay;

    /// @param back takes the keyboard when the banner goes away
    ErrorBanner(ErrorReports errors, Lifetime window, Overlay overlay, Runnable back) {
        this.banner = new Banner("internal-error", back);
        this.errors = errors;
        this.overlay = overlay;
        window.follow(errors.lastProperty(), seen -> {
            if (seen != null) {
                show(seen);
            }
        });
    }

    /// {@return what is shown}
    Node view() {
        return banner.view();
    }

    /// Says in the language that is spoken now what is said.
    void renew() {
        ErrorReports.Seen seen = errors.lastProperty().get();
        if (banner.isShown() && seen != null) {
            show(seen);
        }
    }

    private void show(ErrorReports.Seen seen) {
        banner.show(Messages.get("window.error", seen.times()), List.of(
                new QuestionCard.Answer("copy", Messages.get("window.copy-report"), () -> copy(seen.report())),
                new QuestionCard.Answer("show", Messages.get("window.show-report"), () -> read(seen.report()))),
                Messages.get("file.dismiss"));
    }

    private static void copy(String report) {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, report));
    }

    private void read(String report) {
        overlay.show(TextCard.toCopy("error-report", 760, Messages.get("window.show-report"), report));
    }
}
