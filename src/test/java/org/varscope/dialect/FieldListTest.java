package org.varscope.dialect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.explain.Saying;
import org.varscope.said.Clauses;

class FieldListTest {
    @Test
    void aListIsReadItemByItem() throws FieldListException {
        FieldList list = FieldList.parse("u32, pascal ,string:3,\n var ...");
        assertThat(list.items()).extracting(FieldItem::kind)
                .containsExactly(FieldKind.U32, FieldKind.PASCAL, FieldKind.STRING, FieldKind.VAR);
        assertThat(list.items().get(2).size()).isEqualTo(3);
        assertThat(list.repeats()).isTrue();
    }

    @Test
    void theByteOrderHoldsUntilItIsSwitched() throws FieldListException {
        FieldList list = FieldList.parse("u16, be, u16, line, pascal, le, var");
        assertThat(list.items()).extracting(FieldItem::isBigEndian).containsExactly(false, true, false, true, false);
        assertThat(list.text()).isEqualTo("u16, be, u16, line, pascal, le, var");
    }

    @Test
    void dotsOfTheirOwnRepeatTheItemBeforeThem() throws FieldListException {
        assertThat(FieldList.parse("u8, var, ...")).isEqualTo(FieldList.parse("u8,var..."));
    }

    @Test
    void anItemComesOnceOrAgainOrAsOftenAsIsSaid() throws FieldListException {
        FieldList list = FieldList.parse("n=u16, value : 3, be, var:n, var... , le, u32, sha256(before)");
        assertThat(list.items()).extracting(FieldItem::times).containsExactly(Times.ONCE, new Times.Exactly(3),
                new Times.Counted("n"), Times.EVER, Times.ONCE, Times.ONCE);
        assertThat(list.text()).isEqualTo("n=u16, value:3, be, var:n, var..., le, u32, sha256(before)");
    }

    /// The number of a record leads to its item, in either direction, for any counts.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void aRecordIsOneItem(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            List<FieldItem> items = new ArrayList<>();
            List<Integer> counts = new ArrayList<>();
            List<Integer> meant = new ArrayList<>();
            for (int j = random.nextInt(6); j >= 0; j--) {
                boolean once = random.nextBoolean();
                items.add(FieldItem.of(FieldKind.VAR).times(once ? Times.ONCE : new Times.Exactly(1)));
                counts.add(once ? 1 : random.nextInt(4));
                meant.addAll(Collections.nCopies(counts.getLast(), counts.size() - 1));
            }
            FieldRuns runs = new FieldRuns(new FieldList(items), (_, item) -> counts.get(item));
            assertThat(IntStream.range(0, meant.size()).map(runs::index).boxed().toList()).isEqualTo(meant);
            assertThat(runs.index(meant.size())).isEqualTo(-1);
        }
    }

    @Test
    void aSizeMayBeLargerThanMemory() throws FieldListException {
        assertThat(FieldList.parse("bytes:50000000000, value").items().getFirst().size()).isEqualTo(50_000_000_000L);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            u32, u33          | 2 | 5  | `u33`      | one of u8
            ''                | 1 | 0  | nothing    | one of u8
            u8,               | 2 | 3  | nothing    | one of u8
            be                | 2 | 2  | the end    | an item such as
            string:0          | 1 | 0  | `string:0` | a number of bytes from 1 on
            u8, bytes:x       | 2 | 4  | `bytes:x`  | a number of bytes from 1 on
            u32:4             | 1 | 0  | `u32:4`    | one of u8
            var..., line      | 2 | 8  | `line`     | the end, or items whose sizes
            var..., u8...     | 2 | 8  | `u8...`    | the end, or items whose sizes
            var:0             | 1 | 0  | `var:0`    | `...`, or how many
            n=u8, var:n...    | 2 | 6  | `var:n...` | `...`, or how many
            var:n, n=u8       | 1 | 0  | `var:n`    | `...`, or how many
            n=line, var:n     | 2 | 8  | `var:n`    | `...`, or how many
            u8, be...         | 2 | 4  | `be...`    | an item before
            ...               | 1 | 0  | `...`      | one of u8
            a=u8, a=u16       | 2 | 6  | `a=u16`    | a name that no item before has, such as a2
            1a=u8             | 1 | 0  | `1a=u8`    | one of u8
            a=be              | 1 | 0  | `a=be`     | one of u8
            a=u8, md5(a..b)   | 2 | 6  | `md5(a..b)` | value, before, after, rest, or names
            a=u8,b=u8,md5(b..a) | 3 | 10 | `md5(b..a)` | value, before, after, rest, or names
            a=u8,b=md5(a..b)  | 2 | 5  | `b=md5(a..b)` | value, before, after, rest, or names
            u8, md5(befor)    | 2 | 4  | `md5(befor)` | value, before, after, rest, or names of items
            "a"b"             | 1 | 0  | `"a"b"`    | plain characters of ASCII in quotes
            a=u8,md5(a        | 2 | 5  | `md5(a`    | one of u8
            hmac-sha256       | 1 | 0  | `hmac-sha256` | a key in quotes or as digits
            hmac-sha256:hex:0(rest) | 1 | 0  | `hmac-sha256:hex:0(rest)` | a key in quotes
            sha256:hex:00     | 1 | 0  | `sha256:hex:00` | one of u8
            """)
    void anErrorNamesThePlaceWhatWasFoundAndWhatWasExpected(String text, int item, int offset, String found,
            String expected) {
        assertThatThrownBy(() -> FieldList.parse(text)).isInstanceOfSatisfying(FieldListException.class, e -> {
            assertThat(e.item()).isEqualTo(item);
            assertThat(e.offset()).isEqualTo(offset);
            assertThat(Clauses.why(e)).contains(": found " + found);
            assertThat(Clauses.clause(e.expected())).startsWith(expected);
            assertThat(e).satisfies(Saying.partly("item " + item + ": "));
        });
    }

    /// Whoever reads that has all there is at hand.
    @Test
    void whatIsNoKindIsToldAllThatAre() {
        assertThatThrownBy(() -> FieldList.parse("u8x")).satisfies(e -> {
            String all = Clauses.clause(((FieldListException) e).expected()).substring("one of ".length());
            List<String> said = List.of(all.split(", "));
            for (FieldKind kind : FieldKind.values()) {
                String word = kind == FieldKind.MAGIC ? "hex:DIGITS" : kind == FieldKind.DIGEST ? "sha256(SPAN)"
                        : kind.word() + (kind.isSized() ? ":N" : "");
                assertThat(said).contains(word);
            }
            for (Digest.Algorithm algorithm : Digest.Algorithm.values()) {
                assertThat(said).anyMatch(word -> word.endsWith("(SPAN)")
                        && word.replaceFirst(":KEY", "").equals(algorithm.name().toLowerCase(Locale.ROOT)
                                .replace('_', '-') + "(SPAN)"));
            }
            assertThat(said).contains("var:N", "string:u32", "be", "le", "\"TEXT\"");
        });
    }

    @Test
    void aDigestOfOneItemNamesItOnce() throws FieldListException {
        FieldList list = FieldList.parse("a=u8, s=var, sha256(s) hex");
        assertThat(list).isEqualTo(FieldList.parse("a=u8, s=var, sha256(s..s) hex"));
        assertThat(FieldList.parse(list.text())).isEqualTo(list);
    }

    @Test
    void aNameStandsBeforeItsItem() throws FieldListException {
        FieldList list = FieldList.parse("version = u32, \"a=b\", _x1=string:3, saves=var ...");
        assertThat(list.items()).extracting(FieldItem::name).containsExactly("version", "", "_x1", "saves");
        assertThat(list.text()).isEqualTo("version=u32, \"a=b\", _x1=string:3, saves=var...");
        assertThat(list.named("_x1")).isEqualTo(2);
        assertThat(list.named("")).isEqualTo(-1);
    }

    @Test
    void aListThatIsTooLongIsRefused() {
        assertThatThrownBy(() -> FieldList.parse("u8,".repeat(FieldList.MOST) + "u8"))
                .isInstanceOf(FieldListException.class).satisfies(Saying.partly("at most 4,096 items"));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void whatIsPrintedIsReadAsTheSameList(long seed) throws FieldListException {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            List<FieldItem> items = new ArrayList<>();
            for (int j = random.nextInt(6); j >= 0; j--) {
                FieldKind kind = FieldKind.values()[random.nextInt(FieldKind.values().length)];
                String name = random.nextBoolean() ? "" : "n_" + items.size();
                items.add((kind == FieldKind.MAGIC ? magic(random) : kind == FieldKind.DIGEST ? digest(random, items)
                        : new FieldItem(kind, kind.isSized() ? 1 + random.nextLong(1L << 40) : 0,
                        random.nextBoolean() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN)).named(name)
                        .times(kind.isVariant() ? times(random, items) : Times.ONCE));
            }
            FieldList list = new FieldList(items,
                    items.getLast().times() == Times.ONCE && random.nextBoolean());
            assertThat(FieldList.parse(list.text())).as("seed %d list %d", seed, i).isEqualTo(list);
            Framing framing = Framing.of(list);
            assertThat(Framing.named(framing.word())).contains(framing);
        }
    }

    private static Times times(Random random, List<FieldItem> before) {
        List<String> numbers = before.stream().filter(item -> item.kind().isInteger()).map(FieldItem::name)
                .filter(name -> !name.isEmpty()).toList();
        return random.nextBoolean() ? Times.ONCE : numbers.isEmpty() ? new Times.Exactly(1 + random.nextInt(9))
                : new Times.Counted(numbers.getLast());
    }

    private static FieldItem magic(Random random) {
        byte[] magic = new byte[1 + random.nextInt(6)];
        random.nextBytes(magic);
        return FieldItem.magic(random.nextBoolean() ? magic
                : "a\"b, c...".substring(random.nextInt(6)).getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void aMagicIsATextInQuotesOrHexadecimalDigits() throws FieldListException {
        FieldList list = FieldList.parse("\"a, be\", hex:89 , HEX:534156".replace("HEX", "hex"));
        assertThat(list.items()).extracting(item -> new String(item.magic(), StandardCharsets.ISO_8859_1))
                .containsExactly("a, be", "\u0089", "SAV");
        assertThat(list.text()).isEqualTo("\"a, be\", hex:89, \"SAV\"");
    }

    private static FieldItem digest(Random random, List<FieldItem> before) {
        Digest.Algorithm[] algorithms = Digest.Algorithm.values();
        List<String> names = before.stream().map(FieldItem::name).filter(name -> !name.isEmpty()).toList();
        Digest.Reach[] reaches = Digest.Reach.values();
        Digest.Reach reach = reaches[random.nextInt(names.isEmpty() ? reaches.length - 1 : reaches.length)];
        Digest.Algorithm algorithm = algorithms[random.nextInt(algorithms.length)];
        return FieldItem.of(new Digest(algorithm, reach,
                Digest.Form.values()[random.nextInt(Digest.Form.values().length)],
                reach != Digest.Reach.ITEMS ? List.of() : List.of(names.getFirst(), names.getLast()),
                !algorithm.isKeyed() ? "" : random.nextBoolean() ? "00ff" : "6b2c2868"),
                random.nextBoolean() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }

    @ParameterizedTest
    @CsvSource({"string:u8, string:u8", "bytes : u16, bytes:u16", "string:u32, pascal", "string:nul, string:nul",
            "bytes:rest, bytes:rest", "text, text"})
    void aLengthMayStandBeforeTextsAndBytes(String word, String meant) throws FieldListException {
        assertThat(FieldList.parse("u8, " + word).text()).isEqualTo("u8, " + meant);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"sha256; sha256(rest)", "md5 ( value ) hex; md5(value) hex",
            "crc32(after)hex; crc32(after) hex", "sha1(before) line; sha1(before) line",
            "md5(rest) base64  crlf; md5(rest) base64 crlf", "sha1(after) crlf; sha1(after) crlf",
            "adler32(before); adler32(before)", "hmac-sha256:\"a, \u0028b\"; hmac-sha256:\"a, (b\"(rest)",
            "hmac-sha256 : hex:00FF ( value )hex; hmac-sha256:hex:00ff(value) hex",
            "a=u8, sha256(a .. a); a=u8, sha256(a..a)", "sha1(a..b) line, a=u8, b=u8; sha1(a..b) line, a=u8, b=u8"})
    void aDigestSaysWhatItIsMadeOf(String word, String meant) throws FieldListException {
        assertThat(FieldList.parse("u8, " + word).text()).isEqualTo("u8, " + meant);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"\"SAVE; in quotes", "\"\"; in quotes", "\"\u00e9\"; in quotes",
            "hex; pairs of hexadecimal digits", "hex:; pairs of hexadecimal digits",
            "hex:abc; pairs of hexadecimal digits"})
    void aMagicThatIsNoneIsRefused(String word, String expected) {
        assertThatThrownBy(() -> FieldList.parse("u8, " + word)).isInstanceOf(FieldListException.class)
                .satisfies(Saying.partly("item 2")).satisfies(Saying.partly(expected));
    }

    @Test
    void aLayoutIsNamedByItself() {
        assertThat(Framing.named("n=u32,  var:n")).contains(Framing.named("fields:n=u32, var:n").orElseThrow());
        assertThat(Framing.named("n=u32, var:n").orElseThrow().layout()).isEqualTo("n=u32, var:n");
        assertThat(Framing.named("values")).contains(Framing.VALUES);
        assertThat(Framing.named("n=u32, var:m")).isEmpty();
    }

    @Test
    void aValueInsideOtherBytesIsAListOfTwo() {
        assertThat(Framing.valueAt(12).word()).isEqualTo("fields:bytes:12, value");
        assertThat(Framing.valueAt(0).word()).isEqualTo("fields:value");
    }

    @Test
    void whatIsNoListIsNotRepeatedWhole() {
        assertThatThrownBy(() -> FieldList.parse("u32, " + "rubbish ".repeat(100_000)))
                .satisfies(Saying.partly(
                        "item 2: found `rubbish rubbish rubbish rubbish rubbish \u2026`; expected one of u8"));
    }
}
