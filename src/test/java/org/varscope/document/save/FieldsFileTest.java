package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.container.Layers;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.document.file.Child;
import org.varscope.explain.Saying;

class FieldsFileTest {
    @TempDir
    private Path folder;

    private static Layers fields(FieldList list) {
        return new Layers(List.of(), Framing.of(list));
    }

    @Test
    void aListIsFoundBesideItsFile() throws IOException, FieldListException {
        Path save = folder.resolve("a.dat");
        FieldList list = FieldList.parse("be, u32, var...");
        assertThat(FieldsFile.find(save)).isEmpty();
        FieldsFile.save(save, list.text());
        assertThat(FieldsFile.find(save).orElseThrow().layers()).isEqualTo(fields(list));
    }

    @Test
    void aLayoutWithSomethingWrappedIsFoundBesideItsFile() throws IOException, FieldListException {
        Path save = folder.resolve("a.dat");
        FieldsFile.save(save, "\"SAVE\", u32, zlib(var...)");
        assertThat(FieldsFile.find(save).orElseThrow().layers()).isEqualTo(Layers.parse("\"SAVE\",u32,zlib(var...)"));
    }

    @Test
    void aListTakesThePlaceOfTheOneBefore() throws IOException, FieldListException {
        Path save = folder.resolve("a.dat");
        FieldsFile.save(save, "u8");
        FieldsFile.save(save, "u16");
        assertThat(FieldsFile.find(save).orElseThrow().layers()).isEqualTo(fields(FieldList.parse("u16")));
    }

    @Test
    void aListIsOpenToNoMoreThanItsFile() throws IOException, FieldListException {
        Path save = Files.createFile(folder.resolve("a.dat"));
        assumeTrue(Files.getFileStore(save).supportsFileAttributeView("posix"), "this file system has no permissions");
        Files.setPosixFilePermissions(save, PosixFilePermissions.fromString("rw-------"));
        Path list = FieldsFile.save(save, "u8");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(list))).isEqualTo("rw-------");
    }

    @Test
    void aListThatCannotBeWrittenLeavesTheOldOne() throws Exception {
        Path shell = Path.of("/bin/sh");
        assumeTrue(Files.exists(shell), "this system has no shell that sets limits");
        Path save = folder.resolve("a.dat");
        FieldsFile.save(save, "u8");
        try (Child child = Child.start(List.of(shell.toString(), "-c", "ulimit -f 1; exec \"$@\"", "sh"), Limited.class,
                save.toString(), folder.resolve("b.dat").toString())) {
            assertThat(child.end()).isZero();
            assertThat(child.rest()).containsExactly("not saved", "not saved");
        }
        assertThat(FieldsFile.find(save).orElseThrow().layers()).isEqualTo(fields(FieldList.parse("u8")));
        assertThat(folder).isDirectoryNotContaining("glob:**b.dat*");
    }

    /// A program that may not write large files and tries.
    static final class Limited {
        private Limited() { }

        public static void main(String[] arguments) throws FieldListException {
            FieldList list = FieldList.parse("u32,".repeat(2000) + "u8");
            for (String file : arguments) {
                try {
                    System.out.println(FieldsFile.save(Path.of(file), list.text()));
                } catch (IOException e) {
                    System.out.println("not saved");
                }
            }
        }
    }

    @Test
    void commentsAndLineBreaksDoNotMatter() throws IOException, FieldListException {
        Path file = Files.writeString(folder.resolve("x.fields"), "# head\nu32,\n  # more\n pascal,\nvar...\n");
        assertThat(FieldsFile.read(file).layers()).isEqualTo(fields(FieldList.parse("u32, pascal, var...")));
    }

    @Test
    void whatIsNoListIsSaidWithItsPlace() throws IOException {
        Path file = Files.writeString(folder.resolve("x.fields"), "u32, u33");
        assertThatThrownBy(() -> FieldsFile.read(file)).isInstanceOf(IOException.class)
                .satisfies(Saying.partly("x.fields")).satisfies(Saying.partly("item 2: found `u33`"));
    }
}
