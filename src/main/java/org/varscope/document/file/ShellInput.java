package org.varscope.document.file;

import module java.base;

/// What a shell hands over to a command under the name of a file: standard input, and the far end of `<(command)`.
final class ShellInput {
    private static final Pattern INPUT = Pattern.compile("/dev/stdin|(?:/dev|/proc/(?:self|%1$d))/fd/0"
            .formatted(ProcessHandle.current().pid()));
    private static final Pattern PIPE = Pattern.compile("(?:/dev|/proc/(?:self|%1$d))/fd/\\d+"
            .formatted(ProcessHandle.current().pid()));

    private ShellInput() { }

    /// {@return whether `file` is such a name, and there is no regular file behind it}
    static boolean is(Path file) {
        String name = file.toString();
        return ReadTrouble.isOther(file)
                && (INPUT.matcher(name).matches() || PIPE.matcher(name).matches() && isPipe(file));
    }

    /// A pipe of the shell has no name of its own. Any other would be opened anew, which waits for somebody to write
    /// into it, and one who has done so already is gone.
    private static boolean isPipe(Path file) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd").resolve(file.getFileName())).toString()
                    .startsWith("pipe:");
        } catch (IOException e) {
            // Only Linux tells; elsewhere these names do not open anything anew.
            return Files.notExists(Path.of("/proc/self/fd"));
        }
    }

    /// {@return its bytes; standard input stays open}
    static InputStream stream(Path file) throws IOException {
        if (!INPUT.matcher(file.toString()).matches()) {
            return Files.newInputStream(file);
        }
        return new FilterInputStream(new FileInputStream(FileDescriptor.in)) {
            @Override
            public void close() {
                // It is not ours.
            }
        };
    }
}
