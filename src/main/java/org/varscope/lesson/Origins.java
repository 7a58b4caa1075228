package org.varscope.lesson;

import module java.base;
import org.varscope.document.place.Paths;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathText;

/// Where a number that an author wrote may come from: formulas that come to it in the lesson's file.
final class Origins {
    private static final List<String> WORDS = List.of("u32", "i32", "f32");
    private static final long MOST_BYTES = 1 << 16;
    private static final int MOST_VALUES = 1000;
    private static final long MOST_STEPS = 1000;

    private final Structure file;
    private final String number;
    private final int most;
    private final List<String> found = new ArrayList<>();

    private Origins(Structure file, String number, int most) {
        this.file = file;
        this.number = number;
        this.most = most;
    }

    /// {@return `most` of the formulas that come to `number` in `file`, or all; empty where there is none}
    static List<String> of(Structure file, String number, int most) {
        Origins origins = new Origins(file, number, most);
        origins.tryAll();
        return origins.found;
    }

    /// {@return whether everything in `file` was looked at}
    static boolean areAll(Structure file) {
        return file.bytes().length() <= MOST_BYTES;
    }

    private void tryAll() {
        int values = 0;
        var nodes = file.preorder();
        for (Node node = nodes.next(); node != null && values++ < MOST_VALUES; node = nodes.next()) {
            String path = PathText.write(Paths.of(file, node, MOST_STEPS), file.dialect());
            List.of("value", "length", "offset").forEach(word -> attempt(word + " " + path));
        }
        List.of("length", "records").forEach(this::attempt);
        long end = Math.min(file.bytes().length(), MOST_BYTES);
        for (long at = 0; at + Integer.BYTES <= end; at += Integer.BYTES) {
            long offset = at;
            WORDS.forEach(word -> attempt("%s 0x%X".formatted(word, offset)));
        }
        attempt("bit 0");
    }

    private void attempt(String formula) {
        if (found.size() < most) {
            try {
                if (TypedAnswer.isSame(Formula.of(formula, 1).in(file), number)) {
                    found.add(formula);
                }
            } catch (LessonException _) {
                // Nothing that could be the number is there.
            }
        }
    }
}
