/// The keys that work in the window.
///
/// [Keys] lists them for people, menu by menu and pane by pane; [PaneKeys] knows those that panes have for themselves.
/// [KeyDispatch] brings those that a person has chosen to their commands. What a command's keys are is the business of
/// `ui.command`.
package org.varscope.ui.keys;
