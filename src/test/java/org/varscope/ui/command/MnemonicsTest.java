package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class MnemonicsTest {
    private static List<String> letters(String... titles) {
        return Mnemonics.letters(Arrays.stream(titles).map(title -> List.of(title, "")).toList());
    }

    @Test
    void anItemHasTheFirstLetterOfItsTitle() {
        assertThat(letters("Undo", "Redo", "copy")).containsExactly("U", "R", "C");
    }

    @Test
    void aLetterThatIsTakenGivesWayToThatOfAnotherWord() {
        assertThat(letters("Paste", "Paste over the value")).containsExactly("P", "O");
    }

    @Test
    void noFirstLetterIsTakenByTheMiddleOfAWord() {
        assertThat(letters("Cut", "Copy", "Open")).containsExactly("C", "P", "O");
    }

    @Test
    void aTitleWithoutLettersTakesThoseOfItsName() {
        assertThat(Mnemonics.letters(List.of(List.of("開く…", "open"),
                List.of("ファイルを開く", "open-file"))))
                .containsExactly("O", "F");
    }

    @Test
    void whatHasNoLetterLeftTakesAnyAndThereAreThirtySix() {
        assertThat(letters("A", "A", "A")).containsExactly("A", "B", "C");
        List<String> many = letters(Collections.nCopies(37, "A").toArray(String[]::new));
        assertThat(many.subList(0, 36)).doesNotHaveDuplicates().doesNotContain("");
        assertThat(many.getLast()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"Undo, U, _Undo", "Paste over, O, Paste _over", "Copy, P, Co_py", "開く…, O, 開く(_O)…",
        "保存, S, 保存(_S)", "1 /home, 1, _1 /home", "Copy as, A, Copy _as"})
    void theMarkStandsBeforeTheLetter(String title, String letter, String marked) {
        assertThat(Mnemonics.mark(title, letter)).isEqualTo(marked);
    }

    /// The toolkit doubles none after the mark.
    @ParameterizedTest
    @CsvSource({"my_key set, S, my__key _set", "Undo set my_key, U, _Undo set my_key", "鍵_を, K, 鍵__を(_K)"})
    void underscoresOfTheTitleItselfStay(String title, String letter, String marked) {
        assertThat(Mnemonics.mark(title, letter)).isEqualTo(marked);
    }

    /// A title lasts as long as the window, and menus are filled again and again.
    @Test
    void aTitleKeepsNothingOfAnItemThatIsGone() {
        List<InvalidationListener> listeners = new ArrayList<>();
        ObservableValue<String> title = new SimpleStringProperty("Cut") {
            @Override
            public void addListener(InvalidationListener listener) {
                listeners.add(listener);
                super.addListener(listener);
            }
        };
        MenuItem item = Mnemonics.title(new MenuItem(), title, "cut");
        Mnemonics.share(List.of(item));
        assertThat(item.getText()).isEqualTo("_Cut");
        assertThat(listeners).isNotEmpty().allMatch(WeakListener.class::isInstance);
    }

    @Test
    void underscoresStayWithoutALetter() {
        assertThat(Mnemonics.mark("a_b", "")).isEqualTo("a__b");
    }
}
