package org.varscope.ui.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.Numbers;
import org.varscope.find.Narrowed;
import org.varscope.ui.message.Messages;

/// The searches by change that a person has taken one after the other, each among what the one before it left.
final class ChangeSteps {
    private final List<Step> taken = new ArrayList<>();

    /// @param since with what it compared
    private record Step(Narrowed left, OlderState since) { }

    /// {@return what the last step left; null before the first}
    @Nullable Narrowed left() {
        return taken.isEmpty() ? null : taken.getLast().left;
    }

    boolean isEmpty() {
        return taken.isEmpty();
    }

    void take(Narrowed found, OlderState since) {
        taken.add(new Step(found, since));
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

    /// Goes on with the steps of a pane whose document was read again.
    void follow(ChangeSteps others) {
        taken.addAll(others.taken);
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
