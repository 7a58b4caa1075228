package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.ProgressLine;
import org.varscope.cli.output.Refusal;
import org.varscope.container.DamageException;
import org.varscope.document.Document;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.document.layout.Digests;
import org.varscope.document.save.FileBusyException;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveFile;
import org.varscope.document.save.SaveLock;
import org.varscope.document.save.SaveLossException;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// How a verb writes a file.
///
/// @param name  of the file that is written
/// @param quiet whether no progress is shown
record Saving(String name, boolean quiet, Messages err) {
    /// Waits for other copies of this program that edit the same file, before it is read.
    ///
    /// @return what keeps them waiting; null where nothing can be written there, of which reading or saving says why
    @Nullable SaveLock turn() throws Refusal {
        ProgressLine progress = new ProgressLine(err, quiet);
        try {
            return SaveLock.take(Opened.path(name), progress.of("waiting for", name, 0));
        } catch (FileBusyException e) {
            throw new Refusal(ExitCode.FILE, String.valueOf(Clauses.why(e)));
        } catch (IOException e) {
            return null;
        } finally {
            progress.clear();
        }
    }

    /// Refuses to write over the file called `file`, by whatever name: its own, another link to it, or a symbolic one.
    ///
    /// @param why said of the name that was given
    void refuseOver(String file, String why) throws Refusal {
        try {
            Path target = Opened.path(name);
            if (Files.exists(target) && Files.exists(Opened.path(file))
                    && Files.isSameFile(target, Opened.path(file))) {
                throw new Refusal(ExitCode.USAGE, name + " is " + (name.equals(file) ? "FILE itself" : file) + ": "
                        + why);
            }
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, Opened.said(name, e));
        }
    }

    /// {@return the bytes of `now` with the digests made anew that fitted `saved`, which is said}
    ///
    /// @param saved what the file held before it was repaired
    ByteStore renewed(ByteStore saved, Structure now) {
        Digests.Due due = Digests.due(saved, now, Progress.NONE);
        due.said().forEach(remark -> err.say(name + ": " + Clauses.clause(remark)));
        return due.edit() == null ? now.bytes() : Review.of(now, due.edit(), Progress.NONE).after().bytes();
    }

    /// Makes the digests anew that fitted before `document` was edited, and says so.
    void renewDigests(Document document) {
        if (!Digests.mayBeDue(document.structure())) {
            return;
        }
        Digests.Due due = Digests.due(document.saved(), document.structure(), Progress.NONE);
        try {
            if (due.edit() != null) {
                document.apply(due.edit());
            }
        } catch (EditException e) {
            throw new IllegalStateException("a digest has bytes of its own, which can always be replaced", e);
        }
        due.said().forEach(remark -> err.say(name + ": " + Clauses.clause(remark)));
    }

    /// Writes `content` in the form of `form`.
    ///
    /// @return the form that it has there
    /// @throws DamageException if a damaged part of its wrapper would have to be written anew
    FileForm write(FileForm form, ByteStore content) throws Refusal, DamageException {
        SaveFile save = SaveFile.to(Opened.path(name)).from(form.file());
        ProgressLine progress = new ProgressLine(err, quiet);
        try {
            Progress followed = progress.of("saving", name, form.work(content));
            FileForm written = losing(save, plan -> form.save(plan, content, followed).form());
            written.wrapping().renewed().forEach(remark -> err.say(name + ": " + Clauses.clause(remark)));
            return written;
        } catch (NoSuchFileException e) {
            throw new Refusal(ExitCode.FILE, name + " cannot be written: its folder does not exist");
        } catch (DamageException e) {
            throw e;
        } catch (IOException e) {
            String why = Clauses.why(e);
            throw new Refusal(ExitCode.FILE, why == null ? name + " cannot be written" : why);
        } finally {
            progress.clear();
        }
    }

    /// Writes `made`, which tells what is in a file, or is made by what it says.
    ///
    /// @param from that file; null where it is made of nothing that anybody keeps
    /// @throws IOException with a reason for people, if it cannot be written
    void make(@Nullable Path from, ByteStore made) throws Refusal, IOException {
        SaveFile plan = SaveFile.to(Opened.path(name).toAbsolutePath().normalize());
        losing(from == null ? plan : plan.about(from), each -> each.write(made, Progress.NONE));
    }

    /// A way to write by a plan.
    @FunctionalInterface
    private interface Writing<T> {
        T by(SaveFile plan) throws IOException;
    }

    /// Says what is lost besides the bytes before it is.
    private <T> T losing(SaveFile plan, Writing<T> writing) throws IOException {
        try {
            return writing.by(plan);
        } catch (SaveLossException e) {
            e.losses().forEach(loss -> err.say("%s: %s".formatted(plan.target(), Clauses.clause(loss))));
            return writing.by(plan.accepting());
        }
    }
}
