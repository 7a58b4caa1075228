/// The tabs of the window: what is open, how it comes there and goes, and what is kept of it for the next start.
///
/// [Workspace] holds the tabs, each a [PageTab] with the page that it shows. [TabOpener] has a [TabFiller] fill them:
/// with the pages of documents, which [EditorPages] makes, or with [Refusals]. [TabCloser] asks before one is lost. No
/// command and no menu is known here.
package org.varscope.ui.window.tab;
