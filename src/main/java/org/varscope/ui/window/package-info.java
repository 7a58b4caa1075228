/// The frame: main window, tabs, menus, tool bar, palette, status bar, and what each command does.
///
/// [MainWindow] makes the parts and ties them together, [Workspace] holds the tabs, [TabOpener] fills them. What
/// concerns one document only belongs in `editor`; what concerns its file, in `file`.
package org.varscope.ui.window;
