package org.varscope.find;

/// A query that cannot be understood, or takes too long. The message says what was found and what was expected.
public final class QueryException extends Exception {
    QueryException(String message) {
        super(message, null, false, false);
    }

    /// The same where no checked exception can pass.
    static final class Tedious extends RuntimeException {
        Tedious(String message) {
            super(message, null, false, false);
        }
    }
}
