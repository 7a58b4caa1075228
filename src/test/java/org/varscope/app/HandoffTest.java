package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class HandoffTest {
    private static final Duration SHORT = Duration.ofMillis(200);
    private static final Duration LONG = Duration.ofSeconds(10);

    @TempDir
    private Path temporary;
    private final List<Handoff> all = new ArrayList<>();
    private final BlockingQueue<List<Path>> taken = new LinkedBlockingQueue<>();

    /// As short as can be: a socket has at most some hundred bytes for its path.
    private Path run() {
        return Path.of("").toAbsolutePath().relativize(temporary).resolve("run");
    }

    private Handoff handoff(Duration patience) {
        Handoff handoff = new Handoff(run(), "window", patience);
        all.add(handoff);
        return handoff;
    }

    private Path socket() {
        return run().resolve("window.sock");
    }

    /// A window that takes everything.
    private Handoff running() {
        Handoff handoff = handoff(LONG);
        assertThat(handoff.claim()).isTrue();
        handoff.deliverTo(request -> {
            taken.add(request.files());
            request.taken().run();
        });
        return handoff;
    }

    @AfterEach
    void close() {
        all.forEach(Handoff::close);
    }

    @Test
    void aSecondStartHandsItsFilesOver() throws InterruptedException {
        running();
        Handoff second = handoff(LONG);
        assertThat(second.claim()).isFalse();
        assertThat(second.handOver(List.of(Path.of("a.save"), Path.of("/b/../c é.save")))).isTrue();
        assertThat(taken.poll(10, TimeUnit.SECONDS))
                .containsExactly(Path.of("a.save").toAbsolutePath(), Path.of("/c é.save").toAbsolutePath());
    }

    @Test
    void aSecondStartWithoutFilesIsHandedOverToo() throws InterruptedException {
        running();
        assertThat(handoff(LONG).handOver(List.of())).isTrue();
        assertThat(taken.poll(10, TimeUnit.SECONDS)).isEmpty();
    }

    @Test
    void filesThatComeBeforeTheWindowIsThereWaitForIt() throws Exception {
        Handoff first = handoff(LONG);
        assertThat(first.claim()).isTrue();
        try (ExecutorService threads = Executors.newCachedThreadPool()) {
            Future<Boolean> second = threads.submit(() -> handoff(LONG).handOver(List.of(Path.of("a"))));
            first.deliverTo(request -> request.taken().run());
            assertThat(second.get(20, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aSocketLeftByACrashIsInNobodysWay() throws IOException {
        running().close();
        try (ServerSocketChannel left = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            left.bind(UnixDomainSocketAddress.of(socket()));
        }
        assertThat(socket()).exists();
        assertThat(handoff(SHORT).handOver(List.of())).isFalse();
        running();
        assertThat(handoff(LONG).handOver(List.of())).isTrue();
    }

    @Test
    void whereTheWindowDoesNotTakeThemTheFilesAreNotHandedOver() {
        Handoff first = handoff(SHORT);
        assertThat(first.claim()).isTrue();
        first.deliverTo(_ -> { });
        assertThat(handoff(SHORT).handOver(List.of(Path.of("a")))).isFalse();
    }

    @Test
    void aProgramThatAnswersNothingDoesNotHoldUpTheNext() throws IOException {
        Files.createDirectories(socket().getParent());
        Files.setPosixFilePermissions(socket().getParent(), PosixFilePermissions.fromString("rwx------"));
        try (ServerSocketChannel hung = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            hung.bind(UnixDomainSocketAddress.of(socket()));
            assertThat(handoff(SHORT).handOver(List.of(Path.of("a")))).isFalse();
        }
    }

    @Test
    void oneThatSaysNothingOrNonsenseHoldsUpNobody() throws IOException {
        running();
        assertThat(handoff(LONG).handOver(List.of())).as("it has its socket").isTrue();
        try (SocketChannel silent = SocketChannel.open(UnixDomainSocketAddress.of(socket()));
                SocketChannel odd = SocketChannel.open(UnixDomainSocketAddress.of(socket()))) {
            odd.write(ByteBuffer.wrap(new byte[] {0x76, 0x73, 0x63, 0x31, 0x7F, -1, -1, -1}));
            assertThat(odd.read(ByteBuffer.allocate(1))).as("hung up").isEqualTo(-1);
            assertThat(silent.isConnected()).isTrue();
            assertThat(handoff(LONG).handOver(List.of())).isTrue();
        }
    }

    @Test
    void moreFilesThanAreTakenAreNotHandedOver() {
        running();
        assertThat(handoff(LONG).handOver(Collections.nCopies(Handoff.MOST_FILES + 1, Path.of("a")))).isFalse();
        assertThat(taken).isEmpty();
    }

    @Test
    void ofManyStartsAtOnceOneTakesTheFilesOfAllOthers() throws Exception {
        int count = 8;
        List<Callable<Boolean>> starts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Path file = Path.of("/" + i);
            Handoff start = handoff(LONG);
            starts.add(() -> {
                if (start.claim()) {
                    start.deliverTo(request -> {
                        taken.add(request.files());
                        request.taken().run();
                    });
                    return true;
                }
                assertThat(start.handOver(List.of(file))).isTrue();
                return false;
            });
        }
        int first = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(count)) {
            for (Future<Boolean> start : threads.invokeAll(starts)) {
                first += start.get() ? 1 : 0;
            }
        }
        assertThat(first).isEqualTo(1);
        assertThat(taken).hasSize(count - 1).doesNotHaveDuplicates();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nobodyElseCanEnterWhereTheProgramsMeet() throws IOException {
        running();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket().getParent())))
                .isEqualTo("rwx------");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFolderThatOthersCanEnterIsNoMeetingPlace() throws IOException {
        running();
        Files.setPosixFilePermissions(socket().getParent(), PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(handoff(SHORT).handOver(List.of())).isFalse();
        assertThat(handoff(SHORT).claim()).isFalse();
    }

    @Test
    void windowsOnDifferentDisplaysDoNotMeet() {
        String runtime = temporary.toString();
        Handoff one = Handoff.of(temporary, Map.of("XDG_RUNTIME_DIR", runtime, "DISPLAY", ":1"));
        Handoff other = Handoff.of(temporary, Map.of("XDG_RUNTIME_DIR", runtime, "DISPLAY", ":2"));
        all.addAll(List.of(one, other));
        assertThat(one.claim()).isTrue();
        assertThat(other.claim()).isTrue();
    }
}
