import org.jspecify.annotations.NullMarked;

/// Godot's Variant serialization, read and written: a part of Varscope that is a library of its own.
///
/// [org.varscope.library.GodotCodec] is the entrance. Jackson is needed by whoever reads or writes JSON, and by nobody
/// else.
@NullMarked
module org.varscope.codec {
    requires static org.jspecify;
    requires static tools.jackson.core;

    exports org.varscope.library;
    exports org.varscope.codec;
    exports org.varscope.dialect;
    exports org.varscope.problem;
    exports org.varscope.variant;
}
