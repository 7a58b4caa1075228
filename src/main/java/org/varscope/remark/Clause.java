package org.varscope.remark;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Data of which a clause is made.
///
/// The words are in the bundle beside its family, which is the outermost type that it is declared in. Their key is the
/// name of the family and its own, as `flaw.padding-missing` of `Flaw.PaddingMissing`, and [#form()] where it has one.
/// The places of the words are filled with [#parts()].
public interface Clause {
    /// {@return which of several clauses it is, as its key ends; empty for the only one, or the first}
    default String form() {
        return "";
    }

    /// {@return what fills the places of its words: its components, where it is a record that says nothing else}
    default List<? extends @Nullable Object> parts() {
        return this instanceof Record data ? Components.of(data) : List.of();
    }
}
