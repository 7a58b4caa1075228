package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.Remark;

/// What a file holds, item after item, where a script has mixed `store_*` calls: `u32, pascal, var...`.
///
/// @param items from the start of the file on; at least one, at most [#MOST]
public record FieldList(List<FieldItem> items) {
    /// Longest list.
    public static final int MOST = 4096;
    private static final String REPEAT = Times.EVER.word();
    private static final String BIG = "be";
    private static final String LITTLE = "le";
    private static final Pattern NAMED = Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)\\s*=\\s*(.*)", Pattern.DOTALL);
    private static final Pattern HEX = Pattern.compile("([0-9a-fA-F]{2})+");

    /// Copies the list.
    /// @throws IllegalArgumentException if it is empty or too long, or an item does not go with the others
    public FieldList {
        items = List.copyOf(items);
        if (items.isEmpty() || items.size() > MOST) {
            throw new IllegalArgumentException(items.size() + " items");
        }
        Trouble trouble = Trouble.in(items);
        if (trouble != null) {
            throw new IllegalArgumentException(items.get(trouble.item()).word() + ": " + trouble.expected());
        }
    }

    /// A list of which the last item may come again and again.
    public FieldList(List<FieldItem> items, boolean repeats) {
        this(repeats && !items.isEmpty() ? Stream.concat(items.stream().limit(items.size() - 1L),
                Stream.of(items.getLast().times(Times.EVER))).toList() : items);
    }

    /// {@return a list without repetition}
    public static FieldList of(FieldItem... items) {
        return new FieldList(List.of(items));
    }

    /// {@return whether an item comes again and again}
    public boolean repeats() {
        return items.stream().anyMatch(item -> item.times() == Times.EVER);
    }

    /// {@return whether only the last item may come several times, and none as often as a number says}
    public boolean isSimple() {
        return items.stream().limit(items.size() - 1L).allMatch(item -> item.times() == Times.ONCE)
                && !(items.getLast().times() instanceof Times.Counted);
    }

    /// {@return whether an item has a name}
    public boolean hasNames() {
        return items.stream().anyMatch(item -> !item.name().isEmpty());
    }

    /// {@return which item is called `name`, from 0 on; -1 where none is}
    public int named(String name) {
        return named(items, name);
    }

    private static int named(List<FieldItem> items, String name) {
        return IntStream.range(0, items.size()).filter(i -> !name.isEmpty() && items.get(i).name().equals(name))
                .findFirst().orElse(-1);
    }

    /// {@return which item says how often the item number `item` comes; -1 where none does}
    public int counting(int item) {
        return items.get(item).times() instanceof Times.Counted(var name) ? named(name) : -1;
    }

    /// {@return whether the item number `item` may come once more or once less: again and again, or as often as a
    /// number says that counts nothing else}
    public boolean mayChange(int item) {
        Times times = items.get(item).times();
        return times == Times.EVER || times instanceof Times.Counted
                && items.stream().filter(other -> other.times().equals(times)).count() == 1;
    }

    /// {@return bytes of the items after the item number `item`, where all of those have as many in every file; 0
    /// where one has not, or there are none}
    public long tail(int item, Dialect dialect) {
        List<FieldItem> behind = items.subList(item + 1, items.size());
        return behind.stream().allMatch(FieldItem::isFixed)
                ? behind.stream().mapToLong(each -> each.width(dialect)).sum() : 0;
    }

    /// {@return the list as [#parse] reads it: `u32, be, pascal, var...`}
    public String text() {
        return text(-1, "");
    }

    /// {@return the same, with another text in the place of one item, behind its name}
    ///
    /// @param place of the item, from 0 on; -1 for none
    public String text(int place, String instead) {
        StringBuilder out = new StringBuilder();
        ByteOrder order = ByteOrder.LITTLE_ENDIAN;
        for (int i = 0; i < items.size(); i++) {
            FieldItem item = items.get(i);
            out.append(out.isEmpty() ? "" : ", ");
            if (item.isOrdered() && item.order() != order) {
                order = item.order();
                out.append(item.isBigEndian() ? BIG : LITTLE).append(", ");
            }
            out.append(i == place ? item.written(instead) : item.written());
        }
        return out.toString();
    }

    /// An item that does not go with the others.
    ///
    /// @param item     its place
    /// @param expected in its place
    private record Trouble(int item, Remark expected) {
        static @Nullable Trouble in(List<FieldItem> items) {
            Set<String> names = new HashSet<>();
            boolean ended = false;
            for (int i = 0; i < items.size(); i++) {
                FieldItem item = items.get(i);
                if (!item.name().isEmpty() && !names.add(item.name())) {
                    return new Trouble(i, FieldListRemark.OWN_NAME.with(item.name()));
                }
                if (ended && !item.isFixed()) {
                    return new Trouble(i, FieldListRemark.END.with());
                }
                ended |= item.times() == Times.EVER;
                if (item.times() instanceof Times.Counted(var name) && !isCount(items.subList(0, i), name)) {
                    return new Trouble(i, FieldListRemark.COUNT.with());
                }
                if (item.digest() != null && !item.digest().items().isEmpty() && !isApart(items, i, item.digest())) {
                    return new Trouble(i, FieldListRemark.SPAN.with());
                }
            }
            return null;
        }

        private static boolean isCount(List<FieldItem> before, String name) {
            int number = named(before, name);
            return number >= 0 && before.get(number).kind().isInteger() && before.get(number).times() == Times.ONCE;
        }

        /// Whether what a digest is made of is there, and not the digest itself.
        private static boolean isApart(List<FieldItem> items, int place, Digest digest) {
            int first = named(items, digest.items().getFirst());
            int last = named(items, digest.items().getLast());
            return first >= 0 && last >= first && (place < first || place > last);
        }
    }

    /// {@return the list that `text` says}
    ///
    /// Words with commas between: `u8 u16 u32 u64 i8 i16 i32 i64 half float double real pascal line csv var value`,
    /// `string:N`, `bytes:N`, of which N may be `u8`, `u16` or `u32`, a length before them; `string:nul`, `bytes:rest`
    /// and `text`, which go on to the end; `"TEXT"` or `hex:89534156` for exactly these bytes, a magic; a
    /// [Digest] such as `sha256(value)` or `hmac-sha256:"secret"(header..saves) hex`; `be` and `le` switch the
    /// byte order of what follows, which starts as `le`; `...` after an item repeats it to the end of the file, or to
    /// the items after it, whose sizes are known then. `var:3` is three records, and `var:count` as many as the item
    /// `count` before it says.
    /// `name=` before an item names it, which paths then do too. Spaces and line breaks do not matter.
    /// @throws FieldListException if it says none
    public static FieldList parse(String text) throws FieldListException {
        List<FieldItem> items = new ArrayList<>();
        List<Word> words = new ArrayList<>();
        ByteOrder order = ByteOrder.LITTLE_ENDIAN;
        Word word = new Word(0, 0, "");
        int end;
        for (int start = 0; start <= text.length(); start = end + 1) {
            end = end(text, start);
            word = new Word(word.number() + 1, start, text.substring(start, end));
            boolean repeats = word.text().endsWith(REPEAT);
            String said = repeats ? word.text().substring(0, word.text().length() - REPEAT.length()).strip()
                    : word.text();
            if (said.equals(BIG) || said.equals(LITTLE)) {
                if (repeats) {
                    throw word.wrong(FieldListRemark.REPEATED.with());
                }
                order = said.equals(BIG) ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
            } else if (!said.isEmpty() || !repeats || items.isEmpty()) {
                items.add(word.called(said, order));
                words.add(word);
            }
            if (repeats) {
                items.add(word.repeated(items.removeLast()));
            }
            if (items.size() > MOST) {
                throw word.wrong(FieldListRemark.AT_MOST.with(MOST));
            }
        }
        if (items.isEmpty()) {
            throw new FieldListException(word.number() + 1, text.length(), FieldListRemark.END_OF_LIST.with(),
                    FieldListRemark.ITEM.with());
        }
        Trouble trouble = Trouble.in(items);
        if (trouble != null) {
            throw words.get(trouble.item()).wrong(trouble.expected());
        }
        return new FieldList(items);
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
        FieldItem called(String word, ByteOrder order) throws FieldListException {
            Matcher both = NAMED.matcher(word);
            return both.matches() ? item(both.group(2), order).named(both.group(1)) : item(word, order);
        }

        /// The same item again and again.
        FieldItem repeated(FieldItem item) throws FieldListException {
            if (item.times() != Times.ONCE) {
                throw wrong(FieldListRemark.COUNT.with());
            }
            return item.times(Times.EVER);
        }

        private FieldItem counted(FieldItem value, String times) throws FieldListException {
            if (FieldItem.isName(times)) {
                return value.times(new Times.Counted(times));
            }
            if (size(times) < 1) {
                throw wrong(FieldListRemark.COUNT.with());
            }
            return value.times(new Times.Exactly(size(times)));
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
            if (kind.isPresent() && kind.get().isVariant()) {
                return counted(new FieldItem(kind.get(), 0, order), name.substring(colon + 1).strip());
            }
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
