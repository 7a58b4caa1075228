package org.varscope.dialect;

import module java.base;
import org.varscope.remark.Remark;

/// What a file holds, item after item, where a script has mixed `store_*` calls: `u32, pascal, var...`.
///
/// @param items   from the start of the file on; at least one, at most {@link #MOST}
/// @param repeats whether the last item comes again and again up to the end
public record FieldList(List<FieldItem> items, boolean repeats) {
    /// Longest list.
    public static final int MOST = 4096;
    private static final String REPEAT = "...";
    private static final String BIG = "be";
    private static final String LITTLE = "le";
    private static final Pattern NAMED = Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)\\s*=\\s*(.*)", Pattern.DOTALL);
    private static final Pattern HEX = Pattern.compile("([0-9a-fA-F]{2})+");

    /// Copies the list.
    /// @throws IllegalArgumentException if it is empty or too long, or two items have one name
    public FieldList {
        items = List.copyOf(items);
        if (items.isEmpty() || items.size() > MOST) {
            throw new IllegalArgumentException(items.size() + " items");
        }
        List<String> names = items.stream().map(FieldItem::name).filter(name -> !name.isEmpty()).toList();
        if (Set.copyOf(names).size() < names.size()) {
            throw new IllegalArgumentException("a name twice among " + names);
        }
        if (misfit(items) >= 0) {
            throw new IllegalArgumentException("a digest of itself or of nothing: " + items.get(misfit(items)));
        }
    }

    /// Which digest is made of items that are not there, or in the wrong order, or is one of them; -1 for none.
    private static int misfit(List<FieldItem> items) {
        return IntStream.range(0, items.size()).filter(i -> {
            Digest digest = items.get(i).digest();
            if (digest == null || digest.items().isEmpty()) {
                return false;
            }
            int first = named(items, digest.items().getFirst());
            int last = named(items, digest.items().getLast());
            return first < 0 || last < first || first <= i && i <= last;
        }).findFirst().orElse(-1);
    }

    private static int named(List<FieldItem> items, String name) {
        return IntStream.range(0, items.size()).filter(i -> !name.isEmpty() && items.get(i).name().equals(name))
                .findFirst().orElse(-1);
    }

    /// {@return a list without repetition}
    public static FieldList of(FieldItem... items) {
        return new FieldList(List.of(items), false);
    }

    /// {@return what the item number `index`, from 0 on, is; empty where the list has no such item}
    public Optional<FieldItem> item(long index) {
        return index < 0 || index >= items.size() && !repeats ? Optional.empty()
                : Optional.of(items.get((int) Math.min(index, items.size() - 1)));
    }

    /// {@return whether an item has a name}
    public boolean hasNames() {
        return items.stream().anyMatch(item -> !item.name().isEmpty());
    }

    /// {@return which item is called `name`, from 0 on; -1 where none is}
    public int named(String name) {
        return named(items, name);
    }

    /// {@return whether the item number `index` is one of those that repeat}
    public boolean isRepeated(long index) {
        return repeats && index >= items.size() - 1;
    }

    /// {@return the list as {@link #parse} reads it: `u32, be, pascal, var...`}
    public String text() {
        StringBuilder out = new StringBuilder();
        ByteOrder order = ByteOrder.LITTLE_ENDIAN;
        for (FieldItem item : items) {
            out.append(out.isEmpty() ? "" : ", ");
            if (item.isOrdered() && item.order() != order) {
                order = item.order();
                out.append(item.isBigEndian() ? BIG : LITTLE).append(", ");
            }
            out.append(item.written());
        }
        return out.append(repeats ? REPEAT : "").toString();
    }

    /// {@return the list that `text` says}
    ///
    /// Words with commas between: `u8 u16 u32 u64 i8 i16 i32 i64 half float double real pascal line csv var value`,
    /// `string:N`, `bytes:N`, of which N may be `u8`, `u16` or `u32`, a length before them; `string:nul`, `bytes:rest`
    /// and `text`, which go on to the end; `"TEXT"` or `hex:89534156` for exactly these bytes, a magic; a
    /// {@link Digest} such as `sha256(value)` or `hmac-sha256:"secret"(header..saves) hex`; `be` and `le` switch the
    /// byte order of what follows, which starts as `le`; `...` after the last item repeats it to the end of the file.
    /// `name=` before an item names it, which paths then do too. Spaces and line breaks do not matter.
    /// @throws FieldListException if it says none
    public static FieldList parse(String text) throws FieldListException {
        List<FieldItem> items = new ArrayList<>();
        List<Word> words = new ArrayList<>();
        ByteOrder order = ByteOrder.LITTLE_ENDIAN;
        boolean repeats = false;
        int number = 0;
        int end;
        for (int start = 0; start <= text.length(); start = end + 1) {
            end = end(text, start);
            Word word = new Word(++number, start, text.substring(start, end));
            if (repeats) {
                throw word.wrong(FieldListRemark.END.with());
            }
            repeats = word.text().endsWith(REPEAT);
            String name = repeats ? word.text().substring(0, word.text().length() - REPEAT.length()).strip()
                    : word.text();
            if (name.equals(BIG) || name.equals(LITTLE)) {
                if (repeats) {
                    throw word.wrong(FieldListRemark.REPEATED.with());
                }
                order = name.equals(BIG) ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
            } else if (!name.isEmpty() || !repeats || items.isEmpty()) {
                items.add(word.called(name, items, order));
                words.add(word);
            }
            if (items.size() > MOST) {
                throw word.wrong(FieldListRemark.AT_MOST.with(MOST));
            }
        }
        if (items.isEmpty()) {
            throw new FieldListException(number + 1, text.length(), FieldListRemark.END_OF_LIST.with(),
                    FieldListRemark.ITEM.with());
        }
        if (misfit(items) >= 0) {
            throw words.get(misfit(items)).wrong(FieldListRemark.SPAN.with());
        }
        return new FieldList(items, repeats);
    }

    /// Where the word that begins at `start` ends: a comma in quotes belongs to it.
    private static int end(String text, int start) {
        boolean quoted = false;
        int end = start;
        while (end < text.length() && (quoted || text.charAt(end) != ',')) {
            quoted ^= text.charAt(end++) == '"';
        }
        return end;
    }

    /// One word of a text.
    private record Word(int number, int start, String raw) {
        String text() {
            return raw.strip();
        }

        /// What `word` says, with its name where it has one.
        FieldItem called(String word, List<FieldItem> before, ByteOrder order) throws FieldListException {
            Matcher both = NAMED.matcher(word);
            if (!both.matches()) {
                return item(word, order);
            }
            String name = both.group(1);
            if (before.stream().anyMatch(item -> item.name().equals(name))) {
                throw wrong(FieldListRemark.OWN_NAME.with(name));
            }
            return item(both.group(2), order).named(name);
        }

        FieldItem item(String name, ByteOrder order) throws FieldListException {
            if (name.startsWith("\"")) {
                return quoted(name);
            }
            Optional<Digest> digest = Digest.named(name);
            if (digest.isPresent()) {
                return FieldItem.of(digest.get(), order);
            }
            if (Digest.isKeyed(name)) {
                throw wrong(FieldListRemark.KEY.with());
            }
            Optional<FieldKind> plain = FieldKind.named(name.replace(" ", ""));
            if (plain.isPresent() && !plain.get().isSized()) {
                return new FieldItem(plain.get(), 0, order);
            }
            int colon = name.indexOf(':');
            Optional<FieldKind> kind = FieldKind.named(colon < 0 ? name : name.substring(0, colon).strip());
            if (kind.isEmpty() || colon >= 0 && !kind.get().isSized()) {
                throw wrong(FieldListRemark.KIND.with());
            }
            if (kind.get() == FieldKind.MAGIC) {
                return magic(colon < 0 ? "" : name.substring(colon + 1).strip());
            }
            long size = colon < 0 ? 0 : size(name.substring(colon + 1).strip());
            if (size < 1) {
                throw wrong(FieldListRemark.SIZE.with(kind.get().word()));
            }
            return new FieldItem(kind.get(), size, order);
        }

        private FieldItem quoted(String name) throws FieldListException {
            byte[] magic = name.substring(1, Math.max(1, name.length() - 1)).getBytes(StandardCharsets.UTF_8);
            if (magic.length == 0 || !name.endsWith("\"") || !FieldItem.isText(magic)) {
                throw wrong(FieldListRemark.QUOTED.with());
            }
            return FieldItem.magic(magic);
        }

        private FieldItem magic(String digits) throws FieldListException {
            if (digits.isEmpty() || !HEX.matcher(digits).matches()) {
                throw wrong(FieldListRemark.DIGITS.with());
            }
            return FieldItem.magic(HexFormat.of().parseHex(digits));
        }

        private static long size(String digits) {
            try {
                return Long.parseLong(digits);
            } catch (NumberFormatException _) {
                return 0;
            }
        }

        FieldListException wrong(Remark expected) {
            int at = start + raw.length() - raw.stripLeading().length();
            return new FieldListException(number, at, text().isEmpty() ? FieldListRemark.NOTHING.with()
                    : NotationException.excerpt(text()), expected);
        }
    }

    @Override
    public String toString() {
        return text();
    }
}
