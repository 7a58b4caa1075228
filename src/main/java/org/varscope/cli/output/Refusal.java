package org.varscope.cli.output;

/// Why a verb cannot do what it was asked, in words for people, with its exit code.
public final class Refusal extends Exception {
    private final int code;

    /// @param code    one of [ExitCode]
    /// @param message without a line feed, such as `--to 3: expected an offset after that of --from`
    public Refusal(int code, String message) {
        super(message);
        this.code = code;
    }

    /// {@return one of [ExitCode]}
    public int code() {
        return code;
    }
}
