/// Finding in a document, or in those of all tabs.
///
/// [SearchPane] takes what a person types, [Finding] looks for it in the background and keeps what was found, as places
/// in the bytes, and [HitList] goes through them. All work on an [Area], which is one document in its [FindPane], and
/// all of them in the one [TabsSearch] of a window; [TabSources] says what that goes through. [ReplaceBar] replaces
/// what was found, [ChangeBar] narrows it by what has changed.
package org.varscope.ui.find;
