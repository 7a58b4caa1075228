/// What a person may choose, in a tab.
///
/// [org.varscope.ui.settings.Setting] is one thing to choose, which knows how it is and how it changes;
/// [org.varscope.ui.settings.AllSettings] has all of them, by section, and
/// [org.varscope.ui.settings.SettingsPage] shows them. Each acts at once, and follows what menus and keys choose.
@NullMarked
package org.varscope.ui.settings;

import org.jspecify.annotations.NullMarked;
