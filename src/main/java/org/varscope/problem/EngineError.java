package org.varscope.problem;

import org.varscope.remark.Clause;

/// The engine's own names for why it refuses to decode or encode, `core/error/error_list.h`. Each is also a clause for
/// people, about what is refused.
public enum EngineError implements Clause {
    /// Bytes that break a rule.
    ERR_INVALID_DATA,
    /// A length that reaches past the end.
    ERR_FILE_EOF,
    /// A file that does not begin as its kind does.
    ERR_FILE_UNRECOGNIZED,
    /// A file whose head or first block cannot be read.
    ERR_FILE_CORRUPT,
    /// A complete object where objects are not allowed.
    ERR_UNAUTHORIZED,
    /// More nesting than the engine allows.
    ERR_OUT_OF_MEMORY,
    /// Something that only a running engine could provide.
    ERR_UNAVAILABLE,
    /// A value that the engine cannot write in this place.
    ERR_INVALID_PARAMETER
}
