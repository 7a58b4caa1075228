package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapping;
import org.varscope.dialect.Dialect;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Whether an engine would load all of a file that is opened anew: nothing is known of it but its bytes, and what
/// somebody asked for.
///
/// @param found   how it is read; null where it is no file of this format, or does not open
/// @param refused the first record that is refused or has an error; null where there is none
/// @param isFine  whether all of it is loaded, and no error was found
public record Acceptance(Probe.Result.@Nullable Found found, @Nullable Verdict refused, boolean isFine) {
    /// {@return what becomes of the bytes of `file`}
    ///
    /// @param asked    the layers that somebody asked for
    /// @param dialect  the same; null where the bytes tell
    /// @param secret   what opens it if it is encrypted; null if none is known
    /// @param objects  whether the engine would be asked to allow objects
    /// @param progress follows the bytes, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Acceptance of(ByteStore file, Layers asked, @Nullable Dialect dialect, @Nullable Secret secret,
            ObjectRule objects, Progress progress) {
        try {
            return Probe.open(file, asked, dialect, secret, progress) instanceof Probe.Result.Found found
                    ? of(found, objects, progress) : new Acceptance(null, null, false);
        } catch (IOException _) {
            // There is no room for what is inside: it cannot be known.
            return new Acceptance(null, null, false);
        }
    }

    /// {@return what becomes of a file that was opened}
    ///
    /// @throws CancellationException if the progress says to stop
    public static Acceptance of(Probe.Result.Found found, ObjectRule objects, Progress progress) {
        Wrapping wrapping = found.wrapping();
        Check check = new Check(wrapping.content(), found.dialect(), found.framing(), wrapping.problems().isEmpty(),
                objects, progress, () -> Structure.scan(wrapping.content(), found.dialect(), found.framing(), progress)
                        .alsoKnowing(wrapping.problems()));
        boolean empty = true;
        for (Verdict next = check.next(ListedProblems.MOST); next != null; next = check.next(ListedProblems.MOST)) {
            if (!next.isFine()) {
                return new Acceptance(found, next, false);
            }
            empty = false;
        }
        return new Acceptance(found, null, !empty || Problem.errors(wrapping.problems()) == 0);
    }
}
