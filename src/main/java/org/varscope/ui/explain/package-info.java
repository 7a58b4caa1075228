/// What every byte is and does, drawn: [org.varscope.ui.explain.ExplainPane] shows the explanations of the value
/// at the caret, [org.varscope.ui.explain.FigureView] the arithmetic in them.
@NullMarked
package org.varscope.ui.explain;

import org.jspecify.annotations.NullMarked;
