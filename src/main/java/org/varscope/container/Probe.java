package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Probe.Result;
import org.varscope.container.Probe.Unwrapped;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.remark.Clause;
import org.varscope.remark.Remark;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.walk.Progress;

/// Finds out what a file is, in the order that the command line documents for `auto`: wrappers and foreign formats by
/// their first bytes, base64 text, other text, then the framings of this format; and where none of these reads all of
/// it, packed buffers.
public final class Probe {
    private Probe() { }

    /// What a file is.
    public sealed interface Result {
        /// Values of this format, whole or damaged.
        ///
        /// @param wrapping what they are wrapped in, with the bytes in which they are
        /// @param framing  how they are laid out at the root
        /// @param dialect  how they are written
        /// @param whole    whether everything that was looked at fits
        /// @param why      the reasons
        record Found(Wrapping wrapping, Framing framing, Dialect dialect, boolean whole, List<Reason> why)
                implements Result {
            /// {@return the layers as the command line names them, such as `encrypted+stream`}
            public String word() {
                return wrapping.layout(framing.word());
            }

            /// {@return the same with a list of fields as it is: `compressed+u32, var...`}
            public String layout() {
                return wrapping.layout(framing.layout());
            }
        }

        /// What was not opened, and why, as a clause that comes after the name of the file.
        sealed interface Unopened extends Result, Clause { }

        /// Something else.
        ///
        /// @param what   what it is, such as `a PNG picture`
        /// @param hint   what opens it
        /// @param values whether there are values of this format inside, which were not reached
        /// @param text   what is wrapped around it, where it is text for people that is not too long to be edited;
        ///               null where it is not
        record Foreign(Remark what, Remark hint, boolean values, @Nullable Wrapping text) implements Unopened {
            /// {@return the same as values: one field that is text; empty where it is no text, or too long}
            public Optional<Found> asText() {
                return Optional.ofNullable(text).map(around -> new Found(around, Framing.TEXT,
                        Dialects.of(around.dialect().orElse("godot4")), true,
                        List.of(new Reason.Wrapped(around.title()))));
            }

            /// {@return the layers that can still read it; empty if none are known}
            public Optional<Layers> layers() {
                return hint.kind() == FormatRemark.UNDO_KEY || hint.kind() == FormatRemark.READ_BEHIND
                        ? Layers.named(String.valueOf(hint.parts().getFirst())) : Optional.empty();
            }

            @Override
            public String form() {
                return values ? "values" : "";
            }

            /// Something that is no text.
            public Foreign(Remark what, Remark hint, boolean values) {
                this(what, hint, values, null);
            }
        }

        /// Encrypted, and not opened: no secret was given, or it does not open it.
        ///
        /// @param what    it is, such as `an encrypted file of Godot 4 (AES-256-CFB, 192 bytes inside)`
        /// @param engines that write such files: `Godot 4` or `Godot 1 to 3`
        /// @param length  bytes of what is inside
        /// @param trouble why the secret that was given does not open it; null where none was given
        record Locked(Remark what, String engines, long length, @Nullable Remark trouble) implements Unopened {
            @Override
            public String form() {
                return trouble == null ? "" : "in-trouble";
            }

            @Override
            public List<Object> parts() {
                return trouble == null ? List.of(what) : List.of(what, trouble);
            }
        }

        /// A wrapper that cannot be opened.
        ///
        /// @param what it is or was asked to be, such as `an encrypted file`
        /// @param why  it cannot be opened
        record Damaged(Remark what, Remark why) implements Unopened { }

        /// A compressed file that was not unpacked, as what is inside is very much larger: few saves are like this, and
        /// it would take as much room.
        ///
        /// @param what    it is, such as `a compressed file`
        /// @param packed  bytes that it has
        /// @param content bytes that it says are inside
        record Large(Remark what, long packed, long content) implements Unopened { }

        /// No bytes.
        record Empty() implements Unopened { }
    }

    /// {@return what `file` is, with all of its wrappers undone}
    ///
    /// @param asked    the only layers to try; a framing also takes foreign, damaged and empty files for values
    /// @param dialect  the only dialect to try, or null for any
    /// @param secret   what opens it if it is encrypted, which the result keeps; null if none is known
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws IOException           with a reason for people, if there is no room for what is inside
    /// @throws CancellationException if the progress says to stop
    public static Result open(ByteStore file, Layers asked, @Nullable Dialect dialect, @Nullable Secret secret,
            Progress progress) throws IOException {
        return new Opening(file, asked, dialect, secret, progress).from(new Plain(file), 0);
    }

    /// What is around the content of a file, whatever that is.
    ///
    /// @param wrapping as far as it can be undone
    /// @param depth    how many wrappers that are
    /// @param stopped  why the next wrapper cannot be undone; null where there is none
    public record Unwrapped(Wrapping wrapping, int depth, @Nullable Result stopped) { }

    /// {@return `file` with all of its wrappers undone that it says it has; what is inside is not looked at}
    ///
    /// @param asked    the wrappers that it is taken for
    /// @param secret   what opens it if it is encrypted, which the result keeps; null if none is known
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws IOException           with a reason for people, if there is no room for what is inside
    /// @throws CancellationException if the progress says to stop
    public static Unwrapped unwrap(ByteStore file, Layers asked, @Nullable Secret secret, Progress progress)
            throws IOException {
        return new Opening(file, asked, null, secret, progress).unwrapped(new Plain(file), 0);
    }

    /// {@return whether `file` begins like a wrapper}
    public static boolean isWrapped(ByteStore file) {
        return Wrapper.begun(file).isPresent();
    }

    /// {@return the wrappers of `file`, from the outside in, as far as they can be opened, and the first that cannot:
    /// none where it begins like none}
    ///
    /// @param asked    the wrappers that it is taken for
    /// @param secret   what opens it if it is encrypted; null if none is known
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws IOException           with a reason for people, if there is no room for what is inside
    /// @throws CancellationException if the progress says to stop
    public static List<Layer> layers(ByteStore file, Layers asked, @Nullable Secret secret, Progress progress)
            throws IOException {
        return new Opening(file, asked, null, secret, progress).layers();
    }
}
