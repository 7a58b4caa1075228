/// What a tab shows that is no document: start, loading, locked, refused, pasted, saves, recovery, comparison.
///
/// A [Page] shows what it is given and hands on what a person chooses; it opens and saves nothing itself. Read [Page]
/// and [FormPage] first.
package org.varscope.ui.page;
