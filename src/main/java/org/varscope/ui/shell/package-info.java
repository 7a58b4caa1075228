/// The main window: menus and commands, tabs, opening and saving, status bar.
package org.varscope.ui.shell;
