/// What every byte is and does, drawn.
///
/// In comes what a model has selected; nothing is changed here. [ExplainPane] asks `explain` for the explanations of
/// the value at the caret and puts them into a [DescriptionColumn]. [FigureView] draws the arithmetic in them, with
/// bits in a [BitStrip], and [DescriptionSources] lead to where rules are written.
@NullMarked
package org.varscope.ui.explain;

import org.jspecify.annotations.NullMarked;
