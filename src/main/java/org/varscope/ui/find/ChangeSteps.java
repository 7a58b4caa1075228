package org.varscope.ui.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.find.Narrowed;
import org.varscope.said.Numbers;
import org.varscope.ui.message.Messages;

/// The searches by change that a person has taken one after the other, each among what the one before it left.
final class ChangeSteps {
    private final List<Step> taken = new ArrayList<>();

    /// @param since with what it compared
    /// @param in    where it found what is left
    private record Step(Narrowed left, OlderState since, OlderState in) { }

    /// {@return what the last step left; null before the first}
    @Nullable Narrowed left() {
        return taken.isEmpty() ? null : taken.getLast().left;
    }

    /// {@return the state in which the last step found what is left; empty before the first}
    Optional<OlderState> in() {
        return taken.isEmpty() ? Optional.empty() : Optional.of(taken.getLast().in);
    }

    /// {@return the states that the steps and what follows them need}
    List<OlderState> states() {
        return taken.stream().flatMap(step -> Stream.of(step.since, step.in)).toList();
    }

    boolean isEmpty() {
        return taken.isEmpty();
    }

    void take(Narrowed found, OlderState since, OlderState in) {
        taken.add(new Step(found, since, in));
    }

    /// Forgets the last step, of which there is one.
    ///
    /// @return with what it compared
    OlderState takeBack() {
        return taken.removeLast().since;
    }

    /// Forgets all steps, of which there is one.
    ///
    /// @return with what the first one compared
    OlderState clear() {
        OlderState first = taken.getFirst().since;
        taken.clear();
        return first;
    }

    /// Goes on with the steps of a pane whose document was read again, perhaps the same.
    void follow(ChangeSteps others) {
        if (others != this) {
            taken.addAll(others.taken);
        }
    }

    /// {@return how many values each step left, and how many the search that goes on now finds, where that is known}
    String words(@Nullable Narrowed now) {
        List<Narrowed> all = new ArrayList<>(taken.stream().map(Step::left).toList());
        if (now != null) {
            all.add(now);
        }
        return taken.isEmpty() ? "" : Messages.get("find.steps", taken.size(), all.stream()
                .map(step -> Numbers.grouped(step.places().size())).collect(Collectors.joining(" \u2192 ")));
    }
}
