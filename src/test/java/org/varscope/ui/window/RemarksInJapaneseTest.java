package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;

/// What the rooms below the window remark, in a window that speaks Japanese.
@Isolated("changes the language of the whole program")
class RemarksInJapaneseTest extends WindowTestBase {
    @AfterEach
    void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    private void speakJapanese() {
        settle();
        run(Command.LANGUAGE_JAPANESE);
        settle();
    }

    @Test
    void aWrongPasswordStaysRefusedInTheOtherLanguage() {
        open(write("locked.save", Sample.all().getLast().bytes()));
        settle();
        on(() -> ((TextField) find("locked-hidden")).setText("wrong"));
        on(() -> ((Button) find("locked-open")).fire());
        settle();
        assertThat(text("locked-trouble")).isEqualTo("Wrong password or key, or the file is damaged.");
        speakJapanese();
        assertThat(text("locked-trouble")).isEqualTo("パスワードか鍵が違うか、ファイルが壊れています。");
    }

    @Test
    void aDamagedWrapperSaysWhatIsWrong() {
        speakJapanese();
        open(write("cut.save", HexFormat.of().parseHex("474350460100000000")));
        settle();
        assertThat(text("refusal-what")).isEqualTo("圧縮ファイル として開けません");
        assertThat(text("refusal-hint")).startsWith("オフセット 4 には 5 バイトしかありません。");
    }

    @Test
    void aForeignFileIsNamedWithWhatOpensIt() {
        open(write("picture.save", HexFormat.of().parseHex("89504e470d0a1a0a")));
        settle();
        assertThat(text("refusal-hint")).isEqualTo("Any picture viewer opens it.");
        speakJapanese();
        assertThat(text("refusal-what")).isEqualTo("これは PNG画像 です");
        assertThat(text("refusal-hint")).isEqualTo("画像ビューアーで開けます。");
    }
}
