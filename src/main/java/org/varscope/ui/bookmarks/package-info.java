/// The bookmarks of a document in a list, [BookmarksPane]: gone to, noted, coloured and removed there.
package org.varscope.ui.bookmarks;
