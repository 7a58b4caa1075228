package org.varscope.lesson;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.Remark;
import org.varscope.text.Visible;

/// Reads the text of a lesson file. Its form is described in `src/docs/lessons.md`.
public final class LessonReader {
    private static final int HARDEST = 9;
    /// Each is a tab of the window.
    private static final int MOST_FILES = 8;

    private final String id;
    private final Map<String, Translated> texts = new HashMap<>();
    private final List<Translated> hints = new ArrayList<>();
    private final List<LessonFile> files = new ArrayList<>();
    private final List<Condition> checks = new ArrayList<>();
    private final List<Lesson.Mistake> mistakes = new ArrayList<>();
    private final List<Change> solution = new ArrayList<>();
    private @Nullable Material material;
    private int level = 1;
    private int last = 1;

    private LessonReader(String id) {
        this.id = id;
    }

    /// {@return the lesson that `text` describes}
    ///
    /// @param id of the lesson, see [Lesson#id]
    /// @throws LessonException if it describes none, naming the line, what was found there and what was expected
    public static Lesson read(String id, String text) throws LessonException {
        LessonReader reader = new LessonReader(id);
        for (LessonLine line : LessonLine.all(text)) {
            reader.take(line);
        }
        return reader.lesson();
    }

    private void take(LessonLine line) throws LessonException {
        last = line.number();
        switch (line.word()) {
            case "title", "text", "task", "right" -> texts.put(line.word(), translated(texts.get(line.word()), line));
            case "level" -> level = level(line);
            case "hint" -> addOrTranslate(hints, line);
            case "file" -> begin(line);
            case "hex" -> material().hex(line);
            case "value" -> material().value(line);
            case "sample" -> material().sample(line);
            case "open" -> material().open(line);
            case "make" -> material().make(line);
            case "check" -> checks.add(LessonGrammar.condition(line.text(), line.number()));
            case "wrong" -> mistake(line);
            case "solution" -> solution.add(LessonGrammar.change(line.text(), line.number()));
            default -> throw new LessonException(line.number(), LessonException.quoted(line.word()),
                    LessonRemark.ANY_WORD.with());
        }
    }

    private static Translated translated(@Nullable Translated before, LessonLine line) throws LessonException {
        if (line.text().isEmpty()) {
            throw new LessonException(line.number(), LessonRemark.NOTHING.with(),
                    LessonRemark.TEXT_AFTER.with(line.word()));
        }
        return before == null ? new Translated(Map.of(line.language(), line.text()))
                : before.with(line.language(), line.text());
    }

    /// A text in another language belongs to the last one that is not in that language yet.
    private static void addOrTranslate(List<Translated> all, LessonLine line) throws LessonException {
        if (!all.isEmpty() && !all.getLast().texts().containsKey(line.language())) {
            all.set(all.size() - 1, translated(all.getLast(), line));
        } else {
            all.add(translated(null, line));
        }
    }

    private static int level(LessonLine line) throws LessonException {
        String text = line.text();
        if (text.length() != 1 || text.charAt(0) < '1' || text.charAt(0) > '0' + HARDEST) {
            throw new LessonException(line.number(), LessonException.quoted(text),
                    LessonRemark.LEVEL.with(HARDEST));
        }
        return text.charAt(0) - '0';
    }

    private Material material() {
        if (material == null) {
            material = new Material("");
        }
        return material;
    }

    private void begin(LessonLine line) throws LessonException {
        end();
        Optional<Remark> trouble = FileName.trouble(line.text())
                .or(() -> files.stream().anyMatch(file -> FileName.isSame(file.name(), line.text()))
                        ? Optional.of(LessonRemark.NAME_TWICE.with()) : Optional.empty());
        if (trouble.isPresent()) {
            throw new LessonException(line.number(), LessonException.quoted(Visible.line(line.text())),
                    LessonRemark.FILE_NAME.with(trouble.get()));
        }
        if (files.size() == MOST_FILES) {
            throw new LessonException(line.number(), LessonRemark.ANOTHER_FILE.with(),
                    LessonRemark.MOST_FILES.with(MOST_FILES));
        }
        material = new Material(line.text());
    }

    private void end() throws LessonException {
        if (material != null) {
            if (material.isEmpty()) {
                throw new LessonException(last, LessonRemark.NO_BYTES.with(), LessonRemark.BYTES.with());
            }
            files.add(material.made());
        }
    }

    /// A wrong answer on the line itself and what to say to it below; in another language, what to say alone.
    private void mistake(LessonLine line) throws LessonException {
        boolean translates = !mistakes.isEmpty()
                && !mistakes.getLast().message().texts().containsKey(line.language());
        String message = translates ? line.text() : line.below();
        if (message.isEmpty()) {
            throw new LessonException(line.number(), LessonException.quoted(line.rest()),
                    LessonRemark.MISTAKE.with());
        }
        if (translates) {
            Lesson.Mistake before = mistakes.removeLast();
            mistakes.add(new Lesson.Mistake(before.sign(), before.message().with(line.language(), message),
                    before.line()));
            return;
        }
        Condition sign = LessonGrammar.condition(line.rest(), line.number());
        mistakes.add(new Lesson.Mistake(sign, new Translated(Map.of(line.language(), message)), line.number()));
    }

    private Lesson lesson() throws LessonException {
        end();
        if (files.isEmpty()) {
            throw new LessonException(last, LessonRemark.NO_FILE.with(), LessonRemark.WORK.with());
        }
        if (checks.isEmpty()) {
            throw new LessonException(last, LessonRemark.NO_CHECK.with(), LessonRemark.CHECK.with());
        }
        compute();
        return new Lesson(id, level, text("title"), text("text"), text("task"), hints, files, checks,
                texts.get("right"), mistakes, solution);
    }

    /// Answers are computed once the file is made, as they may be above it.
    private void compute() throws LessonException {
        for (ListIterator<Condition> each = checks.listIterator(); each.hasNext();) {
            each.set(computed(each.next()));
        }
        for (ListIterator<Lesson.Mistake> each = mistakes.listIterator(); each.hasNext();) {
            Lesson.Mistake mistake = each.next();
            each.set(new Lesson.Mistake(computed(mistake.sign()), mistake.message(), mistake.line()));
        }
    }

    private Condition computed(Condition condition) throws LessonException {
        return condition instanceof Condition.Answer answer ? answer.in(files) : condition;
    }

    private Translated text(String word) throws LessonException {
        Translated text = texts.get(word);
        if (text == null) {
            throw new LessonException(last, LessonRemark.NO_WORD.with(word), LessonRemark.WORD.with(word));
        }
        return text;
    }
}
