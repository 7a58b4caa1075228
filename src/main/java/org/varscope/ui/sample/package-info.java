/// Samples of every type and wrapper to open, and one value in every dialect.
///
/// Both are pages of a tab, made of what the rooms `sample` and `explain.dialect` say. Never in here: bytes that are
/// made, or reasons why they differ.
package org.varscope.ui.sample;
