package org.varscope.lesson;

import module java.base;

/// The lessons that come with the program, in the order in which they are taken.
public final class Lessons {
    private static final String FOLDER = "lessons/";

    private Lessons() { }

    /// {@return all of them, which are read anew: for threads that may wait}
    public static List<Lesson> shipped() {
        return text("index.txt").lines().map(Lessons::shipped).toList();
    }

    private static Lesson shipped(String id) {
        try {
            return LessonReader.read(id, text(id + Lesson.EXTENSION));
        } catch (LessonException e) {
            throw new IllegalStateException("the program's own lesson " + id + ", line " + e.line(), e);
        }
    }

    private static String text(String file) {
        try (InputStream in = Lessons.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its own lesson " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
