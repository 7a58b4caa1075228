package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import static org.assertj.core.api.Assertions.assertThat;

import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.varscope.find.QueryText;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;

/// What the rooms below the window remark, in a window that speaks Japanese.
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
        assertThat(text("refusal-what")).isEqualTo("圧縮ファイルとして開けません");
        assertThat(text("refusal-hint")).startsWith("オフセット4には5バイトしかありません。");
    }

    private String goTo(String typed) {
        press(KeyCode.SHORTCUT, KeyCode.G);
        on(() -> ((TextField) find("go-to-text")).setText(typed));
        settle();
        return text("go-to-hint");
    }

    @Test
    void aPathThatLeadsNowhereSaysWhatIsThere() {
        openSample();
        speakJapanese();
        assertThat(goTo("$.player.golt")).isEqualTo("ここに golt という項目はありません。"
                + "0x60 の Dictionary には項目が14個あります。いちばん近いのは .gold です。");
    }

    @Test
    void textThatIsNoValueSaysWhatWouldBe() {
        openSample();
        pick("$.inventory");
        speakJapanese();
        run(Command.SHOW_TEXT);
        settle();
        on(() -> ((CodeArea) find("as-text")).replaceText("[1, 2"));
        await(() -> !text("text-error").isEmpty());
        assertThat(text("text-error")).isEqualTo("1行6列: テキストの終わりがありますが、「,」か「]」が必要です");
    }

    @Test
    void aTypedValueThatDoesNotFitSaysWhatWould() {
        openSample();
        speakJapanese();
        pick("$.player.gold");
        on(() -> editor().tree().view().requestFocus());
        press(KeyCode.F2);
        press(KeyCode.CONTROL, KeyCode.A);
        type("many");
        press(KeyCode.ENTER);
        settle();
        assertThat(labels()).anyMatch(label -> label.startsWith("gold は整数（数字、0x…、0b…。テキストは引用符で囲む）です"));
    }

    private List<String> labels() {
        return on(() -> robot.lookup(".label").queryAllAs(Label.class).stream().filter(Node::isVisible)
                .map(Label::getText).toList());
    }

    @SuppressWarnings("unchecked") // that is what it holds
    @Test
    void aQueryThatIsNoneSaysWhatWouldBe() {
        openSample();
        speakJapanese();
        press(KeyCode.SHORTCUT, KeyCode.F);
        on(() -> ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(QueryText.Kind.BYTES));
        type("F");
        settle();
        assertThat(text("find-words")).startsWith("「F」は16進数で1桁です。1バイトにつき2桁が必要です");
    }

    @Test
    void aForeignFileIsNamedWithWhatOpensIt() {
        open(write("picture.save", HexFormat.of().parseHex("89504e470d0a1a0a")));
        settle();
        assertThat(text("refusal-hint")).isEqualTo("Any picture viewer opens it.");
        speakJapanese();
        assertThat(text("refusal-what")).isEqualTo("これはPNG画像です");
        assertThat(text("refusal-hint")).isEqualTo("画像ビューアーで開けます。");
    }
}
