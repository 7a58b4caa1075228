package org.varscope.document.layout;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.edit.TypedEdit;
import org.varscope.problem.Code;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Records of which a number before them says how many there are, and records in front of a tail.
class CountedRecordsTest {
    private static byte[] number(int width, ByteOrder order, long value) {
        byte[] all = ByteBuffer.allocate(8).order(order).putLong(value).array();
        return order == ByteOrder.BIG_ENDIAN ? Arrays.copyOfRange(all, 8 - width, 8) : Arrays.copyOf(all, width);
    }

    private static byte[] record(int value) {
        return new Buffers.Out().u32(8).u32(2).u32(value).bytes();
    }

    private static byte[] records(List<Integer> values) {
        Buffers.Out out = new Buffers.Out();
        values.forEach(value -> out.raw(record(value)));
        return out.bytes();
    }

    private static byte[] sha256(byte[] of) throws GeneralSecurityException {
        return MessageDigest.getInstance("SHA-256").digest(of);
    }

    private static Document open(String layout, byte[] file) {
        return new Document(Structure.scan(ByteStore.of(file), Dialects.of("godot4"),
                Framing.named("fields:" + layout).orElseThrow(), Progress.NONE));
    }

    private static byte[] bytes(Document document) {
        ByteStore bytes = document.structure().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    private static List<String> said(Document document) throws EditException {
        Digests.Due due = Digests.due(document.saved(), document.structure(), Progress.NONE);
        if (due.edit() != null) {
            document.apply(due.edit());
        }
        return due.said().stream().map(Clauses::clause).toList();
    }

    private static byte[] file(String kind, List<Integer> values) throws GeneralSecurityException {
        ByteOrder order = kind.startsWith("be") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        int width = Integer.parseInt(kind.replaceAll("\\D", "")) / 8;
        byte[] front = new Buffers.Out().raw(number(width, order, values.size())).raw(records(values)).bytes();
        return new Buffers.Out().raw(front).raw(sha256(front)).bytes();
    }

    /// Random edits of records: the count and the digest are always those of what is there.
    @ParameterizedTest
    @ValueSource(strings = {"u8", "u32", "be, u16", "be, i64", "i16", "u64"})
    void aCountFollowsItsRecords(String kind) throws Exception {
        Random random = new Random(kind.hashCode());
        List<Integer> values = new ArrayList<>(List.of(1, 2, 3));
        String layout = kind.replaceFirst("(\\w\\d+)", "n=$1") + ", le, saves=var:n, sha256(before)";
        Document document = open(layout, file(kind, values));
        for (int i = 0; i < 60; i++) {
            assertThat(document.structure().problems()).isEmpty();
            int at = random.nextInt(values.size() + 1);
            switch (random.nextInt(3)) {
                case 0 -> {
                    document.apply(new TypedEdit.Insert("$.saves[%d]".formatted(at), "" + i)
                            .in(document.structure()));
                    values.add(at, i);
                }
                case 1 -> {
                    if (at < values.size()) {
                        document.apply(new TypedEdit.Remove("$.saves[%d]".formatted(at)).in(document.structure()));
                        values.remove(at);
                    }
                }
                default -> {
                    int to = random.nextInt(Math.max(1, values.size()));
                    if (at < values.size()) {
                        document.apply(new Edit.Move(
                                document.structure().record(1L + at).location(), null, 1L + to, null));
                        values.add(to, values.remove(at));
                    }
                }
            }
            said(document);
            assertThat(bytes(document)).isEqualTo(file(kind, values));
        }
        while (document.canUndo()) {
            document.undo();
        }
        assertThat(bytes(document)).isEqualTo(file(kind, List.of(1, 2, 3)));
    }

    private static byte[] mixed(List<Integer> saves, List<Integer> more, int version) throws GeneralSecurityException {
        byte[] head = new Buffers.Out().raw(new byte[] {'A', 'B'}).bytes();
        byte[] counted = new Buffers.Out().raw(number(2, ByteOrder.BIG_ENDIAN, saves.size())).bytes();
        byte[] runs = new Buffers.Out().raw(records(saves)).raw(records(more)).bytes();
        byte[] md5 = MessageDigest.getInstance("MD5").digest(runs);
        byte[] tail = number(4, ByteOrder.LITTLE_ENDIAN, version);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("k, 1".getBytes(StandardCharsets.US_ASCII), "HmacSHA256"));
        byte[] sum = mac.doFinal(new Buffers.Out().raw(counted).raw(runs).raw(md5).raw(tail).bytes());
        return new Buffers.Out().raw(head).raw(counted).raw(runs).raw(md5).raw(tail)
                .raw(HexFormat.of().formatHex(sum).getBytes(StandardCharsets.US_ASCII)).bytes();
    }

    /// A counted run, an endless one behind it, and digests of both and of each other.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void everythingThatDependsOnAnEditFollows(long seed) throws Exception {
        Random random = new Random(seed);
        Map<String, List<Integer>> runs = Map.of("saves", new ArrayList<>(List.of(1, 2)),
                "more", new ArrayList<>(List.of(3)));
        int version = 7;
        Document document = open("\"AB\", be, n=u16, le, saves=var:n, more=var..., md5=md5(saves..more), version=u32, "
                + "hmac-sha256:\"k, 1\"(n..version) hex", mixed(runs.get("saves"), runs.get("more"), version));
        for (int i = 0; i < 80; i++) {
            String name = random.nextBoolean() ? "saves" : "more";
            List<Integer> run = runs.get(name);
            int at = run.isEmpty() ? 0 : random.nextInt(run.size());
            String path = "$.%s[%d]".formatted(name, at);
            if (random.nextInt(4) == 0) {
                version = random.nextInt(1000);
                document.apply(new TypedEdit.Set("$.version", "" + version).in(document.structure()));
            } else if (run.isEmpty() || random.nextBoolean()) {
                if (run.isEmpty() && name.equals("saves")) {
                    continue;
                }
                document.apply(new TypedEdit.Insert(path, "" + i).in(document.structure()));
                run.add(at, i);
            } else if (random.nextBoolean()) {
                document.apply(new TypedEdit.Set(path, "" + i).in(document.structure()));
                run.set(at, i);
            } else {
                document.apply(new TypedEdit.Remove(path).in(document.structure()));
                run.remove(at);
            }
            said(document);
            assertThat(bytes(document)).as("seed %d step %d", seed, i)
                    .isEqualTo(mixed(runs.get("saves"), runs.get("more"), version));
        }
        while (document.canUndo()) {
            document.undo();
        }
        assertThat(bytes(document)).isEqualTo(mixed(List.of(1, 2), List.of(3), 7));
    }

    @Test
    void aPlaceThatIsThatOfTheNextRunIsRefusedWithTheWayOn() throws Exception {
        Document document = open("n=u8, saves=var:n, more=var...", new Buffers.Out().raw(new byte[] {2})
                .raw(records(List.of(1, 2, 3))).bytes());
        assertThatThrownBy(() -> document.apply(new TypedEdit.Insert("$.saves[2]", "9").in(document.structure())))
                .isInstanceOf(EditException.class).satisfies(e -> assertThat(((EditException) e).obstacle())
                        .containsInstanceOf(Obstacle.NoSuchPlace.class));
        document.apply(new TypedEdit.Insert("$.saves[1]", "9").in(document.structure()));
        document.apply(new TypedEdit.Move("$.saves[1]", "$.saves[2]").in(document.structure()));
        assertThat(bytes(document)).isEqualTo(new Buffers.Out().raw(new byte[] {3})
                .raw(records(List.of(1, 2, 9, 3))).bytes());
    }

    @Test
    void itIsSaidThatACountIsAnother() throws Exception {
        Document document = open("n=u32, saves=var:n", new Buffers.Out().u32(2).raw(records(List.of(5, 6))).bytes());
        document.apply(new TypedEdit.Insert("$.saves[0]", "4").in(document.structure()));
        assertThat(said(document)).containsExactly("n at 0x0 counts the records, and is now 3");
        document.undo();
        assertThat(said(document)).isEmpty();
    }

    /// The bytes before and behind the records stay as they were.
    @Test
    void recordsInFrontOfATailAreAddedAndRemoved() throws Exception {
        byte[] tail = {1, 2, 3, 4, 5};
        Document document = open("\"AB\", var..., bytes:5", new Buffers.Out().raw(new byte[] {'A', 'B'})
                .raw(records(List.of(1, 2))).raw(tail).bytes());
        assertThat(document.structure().records()).isEqualTo(4);
        document.apply(new TypedEdit.Insert("$3", "9").in(document.structure()));
        document.apply(new TypedEdit.Remove("$1").in(document.structure()));
        assertThat(bytes(document)).isEqualTo(new Buffers.Out().raw(new byte[] {'A', 'B'})
                .raw(records(List.of(2, 9))).raw(tail).bytes());
        assertThat(document.structure().problems()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"s=var..., bytes:5", "s=var..., u8, bytes:4"})
    void aRecordIsMovedToTheEndOfThoseInFrontOfATail(String layout) throws Exception {
        Document document = open(layout, new Buffers.Out().raw(records(List.of(1, 2, 3))).raw(new byte[5]).bytes());
        document.apply(new TypedEdit.Move("$.s[0]", "$.s[3]").in(document.structure()));
        assertThat(bytes(document)).isEqualTo(new Buffers.Out().raw(records(List.of(2, 3, 1))).raw(new byte[5])
                .bytes());
        document.apply(new TypedEdit.Move("$2", "$1").in(document.structure()));
        assertThat(bytes(document)).startsWith(records(List.of(2, 1, 3)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"n=u32, var:3 | $1", "n=u32, var:3 | $4", "n=u32, var:3 | $0",
        "n=u32, a=var:n, b=var:n | $1", "n=u32, var... | $0"})
    void whatTheLayoutSaysIsNeitherMoreNorLess(String layout, String path) {
        Document document = open(layout, new Buffers.Out().u32(3).raw(records(List.of(1, 2, 3, 4, 5, 6))).bytes());
        assertThatThrownBy(() -> document.apply(new TypedEdit.Insert(path, "1").in(document.structure())))
                .isInstanceOfSatisfying(EditException.class,
                        e -> assertThat(e.obstacle()).containsInstanceOf(Obstacle.FieldListed.class));
    }

    @Test
    void aCountThatIsFullRefusesOneMore() {
        Document document = open("n=i8, saves=var:n", new Buffers.Out().raw(new byte[] {127})
                .raw(records(Collections.nCopies(127, 7))).bytes());
        assertThatThrownBy(() -> document.apply(new TypedEdit.Insert("$.saves[3]", "1").in(document.structure())))
                .isInstanceOfSatisfying(EditException.class,
                        e -> assertThat(e.obstacle()).containsInstanceOf(Obstacle.ChildrenCount.class));
    }

    /// Nothing is made of a number that is wrong, and what stands behind the records is found anyway.
    @ParameterizedTest
    @CsvSource({"u32, 3000000000, 0x0", "u64, -1, 0x0", "u64, 9223372036854775807, 0x0", "u16, 4, 0x0"})
    void aCountThatDoesNotFitIsAProblem(String kind, long count, String at) throws Exception {
        byte[] records = records(List.of(1, 2, 3));
        byte[] front = new Buffers.Out().raw(number(Integer.parseInt(kind.substring(1)) / 8,
                ByteOrder.LITTLE_ENDIAN, count)).raw(records).bytes();
        Structure structure = open("n=" + kind + ", saves=var:n, sha256(before)",
                new Buffers.Out().raw(front).raw(sha256(front)).bytes()).structure();
        assertThat(structure.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.span().start()).isZero();
            assertThat(Clauses.clause(problem.flaw())).matches("n says [0-9,]+ records; 3 are there");
        });
        assertThat(structure.records()).isEqualTo(5);
        assertThat(structure.record(4).field()).isNotNull().matches(item -> item.digest() != null);
    }

    @ParameterizedTest
    @CsvSource({"i32, -1, 0", "u8, 2, 2", "u8, 0, 0"})
    void bytesBehindTooSmallACountAreLeftOver(String kind, long count, long there) {
        Structure structure = open("n=" + kind + ", saves=var:n", new Buffers.Out()
                .raw(number(Integer.parseInt(kind.substring(1)) / 8, ByteOrder.LITTLE_ENDIAN, count))
                .raw(records(List.of(1, 2, 3))).bytes()).structure();
        assertThat(structure.records()).isEqualTo(1 + there);
        assertThat(structure.problems()).singleElement()
                .matches(problem -> problem.code() == Code.TRAILING_DATA);
    }

    /// Cut anywhere, every record that is whole is read as what it is.
    @Test
    void aFileThatIsCutHasProblemsAndNoWrongItems() throws Exception {
        byte[] file = file("u16", List.of(1, 2, 3));
        for (int length = 1; length < file.length; length++) {
            Structure structure = open("n=u16, saves=var:n, sha256(before)", Arrays.copyOf(file, length)).structure();
            assertThat(structure.problems()).as("length %d", length).isNotEmpty();
            for (Node node : structure.children(null, 0, structure.records())) {
                assertThat(node.state() != State.WHOLE || node.field() != null).isTrue();
            }
        }
    }
}
