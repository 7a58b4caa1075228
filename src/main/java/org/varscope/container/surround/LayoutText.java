package org.varscope.container.surround;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Layers;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Times;
import org.varscope.remark.Remark;

/// Reads layouts in which one item is wrapped and has a layout of its own: `"SAVE", u32, zlib(var...)`.
public final class LayoutText {
    private static final Pattern HEAD = Pattern.compile("(?:([A-Za-z_]\\w*)\\s*=\\s*)?([^\"(]*?)\\s*\\(",
            Pattern.DOTALL);
    private static final Pattern SIZES = Pattern.compile("\\s*(?::\\s*([A-Za-z_]\\w*))?\\s*(?::\\s*"
            + Envelope.PACKED + "([A-Za-z_]\\w*))?\\s*", Pattern.DOTALL);
    /// One byte in the place of what is wrapped; shorter than any way to say that.
    private static final String ONE_BYTE = "bytes:1";

    private final String text;
    private final List<Word> words;

    private LayoutText(String text) {
        this.text = text;
        this.words = words(text);
    }

    /// A layout with something that is wrapped in it.
    ///
    /// @param step   the wrapper, with what is around it
    /// @param start  where the layout of what is inside begins in the text
    /// @param end    where it ends
    public record Nesting(Layers.Step step, int start, int end) { }

    /// {@return what is wrapped in the layout `text`; empty where nothing is}
    ///
    /// @throws FieldListException if something is wrapped, but the text is not a valid layout
    public static Optional<Nesting> in(String text) throws FieldListException {
        return new LayoutText(text).nesting();
    }

    /// What is between commas.
    ///
    /// @param number from 1 on
    /// @param start  of it, without white space before it
    /// @param open   where its parenthesis opens; -1 where that is no wrapper's
    private record Word(int number, int start, int end, int open, @Nullable Matcher head) { }

    /// Commas in quotes and in parentheses part nothing.
    private static List<Word> words(String text) {
        List<Word> words = new ArrayList<>();
        int end;
        for (int start = 0; start <= text.length(); start = end + 1) {
            end = end(text, start, ',');
            int from = start;
            while (from < end && Character.isWhitespace(text.charAt(from))) {
                from++;
            }
            Matcher head = HEAD.matcher(text).region(from, end);
            boolean isWrapped = head.lookingAt() && Layers.Step.named(head.group(2)).isPresent();
            words.add(new Word(words.size() + 1, from, end, isWrapped ? head.end() - 1 : -1, isWrapped ? head : null));
        }
        return words;
    }

    /// Where `sought` is from `start` on, outside of quotes and of parentheses that open there; the end of the text
    /// where it does not.
    private static int end(String text, int start, char sought) {
        boolean quoted = false;
        int depth = 0;
        for (int at = start; at < text.length(); at++) {
            char c = text.charAt(at);
            if (!quoted && depth == 0 && c == sought) {
                return at;
            }
            quoted ^= c == '"';
            depth += quoted ? 0 : c == '(' ? 1 : c == ')' && depth > 0 ? -1 : 0;
        }
        return text.length();
    }

    private Optional<Nesting> nesting() throws FieldListException {
        List<Word> wrapped = words.stream().filter(word -> word.open >= 0).toList();
        if (wrapped.isEmpty()) {
            return Optional.empty();
        }
        if (wrapped.size() > 1) {
            throw wrong(wrapped.get(1), WrapperRemark.LAYOUT_ONE);
        }
        Word word = wrapped.getFirst();
        Matcher head = Objects.requireNonNull(word.head);
        int close = end(text, word.open + 1, ')');
        if (close >= word.end) {
            throw FieldListException.of(word.number, text.length(), "", WrapperRemark.LAYOUT_CLOSED.with());
        }
        Matcher sizes = SIZES.matcher(text).region(close + 1, word.end);
        if (!sizes.matches()) {
            throw FieldListException.of(word.number, close + 1, text.substring(close + 1, word.end).strip(),
                    WrapperRemark.LAYOUT_SIZE.with());
        }
        FieldList list = FieldList.parse(text.substring(0, head.start(2)) + ONE_BYTE
                + " ".repeat(Math.max(0, word.end - head.start(2) - ONE_BYTE.length())) + text.substring(word.end));
        int place = place(word);
        Envelope around = new Envelope(list, place, name(sizes, 1), name(sizes, 2));
        check(around, word, sizes);
        Layers.Step step = Layers.Step.named(head.group(2)).orElseThrow();
        boolean isAlone = list.items().size() == 1 && list.items().getFirst().name().isEmpty();
        return Optional.of(new Nesting(isAlone ? step : step.within(around), word.open + 1, close));
    }

    private static String name(Matcher sizes, int group) {
        return Objects.requireNonNullElse(sizes.group(group), "");
    }

    /// Which item a word is: some words are none.
    private int place(Word word) {
        return (int) words.subList(0, word.number - 1).stream().filter(this::isItem).count();
    }

    private boolean isItem(Word word) {
        return !Set.of("be", "le", "...").contains(text.substring(word.start, word.end).strip());
    }

    private void check(Envelope around, Word nesting, Matcher sizes) throws FieldListException {
        List<FieldItem> items = around.list().items();
        List<Word> each = words.stream().filter(this::isItem).toList();
        for (int i = 0; i < around.place(); i++) {
            if (items.get(i).kind().isVariant() || items.get(i).times() != Times.ONCE || items.get(i).isRest()) {
                throw wrong(each.get(i), WrapperRemark.LAYOUT_PLAIN);
            }
        }
        for (int i = around.place() + 1; i < items.size(); i++) {
            if (!items.get(i).isFixed()) {
                throw wrong(each.get(i), WrapperRemark.LAYOUT_BEHIND);
            }
        }
        for (int group = 1; group <= 2; group++) {
            int number = sizes.group(group) == null ? 0 : around.list().named(sizes.group(group));
            if (sizes.group(group) != null && (number < 0 || number >= around.place()
                    || !items.get(number).kind().isInteger())) {
                throw FieldListException.of(nesting.number, sizes.start(group), sizes.group(group),
                        WrapperRemark.LAYOUT_SIZE.with());
            }
        }
    }

    private FieldListException wrong(Word word, WrapperRemark expected) {
        Remark remark = expected.with();
        return FieldListException.of(word.number, word.start, text.substring(word.start, word.end).strip(), remark);
    }
}
