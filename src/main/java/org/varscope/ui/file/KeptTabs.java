package org.varscope.ui.file;

import module java.base;
import org.varscope.lesson.LessonFolder;
import org.varscope.text.Visible;
import org.varscope.ui.model.DistinctNames;

/// The files that are open in a window, in the order of their tabs, as one start leaves them to the next.
///
/// @param tabs  [#MOST] at most; none twice
/// @param front the number of the one in front, from 0; 0 where there is none
public record KeptTabs(List<Tab> tabs, int front) {
    /// As many tabs as are kept.
    public static final int MOST = 100;
    /// Nothing is open.
    public static final KeptTabs NONE = new KeptTabs(List.of(), 0);

    /// One of them.
    ///
    /// @param file  from the root on, without detours
    public record Tab(Path file, KeptPlace place) { }

    /// Leaves out what is too much, or comes again, and lessons, which are no files that are read as bytes.
    public KeptTabs {
        Tab shown = front < 0 || front >= tabs.size() ? null : tabs.get(front);
        Map<Path, Tab> files = new LinkedHashMap<>();
        tabs.stream().filter(tab -> !LessonFolder.isLesson(tab.file)).limit(MOST)
                .forEach(tab -> files.putIfAbsent(tab.file, tab));
        tabs = List.copyOf(files.values());
        front = shown == null ? 0 : Math.max(0, List.copyOf(files.keySet()).indexOf(shown.file));
    }

    /// {@return the one in front; empty where nothing is open}
    public Optional<Tab> shown() {
        return tabs.isEmpty() ? Optional.empty() : Optional.of(tabs.get(front));
    }

    /// {@return these with `file` in front: where it is open, or in a tab of its own after the one in front}
    public KeptTabs inFront(Path file) {
        Path wanted = file.toAbsolutePath().normalize();
        for (int i = 0; i < tabs.size(); i++) {
            if (tabs.get(i).file.equals(wanted)) {
                return new KeptTabs(tabs, i);
            }
        }
        List<Tab> more = new ArrayList<>(tabs.subList(0, Math.min(tabs.size(), MOST - 1)));
        int place = more.isEmpty() ? 0 : Math.min(front, more.size() - 1) + 1;
        more.add(place, new Tab(wanted, KeptPlace.FIRST));
        return new KeptTabs(more, place);
    }

    /// {@return what the tabs are called, those of equal names distinguished}
    public List<String> names() {
        return DistinctNames.of(tabs.stream()
                .map(tab -> new DistinctNames.Named(name(tab.file), tab.file)).toList());
    }

    /// {@return what the tab of `file` is called where no other has a file of that name}
    public static String name(Path file) {
        return Visible.line(String.valueOf(file.getFileName()));
    }
}
