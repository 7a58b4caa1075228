package org.varscope.remark;

/// Something that was not done, and says why.
///
/// The message of such an exception names no more than the kind of the remark.
public interface Remarked {
    /// {@return why, as a clause}
    Clause remark();

    /// {@return why something has failed, as a part of another remark: a remark, or what the system says}
    static Object part(Throwable failure) {
        return failure instanceof Remarked remarked ? remarked.remark() : String.valueOf(failure.getMessage());
    }
}
