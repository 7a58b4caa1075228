import module java.base;

/// Writes the classes of a jar in place as Java 8 has them, where they are older than Java 6: those cannot be kept in a cache of
/// the start, and are verified at every start in the old, slow way.
///
///     java NewClassFiles.java JAR
void main(String[] arguments) throws IOException {
    Path jar = Path.of(arguments[0]);
    Path fresh = Path.of(jar + ".new");
    try (JarFile old = new JarFile(jar.toFile()); ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(fresh))) {
        ClassFile format = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofResourceParsing(type -> stream(old, type))
                        .orElse(ClassHierarchyResolver.defaultResolver())));
        for (JarEntry entry : Collections.list(old.entries())) {
            byte[] bytes = old.getInputStream(entry).readAllBytes();
            ZipEntry same = new ZipEntry(entry.getName());
            same.setTimeLocal(entry.getTimeLocal());
            out.putNextEntry(same);
            out.write(entry.getName().endsWith(".class") ? renewed(format, bytes) : bytes);
        }
    }
    Files.setLastModifiedTime(fresh, Files.getLastModifiedTime(jar));
    Files.move(fresh, jar, StandardCopyOption.REPLACE_EXISTING);
}

InputStream stream(JarFile jar, ClassDesc type) {
    String descriptor = type.descriptorString();
    ZipEntry entry = jar.getEntry(descriptor.substring(1, descriptor.length() - 1) + ".class");
    try {
        return entry == null ? null : jar.getInputStream(entry);
    } catch (IOException e) {
        throw new UncheckedIOException(e);
    }
}

byte[] renewed(ClassFile format, byte[] bytes) {
    ClassModel old = format.parse(bytes);
    if (old.majorVersion() >= ClassFile.JAVA_6_VERSION) {
        return bytes;
    }
    return format.build(old.thisClass().asSymbol(), fresh -> {
        fresh.withVersion(ClassFile.JAVA_8_VERSION, 0);
        for (ClassElement element : old) {
            switch (element) {
                case ClassFileVersion _ -> { }
                // Made anew, with what the verifier of today asks for.
                case MethodModel method -> fresh.transformMethod(method,
                        MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
                default -> fresh.with(element);
            }
        }
    });
}
