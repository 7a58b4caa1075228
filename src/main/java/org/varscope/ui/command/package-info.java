/// Everything that a person can ask the window for, as data: what it is called, its keys, and whether it can be done
/// now.
///
/// What a command does is bound by whoever owns it; nothing here knows what that is. Read [Command] and [Commands].
package org.varscope.ui.command;
