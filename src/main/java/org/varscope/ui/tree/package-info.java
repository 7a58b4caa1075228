/// The structure as a tree of values that are edited in place.
package org.varscope.ui.tree;
