/// The structure as a tree of values that are edited in place, all of them or those that a [FilterBar] leaves.
package org.varscope.ui.tree;
