package org.varscope.app;

import module java.base;
import java.awt.Desktop;

/// Files that are opened from the Finder: a Mac hands them over as events, and not as arguments.
final class AppleEvents {
    private AppleEvents() { }

    /// {@return whether this system sends such events}
    ///
    /// @param system its name, as Java tells it
    static boolean isSending(String system) {
        return system.toLowerCase(Locale.ROOT).contains("mac");
    }

    /// Hands files to `open` from now on, on whatever thread, where the system sends such events. To be called before
    /// the window shows, as the file that started the program comes right after that.
    static void listen(String system, Consumer<List<Path>> open) {
        if (!isSending(system) || !Desktop.isDesktopSupported()) {
            return;
        }
        Desktop desktop = Desktop.getDesktop();
        if (desktop.isSupported(Desktop.Action.APP_OPEN_FILE)) {
            desktop.setOpenFileHandler(event -> open.accept(event.getFiles().stream().map(File::toPath).toList()));
        }
        if (desktop.isSupported(Desktop.Action.APP_OPEN_URI)) {
            // What the toolkit passes on to the handlers comes as addresses. A file that comes both ways is opened
            // once.
            desktop.setOpenURIHandler(event -> open.accept(files(event.getURI())));
        }
    }

    /// {@return the file that `address` names; none where it names something else}
    static List<Path> files(URI address) {
        return "file".equalsIgnoreCase(address.getScheme()) && address.getRawAuthority() == null
                && address.getRawQuery() == null && address.getRawFragment() == null && address.getRawPath() != null
                ? List.of(Path.of(address)) : List.of();
    }
}
