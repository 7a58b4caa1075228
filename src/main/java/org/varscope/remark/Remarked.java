package org.varscope.remark;

/// Something that was not done, and says why.
///
/// The message of such an exception names no more than the kind of the remark; `explain` makes sentences of it.
public interface Remarked {
    /// {@return why, as a clause}
    Remark remark();

    /// {@return why something has failed, as a part of another remark: a remark, or what the system says}
    static Object part(Throwable failure) {
        return failure instanceof Remarked remarked ? remarked.remark() : String.valueOf(failure.getMessage());
    }
}
