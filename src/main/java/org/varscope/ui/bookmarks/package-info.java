/// The bookmarks of a document in a list.
///
/// In come the bookmarks that `ui.model.DocumentBookmarks` keeps; out goes what a person makes of them. [BookmarksPane]
/// goes to them, colours and removes them; a [BookmarkCell] shows one, and edits its note in place.
package org.varscope.ui.bookmarks;
