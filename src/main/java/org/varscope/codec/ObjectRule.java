package org.varscope.codec;

/// Whether bytes may hold complete objects.
public enum ObjectRule {
    /// Refused with `ERR_UNAUTHORIZED`, as `bytes_to_var` does.
    FORBIDDEN,
    /// Accepted, as `bytes_to_var_with_objects` does. What only a project could tell is assumed in its favour: every
    /// class can be made, every script exists. Nothing is made of them here.
    ALLOWED
}
