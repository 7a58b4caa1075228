package org.varscope.container;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.scan.Detection;

/// Finds out what a file is, in the order that the command line documents for `auto`: wrappers and foreign formats by
/// their first bytes, base64 text, other text, then the framings of this format.
public final class Probe {
    private Probe() { }

    /// What a file is.
    public sealed interface Result {
        /// Values of this format, whole or damaged.
        ///
        /// @param framing how they lie at the root
        /// @param dialect how they are written
        /// @param whole   whether everything that was looked at fits
        /// @param why     the reasons, for people
        record Found(Framing framing, Dialect dialect, boolean whole, String why) implements Result { }

        /// Something else.
        ///
        /// @param what   what it is, such as `a PNG picture`
        /// @param hint   what opens it, a sentence
        /// @param values whether there are values of this format inside, which this version does not reach yet
        record Foreign(String what, String hint, boolean values) implements Result {
            /// {@return all of it in one sentence, to be put after the name of the file and `is`}
            public String message() {
                return what + (values ? ", which this version does not open yet; " : ", not Variant data; ") + hint;
            }
        }

        /// No bytes.
        record Empty() implements Result { }
    }

    /// {@return what `bytes` are}
    /// @param framing the only framing to try, which also takes foreign and empty files for values; null for any
    /// @param dialect the only dialect to try, or null for any
    public static Result probe(ByteStore bytes, @Nullable Framing framing, @Nullable Dialect dialect) {
        if (framing == null) {
            if (bytes.isEmpty()) {
                return new Result.Empty();
            }
            Optional<Result.Foreign> foreign = foreign(bytes);
            if (foreign.isPresent()) {
                return foreign.get();
            }
        }
        Detection found = Detection.of(bytes, framing, dialect);
        return new Result.Found(found.framing(), found.dialect(), found.whole(), found.why());
    }

    /// {@return what the bytes are where they are certainly not values of this format in the open}
    public static Optional<Result.Foreign> foreign(ByteStore bytes) {
        Head head = Head.of(bytes);
        return Magic.of(head).or(() -> TextFormat.of(head));
    }
}
