package org.varscope.document.edit.way;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.SpokenPath;
import org.varscope.remark.Clause;
import org.varscope.scan.index.Location;

/// A way out of a refusal, besides insisting on the edit.
public sealed interface WayOut extends Clause {
    /// A way that is another edit, against which nothing speaks.
    sealed interface Instead extends WayOut {
        /// {@return that edit}
        Edit edit();
    }

    /// A place where something is to be seen or mended first.
    sealed interface Place extends WayOut { }

    /// The same edit with a value, or a key, that fits.
    ///
    /// @param value as Godot text
    /// @param lost  the one that was asked for; empty where nothing of it is lost
    record Convert(Edit edit, String value, String lost) implements Instead {
        @Override
        public String form() {
            return lost.isEmpty() ? "" : "inexact";
        }

        @Override
        public List<Object> parts() {
            return List.of(value, lost);
        }
    }

    /// The same insertion before the damage, which would swallow anything inserted after it.
    ///
    /// @param place that the value gets, from 0 on
    record Earlier(Edit edit, long place) implements Instead {
        @Override
        public List<Object> parts() {
            return List.of(place);
        }
    }

    /// The value of the entry that has the key already, or that is damaged.
    record Entry(Location at, SpokenPath path) implements Place {
        @Override
        public List<Object> parts() {
            return List.of(path);
        }
    }

    /// Bytes that are to be looked at first.
    record Bytes(Span span) implements Place {
        @Override
        public List<Object> parts() {
            return List.of(span.start());
        }
    }
}
