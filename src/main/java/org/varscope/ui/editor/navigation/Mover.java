package org.varscope.ui.editor.navigation;

import module java.base;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.InsertionPlace;
import org.varscope.document.edit.TypedEdit;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// Moves values to where a person names, by the rules of the command line.
public final class Mover extends Navigator {
    private final Structure structure;
    private final List<Siblings> chosen;
    private final Consumer<List<Siblings>> choose;

    /// Moves values as the document is now.
    ///
    /// @param chosen the values, in order; none within another
    /// @param choose selects them again where they have gone
    public Mover(EditorModel model, List<Siblings> chosen, Consumer<List<Siblings>> choose) {
        super(model, new RecentPlaces());
        this.structure = model.structure();
        this.chosen = chosen;
        this.choose = choose;
    }

    /// What is done, and what is selected then.
    private record Plan(Edit edit, List<Siblings> after) { }

    /// A new place has no name yet that could be found, but a collection to move into may have one.
    @Override
    void suggest(String text, Consumer<List<Place>> told, Consumer<String> where) {
        if (text.isEmpty()) {
            told.accept(List.of());
        } else if (isPath(text)) {
            suggest(found -> found.paths(text), told, told);
        } else {
            Consumer<List<Place>> holding = places ->
                    told.accept(places.stream().filter(place -> holder(place).isPresent()).toList());
            suggest(found -> found.places(text), holding, holding);
        }
    }

    /// A path is meant as it is typed.
    @Override
    boolean takesFirst(String typed) {
        return !isPath(typed);
    }

    /// What can hold others takes in the values, unless it is an element: its path is then the place before it.
    @Override
    void to(Place place, boolean anyway, Consumer<Optional<String>> answer) {
        holder(place).filter(node -> node.role() != Role.ELEMENT).ifPresentOrElse(
                node -> run(() -> inside(node), anyway, answer), () -> to(place.path(), anyway, answer));
    }

    @Override
    void to(String text, boolean anyway, Consumer<Optional<String>> answer) {
        run(() -> plan(text), anyway, answer);
    }

    private Optional<Node> holder(Place place) {
        return structure.node(place.at()).filter(Node::isCollection);
    }

    private void run(Callable<Plan> planning, boolean anyway, Consumer<Optional<String>> answer) {
        stop();
        search.run(_ -> planning.call(), plan -> answer.accept(model.structure() == structure
                ? model.edits().attempt(plan.edit, anyway, () -> choose.accept(plan.after))
                : Optional.of(Messages.get("editor.changed-meanwhile"))),
                failure -> answer.accept(Optional.of(why(failure))));
    }

    private Plan inside(Node holder) throws EditException {
        Copied all = new Copied(structure, chosen);
        long end = InsertionPlace.before(structure, holder, holder.children());
        return new Plan(all.moved(holder.location(), end), all.after(holder.location(), end));
    }

    private Plan plan(String text) throws EditException {
        Siblings first = chosen.getFirst();
        Edit.Move move = TypedEdit.move(structure, first.first(), text);
        if (chosen.size() == 1 && first.count() == 1) {
            return new Plan(move, List.of(Siblings.of(move.after())));
        }
        Copied all = new Copied(structure, chosen);
        // Where the path leads to is a place without the value.
        boolean behind = move.isWithin() && move.to() >= first.to();
        Location into = move.into();
        return new Plan(all.moved(into, behind ? move.to() + 1 : move.to()),
                all.after(into, behind ? move.to() + 1 : move.to()));
    }
}
