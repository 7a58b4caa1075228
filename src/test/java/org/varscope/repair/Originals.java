package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Severity;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;
import org.varscope.scan.walk.Purpose;

/// The files that a fault may have been made from. Where there are several, nobody can know which it was.
///
/// Another original is a file without errors, and with no more problems than the specimen has, from which a fault of
/// the same kind, no larger than the one that was made, gives the same bytes. They are looked for by trying out,
/// without any part of what repairs.
final class Originals {
    private static final int STEPS = 4;
    private static final int NEAR = 4;
    private static final int WORD = 3;

    private final Specimen specimen;
    private final Fault fault;
    private final byte[] damaged;
    private final int most;

    private Originals(Specimen specimen, Fault fault) {
        this.specimen = specimen;
        this.fault = fault;
        this.damaged = fault.bytes();
        this.most = specimen.read(specimen.bytes()).problems().size();
    }

    /// {@return whether the bytes may have come from another file than `specimen`}
    static boolean areSeveral(Specimen specimen, Fault fault) {
        Originals originals = new Originals(specimen, fault);
        return originals.tried().anyMatch(other -> !Arrays.equals(other, specimen.bytes())
                && originals.isHealthy(other));
    }

    private boolean isHealthy(byte[] other) {
        Structure structure = specimen.read(other);
        return structure.problems().size() <= most
                && structure.problems().stream().noneMatch(problem -> problem.severity() == Severity.ERROR);
    }

    private Stream<byte[]> tried() {
        int at = Math.max(0, Arrays.mismatch(specimen.bytes(), damaged));
        return switch (fault.kind()) {
            case BIT -> bytes(0, damaged.length)
                    .flatMap(i -> IntStream.range(0, 8).mapToObj(bit -> with(i, damaged[i] ^ 1 << bit)));
            case BYTE -> bytes(Math.max(0, at - WORD), at + WORD + 1)
                    .flatMap(i -> IntStream.range(1, 256).mapToObj(bits -> with(i, damaged[i] ^ bits)));
            case HIGH_BIT_LOST -> bytes(0, damaged.length).filter(i -> damaged[i] >= 0)
                    .map(i -> with(i, damaged[i] | 0x80));
            case TYPE -> bytes(at, at + 1).flatMap(i -> IntStream.range(0, 40).mapToObj(type -> with(i, type)));
            case COUNT_OFF -> words(1, field -> field.purpose() instanceof Purpose.Count);
            case LENGTH_OFF -> words(STEPS, field -> field.purpose() instanceof Purpose.Length);
            case RECORD_LENGTH_OFF -> words(STEPS, field -> field.role() == FieldRole.FRAME_LENGTH);
            case INSERTED -> bytes(0, damaged.length).map(this::without);
            case CR_ADDED -> bytes(0, damaged.length - 1).filter(i -> damaged[i] == '\r' && damaged[i + 1] == '\n')
                    .map(this::without);
            case NUL_LOST -> bytes(0, damaged.length + 1).map(i -> more(i, 0));
            case DELETED -> bytes(Math.max(0, at - NEAR), at + NEAR)
                    .flatMap(i -> IntStream.range(0, 256).mapToObj(value -> more(i, value)));
            case CUT, CR_DROPPED -> Stream.empty();
        };
    }

    private Stream<Integer> bytes(int from, int to) {
        return IntStream.range(from, Math.min(to, damaged.length + (damaged.length < specimen.bytes().length ? 1 : 0)))
                .boxed();
    }

    /// Files in which another word of the kind that is meant is up to `steps` away.
    private Stream<byte[]> words(int steps, Predicate<Field> kind) {
        return IntStream.rangeClosed(0, damaged.length - 4).boxed()
                .flatMap(i -> Stream.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)
                .flatMap(order -> IntStream.rangeClosed(-steps, steps).filter(step -> step != 0).mapToObj(step -> {
                    byte[] bytes = damaged.clone();
                    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
                    return buffer.putInt(i, buffer.getInt(i) + step).array();
                }).filter(this::isHealthy).filter(bytes -> isField(bytes, i, kind))));
    }

    private boolean isField(byte[] bytes, int at, Predicate<Field> kind) {
        return Fields.in(specimen.read(bytes), new Span(at, 4)).stream()
                .anyMatch(field -> field.span().start() == at && field.span().length() == 4 && kind.test(field));
    }

    private byte[] with(int at, int value) {
        byte[] bytes = damaged.clone();
        bytes[at] = (byte) value;
        return bytes;
    }

    private byte[] without(int at) {
        byte[] bytes = Arrays.copyOf(damaged, damaged.length - 1);
        System.arraycopy(damaged, at + 1, bytes, at, bytes.length - at);
        return bytes;
    }

    private byte[] more(int at, int value) {
        byte[] bytes = Arrays.copyOf(damaged, damaged.length + 1);
        System.arraycopy(damaged, at, bytes, at + 1, damaged.length - at);
        bytes[at] = (byte) value;
        return bytes;
    }
}
