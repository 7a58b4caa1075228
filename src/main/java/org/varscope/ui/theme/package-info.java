/// How everything looks: sheets, light, dark and of high contrast, over looked-up colours, fonts, zoom.
///
/// [Theme] dresses every scene in a [Look], which a person chose ([ThemeChoice]) or the system has ([SystemLook]);
/// sizes follow the [Zoom]. Where no sheet is read yet, a [Palette] knows the colours and a [Pen] draws with them.
/// Controls that look other than the toolkit's are here too: [Tip], [ScrollMarks], [PlainScrollPaneSkin].
package org.varscope.ui.theme;
