package org.varscope.app;

import module java.base;
import org.varscope.app.WindowStart.AppleEvents;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class AppleEventsTest {
    @Test
    void onlyAMacSendsThem() {
        assertThat(AppleEvents.isSending("Mac OS X")).isTrue();
        assertThat(AppleEvents.isSending("Linux")).isFalse();
        assertThat(AppleEvents.isSending("Windows 11")).isFalse();
    }

    @Test
    void elsewhereNothingIsListenedTo() {
        List<Path> opened = new ArrayList<>();
        AppleEvents.listen("Linux", opened::addAll);
        assertThat(opened).isEmpty();
    }

    @Test
    void anAddressOfAFileIsThatFile() {
        assertThat(AppleEvents.files(URI.create("file:///tmp/my%20game/%C3%A5.save")))
                .containsExactly(Path.of("/tmp/my game/\u00e5.save"));
    }

    @Test
    void anAddressOfSomethingElseIsNoFile() {
        assertThat(AppleEvents.files(URI.create("varscope:open"))).isEmpty();
        assertThat(AppleEvents.files(URI.create("file:relative"))).isEmpty();
        assertThat(AppleEvents.files(URI.create("file://host/a.save"))).isEmpty();
    }
}
