/// The program's entry.
///
/// [Main] decides between the command line and the window. [WindowEntry] starts the toolkit with a [WindowApp];
/// [WindowStart] makes a window of what [EarlyStart] has read meanwhile, by one of the ways of a [StartLadder], which
/// ends in a window that works; [Handoff] hands files to one that runs already. What earlier starts have left is a
/// [KeptState], from files that are kept here: [SettingsFile], [KeysFile], [TabsFile].
package org.varscope.app;
