package org.varscope.app;

import module java.base;
import org.varscope.document.save.SmallText;
import org.varscope.said.Clauses;
import org.varscope.text.Visible;

/// A small file that the window keeps for itself. What cannot be read is as good as empty, and what cannot be written
/// lasts until the program ends: such files are a comfort, and no reason not to start.
///
/// @param what it holds, in the plural, for people
record PropertiesFile(Path file, String what) {
    private static final long LARGEST = 1 << 20;

    /// {@return what is in it; nothing where it is missing, damaged or larger than 1 MiB}
    Properties read() {
        Properties properties = new Properties();
        if (Files.isRegularFile(file)) {
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                if (Files.size(file) <= LARGEST) {
                    properties.load(reader);
                }
            } catch (IOException | IllegalArgumentException _) {
                return new Properties();
            }
        }
        return properties;
    }

    /// Writes all of it, in place of what was there.
    void write(Properties properties) {
        try {
            StringWriter text = new StringWriter();
            properties.store(text, "Varscope");
            SmallText.write(file, text.toString());
        } catch (IOException e) {
            System.err.println(Visible.line(
                    "The %s cannot be kept in %s: %s".formatted(what, file, Clauses.why(e))));
        }
    }
}
