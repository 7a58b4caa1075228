package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.document.file.Child;
import org.varscope.document.file.OpenFile;
import org.varscope.explain.Saying;
import org.varscope.said.Clauses;
import org.varscope.scan.walk.Progress;

/// Who may do what with a file after it was saved: what it has besides its bytes.
class SavedAccessTest {
    private static final byte[] OLD = {1, 2, 3};
    private static final ByteStore NEW = ByteStore.of(new byte[] {4, 5});
    private static final String DEFAULT = "system.posix_acl_default";
    /// `user::rw-, user:65534:r--, group::r--, mask::r--, other::---`.
    private static final byte[] LIST = HexFormat.of().parseHex("0200000001000600ffffffff02000400feff0000"
            + "04000400ffffffff10000400ffffffff20000000ffffffff");

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.write(folder.resolve("a.save"), OLD);
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"), "this file system has no permissions");
    }

    private static OpenFile opened(Path file) throws IOException {
        return OpenFile.read(file, Progress.NONE);
    }

    private void save() throws IOException {
        SaveFile.to(file).from(opened(file)).write(NEW, Progress.NONE);
        assertThat(file).hasBinaryContent(new byte[] {4, 5});
    }

    private static void give(Path to, String attribute, byte[] value) {
        try {
            ExtendedAttributes.set(to, attribute, value);
        } catch (IOException e) {
            assumeTrue(false, "this user, or this file system, has no " + attribute);
        }
    }

    private static void allow(Path to, String permissions) throws IOException {
        Files.setPosixFilePermissions(to, PosixFilePermissions.fromString(permissions));
    }

    private static String permissions(Path of) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(of));
    }

    private Path others() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> !f.equals(file)).reduce(folder, (_, f) -> f);
        }
    }

    @Test
    void anAccessControlListIsKept() throws IOException {
        give(file, ExtendedAttributes.ACCESS, LIST);
        save();
        assertThat(ExtendedAttributes.of(file).get(ExtendedAttributes.ACCESS)).isEqualTo(LIST);
        assertThat(permissions(file)).isEqualTo("rw-r-----");
    }

    @Test
    void aSecurityLabelIsKept() throws IOException {
        give(file, "security.varscope", OLD);
        save();
        assertThat(ExtendedAttributes.of(file)).containsEntry("security.varscope", OLD);
    }

    @Test
    void aListThatOnlyTheFolderHasIsNotGiven() throws IOException {
        give(folder, DEFAULT, LIST);
        allow(file, "rw-rw----");
        save();
        assertThat(ExtendedAttributes.of(file)).doesNotContainKey(ExtendedAttributes.ACCESS);
        assertThat(permissions(file)).isEqualTo("rw-rw----");
    }

    @Test
    void aLabelThatThisUserMayNotGiveIsSaidBeforeAnythingIsWritten() throws Exception {
        give(file, "security.varscope", OLD);
        Path drop = Path.of("/usr/bin/setpriv");
        assumeTrue(Files.exists(drop), "no way to be another user here");
        for (Path each : List.of(folder, file)) {
            Files.setAttribute(each, "unix:uid", 65534);
        }
        try (Child child = Child.start(List.of(drop.toString(), "--reuid=65534", "--clear-groups"), Saving.class,
                file.toString())) {
            assumeTrue(child.end() == 0, "the classes are not readable by another user");
            assertThat(child.rest()).containsExactly("Its attribute security.varscope will be lost.");
        }
        assertThat(file).hasBinaryContent(OLD);
        assertThat(others()).isEqualTo(folder);
    }

    /// A program that saves, and prints what would be lost by that.
    static final class Saving {
        private Saving() { }

        public static void main(String[] arguments) throws IOException {
            try {
                SaveFile.to(Path.of(arguments[0])).write(NEW, Progress.NONE);
            } catch (SaveLossException e) {
                e.losses().stream().map(Clauses::clause).filter(loss -> !loss.contains("group"))
                        .forEach(System.out::println);
            }
        }
    }

    @Test
    void otherNamesAreSaidBeforeAnythingIsWritten() throws IOException {
        Path other = Files.createLink(folder.resolve("b.save"), file);
        SaveFile plan = SaveFile.to(file).from(opened(file));
        assertThatExceptionOfType(SaveLossException.class).isThrownBy(() -> plan.write(NEW, Progress.NONE))
                .satisfies(Saying.partly("a.save was not saved: It has 2 names (hard links)"));
        assertThat(Files.isSameFile(file, other)).isTrue();
        assertThat(file).hasBinaryContent(OLD);
        plan.accepting().write(NEW, Progress.NONE);
        assertThat(file).hasBinaryContent(new byte[] {4, 5});
        assertThat(other).hasBinaryContent(OLD);
    }

    @ParameterizedTest
    @CsvSource({"rw-------,rw-------", "rw-r-----,rw-r-----", "r--------,rw-------", "rw----r--,rw----r--"})
    void aCopyIsOpenToNoMoreThanTheFile(String has, String gets) throws IOException {
        allow(file, has);
        Path copy = folder.resolve("copy.save");
        SaveFile.to(copy).from(opened(file)).write(NEW, Progress.NONE);
        assertThat(permissions(copy)).isEqualTo(gets);
    }

    @Test
    void aCopyIsOpenToNoMoreThanAnyNewFile() throws IOException {
        allow(file, "rwxrwxrwx");
        String usual = permissions(Files.createFile(folder.resolve("new")));
        Path copy = folder.resolve("copy.save");
        SaveFile.to(copy).from(opened(file)).write(NEW, Progress.NONE);
        assertThat(permissions(copy)).isEqualTo(usual);
    }

    @Test
    void aCopyIsForTheGroupOfTheFileOrForNone() throws IOException {
        try {
            Files.setAttribute(file, "unix:gid", 2345);
        } catch (IOException e) {
            assumeTrue(false, "this user gives no files away");
        }
        allow(file, "rw-r-----");
        Path copy = folder.resolve("copy.save");
        SaveFile.to(copy).from(opened(file)).write(NEW, Progress.NONE);
        assertThat(Files.getAttribute(copy, "unix:gid")).isEqualTo(2345);
        assertThat(permissions(copy)).isEqualTo("rw-r-----");
        Path other = Files.write(folder.resolve("other.save"), OLD);
        SaveFile.to(other).from(opened(file)).accepting().write(NEW, Progress.NONE);
        assertThat(permissions(other)).isEqualTo("rw-------");
    }

    @Test
    void aFileThatIsOpenToMoreIsNotNarrowedUnsaid() throws IOException {
        allow(file, "rw-------");
        Path copy = Files.write(folder.resolve("copy.save"), OLD);
        allow(copy, "rw-r--r--");
        SaveFile plan = SaveFile.to(copy).from(opened(file));
        assertThatExceptionOfType(SaveLossException.class).isThrownBy(() -> plan.write(NEW, Progress.NONE))
                .satisfies(Saying.partly("Its permissions rw-r--r-- are narrowed to those of"));
        assertThat(copy).hasBinaryContent(OLD);
        plan.accepting().write(NEW, Progress.NONE);
        assertThat(permissions(copy)).isEqualTo("rw-------");
    }

    @Test
    void aCopyHasTheListOfTheFile() throws IOException {
        give(file, ExtendedAttributes.ACCESS, LIST);
        Path copy = folder.resolve("copy.save");
        SaveFile.to(copy).from(opened(file)).write(NEW, Progress.NONE);
        assertThat(ExtendedAttributes.of(copy).get(ExtendedAttributes.ACCESS)).isEqualTo(LIST);
    }

    @Test
    void aCopyHasNoListOfItsFolder() throws IOException {
        give(folder, DEFAULT, LIST);
        ExtendedAttributes.remove(file, ExtendedAttributes.ACCESS);
        allow(file, "rw-r-----");
        Path copy = folder.resolve("copy.save");
        SaveFile.to(copy).from(opened(file)).write(NEW, Progress.NONE);
        assertThat(ExtendedAttributes.of(copy)).doesNotContainKey(ExtendedAttributes.ACCESS);
        assertThat(permissions(copy)).isEqualTo("rw-r-----");
    }

    @Test
    void whatWasOpenedAndIsGoneComesBackForItsOwnerOnly() throws IOException {
        OpenFile opened = opened(file);
        Files.delete(file);
        SaveFile.to(file).from(opened).write(NEW, Progress.NONE);
        assertThat(permissions(file)).isEqualTo("rw-------");
    }
}
