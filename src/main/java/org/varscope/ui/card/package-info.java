/// What is over or above a page until it is answered: cards, questions, banners; and the loader of forms.
///
/// Cards know nothing of documents: who shows one says what is done with its answer. Read [Card] and [Overlay] first,
/// which shows one at a time. A [QuestionCard] has answers, a [TextCard] is only read, a [Banner] is above a
/// document and is in nobody's way. [Fxml] loads forms.
package org.varscope.ui.card;
