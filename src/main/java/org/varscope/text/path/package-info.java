/// Where a value is: a root, and steps from it.
///
/// [ValuePath] is the place, [PathStep] one step, [PathText] its text, which the command line prints and takes
/// (`$.player.inventory[3]`). What a step means depends on the value it starts from, so that no path is resolved here:
/// that is `document.place`.
package org.varscope.text.path;
