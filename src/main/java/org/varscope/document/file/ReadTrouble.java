package org.varscope.document.file;

import module java.base;

/// Says why a file cannot be read.
final class ReadTrouble {
    /// File systems whose files are questions to the system. Some wait for an answer, or never end.
    private static final Set<String> OF_THE_SYSTEM = Set.of("proc", "sysfs", "debugfs", "tracefs", "securityfs",
            "configfs", "cgroup", "cgroup2", "pstore", "bpf", "binfmt_misc", "fusectl", "efivarfs", "selinuxfs",
            "mqueue", "devpts");

    private ReadTrouble() { }

    /// Refuses what is no file, before anything waits for it: a pipe that nobody writes into is not even opened.
    ///
    /// @throws IOException with a message for people
    static void refuse(Path file) throws IOException {
        if (file.toString().isEmpty()) {
            throw new IOException("the name of a file is empty");
        }
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder; expected a file");
        }
        if (isOther(file)) {
            throw new IOException(file + " is a pipe or a device; expected a regular file");
        }
        if (isOfTheSystem(file)) {
            throw new IOException("%s is not a file on a disk but a part of the system (%s); copy it to a file first"
                    .formatted(file, fileSystem(file)));
        }
    }

    /// {@return whether there is something at `file` that is a question to the system}
    static boolean isOfTheSystem(Path file) {
        return Files.exists(file) && OF_THE_SYSTEM.contains(fileSystem(file));
    }

    private static String fileSystem(Path file) {
        try {
            return Files.getFileStore(file).type();
        } catch (IOException e) {
            // Where it is mounted is not known, as in some containers: then it is none of these.
            return "";
        }
    }

    /// {@return whether there is something at `file` that is neither a file nor a folder}
    static boolean isOther(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /// {@return `cause` as a message for people}
    static IOException of(IOException cause, Path file) {
        return switch (cause) {
            case NoSuchFileException _ -> new IOException(file + " does not exist", cause);
            case AccessDeniedException _ -> new IOException(file + " may not be read: permission denied", cause);
            case CharacterCodingException _ -> new IOException(file + " is no text: it is no UTF-8", cause);
            case FileSystemException system when system.getReason() != null ->
                    new IOException("%s cannot be read: the system says: %s".formatted(file, system.getReason()),
                            cause);
            default -> cause;
        };
    }
}
