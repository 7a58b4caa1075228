/// The keys that work in the window: [Keys] lists them, [PaneKeys] knows those that panes have for themselves, and
/// [KeyDispatch] brings those that a person has chosen to their commands.
package org.varscope.ui.keys;
