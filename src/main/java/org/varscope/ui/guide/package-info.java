/// The guide in the window: {@link org.varscope.ui.guide.GuidePage} is a tab with the contents, a search and one page,
/// which {@link org.varscope.ui.guide.BlockView} puts into controls. Whatever wants to lead to a page fires a
/// {@link org.varscope.ui.guide.GuideEvent}, which the window answers.
@NullMarked
package org.varscope.ui.guide;

import org.jspecify.annotations.NullMarked;
