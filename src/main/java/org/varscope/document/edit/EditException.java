package org.varscope.document.edit;

import module java.base;
import org.varscope.remark.Clause;
import org.varscope.remark.Remarked;

/// An edit that is not done. Nothing was changed.
///
/// It carries why as data; the message names no more than the kinds, so that nothing of a file gets into a report of a
/// failure.
public final class EditException extends Exception implements Remarked {
    private final List<? extends EditRefusal> refusals;

    /// An edit that cannot be done.
    public EditException(Obstacle obstacle) {
        this(List.of(obstacle));
    }

    /// An edit that could be done, but is not for these reasons.
    public EditException(List<? extends EditRefusal> refusals) {
        super(refusals.stream().map(refusal -> refusal.getClass().getSimpleName()).collect(Collectors.joining(", ")));
        this.refusals = List.copyOf(refusals);
    }

    /// {@return why it is not done: one [Obstacle], or one [Objection] or more}
    public List<? extends EditRefusal> refusals() {
        return refusals;
    }

    @Override
    public Clause remark() {
        return new EditRefusal.All(refusals);
    }

    /// {@return why it cannot be done at all; empty where it could be}
    public Optional<Obstacle> obstacle() {
        return refusals.stream().filter(Obstacle.class::isInstance).map(Obstacle.class::cast).findFirst();
    }

    /// {@return why it is not done though it could be; empty where it cannot be done at all}
    public List<Objection> objections() {
        return refusals.stream().filter(Objection.class::isInstance).map(Objection.class::cast).toList();
    }
}
