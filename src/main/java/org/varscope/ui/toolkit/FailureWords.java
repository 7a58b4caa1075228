package org.varscope.ui.toolkit;

import module java.base;
import org.varscope.remark.Remarked;
import org.varscope.text.TextException;
import org.varscope.ui.message.Messages;

/// Says why work has failed.
public final class FailureWords {
    private FailureWords() { }

    /// {@return the reason as a clause for people}
    public static String of(Throwable failure) {
        return switch (failure) {
            case Remarked remarked -> Messages.say(remarked.remark());
            case UncheckedIOException reading -> of(reading.getCause());
            case IOException io when io.getMessage() != null -> io.getMessage();
            case OutOfMemoryError _ -> Messages.get("toolkit.no-memory");
            case RejectedExecutionException _ -> Messages.get("toolkit.no-more-work");
            case CancellationException _ -> Messages.get("toolkit.was-stopped");
            default -> Messages.get("toolkit.internal-error", failure);
        };
    }

    /// {@return why `typed` was refused, in the words of what `name` is: "hp is a whole
    /// number: digits, 0x… or 0b…"}
    ///
    /// @param name empty where what is expected may be a part of it
    public static String of(TextException refused, String name, String typed) {
        boolean all = !name.isEmpty() && refused.offset() == 0 && refused.found().equals("`" + typed.strip() + "`");
        return all ? Messages.get("toolkit.is", name, refused.expected()) : Messages.say(refused.remark());
    }

    /// {@return whether the program is to blame, and neither the file nor the system}
    static boolean isBug(Throwable failure) {
        return switch (failure) {
            case IOException _, UncheckedIOException _, OutOfMemoryError _, RejectedExecutionException _,
                    CancellationException _ -> false;
            case Exception e -> e instanceof RuntimeException;
            default -> true;
        };
    }
}
