package org.varscope.app;

import module java.base;
import org.varscope.cli.CommandLineRun;
import org.varscope.container.block.Compression;

/// Starts the program: with a verb the command line, else the window, alone or with files.
public final class Main {
    private static final int WRONG_USAGE = 2;

    private Main() { }

    /// @param arguments a verb with its own, or files to open; none for an empty window
    public static void main(String[] arguments) {
        // Numbers are written the same everywhere, as scripts and bug reports rely on it.
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
        Optional<String> trouble = Arguments.trouble(arguments, charset(), Arguments.COMMAND_LINE);
        if (trouble.isPresent()) {
            System.err.println("varscope: " + trouble.get());
            System.exit(WRONG_USAGE);
        }
        System.setProperty(Compression.LIBRARY_FOLDER, SettingsFile.here().resolveSibling("library").toString());
        // System.out would not say when a disk is full.
        System.exit(CommandLineRun.isMeant(arguments)
                ? CommandLineRun.run(arguments, new FileOutputStream(FileDescriptor.out), System.err)
                : WindowEntry.run(arguments));
    }

    /// What the virtual machine makes text of arguments and names of files by.
    private static Charset charset() {
        return Charset.forName(System.getProperty("sun.jnu.encoding", System.getProperty("native.encoding")));
    }

    /// Whether the arguments are what was typed.
    ///
    /// Java makes text of them by the system's character set, and puts U+FFFD where they are none by that: a name with
    /// bytes that are no UTF-8, or any letter outside ASCII where the locale is `C`. Such an argument would name
    /// another file, or write another value, than was meant.
    static final class Arguments {
        /// Where Linux keeps the bytes of what a program was started with, each argument ended by a NUL.
        static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

        private static final char REPLACED = '\uFFFD';

        private Arguments() { }

        /// {@return what is wrong with the first argument that is not as it was given, for people; empty where all are}
        ///
        /// @param charset     by which the arguments were read
        /// @param commandLine holds their bytes, where the system has such a file
        static Optional<String> trouble(String[] arguments, Charset charset, Path commandLine) {
            for (int i = 0; i < arguments.length; i++) {
                if (arguments[i].indexOf(REPLACED) >= 0 && !isMeant(arguments, i, charset, commandLine)) {
                    // Not repeated, as it may be a password.
                    return Optional.of("argument %s is no text in the character set of this system, %s; %s"
                            .formatted(i + 1, charset, wayOut(charset)));
                }
            }
            return Optional.empty();
        }

        private static String wayOut(Charset charset) {
            return charset.name().startsWith("UTF") ? "give the file a name that is, or a link that has one"
                    : "set LC_ALL to a locale in UTF-8, such as C.UTF-8 (`locale -a` lists what there is)";
        }

        /// Whether U+FFFD was in the argument from the start.
        private static boolean isMeant(String[] arguments, int index, Charset charset, Path commandLine) {
            List<byte[]> given = given(commandLine);
            int at = given.size() - arguments.length + index;
            if (at < 0) {
                return false;
            }
            try {
                return charset.newDecoder().decode(ByteBuffer.wrap(given.get(at))).toString().equals(arguments[index]);
            } catch (CharacterCodingException _) {
                return false;
            }
        }

        private static List<byte[]> given(Path commandLine) {
            List<byte[]> given = new ArrayList<>();
            try {
                byte[] all = Files.isReadable(commandLine) ? Files.readAllBytes(commandLine) : new byte[0];
                int start = 0;
                for (int i = 0; i < all.length; i++) {
                    if (all[i] == 0) {
                        given.add(Arrays.copyOfRange(all, start, i));
                        start = i + 1;
                    }
                }
            } catch (IOException _) {
                // Then nothing says that the argument is as it was given.
                given.clear();
            }
            return given;
        }
    }
}
