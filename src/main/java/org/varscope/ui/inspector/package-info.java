/// The selected value up close.
package org.varscope.ui.inspector;
