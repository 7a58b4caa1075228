/// The list of what is wrong with the bytes.
package org.varscope.ui.problems;
