/// The frame: main window, menus, tool bar, palette, status bar, and what each command does.
///
/// [MainWindow] makes the parts and ties them together; the tabs are in [org.varscope.ui.window.tab]. What concerns one
/// document only belongs in `editor`; what concerns its file, in `file`.
package org.varscope.ui.window;
