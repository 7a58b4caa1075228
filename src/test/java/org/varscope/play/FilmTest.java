package org.varscope.play;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Made;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.Language;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Reading as a film ends with what opening gives, and a step back is the step forward once more.
class FilmTest {
    /// Larger buffers repeat what small ones have.
    private static final int LARGEST = 1 << 9;

    static Stream<Path> corpus() {
        return Samples.files().stream();
    }

    /// Each buffer as the engine of its folder reads it, damaged or not, and in one of all other readings in turn.
    @ParameterizedTest
    @MethodSource("corpus")
    void aFilmEndsWithTheValuesThatOpeningGivesAndGoesBackAsItCame(Path file) {
        String folder = file.getParent().getFileName().toString();
        Dialect own = Dialects.of(folder.contains("2") ? "godot2" : folder.contains("3") ? "godot3" : "godot4");
        List<Dialect> dialects = Dialects.all();
        List<Framing> framings = Framing.all();
        int turn = 0;
        for (byte[] bytes : Samples.in(file).stream().filter(b -> b.length < LARGEST).toList()) {
            check(bytes, own, Framing.BARE, file);
            check(bytes, dialects.get(turn / framings.size() % dialects.size()), framings.get(turn % framings.size()),
                    file);
            turn++;
        }
    }

    private static void check(byte[] bytes, Dialect dialect, Framing framing, Path file) {
        check(Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE),
                file.getFileName() + " " + dialect + " " + framing + " " + HexFormat.of().formatHex(bytes));
    }

    private static void check(Structure structure, String what) {
        Film film = new Film(structure, Language.ENGLISH);
        List<Frame> forwards = frames(film);
        long reached = 0;
        for (Frame frame : forwards) {
            assertThat(frame.field().span().start()).as(what).isEqualTo(reached);
            reached = frame.head();
        }
        assertThat(reached).as(what).isEqualTo(structure.bytes().length());
        assertThat(forwards.stream().flatMap(frame -> frame.understood().stream()).toList()).as(what)
                .containsExactlyInAnyOrderElementsOf(values(structure));
        assertThat(forwards.stream().anyMatch(frame -> frame.stop() != null)).as(what)
                .isEqualTo(structure.errors() > 0 && reached > 0);
        Film again = new Film(structure, Language.ENGLISH);
        List<Frame> backwards = new ArrayList<>();
        Optional<Frame> frame = again.at(again.length() - 1);
        for (; frame.isPresent(); frame = again.before(frame.get())) {
            backwards.add(frame.get());
        }
        assertThat(backwards.reversed()).as(what).isEqualTo(forwards);
    }

    private static List<Frame> frames(Film film) {
        List<Frame> frames = new ArrayList<>();
        for (Optional<Frame> frame = film.at(0); frame.isPresent(); frame = film.after(frame.get())) {
            frames.add(frame.get());
        }
        return frames;
    }

    /// All values that the tree shows, with the keys.
    private static List<Frame.Understood> values(Structure structure) {
        List<Frame.Understood> values = new ArrayList<>();
        Deque<Node> open = new ArrayDeque<>();
        add(structure, null, structure.records(), open);
        while (!open.isEmpty()) {
            Node node = open.pop();
            if (node.role() != Role.GAP || node.span().isEmpty()) {
                values.add(new Frame.Understood(node.location(), node.span(), TypeWords.of(structure, node)));
            }
            add(structure, node, node.children(), open);
        }
        return values;
    }

    private static void add(Structure structure, @Nullable Node parent, long count, Deque<Node> open) {
        for (Node child : structure.children(parent, 0, count)) {
            open.push(child);
            structure.key(child).ifPresent(open::push);
        }
    }

    private static Structure scan(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
    }

    @Test
    void aFrameTellsWhatIsOpenAndWhatIsExpected() {
        Film film = new Film(scan(Made.bytes("{ \"hp\": 87, \"pos\": [1.5, true] }")), Language.ENGLISH);
        assertThat(frames(film)).extracting(frame -> frame.stack().stream().map(Frame.Level::words)
                .collect(Collectors.joining(" > ")) + " | " + frame.next()).containsExactly(
                "Dictionary | count, 4 bytes",
                "Dictionary | a key: header, 4 bytes",
                "Dictionary 1 of 2 > key: String | text length, 4 bytes",
                "Dictionary 1 of 2 > key: String | text, 2 bytes",
                "Dictionary 1 of 2 > key: String | padding, 2 bytes",
                "Dictionary 1 of 2 > key: String | the value of that key: header, 4 bytes",
                "Dictionary 1 of 2 > int | value, 4 bytes",
                "Dictionary 1 of 2 > int | a key: header, 4 bytes",
                "Dictionary 2 of 2 > key: String | text length, 4 bytes",
                "Dictionary 2 of 2 > key: String | text, 3 bytes",
                "Dictionary 2 of 2 > key: String | padding, 1 byte",
                "Dictionary 2 of 2 > key: String | the value of that key: header, 4 bytes",
                "Dictionary 2 of 2 > Array | count, 4 bytes",
                "Dictionary 2 of 2 > Array | element 1: header, 4 bytes",
                "Dictionary 2 of 2 > Array 1 of 2 > float | value, 4 bytes",
                "Dictionary 2 of 2 > Array 1 of 2 > float | element 2: header, 4 bytes",
                "Dictionary 2 of 2 > Array 2 of 2 > bool | value, 4 bytes",
                "Dictionary 2 of 2 > Array 2 of 2 > bool | nothing: all bytes are read");
    }

    @Test
    void aFilmStopsAtEachDamageAndSaysWhereReadingGoesOn() {
        byte[] whole = Made.bytes("[1, \"a long text\", 2]");
        Film film = new Film(scan(Arrays.copyOf(whole, 28)), Language.ENGLISH);
        Frame first = film.at(0).orElseThrow();
        List<Frame> stops = frames(film).stream().filter(frame -> frame.stop() != null).toList();
        assertThat(stops).extracting(frame -> frame.stop().why() + " " + frame.stop().then()).containsExactly(
                "At 0x00000004: the count says 3 elements; 1 is complete. "
                        + "The bytes can still be told apart, so reading goes on right behind them, at 0x00000008.",
                "At 0x00000014: text length 11; only 4 bytes are left. Nothing after it can be read as a value.");
        assertThat(film.forward(first, Integer.MAX_VALUE)).isEqualTo(stops.getFirst());
        assertThat(film.nextStop(first)).contains(stops.getFirst());
        assertThat(film.nextStop(stops.getFirst())).contains(stops.getLast());
        assertThat(film.nextStop(stops.getLast())).isEmpty();
    }

    @Test
    void severalStepsAtOnceEndWhereSingleOnesDo() {
        Film film = new Film(scan(Made.bytes("[1, 2, 3]")), Language.ENGLISH);
        List<Frame> frames = frames(film);
        assertThat(film.forward(frames.get(0), 3)).isEqualTo(frames.get(3));
        assertThat(film.forward(frames.get(2), 1000)).isEqualTo(frames.getLast());
        assertThat(film.forward(frames.getLast(), 1)).isEqualTo(frames.getLast());
    }

    @Test
    void noBytesAreNoFilm() {
        assertThat(new Film(scan(new byte[0]), Language.ENGLISH).at(0)).isEmpty();
    }

    @Test
    void everyFieldHasTheNumberThatCountingGives() {
        Structure structure = scan(Made.bytes(IntStream.range(0, 3000).mapToObj(Integer::toString)
                .collect(Collectors.joining(", ", "[\"text\", ", "]"))));
        FieldCount count = FieldCount.of(structure, Progress.NONE);
        List<Frame> frames = new ArrayList<>();
        Film film = new Film(structure, Language.ENGLISH);
        for (long offset : new long[] {0, 4, 8, 12, 16, 20, 16380, 16384, 20000, film.length() - 4}) {
            frames.add(film.at(offset).orElseThrow());
        }
        // Header, count, and of the text a header, a length and the text itself; then two fields of each number.
        assertThat(count.all()).isEqualTo(5 + 2 * 3000);
        assertThat(frames).allSatisfy(frame -> assertThat(count.number(frame.field().span().start()))
                .isEqualTo(frame.field().span().start() / 4 + 1));
    }

    @Test
    void everyTextIsThereInEveryLanguage() {
        Set<String> english = keys(Language.ENGLISH);
        assertThat(english).isNotEmpty();
        assertThat(keys(Language.JAPANESE)).isEqualTo(english);
    }

    private static Set<String> keys(Language language) {
        ResourceBundle bundle = ResourceBundle.getBundle("org.varscope.play.messages", language.locale(),
                Film.class.getModule());
        assertThat(bundle.getLocale()).isEqualTo(language.locale());
        return Collections.list(bundle.getKeys()).stream()
                .filter(key -> !key.endsWith(".one") && !bundle.getString(key).isBlank())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
