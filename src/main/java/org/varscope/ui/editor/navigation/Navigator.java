package org.varscope.ui.editor.navigation;

import module java.base;
import module javafx.base;
import org.varscope.document.Document;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.PathException;
import org.varscope.document.place.PathRemark;
import org.varscope.document.place.Target;
import org.varscope.explain.PathWords;
import org.varscope.find.NameSearch;
import org.varscope.find.QueryException;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Offsets;
import org.varscope.text.TextException;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Goes to where a person names: to an offset immediately, to a path or a name as soon as it is found, since it may
/// are among millions. Suggests, while a person types, what is meant.
public sealed class Navigator permits Mover {
    final EditorModel model;
    final Background.Lane search;
    private final Background.Lane suggesting;
    private final RecentPlaces recent;
    private Lifetime asked = new Lifetime();

    /// Looks in a structure for suggestions.
    interface Finder {
        List<Place> find(Suggestions suggestions) throws QueryException;
    }

    /// Goes to places in `model`.
    ///
    /// @param recent those that were gone to before
    public Navigator(EditorModel model, RecentPlaces recent) {
        this.model = model;
        this.recent = recent;
        this.search = model.background().lane();
        this.suggesting = model.background().lane();
    }

    /// {@return how far the search has come, 0 to 1; negative where none goes on, or a short one}
    ObservableNumberValue shareProperty() {
        return Bindings.max(search.shareProperty(), suggesting.shareProperty());
    }

    /// {@return whether the first suggestion is what a person means who asks for none}
    boolean takesFirst(String typed) {
        return !isEnd(typed);
    }

    /// A path begins so as well, and is suggested.
    private static boolean isEnd(String text) {
        return text.equals("$");
    }

    /// {@return whether `text` can be nothing but a path}
    static boolean isPath(String text) {
        return text.startsWith("$") || text.startsWith("[") || text.startsWith(".");
    }

    /// {@return whether `text` names no more than one value}
    static boolean isName(String text) {
        return text.chars().noneMatch(c -> c == '.' || c == '[');
    }

    /// Suggests where `text` may lead; where it is empty, where a person was before.
    ///
    /// @param told  gets the suggestions, again when there are more
    /// @param where gets where `text` leads instead, if there is nothing to suggest
    void suggest(String text, Consumer<List<Place>> told, Consumer<String> where) {
        List<String> before = recent.all();
        if (isOffset(text) && !isEnd(text) || text.isEmpty() && before.isEmpty()) {
            stopSuggesting();
            told.accept(List.of());
        } else if (text.isEmpty()) {
            suggest(found -> found.known(before), told, told);
        } else {
            suggest(found -> found.places(text), told, places -> {
                told.accept(places);
                if (places.isEmpty()) {
                    look(text, refused -> refused.ifPresent(where), _ -> { });
                }
            });
        }
    }

    /// Suggests values with a name that contains `text`, and what the same text finds in the pane for that.
    ///
    /// @param told gets the suggestions, again when there are more
    public void suggestValues(String text, Consumer<List<Place>> told) {
        suggest(found -> found.values(text), told, told);
    }

    /// Also once more has been read, until it is stopped.
    final void suggest(Finder finder, Consumer<List<Place>> soFar, Consumer<List<Place>> told) {
        stopSuggesting();
        begin(finder, soFar, told);
        asked.follow(model.stateProperty(), (was, now) -> {
            if (!was.structure().isComplete() && was.structure() != now.structure()) {
                begin(finder, _ -> { }, told); // what is listed stays until all is known that takes its place
            }
        });
    }

    private void stopSuggesting() {
        suggesting.cancel();
        asked = asked.next();
    }

    /// In large documents after a pause in which a person may type on.
    private void begin(Finder finder, Consumer<List<Place>> soFar, Consumer<List<Place>> told) {
        Structure structure = model.structure();
        Background.Work<List<Place>> work = running -> {
            Consumer<List<Place>> relay = model.background().relay(places -> {
                if (!running.isStopped()) {
                    soFar.accept(places);
                }
            });
            return finder.find(new Suggestions(structure, running, relay));
        };
        Consumer<Throwable> failed = failure -> {
            if (!(failure instanceof QueryException)) { // such text is no query, and may be a name
                model.say(why(failure));
            }
            told.accept(List.of());
        };
        if (structure.bytes().length() > Document.INLINE) {
            suggesting.runAfterPause(work, told, failed);
        } else {
            suggesting.run(work, told, failed);
        }
    }

    /// Goes to `text`.
    ///
    /// @param anyway whatever speaks against it
    /// @param answer gets why that cannot be, or nothing where it was done; is not called where the search is stopped
    void to(String text, boolean anyway, Consumer<Optional<String>> answer) {
        stop();
        try {
            answer.accept(toOffset(offset(text)));
        } catch (TextException _) {
            look(text, answer, place -> to(place, false, answer)); // which says what is wrong where nothing is found
        }
    }

    private long offset(String text) throws TextException {
        return Offsets.read(text, model.selection().caret(), model.bytes().length());
    }

    private boolean isOffset(String text) {
        try {
            offset(text);
            return true;
        } catch (TextException _) {
            return false;
        }
    }

    /// Goes to a place that was suggested; see [#to(String, boolean, Consumer)].
    void to(Place place, boolean anyway, Consumer<Optional<String>> answer) {
        goTo(place);
        answer.accept(Optional.empty());
    }

    /// Goes to a place that was suggested.
    public void goTo(Place place) {
        stop();
        if (place.leads()) {
            recent.add(place.path());
        }
        model.selecting().pick(place.at(), place.element());
    }

    /// Stops what is looked for.
    public void stop() {
        search.cancel();
        stopSuggesting();
    }

    private Optional<String> toOffset(long offset) {
        long length = model.bytes().length();
        if (offset < 0 || offset > length) {
            return Optional.of(Messages.get("editor.no-byte", offset, Messages.get("model.bytes", length)));
        }
        model.selecting().bytes(offset, offset);
        return Optional.empty();
    }

    private void look(String text, Consumer<Optional<String>> answer, Consumer<Place> found) {
        Structure structure = model.structure();
        search.run(running -> find(text, structure, running), found,
                failure -> answer.accept(Optional.of(Offsets.isMeant(text) ? noOffset(text, failure) : why(failure))));
    }

    private String noOffset(String text, Throwable nowhere) {
        try {
            offset(text);
            return why(nowhere);
        } catch (TextException wrong) {
            return why(wrong);
        }
    }

    /// What leads nowhere as a path may be a name at any depth.
    private static Place find(String text, Structure structure, Background.Running running)
            throws TextException, PathException {
        try {
            Target target = PathWords.find(text, structure, running.over(structure.bytes().length()));
            return Place.of(text, target);
        } catch (TextException | PathException e) {
            if (isPath(text) || text.isEmpty()) {
                throw e;
            }
            List<Node> named =
                    new NameSearch(structure, text, 1).run(running.over(structure.bytes().length()), _ -> { });
            // The names of settings are paths themselves, and what is wrong with one is known.
            if (named.isEmpty() && isName(text) && !structure.framing().isKeyed()) {
                throw new PathException(PathRemark.NO_NAME.with(text));
            }
            if (named.isEmpty()) {
                throw e;
            }
            return Place.of(new Target(structure, named.getFirst()));
        }
    }

    static String why(Throwable failure) {
        return switch (failure) {
            case TextException text -> Sentence.of(text.remark());
            case PathException path -> Sentence.of(path.remark());
            case EditException edit -> Sentence.of(edit.remark());
            default -> Messages.get("editor.not-searched", FailureWords.of(failure));
        };
    }
}
