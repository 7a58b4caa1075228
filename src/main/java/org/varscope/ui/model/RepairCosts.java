package org.varscope.ui.model;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.document.Document;
import org.varscope.document.edit.Action;
import org.varscope.repair.Losses;
import org.varscope.repair.clause.Loss;
import org.varscope.ui.message.Messages;

/// What repairs of a document have cost, to be told as long as the file still has what they took.
public final class RepairCosts {
    private final Document document;
    private final List<Cost> costs = new ArrayList<>();

    /// What one step has cost.
    ///
    /// @param place how many steps had led to what was there after it
    private record Cost(int place, Dialect dialect, Losses losses) { }

    RepairCosts(Document document) {
        this.document = document;
    }

    /// Notes what the step cost that was done last.
    public void add(Losses losses) {
        int place = document.place();
        costs.removeIf(cost -> cost.place >= place);
        if (!losses.isNone()) {
            costs.add(new Cost(place, document.structure().dialect(), losses));
        }
    }

    /// {@return what repairs have cost that were not taken back, a clause each}
    public List<String> clauses() {
        return costs.stream().filter(this::isDone)
                .flatMap(cost -> Loss.of(cost.losses, cost.dialect, true).stream()).map(Messages::say).toList();
    }

    private boolean isDone(Cost cost) {
        Action.Verb verb = cost.place > document.place() ? Action.Verb.NONE : document.action(cost.place - 1).verb();
        return verb == Action.Verb.REPAIR || verb == Action.Verb.REPAIRS;
    }
}
