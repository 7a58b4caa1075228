package org.varscope.ui.keys;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;

@InOneLanguage
class KeysTest {
    private static final Path PAGE = Path.of("src", "docs", "keys.md");

    @Test
    void theDocumentedKeysAreTheRealKeys() throws IOException {
        String page = markdown(Keys.all(KeyMap.FIRST));
        if (Boolean.getBoolean("varscope.write.docs")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).as("write it anew with -Dvarscope.write.docs=true").isEqualTo(page);
    }

    private static String markdown(List<Keys> sections) {
        StringBuilder page = new StringBuilder("""
                # Keys

                Ctrl is the Command key on a Mac. Every command is also in the menus and in the palette (Ctrl+Shift+P). \
                Alt and the
                underlined letter open a menu, and the letter of an item chooses it.
                """);
        for (Keys section : sections) {
            page.append("\n## ").append(section.title()).append("\n\n| Key | Does |\n|---|---|\n");
            section.keys().forEach(key -> page.append("| ").append(key.key()).append(" | ").append(key.does())
                    .append(" |\n"));
        }
        return page.toString();
    }

    @Test
    void everyMenuHasALetterOfItsOwn() {
        List<String> letters = Arrays.stream(Command.Topic.values())
                .map(topic -> topic.label().replaceFirst("[^_]*_(.).*", "$1").toLowerCase(Locale.ROOT)).toList();
        assertThat(letters).allMatch(letter -> letter.length() == 1).doesNotHaveDuplicates();
    }

    @Test
    void noKeyDoesTwoThings() {
        List<String> keys = Arrays.stream(Command.values()).flatMap(command -> command.keys().stream()).toList();
        Set<String> once = new HashSet<>(keys);
        assertThat(keys).hasSameSizeAs(once);
    }

    @Test
    void everyKeyIsOneThatTheToolkitKnows() {
        assertThat(Command.values()).allSatisfy(
                command -> assertThat(command.combinations()).hasSameSizeAs(command.keys()));
    }
}
