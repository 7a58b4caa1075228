package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Review;
import org.varscope.document.edit.way.WayOut;
import org.varscope.document.edit.way.WaysOut;
import org.varscope.document.place.Siblings;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.KeyWords;
import org.varscope.ui.toolkit.Way;

/// What is done to one open document: each edit is reviewed first, and then done, or refused with a reason, which a
/// person may overrule.
public final class DocumentEdits {
    private final Document document;
    private final EditorModel model;
    private Supplier<String> insistKey = () -> KeyWords.of("Shortcut+Enter");
    private Predicate<Refusal> beside = _ -> false;
    /// What was refused last.
    private @Nullable Review refused;
    private @Nullable Refusal last;

    /// Why an edit was refused.
    ///
    /// @param why        in a sentence
    /// @param insistible whether it is done if a person insists on it
    /// @param ways       what else can be done
    public record Refusal(String why, boolean insistible, List<WayOut> ways) {
        private Refusal(String why) {
            this(why, false, List.of());
        }
    }

    DocumentEdits(Document document, EditorModel model) {
        this.document = document;
        this.model = model;
    }

    /// {@return what speaks against `edit`, which is not done; empty where nothing does, and where finding out takes
    /// long}
    public Optional<Refusal> foresee(Edit edit) {
        Structure now = document.structure();
        try {
            if (Review.work(now, edit) > Document.INLINE) {
                return Optional.empty();
            }
            Review review = document.review(edit);
            return review.obstacle() != null ? Optional.of(refusal(review, new EditException(review.obstacle())))
                    : review.objections().isEmpty() ? Optional.empty()
                    : Optional.of(refusal(review, new EditException(review.objections())));
        } catch (AbsentBytesException _) {
            return Optional.empty();
        }
    }

    private static Refusal refusal(Review review, EditException e) {
        boolean insistible = !e.objections().isEmpty();
        List<WayOut> ways;
        try {
            ways = WaysOut.of(review.structure(), review.edit(), e.refusals());
        } catch (AbsentBytesException _) {
            ways = List.of();
        }
        return new Refusal(insistible ? words(e.objections()) : Messages.say(e.remark()), insistible, ways);
    }

    /// {@return the ways out of `refusal`, each with what does it}
    ///
    /// @param insist does what was refused
    public List<Way> ways(Refusal refusal, Runnable insist) {
        List<Way> ways = new ArrayList<>();
        for (WayOut way : refusal.ways) {
            ways.add(new Way("refusal-way-" + ways.size(), Sentence.begin(Clauses.clause(way, Messages.language())),
                    () -> go(way)));
        }
        if (refusal.insistible) {
            ways.add(new Way("refusal-anyway", Messages.get("model.anyway", insistKey.get()), insist));
        }
        return ways;
    }

    private void go(WayOut way) {
        switch (way) {
            case WayOut.Instead instead -> apply(instead.edit(), false, () -> {
                if (instead.edit() instanceof Edit.Insert(var into, long index, _, _)) {
                    model.selecting().pick(new Siblings(into, index, index + 1).first());
                }
            });
            case WayOut.Entry(var at, _) -> model.selecting().pick(at);
            case WayOut.Bytes(var span) -> model.selecting().bytes(span.start(), span.end());
        }
    }

    /// {@return what was refused last, unless something was done since}
    public Optional<Refusal> refusal() {
        return Optional.ofNullable(last);
    }

    /// Does `edit`, unless something speaks against it.
    ///
    /// @return why it was refused; empty where it was done, and where many keys are to be looked at before: that is
    /// done in the background, and what comes of it is said in the status bar
    public Optional<String> apply(Edit edit) {
        return apply(edit, false);
    }

    /// Does `edit`.
    ///
    /// @param anyway whether it is done whatever speaks against it; what does is said
    /// @return as of [#apply(Edit)]
    public Optional<String> apply(Edit edit, boolean anyway) {
        return apply(edit, anyway, () -> { });
    }

    /// Does `edit`.
    ///
    /// @param anyway as of [#apply(Edit, boolean)]
    /// @param done   runs once it has been done, which may be later
    /// @return as of [#apply(Edit)]
    public Optional<String> apply(Edit edit, boolean anyway, Runnable done) {
        refused = null;
        last = null;
        Structure now = document.structure();
        try {
            if (Review.work(now, edit) <= Document.INLINE) {
                return apply(document.review(edit), anyway, done);
            }
        } catch (AbsentBytesException e) {
            return later(e, () -> apply(edit, anyway, done));
        }
        model.say(Messages.get(switch (edit) {
            case Edit.Retype _ -> "model.retyping";
            case Edit.Move _ -> "model.moving";
            case Edit.Batch _, Edit.SetElements _, Edit.Sort _ -> "model.preparing";
            default -> "model.looking-for-key";
        }));
        model.background().run(_ -> Review.of(now, edit, Progress.NONE), review -> apply(review, anyway, done),
                model::sayUnfinished);
        return Optional.empty();
    }

    /// Does what `typed` says; a text that was not changed does nothing, whatever it may be read as.
    ///
    /// @param anyway as of [#apply(Edit, boolean)]
    /// @return why it was refused; empty where it was done, or will be
    public Optional<String> take(Editing editing, String typed, boolean anyway) {
        last = null;
        if (typed.equals(editing.text())) {
            return Optional.empty();
        }
        if (model.structure() != editing.seen()) {
            return Optional.of(Messages.get("model.values-changed"));
        }
        try {
            return attempt(editing.reader().read(typed), anyway, () -> { });
        } catch (AbsentBytesException e) {
            model.awaited().await(e);
            return Optional.of(Messages.get("model.not-at-hand"));
        } catch (TextException e) {
            return Optional.of(FailureWords.of(e, editing.name(), typed));
        }
    }

    /// Does `edit` for whoever shows itself why it is refused: the status bar does not say that again.
    ///
    /// @param anyway as of [#apply(Edit, boolean)]
    /// @param done   as of [#apply(Edit, boolean, Runnable)]
    /// @return as of [#apply(Edit)]
    public Optional<String> attempt(Edit edit, boolean anyway, Runnable done) {
        return unsaid(() -> apply(edit, anyway, done));
    }

    /// Does an edit that was reviewed for whoever shows itself why it is refused.
    ///
    /// @return as of [#apply(Review, Runnable)]
    public Optional<String> attempt(Review review, boolean anyway, Runnable done) {
        return unsaid(() -> apply(review, anyway, done));
    }

    private Optional<String> unsaid(Supplier<Optional<String>> act) {
        Predicate<Refusal> usual = beside;
        beside = _ -> true;
        try {
            return act.get();
        } finally {
            beside = usual;
        }
    }

    /// Does what an edit needs bytes for when they are there.
    private Optional<String> later(AbsentBytesException absent, Runnable act) {
        model.awaited().repeat(absent, act);
        return absent.isFailure() ? Optional.of(model.messageProperty().get()) : Optional.empty();
    }

    /// Does an edit that was reviewed in the background, unless something speaks against it.
    ///
    /// @param done runs once it has been done
    /// @return why it was refused, such as for another edit since; empty where it was done, or will be
    public Optional<String> apply(Review review, Runnable done) {
        return apply(review, false, done);
    }

    /// Does an edit that was reviewed.
    ///
    /// @param anyway as of [#apply(Edit, boolean)]
    /// @param done   runs once it has been done
    /// @return as of [#apply(Review, Runnable)]
    public Optional<String> apply(Review review, boolean anyway, Runnable done) {
        try {
            review.action(); // while nothing is changed, as bytes that it needs may be absent
            last = null;
            Change step = anyway ? document.applyAnyway(review) : document.apply(review);
            model.show(step, null, Sentence.begin(Moved.words(step)));
            done.run();
            if (anyway && !review.objections().isEmpty()) {
                model.say(Messages.get("model.done-anyway", words(review.objections())));
            }
            return Optional.empty();
        } catch (EditException e) {
            Refusal refusal = refusal(review, e);
            last = refusal;
            refused = refusal.insistible() ? review : null;
            String why = said(refusal);
            model.say(beside.test(refusal) ? "" : why);
            return Optional.of(why);
        } catch (AbsentBytesException e) {
            return later(e, () -> apply(review, anyway, done));
        }
    }

    /// {@return why something was refused, and which key does it anyway}
    public String said(Refusal refusal) {
        return refusal.insistible() ? Messages.get("model.refused", refusal.why(), insistKey.get()) : refusal.why();
    }

    /// Says beside what has the keyboard `why` something cannot be done that would have changed nothing.
    public void refuse(String why) {
        model.say(beside.test(new Refusal(why)) ? "" : why);
    }

    private static String words(List<Objection> objections) {
        return Sentence.begin(Clauses.clause(new EditRefusal.All(objections.stream().distinct().toList()),
                Messages.language()));
    }

    /// Shows from now on what is refused beside what has the keyboard, where `shown` says that it did,
    /// as long as `during` lasts.
    public void showRefusals(Predicate<Refusal> shown, Lifetime during) {
        beside = shown;
        during.atEnd(() -> {
            if (beside == shown) {
                beside = _ -> false;
            }
        });
    }

    /// Says from now on `key` where something was refused: what does it anyway.
    public void nameInsistKey(Supplier<String> key) {
        insistKey = key;
    }

    /// Does the edit that was refused last, as long as nothing else has happened since.
    public void insist() {
        Review review = refused;
        refused = null;
        if (review == null || review.structure() != document.structure()) {
            model.say(Messages.get("model.none-refused"));
        } else {
            apply(review, true, () -> { });
        }
    }
}
