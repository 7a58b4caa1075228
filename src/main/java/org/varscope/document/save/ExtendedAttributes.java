package org.varscope.document.save;

import module java.base;

/// Attributes of files in all name spaces, such as access control lists and security labels, by the calls of the C
/// library of Linux: Java gives only those of the name space `user`. Elsewhere, files have none here.
final class ExtendedAttributes {
    /// What users and groups may do, beyond the permission bits; see acl(5).
    static final String ACCESS = "system.posix_acl_access";

    private static final boolean LINUX = System.getProperty("os.name").equals("Linux");
    /// The system's own limit, of a list and of a value.
    private static final int LARGEST = 1 << 16;
    private static final int NOT_SUPPORTED = 95;
    private static final int NO_DATA = 61;

    private ExtendedAttributes() { }

    /// The calls, found when they are first needed.
    private static final class Calls {
        private static final MemoryLayout STATE = Linker.Option.captureStateLayout();
        private static final long ERRNO = STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno"));
        private static final MethodHandle LIST = call("listxattr", ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
        private static final MethodHandle GET = call("getxattr", ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
        private static final MethodHandle SET = call("setxattr", ValueLayout.JAVA_INT, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT);
        private static final MethodHandle REMOVE = call("removexattr", ValueLayout.JAVA_INT, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS);

        @SuppressWarnings("restricted")
        private static MethodHandle call(String name, MemoryLayout result, MemoryLayout... arguments) {
            Linker linker = Linker.nativeLinker();
            return linker.downcallHandle(linker.defaultLookup().findOrThrow(name),
                    FunctionDescriptor.of(result, arguments), Linker.Option.captureCallState("errno"));
        }
    }

    /// A call, with where it leaves the number of its error.
    private interface Call {
        long run(MemorySegment state) throws Throwable;
    }

    /// {@return what the call returned; -1 where it failed with one of the errors `fine`}
    private static long run(Arena arena, Path file, String what, Call call, int... fine) throws IOException {
        MemorySegment state = arena.allocate(Calls.STATE);
        long result;
        try {
            result = call.run(state);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        int error = state.get(ValueLayout.JAVA_INT, Calls.ERRNO);
        for (int each : fine) {
            if (result < 0 && error == each) {
                return result;
            }
        }
        if (result < 0) {
            throw new FileSystemException(file.toString(), null, "%s: error %s of the system".formatted(what, error));
        }
        return result;
    }

    private static boolean hasNone(Path file) {
        return !LINUX || !file.getFileSystem().equals(FileSystems.getDefault());
    }

    private static MemorySegment name(Arena arena, Path file) {
        String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
        return arena.allocateFrom(file.toAbsolutePath().toString(), Charset.forName(encoding));
    }

    /// {@return the attributes of `file` by their full names, of all that this user may see}
    /// @throws IOException if they cannot be read
    static Map<String, byte[]> of(Path file) throws IOException {
        Map<String, byte[]> found = new LinkedHashMap<>();
        if (hasNone(file)) {
            return found;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment path = name(arena, file);
            MemorySegment buffer = arena.allocate(LARGEST);
            long length = run(arena, file, "listing attributes", state ->
                    (long) Calls.LIST.invokeExact(state, path, buffer, (long) LARGEST), NOT_SUPPORTED);
            String names = new String(buffer.asSlice(0, Math.max(0, length)).toArray(ValueLayout.JAVA_BYTE),
                    StandardCharsets.UTF_8);
            for (String name : names.split("\0")) {
                long size = name.isEmpty()
                        ? -1 : run(arena, file, name, state -> (long) Calls.GET.invokeExact(state, path,
                        arena.allocateFrom(name), buffer, (long) LARGEST), NO_DATA, NOT_SUPPORTED);
                if (size >= 0) {
                    found.put(name, buffer.asSlice(0, size).toArray(ValueLayout.JAVA_BYTE));
                }
            }
        }
        return found;
    }

    /// Gives `file` an attribute.
    ///
    /// @throws IOException if this user may not, or the file system has none like that
    static void set(Path file, String name, byte[] value) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            run(arena, file, name, state -> (int) Calls.SET.invokeExact(state, name(arena, file),
                    arena.allocateFrom(name), arena.allocateFrom(ValueLayout.JAVA_BYTE, value),
                    (long) value.length, 0));
        }
    }

    /// Takes an attribute from `file`, if it has that.
    ///
    /// @throws IOException if this user may not
    static void remove(Path file, String name) throws IOException {
        if (hasNone(file)) {
            return;
        }
        try (Arena arena = Arena.ofConfined()) {
            run(arena, file, name, state -> (int) Calls.REMOVE.invokeExact(state, name(arena, file),
                    arena.allocateFrom(name)), NO_DATA, NOT_SUPPORTED);
        }
    }
}
