package org.varscope.ui.window;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;

class KeysTest {
    private static final Path PAGE = Path.of("src", "docs", "keys.md");

    @Test
    void theDocumentedKeysAreTheRealKeys() throws IOException {
        String page = Keys.markdown(Keys.sections(PaneKeys.all()));
        if (Boolean.getBoolean("varscope.write.docs")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).as("write it anew with -Dvarscope.write.docs=true").isEqualTo(page);
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
