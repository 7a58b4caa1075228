package org.varscope.ui.toolkit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.PagedSource;
import org.varscope.bytes.PromptThread;
import org.varscope.bytes.Span;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class ErrorReportsTest {
    private final List<String> logged = new ArrayList<>();
    private final ErrorReports errors = new ErrorReports("varscope 1", logged::add, () -> "");

    private static RuntimeException mistake(String message) {
        return new IllegalStateException(message, new IndexOutOfBoundsException(message));
    }

    @Test
    void aReportSaysWhichProgramAndWhereInIt() {
        errors.take(mistake("x"));
        assertThat(errors.lastProperty().get().report()).startsWith("varscope 1\n")
                .contains("IllegalStateException", "Caused by: java.lang.IndexOutOfBoundsException",
                        "ErrorReportsTest.mistake(ErrorReportsTest.java:");
    }

    @Test
    void aReportHoldsNothingOfAFile() {
        errors.take(mistake("/home/ann/secret.save: \"password\""));
        assertThat(logged).singleElement().asString().doesNotContain("secret", "password", "ann");
    }

    @Test
    void theSameMistakeIsCountedAndLoggedOnce() {
        for (int i = 0; i < 1000; i++) {
            errors.take(mistake("number " + i));
        }
        assertThat(errors.lastProperty().get().times()).isEqualTo(1000);
        assertThat(logged).hasSize(1);
    }

    @Test
    void mistakesWithoutEndAreNotKeptWithoutEnd() {
        for (int i = 0; i < 5000; i++) {
            RuntimeException other = new RuntimeException();
            other.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "A.java", i)});
            errors.take(other);
        }
        assertThat(logged).hasSize(100);
    }

    private static RuntimeException early() {
        ByteStore bytes = ByteStore.of(new PagedSource(4, (_, _, _, _) -> { }));
        PromptThread.enter();
        try {
            return new IllegalStateException(
                    catchThrowableOfType(AbsentBytesException.class, () -> bytes.bytes(new Span(0, 4))));
        } finally {
            PromptThread.leave();
        }
    }

    @Test
    void bytesThatWereNotAtHandAreNoMistakeWhereSomebodyWaitsForThem() {
        errors.whenAbsent(_ -> true);
        errors.take(early());
        assertThat(logged).isEmpty();
    }

    @Test
    void bytesThatWereNotAtHandAreReportedWhereNobodyWaitsForThem() {
        errors.whenAbsent(_ -> false);
        errors.take(early());
        assertThat(logged).singleElement().asString().contains("AbsentBytesException");
    }

    @Test
    void anErrorThatCausesItselfEndsSomewhere() {
        RuntimeException one = new RuntimeException();
        RuntimeException two = new RuntimeException(one);
        one.initCause(two);
        errors.take(one);
        assertThat(logged).hasSize(1);
    }
}
