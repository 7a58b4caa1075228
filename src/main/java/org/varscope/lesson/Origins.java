package org.varscope.lesson;

import module java.base;
import org.varscope.document.place.Paths;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathText;

/// Where a number that an author wrote may come from: formulas that equal it in the lesson's files.
final class Origins {
    private static final List<String> WORDS = List.of("u32", "i32", "f32");
    private static final long MOST_BYTES = 1 << 16;
    private static final int MOST_VALUES = 1000;
    private static final long MOST_STEPS = 1000;

    private final List<LessonFile> files;
    private final String number;
    private final int most;
    private final List<String> found = new ArrayList<>();

    private Origins(List<LessonFile> files, String number, int most) {
        this.files = files;
        this.number = number;
        this.most = most;
    }

    /// {@return `most` of the formulas that equal `number` in `files`, or all; empty where there is none}
    static List<String> of(List<LessonFile> files, String number, int most) {
        Origins origins = new Origins(files, number, most);
        for (LessonFile file : files) {
            String named = file.equals(files.getFirst()) ? "" : " in " + file.name();
            origins.tryAll(file.opened().orElseThrow(), named);
        }
        return origins.found;
    }

    /// {@return whether everything in `files` is looked at}
    static boolean areAll(List<LessonFile> files) {
        return files.stream().allMatch(file -> file.bytes().length() <= MOST_BYTES);
    }

    /// @param named what terms about this file end with
    private void tryAll(Structure file, String named) {
        int values = 0;
        var nodes = file.preorder();
        for (Node node = nodes.next(); node != null && values++ < MOST_VALUES; node = nodes.next()) {
            String path = PathText.write(Paths.of(file, node, MOST_STEPS), file.dialect());
            List.of("value", "length", "offset").forEach(word -> attempt(word + " " + path + named));
        }
        List.of("length", "records").forEach(word -> attempt(word + named));
        long end = Math.min(file.bytes().length(), MOST_BYTES);
        for (long at = 0; at + Integer.BYTES <= end; at += Integer.BYTES) {
            long offset = at;
            WORDS.forEach(word -> attempt("%s 0x%X".formatted(word, offset) + named));
        }
        attempt("bit 0" + named);
    }

    private void attempt(String formula) {
        if (found.size() < most) {
            try {
                if (TypedAnswer.isSame(Formula.of(formula, 1).in(files), number)) {
                    found.add(formula);
                }
            } catch (LessonException _) {
                // Nothing that could be the number is there.
            }
        }
    }
}
