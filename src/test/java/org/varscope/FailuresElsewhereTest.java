package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// What fails a test by failures in other threads (`src/test/watch`), on a test that is made up.
class FailuresElsewhereTest {
    private static final String WATCH = "testwatch.FailuresElsewhere";

    /// {@return what fails the test that does `act`, on a thread of its own; null where nothing does}
    private static Throwable failureOf(Runnable act, String... tags) throws Exception {
        Object watch = Class.forName(WATCH).getConstructor().newInstance();
        ExtensionContext test = (ExtensionContext) Proxy.newProxyInstance(ExtensionContext.class.getClassLoader(),
                new Class<?>[] {ExtensionContext.class}, (_, method, _) -> switch (method.getName()) {
                    case "getRequiredTestClass" -> FailuresElsewhereTest.class;
                    case "getUniqueId" -> "a test that is made up";
                    case "getTags" -> Set.of(tags);
                    default -> throw new UnsupportedOperationException(method.getName());
                });
        CompletableFuture<Throwable> failure = new CompletableFuture<>();
        Thread.ofPlatform().start(() -> failure.complete(catchThrowable(() -> {
            ((BeforeEachCallback) watch).beforeEach(test);
            act.run();
            ((AfterEachCallback) watch).afterEach(test);
        })));
        return failure.get();
    }

    private static void failElsewhere() {
        Thread thread = Thread.ofPlatform().start(() -> {
            throw new IllegalStateException("thrown elsewhere");
        });
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyTestIsWatched() {
        assertThat(Thread.getDefaultUncaughtExceptionHandler().getClass().getName()).startsWith(WATCH);
    }

    @Test
    void anExceptionThatNobodyCatchesFailsTheTestThatStartedItsThread() throws Exception {
        assertThat(failureOf(FailuresElsewhereTest::failElsewhere)).isInstanceOf(AssertionError.class)
                .hasMessageContaining("thrown elsewhere");
    }

    @Test
    void anExceptionThatIsOnlyLoggedFailsTheTest() throws Exception {
        Runnable logging = () -> System.getLogger("test").log(System.Logger.Level.WARNING, "said",
                new IOException("logged only"));
        assertThat(failureOf(logging)).isInstanceOf(AssertionError.class).hasMessageContaining("logged only");
    }

    @Test
    void aTestThatIsAboutSuchFailuresDoesNotFail() throws Exception {
        assertThat(failureOf(FailuresElsewhereTest::failElsewhere, "fails-elsewhere")).isNull();
    }

    @Test
    void aTestWithoutSuchFailuresDoesNotFail() throws Exception {
        assertThat(failureOf(() -> { })).isNull();
    }
}
