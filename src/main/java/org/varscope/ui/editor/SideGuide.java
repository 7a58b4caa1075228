package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;

/// What leads a person through a document beside its panes, such as a lesson.
///
/// @param view   the control
/// @param target gives what takes the keyboard in it
/// @param asks   whether a person is asked to type there first of all
/// @param over   whether it has come to its end, so that what was done to the document has served its purpose
public record SideGuide(Region view, Supplier<Node> target, boolean asks, BooleanSupplier over) { }
