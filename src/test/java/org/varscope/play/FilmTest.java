package org.varscope.play;

import module java.base;
import org.varscope.play.Film.Completion;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.corpus.Fixture;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.TypeWords;
import org.varscope.said.Language;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.NodeCursor;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Reading as a film ends with what opening gives, and a step back is the step forward once more.
class FilmTest {
    /// Larger buffers repeat what small ones have.
    private static final int LARGEST = 1 << 9;
    /// Steps forth and back that are taken in a long film.
    private static final int STEPS = 3;
    /// A file of so many bytes takes one, as it may be as deep as it is long.
    private static final int LONG = 1 << 20;

    static Stream<Path> corpus() {
        return Samples.files().stream();
    }

    static List<String> groups() {
        return Fixture.groups();
    }

    /// Each fixture as it is opened, damaged or not, whatever it is wrapped in.
    @ParameterizedTest
    @MethodSource("groups")
    void aFilmEndsWithTheValuesThatOpeningGivesAndGoesBackAsItCame(String group) {
        Fixture.in(group).forEach(fixture -> check(fixture.structure(), fixture.name(),
                fixture.structure().bytes().length() < LONG ? STEPS : 1));
    }

    /// Each small buffer in one of all readings in turn, whether it is meant or not.
    @ParameterizedTest
    @MethodSource("corpus")
    void soDoesAFilmOfWhatIsReadAsSomethingElse(Path file) {
        List<Dialect> dialects = Dialects.all();
        List<Framing> framings = Stream.concat(Framing.all().stream(),
                Stream.of("fields:u8,pascal,line...", "fields:bytes:3,csv...", "fields:pascal...", "fields:u32,be,var,"
                + "half,value...", "fields:string:4,line,line,real,i64...").map(list -> Framing.named(list)
                .orElseThrow())).toList();
        int turn = 0;
        for (byte[] bytes : Samples.in(file).stream().filter(b -> b.length < LARGEST).toList()) {
            Dialect dialect = dialects.get(turn / framings.size() % dialects.size());
            Framing framing = framings.get(turn++ % framings.size());
            check(Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE),
                    file.getFileName() + " " + dialect + " " + framing + " " + HexFormat.of().formatHex(bytes), 2);
        }
    }

    private static void check(Structure structure, String what, int steps) {
        List<Field> fields = Fields.in(structure, new Span(0, structure.bytes().length()));
        List<Frame.Understood> values = values(structure);
        Set<Frame.Understood> known = new HashSet<>(values);
        if (!fields.isEmpty()) {
            NavigableSet<Long> ends = new TreeSet<>();
            values.forEach(value -> ends.add(value.span().end()));
            NodeCursor nodes = new NodeCursor(structure);
            assertThat(counted(fields.stream().filter(field -> isEnd(field, ends))
                    .flatMap(field -> Completion.of(structure, field, nodes::deepestAt).stream()))).as(what)
                    .isEqualTo(counted(values.stream()));
        }
        Film film = new Film(structure, Language.ENGLISH);
        Random random = new Random(fields.size());
        (fields.size() <= steps ? IntStream.range(0, fields.size()) : random.ints(steps, 0, fields.size()))
                .forEach(i -> {
                    Frame frame = film.at(fields.get(i).span().start()).orElseThrow();
                    assertThat(frame.field()).as(what).isEqualTo(fields.get(i));
                    assertThat(frame.understood()).as(what).isEqualTo(Completion.of(structure, frame.field()))
                            .matches(known::containsAll);
                    Optional<Frame> next = film.after(frame);
                    assertThat(next.map(Frame::field)).as(what)
                            .isEqualTo(fields.stream().skip(i + 1).findFirst());
                    assertThat(next.flatMap(film::before).orElse(frame)).as(what).isEqualTo(frame);
                });
        Optional<Frame> first = film.at(0);
        assertThat(first.isPresent() && (first.get().stop() != null || film.nextStop(first.get()).isPresent()))
                .as(what).isEqualTo(first.isPresent() && structure.errorFrom(0).isPresent());
    }

    private static Map<Frame.Understood, Long> counted(Stream<Frame.Understood> values) {
        return values.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    /// Whether a value ends in `field`; looking for those that do in any other one takes long where many are open.
    private static boolean isEnd(Field field, NavigableSet<Long> ends) {
        Long end = ends.higher(field.span().start());
        return end != null && end <= field.span().end();
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
        Deque<FileState> open = new ArrayDeque<>();
        add(structure, null, structure.records(), open);
        while (!open.isEmpty()) {
            FileState next = open.pop();
            if (next.node.role() != Role.GAP || next.node.span().isEmpty()) {
                values.add(new Frame.Understood(next.depth, next.node.span(), TypeWords.of(structure, next.node)));
            }
            add(structure, next, next.node.children(), open);
        }
        return values;
    }

    private record FileState(Node node, int depth) { }

    private static void add(Structure structure, @Nullable FileState in, long count, Deque<FileState> open) {
        int depth = in == null ? 0 : in.depth + 1;
        for (Node child : structure.children(in == null ? null : in.node, 0, count)) {
            open.push(new FileState(child, depth));
            structure.key(child).ifPresent(key -> open.push(new FileState(key, depth)));
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
                        + "It is still clear where these bytes end, so reading continues at 0x00000008.",
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
