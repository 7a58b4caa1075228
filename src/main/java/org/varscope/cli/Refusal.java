package org.varscope.cli;

/// Why a verb cannot do what it was asked, in words for people, with its exit code.
final class Refusal extends Exception {
    private final int code;

    Refusal(int code, String message) {
        super(message);
        this.code = code;
    }

    int code() {
        return code;
    }
}
