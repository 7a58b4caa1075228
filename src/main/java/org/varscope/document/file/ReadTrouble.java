package org.varscope.document.file;

import module java.base;
import org.varscope.remark.RemarkedIOException;

/// Says why a file cannot be read.
public final class ReadTrouble {
    /// File systems whose files are questions to the system. Some wait for an answer, or never end.
    private static final Set<String> OF_THE_SYSTEM = Set.of("proc", "sysfs", "debugfs", "tracefs", "securityfs",
            "configfs", "cgroup", "cgroup2", "pstore", "bpf", "binfmt_misc", "fusectl", "efivarfs", "selinuxfs",
            "mqueue", "devpts");

    private ReadTrouble() { }

    /// Refuses what is no file, before anything waits for it: a pipe that nobody writes into is not even opened.
    ///
    /// @throws IOException with a reason for people
    public static void refuse(Path file) throws IOException {
        if (file.toString().isEmpty()) {
            throw new RemarkedIOException(FileRemark.NO_NAME.with());
        }
        if (Files.isDirectory(file)) {
            throw new RemarkedIOException(FileRemark.FOLDER_READ.with(file));
        }
        if (isOther(file)) {
            throw new RemarkedIOException(FileRemark.DEVICE_READ.with(file));
        }
        if (isOfTheSystem(file)) {
            throw new RemarkedIOException(FileRemark.SYSTEM_READ.with(file, fileSystem(file)));
        }
    }

    /// {@return whether there is something at `file` that is a question to the system}
    public static boolean isOfTheSystem(Path file) {
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
    public static boolean isOther(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /// {@return `cause` with a reason for people, where there is one}
    public static IOException of(IOException cause, Path file) {
        return switch (cause) {
            case NoSuchFileException _ -> new RemarkedIOException(FileRemark.MISSING.with(file), cause);
            case AccessDeniedException _ -> new RemarkedIOException(FileRemark.DENIED.with(file), cause);
            case CharacterCodingException _ -> new RemarkedIOException(FileRemark.NO_TEXT.with(file), cause);
            case FileSystemException system when system.getReason() != null ->
                    new RemarkedIOException(FileRemark.UNREAD.with(file, system.getReason()), cause);
            default -> cause;
        };
    }
}
