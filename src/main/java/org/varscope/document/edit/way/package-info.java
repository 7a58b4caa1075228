/// What can be done instead of an edit that was refused, found out by trying it: the window offers each [WayOut] as a
/// button, and the command line names it.
package org.varscope.document.edit.way;
