import module java.base;
import java.lang.classfile.Attributes;

/// Rewrites jars in place, so that a cache of the start can keep what they need:
///
/// - a class older than Java 6 becomes one of Java 8: no cache keeps the old ones, and they are verified at every start in the
///   old, slow way;
/// - a switch over types, and `equals` and `hashCode` of a record, become plain methods: as the compiler writes them, each is
///   linked when it is first run, to code made for it, which no cache keeps.
///
///     java RewriteJars.java JAR...
void main(String[] arguments) throws IOException {
    for (String argument : arguments) {
        rewrite(Path.of(argument));
    }
}

void rewrite(Path jar) throws IOException {
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
            out.write(entry.getName().endsWith(".class") ? rewritten(format, bytes) : bytes);
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

byte[] rewritten(ClassFile format, byte[] bytes) {
    ClassModel old = format.parse(bytes);
    if (old.majorVersion() < ClassFile.JAVA_6_VERSION) {
        return renewed(format, old);
    }
    // Frames of methods are taken over as they are, as those of other classes would have to be known to find them anew.
    return old.methods().stream().anyMatch(LinkedCalls::areIn)
            ? ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS).transformClass(old, new LinkedCalls(old))
            : bytes;
}

byte[] renewed(ClassFile format, ClassModel old) {
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

/// The calls of one class that are linked when they are first run, and become calls of methods of the class.
static final class LinkedCalls implements ClassTransform {
    private final ClassModel owner;
    private final List<InvokeDynamicInstruction> calls = new ArrayList<>();

    LinkedCalls(ClassModel owner) {
        this.owner = owner;
    }

    static boolean areIn(MethodModel method) {
        return method.code().stream().flatMap(CodeModel::elementStream).anyMatch(element -> body(element) != null);
    }

    /// {@return what writes the method for a call; null for any other element, as for a switch over constants too}
    private static BiConsumer<CodeBuilder, InvokeDynamicInstruction> body(CodeElement element) {
        if (!(element instanceof InvokeDynamicInstruction call)) {
            return null;
        }
        DirectMethodHandleDesc linker = call.bootstrapMethod();
        return switch (linker.owner().displayName() + '.' + linker.methodName() + ' ' + call.name().stringValue()) {
            case String called when called.startsWith("SwitchBootstraps.typeSwitch")
                    && call.bootstrapArgs().stream().allMatch(ClassDesc.class::isInstance) -> LinkedCalls::typeSwitch;
            case "ObjectMethods.bootstrap equals" -> LinkedCalls::equals;
            case "ObjectMethods.bootstrap hashCode" -> LinkedCalls::hashCode;
            default -> null;
        };
    }

    @Override
    public void accept(ClassBuilder fresh, ClassElement element) {
        if (element instanceof MethodModel method && areIn(method)) {
            CodeAttribute code = (CodeAttribute) method.code().orElseThrow();
            CodeTransform toCalls = this::write;
            fresh.transformMethod(method, MethodTransform.transformingCode(toCalls.andThen(CodeTransform.endHandler(
                    end -> code.findAttribute(Attributes.stackMapTable()).ifPresent(end::with)))));
        } else {
            fresh.with(element);
        }
    }

    private void write(CodeBuilder code, CodeElement element) {
        if (body(element) == null) {
            code.with(element);
        } else {
            InvokeDynamicInstruction call = (InvokeDynamicInstruction) element;
            code.invokestatic(owner.thisClass().asSymbol(), name(calls.size()), call.typeSymbol(),
                    owner.flags().has(AccessFlag.INTERFACE));
            calls.add(call);
        }
    }

    @Override
    public void atEnd(ClassBuilder fresh) {
        for (int i = 0; i < calls.size(); i++) {
            InvokeDynamicInstruction call = calls.get(i);
            fresh.withMethodBody(name(i), call.typeSymbol(), ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                    code -> body(call).accept(code, call));
        }
    }

    private static String name(int index) {
        return "linked$" + index;
    }

    /// As [java.lang.runtime.SwitchBootstraps#typeSwitch] says: -1 for null, else the first of the types, from the one asked for
    /// on, that the value is of, or the number of types.
    private static void typeSwitch(CodeBuilder code, InvokeDynamicInstruction call) {
        Frames frames = new Frames(code, call);
        Label there = code.newLabel();
        code.aload(0).ifnonnull(there).iconst_m1().ireturn();
        frames.bind(there);
        int types = call.bootstrapArgs().size();
        for (int i = 0; i < types; i++) {
            Label next = code.newLabel();
            code.iload(1).loadConstant(i).if_icmpgt(next)
                    .aload(0).instanceOf((ClassDesc) call.bootstrapArgs().get(i)).ifeq(next)
                    .loadConstant(i).ireturn();
            frames.bind(next);
        }
        code.loadConstant(types).ireturn();
        frames.write();
    }

    /// As [java.lang.Record#equals] says, component by component.
    private static void equals(CodeBuilder code, InvokeDynamicInstruction call) {
        Frames frames = new Frames(code, call);
        Label other = code.newLabel();
        Label differs = code.newLabel();
        code.aload(0).aload(1).if_acmpne(other).iconst_1().ireturn();
        frames.bind(other);
        ClassDesc type = (ClassDesc) call.bootstrapArgs().getFirst();
        code.aload(1).instanceOf(type).ifeq(differs);
        for (DirectMethodHandleDesc component : components(call)) {
            ClassDesc kind = kind(component);
            code.aload(0).getfield(type, component.methodName(), component.invocationType().returnType())
                    .aload(1).checkcast(type).getfield(type, component.methodName(), component.invocationType().returnType());
            if (kind.isPrimitive()) {
                code.invokestatic(boxed(kind), "compare", MethodTypeDesc.of(ConstantDescs.CD_int, kind, kind)).ifne(differs);
            } else {
                code.invokestatic(ClassDesc.of("java.util.Objects"), "equals",
                        MethodTypeDesc.of(ConstantDescs.CD_boolean, kind, kind)).ifeq(differs);
            }
        }
        code.iconst_1().ireturn();
        frames.bind(differs);
        code.iconst_0().ireturn();
        frames.write();
    }

    /// As it has always been, which [java.lang.Record#hashCode] leaves open: 31 times what there is, and the next component's.
    private static void hashCode(CodeBuilder code, InvokeDynamicInstruction call) {
        ClassDesc type = (ClassDesc) call.bootstrapArgs().getFirst();
        code.iconst_0();
        for (DirectMethodHandleDesc component : components(call)) {
            ClassDesc kind = kind(component);
            code.bipush(31).imul()
                    .aload(0).getfield(type, component.methodName(), component.invocationType().returnType())
                    .invokestatic(kind.isPrimitive() ? boxed(kind) : ClassDesc.of("java.util.Objects"), "hashCode",
                            MethodTypeDesc.of(ConstantDescs.CD_int, kind))
                    .iadd();
        }
        code.ireturn();
    }

    private static List<DirectMethodHandleDesc> components(InvokeDynamicInstruction call) {
        return call.bootstrapArgs().stream().skip(2).map(DirectMethodHandleDesc.class::cast).toList();
    }

    private static ClassDesc kind(DirectMethodHandleDesc component) {
        ClassDesc type = component.invocationType().returnType();
        return type.isPrimitive() ? type : ConstantDescs.CD_Object;
    }

    private static ClassDesc boxed(ClassDesc primitive) {
        return switch (primitive.descriptorString()) {
            case "Z" -> ConstantDescs.CD_Boolean;
            case "B" -> ConstantDescs.CD_Byte;
            case "S" -> ConstantDescs.CD_Short;
            case "C" -> ConstantDescs.CD_Character;
            case "I" -> ConstantDescs.CD_Integer;
            case "J" -> ConstantDescs.CD_Long;
            case "F" -> ConstantDescs.CD_Float;
            default -> ConstantDescs.CD_Double;
        };
    }
}

/// Of one method, whose arguments are all that it keeps.
record Frames(CodeBuilder code, List<StackMapFrameInfo.VerificationTypeInfo> locals, List<StackMapFrameInfo> written) {
    Frames(CodeBuilder code, InvokeDynamicInstruction call) {
        this(code, call.typeSymbol().parameterList().stream().map(Frames::local).toList(), new ArrayList<>());
    }

    private static StackMapFrameInfo.VerificationTypeInfo local(ClassDesc type) {
        return type.isPrimitive() ? StackMapFrameInfo.SimpleVerificationTypeInfo.INTEGER
                : StackMapFrameInfo.ObjectVerificationTypeInfo.of(type);
    }

    void bind(Label label) {
        code.labelBinding(label);
        written.add(StackMapFrameInfo.of(label, locals, List.of()));
    }

    void write() {
        code.with(StackMapTableAttribute.of(written));
    }
}
