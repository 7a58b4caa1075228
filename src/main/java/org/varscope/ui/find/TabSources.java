package org.varscope.ui.find;

import module java.base;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DistinctNames;
import org.varscope.ui.model.EditorModel;

/// The tabs of a window as a search of all of them sees them: it goes through their documents in the order of the tabs,
/// and says which tabs it cannot search and why.
public record TabSources(List<Tab> tabs) {
    /// As many tabs as are named of those that cannot be searched.
    private static final int NAMED = 3;

    /// A tab with something to search.
    ///
    /// @param file  as it is called, and where it is
    /// @param state what there is to search
    public record Tab(DistinctNames.Named file, State state) { }

    /// What there is to search in a tab.
    public sealed interface State {
        /// A document that is open, be it read to its end or not yet.
        record Open(EditorModel model) implements State { }

        /// No document, or not yet.
        record Closed(Reason reason) implements State { }
    }

    /// Why a tab is not searched, or not to its end.
    public enum Reason {
        /// Its file is still being read, and is searched once it is there.
        READING,
        /// Its file is none that could be opened.
        REFUSED,
        /// Its file is encrypted, and waits for what opens it.
        LOCKED
    }

    /// Copies the list.
    public TabSources {
        tabs = List.copyOf(tabs);
    }

    /// {@return the documents, in the order of the tabs, as they are now; those of equal names distinguished}
    List<Searched> documents() {
        List<String> names = names();
        Map<EditorModel, Searched> documents = new LinkedHashMap<>();
        for (int i = 0; i < tabs.size(); i++) {
            if (tabs.get(i).state instanceof State.Open(var model)) {
                documents.putIfAbsent(model, new Searched(names.get(i), model));
            }
        }
        return List.copyOf(documents.values());
    }

    /// {@return what is not searched and why, and what is not read to its end yet; empty where everything is searched}
    String unsearched() {
        List<String> names = names();
        List<String> not = new ArrayList<>();
        List<String> partly = new ArrayList<>();
        for (int i = 0; i < tabs.size(); i++) {
            switch (tabs.get(i).state) {
                case State.Closed(var reason) -> not.add(Messages.get("find.unsearched."
                        + reason.name().toLowerCase(Locale.ROOT), names.get(i)));
                case State.Open(var model) when model.reading().busyProperty().get() -> partly.add(names.get(i));
                case State.Open _ -> { }
            }
        }
        return Stream.of(said("find.unsearched", not), said("find.unsearched-yet", partly))
                .filter(said -> !said.isEmpty()).collect(Collectors.joining(" "));
    }

    private static String said(String key, List<String> names) {
        String first = names.stream().limit(NAMED).collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : Messages.get(key, names.size() <= NAMED ? first
                : Messages.get("find.unsearched-more", names.size() - NAMED, first));
    }

    /// {@return what the tabs are called, those of equal names distinguished}
    public List<String> names() {
        return DistinctNames.of(tabs.stream().map(Tab::file).toList());
    }
}
