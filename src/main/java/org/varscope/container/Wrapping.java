package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.cipher.Iv;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// A file whose values are wrapped: compressed, encrypted, or written as text. Knows what is inside, and writes other
/// content back in the very same form.
///
/// Immutable, and usable from any thread.
public interface Wrapping {
    /// {@return its name on the command line, such as `compressed`}
    String word();

    /// {@return the layout of the whole file, of which `inside` is that of the content}
    default String layout(String inside) {
        return isPlain() ? inside : word() + "+" + inside;
    }

    /// {@return what it is, such as `Godot compressed file (zstd, 3 blocks of 4096 bytes)`}
    Remark title();

    /// {@return the bytes inside, as they were found; as long as they should be, with zero bytes where a part is
    /// damaged}
    ByteStore content();

    /// {@return the bytes of the file}
    ByteStore file();

    /// {@return where the wrapper itself ends in the file: what follows is not of it}
    default long end() {
        return file().length();
    }

    /// {@return each wrapper by itself, from the outside in; none where there is no wrapper}
    List<Layer> layers();

    /// {@return what is wrong with the wrapper, with spans in the content}
    default List<Problem> problems() {
        return List.of();
    }

    /// {@return whether all of the content is right, though the file around it is damaged: it is known how, so that
    /// writing it anew mends it}
    default boolean isCertain() {
        return false;
    }

    /// {@return a file in the same form with other content; whatever part of it still holds the same content is kept
    /// byte for byte, damaged or not}
    ///
    /// @param content  what the file is to hold
    /// @param progress follows the bytes of the content that were written, and may stop it
    /// @throws DamageException       if a damaged part would have to be written anew, and nobody has asked for
    ///                               [Damage#SALVAGED]
    /// @throws IOException           with a reason for people, if this form cannot hold it, or there is no room for it
    /// @throws CancellationException if the progress says to stop
    Rewrapped wrap(ByteStore content, Progress progress) throws IOException;

    /// {@return what beside the content was made anew when this was written, for people; nothing where it was read}
    default List<Remark> renewed() {
        return List.of();
    }

    /// {@return whether there is no wrapper at all}
    default boolean isPlain() {
        return this instanceof Plain;
    }

    /// {@return the same, which does as `choice` says with an initialization vector, if it has one}
    default Wrapping with(Iv choice) {
        return this;
    }

    /// {@return the same, which does as `choice` says with its damaged parts when it is written next}
    default Wrapping with(Damage choice) {
        return this;
    }

    /// {@return what opened it, if it is encrypted}
    default Optional<Secret> secret() {
        return Optional.empty();
    }

    /// {@return the dialect of the engine that wrote it, where the wrapper tells: the encryption of Godot 4 is its own}
    default Optional<String> dialect() {
        return Optional.empty();
    }

    /// A file that was written around new content.
    ///
    /// @param file     its bytes
    /// @param wrapping the same file as if it had been opened again
    record Rewrapped(ByteStore file, Wrapping wrapping) { }
}
