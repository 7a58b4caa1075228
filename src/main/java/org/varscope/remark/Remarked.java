package org.varscope.remark;

/// Something that was not done, and says why.
///
/// The message of such an exception names no more than the kind of the remark; `explain` makes sentences of it.
public interface Remarked {
    /// {@return why, as a clause}
    Remark remark();
}
