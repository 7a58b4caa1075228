/// The guide in the window.
///
/// In come the pages that `guide` makes; out go examples that are opened. [GuidePage] is a tab with the contents, a
/// search and one page, which [BlockView] puts into controls. Whatever wants to lead to a page fires a [GuideEvent],
/// which the window answers.
@NullMarked
package org.varscope.ui.guide;

import org.jspecify.annotations.NullMarked;
