/// The guide in the window: [org.varscope.ui.guide.GuidePage] is a tab with the contents, a search and one page,
/// which [org.varscope.ui.guide.BlockView] puts into controls. Whatever wants to lead to a page fires a
/// [org.varscope.ui.guide.GuideEvent], which the window answers.
@NullMarked
package org.varscope.ui.guide;

import org.jspecify.annotations.NullMarked;
