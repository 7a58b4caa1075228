package org.varscope.ui.model;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;

/// Names of open files: those of equal names are distinguished by as much of their folders as is needed, and those
/// without a file by a number.
public final class DistinctNames {
    private DistinctNames() { }

    /// A file as it is called.
    ///
    /// @param path where it is; null where it was never saved
    public record Named(String name, @Nullable Path path) { }

    /// {@return names for `files`, in their order}
    public static List<String> of(List<Named> files) {
        Map<String, List<Integer>> alike = new LinkedHashMap<>();
        for (int i = 0; i < files.size(); i++) {
            alike.computeIfAbsent(files.get(i).name, _ -> new ArrayList<>()).add(i);
        }
        String[] names = new String[files.size()];
        alike.values().forEach(group -> {
            List<Integer> saved = group.stream().filter(i -> files.get(i).path != null).toList();
            List<String> folders = folders(saved.stream().map(i -> Objects.requireNonNull(files.get(i).path)).toList());
            int unsaved = 0;
            for (int i : group) {
                String name = files.get(i).name;
                int place = saved.indexOf(i);
                unsaved += place < 0 ? 1 : 0;
                names[i] = group.size() == 1 || place < 0 && unsaved == 1 ? name
                        : place < 0 ? "%s (%d)".formatted(name, unsaved)
                        : folders.get(place).isEmpty() ? name : name + " \u2013 " + folders.get(place);
            }
        });
        return List.of(names);
    }

    /// {@return the ends of the folders that distinguish the files; all of them where none do}
    private static List<String> folders(List<Path> files) {
        int deepest = files.stream().mapToInt(Path::getNameCount).max().orElse(0);
        List<String> ends = List.of();
        for (int depth = 1; depth <= Math.max(1, deepest); depth++) {
            int wanted = depth;
            ends = files.stream().map(file -> end(file.getParent(), wanted)).toList();
            if (new HashSet<>(ends).size() == ends.size()) {
                break;
            }
        }
        return ends;
    }

    private static String end(@Nullable Path folder, int depth) {
        int count = folder == null ? 0 : folder.getNameCount();
        return folder == null ? "" : count == 0 ? folder.toString()
                : Visible.line(folder.subpath(Math.max(0, count - depth), count).toString());
    }
}
