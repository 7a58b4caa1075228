package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.scan.index.Location;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.model.Selection;

@InOneLanguage
class TabsFileTest {
    @TempDir
    private Path folder;

    private TabsFile file() {
        return new TabsFile(folder.resolve("settings.properties"));
    }

    private void write(String text) throws IOException {
        Files.writeString(folder.resolve("tabs.properties"), text);
    }

    private KeptTabs.Tab tab(String name, KeptPlace place) {
        return new KeptTabs.Tab(folder.resolve(name).toAbsolutePath(), place);
    }

    private static Location at(Long... places) {
        return new Location(List.of(places), false);
    }

    @Test
    void aLessonIsNotKeptAsAFileThatIsReadAsBytes() {
        assertThat(new KeptTabs(List.of(tab("a.lesson", KeptPlace.FIRST), tab("b.save", KeptPlace.FIRST)), 1))
                .isEqualTo(new KeptTabs(List.of(tab("b.save", KeptPlace.FIRST)), 0));
    }

    @Test
    void whatWasKeptIsReadBack() {
        KeptTabs tabs = new KeptTabs(List.of(
                tab("a b=c.save", new KeptPlace(new Selection(70, 12, at(0L, 3L).asKey(), true, 4),
                        Set.of(at(0L), at(0L, ~2L, 1L)), 17, 4096)),
                tab("\u00c5.save", KeptPlace.FIRST),
                tab("c.save", new KeptPlace(new Selection(5, 9, null, false), Set.of(), 0, 16))), 2);
        file().write(tabs);
        assertThat(file().read()).isEqualTo(tabs);
    }

    @Test
    void withoutAFileNothingWasOpen() {
        assertThat(file().read()).isEqualTo(KeptTabs.NONE);
    }

    @Test
    void aFileOfAnotherKindIsIgnored() throws IOException {
        for (String text : List.of("\\u00zz", "\0\0\1", "<html>", "0.file", "front=front", "x".repeat(2 << 20))) {
            write(text);
            assertThat(file().read()).isEqualTo(KeptTabs.NONE);
        }
    }

    @Test
    void aTabThatNamesNoFileFromTheRootOnIsLeftOut() throws IOException {
        write("front=2\n0.file=relative.save\n1.file=bad\\u0000name\n2.file=%s\n".formatted(
                folder.resolve("good.save").toAbsolutePath().toString().replace("\\", "\\\\")));
        assertThat(file().read()).isEqualTo(new KeptTabs(List.of(tab("good.save", KeptPlace.FIRST)), 0));
    }

    @Test
    void partsOfAPlaceThatMakeNoSenseAreLeftOut() throws IOException {
        write("""
                front=-7
                0.file=%s
                0.anchor=-1
                0.caret=99999999999999999999
                0.value=0/zero
                0.picked=true
                0.element=-9
                0.open=key;;0/1;/;0/x
                0.row=-4
                0.offset=1e9
                """.formatted(folder.resolve("a.save").toAbsolutePath().toString().replace("\\", "\\\\")));
        assertThat(file().read().tabs()).containsExactly(
                tab("a.save", new KeptPlace(Selection.NONE, Set.of(at(0L, 1L)), 0, 0)));
    }

    @Test
    void aFileThatIsNamedTwiceHasOneTab() {
        KeptTabs tabs = new KeptTabs(List.of(tab("a", KeptPlace.FIRST), tab("b", KeptPlace.FIRST),
                tab("a", KeptPlace.FIRST)), 2);
        assertThat(tabs).isEqualTo(new KeptTabs(List.of(tab("a", KeptPlace.FIRST), tab("b", KeptPlace.FIRST)), 0));
    }

    @Test
    void aFileThatIsAskedForComesAfterTheOneInFrontUnlessItIsThere() {
        KeptTabs tabs = new KeptTabs(List.of(tab("a", KeptPlace.FIRST), tab("b", KeptPlace.FIRST)), 0);
        assertThat(tabs.inFront(folder.resolve("c"))).isEqualTo(new KeptTabs(List.of(tab("a", KeptPlace.FIRST),
                tab("c", KeptPlace.FIRST), tab("b", KeptPlace.FIRST)), 1));
        assertThat(tabs.inFront(folder.resolve("x").resolve("..").resolve("b")))
                .isEqualTo(new KeptTabs(tabs.tabs(), 1));
    }
}
