package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class AtomicMoveTest {
    private static final List<Duration> PAUSES = Collections.nCopies(4, Duration.ZERO);
    private static final Path FROM = Path.of("from");
    private static final Path TO = Path.of("to");

    private int tries;

    private void replace(int failing, IOException failure) throws IOException {
        AtomicMove.replace(FROM, TO, (_, _) -> {
            if (++tries <= failing) {
                throw failure;
            }
        }, PAUSES);
    }

    @Test
    void aFileThatSomethingHoldsForAMomentIsReplacedAfterIt() throws IOException {
        replace(4, new AccessDeniedException("to"));
        assertThat(tries).isEqualTo(5);
        tries = 0;
        replace(1, new FileSystemException("from", "to", "it is being used by another process"));
        assertThat(tries).isEqualTo(2);
    }

    @Test
    void oneThatStaysHeldFailsWithWhatTheSystemSays() {
        AccessDeniedException failure = new AccessDeniedException("to");
        assertThatThrownBy(() -> replace(Integer.MAX_VALUE, failure)).isSameAs(failure);
        assertThat(tries).isEqualTo(5);
    }

    @Test
    void whatWaitingCannotMendFailsAtOnce() {
        assertThatThrownBy(() -> replace(9, new NoSuchFileException("from"))).isInstanceOf(NoSuchFileException.class);
        assertThat(tries).isEqualTo(1);
    }

    @Test
    void whoeverIsStoppedDoesNotTryAgain() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> replace(9, new AccessDeniedException("to"))).isInstanceOf(AccessDeniedException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(tries).isEqualTo(1);
    }
}
