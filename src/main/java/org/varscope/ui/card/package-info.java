/// What lies over or above a page until it is answered: cards, questions, banners; and the loader of forms.
///
/// Cards know nothing of documents. Read [Card] and [Overlay] first.
package org.varscope.ui.card;
