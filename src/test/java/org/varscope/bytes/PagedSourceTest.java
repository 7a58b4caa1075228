package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PagedSourceTest {
    private static final int PAGE = PagedSource.SIZE;
    private static final Executor AT_ONCE = Runnable::run;

    private final byte[] bytes = StoreTwin.anyBytes(new Random(1), 3 * PAGE + 100);
    private final AtomicInteger reads = new AtomicInteger();
    private final AtomicBoolean broken = new AtomicBoolean();
    private final PagedSource source = new PagedSource(bytes.length, this::slow);

    private void slow(long at, byte[] into, int offset, int count) {
        assertThat(PromptThread.is()).as("a thread that must not wait").isFalse();
        reads.incrementAndGet();
        if (broken.get()) {
            throw new UncheckedIOException(new IOException("the drive is gone"));
        }
        System.arraycopy(bytes, (int) at, into, offset, count);
    }

    @AfterEach
    void maybeWaitAgain() {
        PromptThread.leave();
    }

    private byte[] read(long at, int count) {
        byte[] into = new byte[count];
        source.read(at, into, 0, count);
        return into;
    }

    private AbsentBytesException absent(long at, int count) {
        return catchThrowableOfType(AbsentBytesException.class, () -> read(at, count));
    }

    private static void await(AbsentBytesException absent) throws InterruptedException {
        CountDownLatch there = new CountDownLatch(1);
        absent.whenThere(AT_ONCE, there::countDown);
        assertThat(there.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void everyRangeOverTheEdgesOfPagesReadsBack() {
        Random random = new Random(2);
        for (int i = 0; i < 2000; i++) {
            int at = random.nextInt(bytes.length);
            int count = random.nextInt(Math.min(2 * PAGE, bytes.length - at) + 1);
            assertThat(read(at, count)).isEqualTo(Arrays.copyOfRange(bytes, at, at + count));
        }
    }

    @Test
    void aPageIsReadOnce() {
        read(10, 10);
        read(PAGE - 10, 10);
        assertThat(reads).hasValue(1);
    }

    @Test
    void aThreadThatMustNotWaitIsToldWhichBytesAreComing() {
        PromptThread.enter();
        AbsentBytesException absent = absent(PAGE + 5, 3);
        assertThat(absent.span()).isEqualTo(new Span(PAGE, PAGE));
        assertThat(absent.isFailure()).isFalse();
    }

    @Test
    void bytesThatHaveComeAreReadAtOnce() throws InterruptedException {
        PromptThread.enter();
        await(absent(PAGE + 5, 3));
        assertThat(read(PAGE + 5, 3)).isEqualTo(Arrays.copyOfRange(bytes, PAGE + 5, PAGE + 8));
    }

    @Test
    void allPagesOfOneReadAreAskedForTogether() throws InterruptedException {
        PromptThread.enter();
        while (absent(0, bytes.length) instanceof AbsentBytesException absent) {
            await(absent);
        }
        assertThat(read(0, bytes.length)).isEqualTo(bytes);
        assertThat(reads).hasValue(4);
    }

    @Test
    void aPageThatCannotBeReadIsKnownAsSuch() throws InterruptedException {
        broken.set(true);
        PromptThread.enter();
        await(absent(0, 1));
        AbsentBytesException failed = absent(0, 1);
        assertThat(failed.isFailure()).isTrue();
        assertThat(failed).hasMessage("the drive is gone");
        assertThat(absent(0, 1).isFailure()).as("nobody tries again by himself").isTrue();
        assertThat(reads).hasValue(1);
    }

    @Test
    void aPageThatCouldNotBeReadCanBeTriedAgain() throws InterruptedException {
        broken.set(true);
        PromptThread.enter();
        await(absent(0, 1));
        broken.set(false);
        absent(0, 1).retry();
        await(absent(0, 1));
        assertThat(read(0, 1)).containsExactly(bytes[0]);
    }

    @Test
    void aFaultOfTheSourceItselfIsKnownToo() throws InterruptedException {
        PagedSource faulty = new PagedSource(10, (_, _, _, _) -> {
            throw new IllegalStateException("a bug");
        });
        PromptThread.enter();
        await(catchThrowableOfType(AbsentBytesException.class, () -> faulty.read(0, new byte[1], 0, 1)));
        assertThat(catchThrowableOfType(AbsentBytesException.class, () -> faulty.read(0, new byte[1], 0, 1))
                .isFailure())
                .isTrue();
    }

    @Test
    void aPageThatIsPushedOutComesAgain() throws InterruptedException {
        PagedSource large = new PagedSource(PAGE * 2000L,
                (_, into, offset, count) -> Arrays.fill(into, offset, offset + count, (byte) 1));
        byte[] one = new byte[1];
        for (long page = 0; page < 2000; page++) {
            large.read(page * PAGE, one, 0, 1);
        }
        PromptThread.enter();
        await(catchThrowableOfType(AbsentBytesException.class, () -> large.read(0, one, 0, 1)));
        large.read(0, one, 0, 1);
        assertThat(one).containsExactly(1);
    }

    @Test
    void numbersBesideAPageThatCannotBeReadAreRead() {
        ByteStore store = ByteStore.of(new PagedSource(bytes.length, (at, into, offset, count) -> {
            if (at + count > PAGE) {
                throw new UncheckedIOException(new IOException("a bad sector"));
            }
            System.arraycopy(bytes, (int) at, into, offset, count);
        }));
        assertThat(store.reader().u8(PAGE - 1)).isEqualTo(bytes[PAGE - 1] & 0xFF);
    }

    @Test
    void aFileIsNeverReadOnAThreadThatMustNotWait() {
        PromptThread.enter();
        assertThat(catchThrowableOfType(IllegalStateException.class, () -> PromptThread.refuse("save.dat")))
                .hasMessageContaining("save.dat must not be read");
    }
}
