/// Two states side by side: what differs by path, and the values and bytes of both.
///
/// Two [ComparedSide]s come in, documents or files that are only read. [ComparePage] shows them, each in a [SidePane],
/// which [SidesInStep] keeps in step, with a [DifferenceList]; [Comparing] compares them again after every edit, and
/// [CompareCard] asks what a document is to be compared with.
package org.varscope.ui.compare;
