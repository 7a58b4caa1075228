import module java.base;
import javafx.css.Stylesheet;

/// Puts each style sheet of the window into its jar in the form that the toolkit takes first, as that need not be
/// parsed at every start. With the modules of JavaFX:
///
///     java CompileSheets.java JAR
void main(String[] arguments) throws IOException {
    try (FileSystem jar = FileSystems.newFileSystem(Path.of(arguments[0]));
            Stream<Path> files = Files.walk(jar.getPath("org/varscope/ui"))) {
        for (Path sheet : files.filter(file -> file.toString().endsWith(".css")).toList()) {
            compile(sheet);
        }
    }
}

void compile(Path sheet) throws IOException {
    Path text = Files.createTempFile("sheet", ".css");
    Path binary = Files.createTempFile("sheet", ".bss");
    Files.copy(sheet, text, StandardCopyOption.REPLACE_EXISTING);
    Stylesheet.convertToBinary(text.toFile(), binary.toFile());
    Path beside = sheet.resolveSibling(sheet.getFileName().toString().replace(".css", ".bss"));
    Files.copy(binary, beside, StandardCopyOption.REPLACE_EXISTING);
    Files.setLastModifiedTime(beside, Files.getLastModifiedTime(sheet));
    Files.delete(text);
    Files.delete(binary);
}
