package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.field.Field;
import org.varscope.scan.walk.FieldRole;
import org.varscope.scan.walk.Purpose;

/// One thing that went wrong with the bytes of a specimen.
///
/// @param bytes  after it
/// @param isGone whether what was there can no longer be known, by anybody
record Fault(Kind kind, byte[] bytes, boolean isGone) {
    /// What can go wrong.
    enum Kind {
        BIT, BYTE, COUNT_OFF, LENGTH_OFF, RECORD_LENGTH_OFF, TYPE, CUT, INSERTED, DELETED, CR_ADDED, CR_DROPPED,
                HIGH_BIT_LOST,
        NUL_LOST
    }

    /// {@return a fault of `kind`; null where the specimen has no place for one}
    static @Nullable Fault of(Kind kind, Specimen specimen, Random random) {
        byte[] was = specimen.bytes();
        List<Field> fields = specimen.fields();
        return switch (kind) {
            case BIT -> bit(was, random.nextInt(was.length), 1 << random.nextInt(8));
            case BYTE -> {
                int at = random.nextInt(was.length);
                Field field = at(fields, at);
                yield new Fault(kind, with(was, at, was[at] ^ 1 + random.nextInt(255)), isContent(field));
            }
            case COUNT_OFF -> word(kind, was, any(fields, random, f -> f.purpose() instanceof Purpose.Count),
                    random.nextBoolean() ? 1 : -1, ByteOrder.LITTLE_ENDIAN);
            case LENGTH_OFF -> word(kind, was, any(fields, random, f -> f.purpose() instanceof Purpose.Length),
                    step(random), ByteOrder.LITTLE_ENDIAN);
            case RECORD_LENGTH_OFF -> {
                ByteOrder order = specimen.framing().lengths(null);
                yield word(kind, was, any(fields, random, f -> f.role() == FieldRole.FRAME_LENGTH), step(random),
                        order == null ? ByteOrder.LITTLE_ENDIAN : order);
            }
            case TYPE -> {
                Field field = any(fields, random, f -> f.purpose() instanceof Purpose.Header);
                int at = field == null ? 0 : (int) field.span().start();
                yield field == null ? null
                        : new Fault(kind, with(was, at, (was[at] + 1 + random.nextInt(30)) % 40), false);
            }
            case CUT -> new Fault(kind, Arrays.copyOf(was, was.length - 1 - random.nextInt(was.length / 2)), true);
            case INSERTED -> {
                int at = random.nextInt(was.length);
                yield new Fault(kind, spliced(was, at, 0, (byte) random.nextInt(256)), isContent(at(fields, at)));
            }
            case DELETED -> deleted(kind, was, fields, random.nextInt(was.length));
            case CR_ADDED -> {
                int at = anyByte(was, random, b -> b == '\n');
                yield at < 0 ? null : new Fault(kind, spliced(was, at, 0, (byte) '\r'), false);
            }
            case CR_DROPPED -> {
                int at = anyByte(was, random, b -> b == '\r');
                yield at < 0 ? null : new Fault(kind, spliced(was, at, 1), true);
            }
            case HIGH_BIT_LOST -> {
                int at = anyByte(was, random, b -> b < 0);
                yield at < 0 ? null : new Fault(kind, with(was, at, was[at] & 0x7F), false);
            }
            case NUL_LOST -> {
                int at = anyByte(was, random, b -> b == 0);
                yield at < 0 ? null : deleted(kind, was, fields, at);
            }
        };
    }

    /// Those that leave all bytes where they are.
    private static final List<Kind> IN_PLACE = List.of(Kind.BIT, Kind.BYTE, Kind.COUNT_OFF, Kind.LENGTH_OFF,
            Kind.RECORD_LENGTH_OFF, Kind.TYPE, Kind.HIGH_BIT_LOST);

    /// {@return the bytes after two faults, the second of which moves none; null where the specimen has no place for
    /// them, or where one of them cannot be known}
    static byte @Nullable [] twice(Specimen specimen, Random random) {
        byte[] was = specimen.bytes();
        Fault one = of(Kind.values()[random.nextInt(Kind.values().length)], specimen, random);
        Fault other = of(IN_PLACE.get(random.nextInt(IN_PLACE.size())), specimen, random);
        if (one == null || other == null || one.isGone || other.isGone) {
            return null;
        }
        int at = Arrays.mismatch(was, one.bytes);
        byte[] twice = one.bytes.clone();
        for (int i = 0; i < was.length; i++) {
            int moved = i < at ? i : i + twice.length - was.length;
            if (was[i] != other.bytes[i] && moved >= 0 && moved < twice.length) {
                twice[moved] = other.bytes[i];
            }
        }
        return twice;
    }

    private static Fault bit(byte[] was, int at, int bit) {
        return new Fault(Kind.BIT, with(was, at, was[at] ^ bit), false);
    }

    /// What was deleted from text or numbers is gone.
    private static Fault deleted(Kind kind, byte[] was, List<Field> fields, int at) {
        return new Fault(kind, spliced(was, at, 1), isContent(at(fields, at)));
    }

    private static int step(Random random) {
        return (1 + random.nextInt(4)) * (random.nextBoolean() ? 1 : -1);
    }

    private static @Nullable Fault word(Kind kind, byte[] was, @Nullable Field field, int step, ByteOrder order) {
        if (field == null || field.span().length() != 4) {
            return null;
        }
        int at = (int) field.span().start();
        byte[] bytes = was.clone();
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
        buffer.putInt(at, buffer.getInt(at) + (buffer.getInt(at) + step < 0 ? -step : step));
        return new Fault(kind, bytes, false);
    }

    private static @Nullable Field any(List<Field> fields, Random random, Predicate<Field> wanted) {
        List<Field> some = fields.stream().filter(wanted).toList();
        return some.isEmpty() ? null : some.get(random.nextInt(some.size()));
    }

    private static int anyByte(byte[] was, Random random, IntPredicate wanted) {
        int[] some = IntStream.range(0, was.length).filter(i -> wanted.test(was[i])).toArray();
        return some.length == 0 ? -1 : some[random.nextInt(some.length)];
    }

    private static Field at(List<Field> fields, int at) {
        return fields.stream().filter(f -> f.span().contains(at)).findFirst().orElseThrow();
    }

    private static boolean isContent(Field field) {
        return field.role() == FieldRole.TEXT || field.role() == FieldRole.NUMBER;
    }

    private static byte[] with(byte[] was, int at, int value) {
        byte[] bytes = was.clone();
        bytes[at] = (byte) value;
        return bytes;
    }

    private static byte[] spliced(byte[] was, int at, int removed, byte... more) {
        byte[] bytes = new byte[was.length - removed + more.length];
        System.arraycopy(was, 0, bytes, 0, at);
        System.arraycopy(more, 0, bytes, at, more.length);
        System.arraycopy(was, at + removed, bytes, at + more.length, was.length - at - removed);
        return bytes;
    }
}
