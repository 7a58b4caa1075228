package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.marschall.memoryfilesystem.MemoryFileSystemBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.FileSource;
import org.varscope.bytes.MovableSource;
import org.varscope.bytes.Span;
import org.varscope.container.Plain;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.scan.walk.Progress;

/// Saving where files are named, flagged and kept open as on Windows.
class WindowsRulesTest {
    private FileSystem windows;
    private Path file;

    @BeforeEach
    void format() throws IOException {
        windows = MemoryFileSystemBuilder.newWindows().addFileAttributeView(DosFileAttributeView.class)
                .addFileAttributeView(AclFileAttributeView.class).build();
        Path folder = Files.createDirectory(windows.getPath("C:\\saves"));
        file = Files.write(folder.resolve("a.save"), new byte[] {1, 2, 3, 4});
    }

    @AfterEach
    void unmount() throws IOException {
        windows.close();
    }

    /// The file as a large one is read: it stays open.
    private FileForm open() throws IOException {
        ByteStore bytes = ByteStore.of(new MovableSource(ByteStore.of(FileSource.open(file))));
        return FileForm.of(new OpenFile(file, bytes, FileStamp.of(file)), new Plain(bytes));
    }

    private static FileForm save(FileForm form, ByteStore bytes) throws IOException {
        return form.save(SaveFile.to(form.path()).from(form.file()), bytes, Progress.NONE).form();
    }

    @Test
    void anOpenFileIsSavedAgainAndAgain() throws IOException {
        try (FileForm opened = open()) {
            ByteStore once = opened.file().bytes().replace(new Span(1, 1), ByteStore.of(new byte[] {9, 9}));
            FileForm saved = save(opened, once);
            assertThat(Files.readAllBytes(file)).containsExactly(1, 9, 9, 3, 4);
            save(saved, once.replace(new Span(0, 1), ByteStore.empty()));
            assertThat(Files.readAllBytes(file)).containsExactly(9, 9, 3, 4);
            assertThat(opened.file().bytes().bytes(new Span(0, 4))).as("what undo restores")
                    .containsExactly(1, 2, 3, 4);
        }
    }

    @Test
    void aFileThatWasClosedIsReloadedAndSaved() throws IOException {
        open().close();
        Files.write(file, new byte[] {5, 6});
        try (FileForm again = open()) {
            save(again, again.file().bytes().replace(new Span(0, 1), ByteStore.of(new byte[] {7})));
        }
        assertThat(Files.readAllBytes(file)).containsExactly(7, 6);
        Files.delete(file);
        assertThat(file).doesNotExist();
    }

    @Test
    void aHiddenFileStaysHidden() throws IOException {
        Files.setAttribute(file, "dos:hidden", true);
        Files.setAttribute(file, "dos:archive", true);
        try (FileForm opened = open()) {
            save(opened, ByteStore.of(new byte[] {1}));
        }
        assertThat(Files.getAttribute(file, "dos:hidden")).isEqualTo(true);
        assertThat(Files.getAttribute(file, "dos:archive")).isEqualTo(true);
    }

    @Test
    void anAccessControlListIsKept() throws IOException {
        AclFileAttributeView view = Files.getFileAttributeView(file, AclFileAttributeView.class);
        List<AclEntry> list = List.of(AclEntry.newBuilder().setType(AclEntryType.ALLOW).setPrincipal(view.getOwner())
                .setPermissions(AclEntryPermission.READ_DATA, AclEntryPermission.WRITE_DATA).build());
        view.setAcl(list);
        try (FileForm opened = open()) {
            save(opened, ByteStore.of(new byte[] {1}));
        }
        assertThat(Files.getFileAttributeView(file, AclFileAttributeView.class).getAcl()).isEqualTo(list);
    }

    @Test
    void nothingIsLeftBesideTheFile() throws IOException {
        try (FileForm opened = open()) {
            save(opened, ByteStore.of(new byte[] {1}));
        }
        try (var beside = Files.list(file.getParent())) {
            assertThat(beside).containsExactly(file);
        }
    }
}
