package org.varscope.document.edit;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.PathException;
import org.varscope.document.place.PathRemark;
import org.varscope.remark.Remark;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Component;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Parts inside one value, read and replaced the long way: in the decoded value. What editing a part in its place is
/// held against.
final class DecodedPart {
    /// What an edit refuses, of which only that matters here.
    private enum Misfit implements Remark.Kind {
        MISFIT;

        @Override
        public int places() {
            return 0;
        }
    }

    private DecodedPart() { }

    /// {@return the part of `value` that `steps` lead to; `value` itself without steps}
    /// @throws PathException if it has no such part
    static Variant get(Variant value, List<PathStep> steps, Dialect dialect) throws PathException {
        Variant part = value;
        for (PathStep step : steps) {
            part = part(part, step, dialect);
        }
        return part;
    }

    /// {@return `value` with the part that `steps` lead to replaced}
    /// @throws PathException if it has no such part, or the new one does not fit there
    static Variant with(Variant value, List<PathStep> steps, Variant replacement, Dialect dialect)
            throws PathException {
        if (steps.isEmpty()) {
            return replacement;
        }
        Variant inner = with(part(value, steps.getFirst(), dialect), steps.subList(1, steps.size()),
                replacement, dialect);
        return withPart(value, steps.getFirst(), inner, dialect);
    }

    private static Variant part(Variant value, PathStep step, Dialect dialect) throws PathException {
        return switch (value) {
            case Variant.Reals(var kind, var numbers) -> {
                Component component = component(kind, step, dialect);
                double[] picked = component.numbers().stream().mapToDouble(n -> numbers[n]).toArray();
                yield picked.length == 1 ? Variant.Real.of(picked[0]) : new Variant.Reals(component.kind(), picked);
            }
            case Variant.Ints(var kind, var numbers) -> {
                Component component = component(kind, step, dialect);
                int[] picked = component.numbers().stream().mapToInt(n -> numbers[n]).toArray();
                yield picked.length == 1 ? new Variant.Int(picked[0]) : new Variant.Ints(component.kind(), picked);
            }
            case Variant.NodePath(var names, _, _, _) ->
                    new Variant.Text(names.get(index(step, names.size(), value, dialect)));
            case Variant.PackedStrings(var texts) ->
                    new Variant.Text(texts.get(index(step, texts.size(), value, dialect)));
            case Variant.PackedBytes(var bytes) ->
                    new Variant.Int(bytes[index(step, bytes.length, value, dialect)] & 0xFF);
            case Variant.PackedLongs(var longs) -> new Variant.Int(longs[index(step, longs.length, value, dialect)]);
            case Variant.PackedInts(var kind, var ints) -> {
                int per = per(kind);
                int at = index(step, ints.length / per, value, dialect) * per;
                yield per == 1 ? new Variant.Int(ints[at])
                        : new Variant.Ints(element(kind), Arrays.copyOfRange(ints, at, at + per));
            }
            case Variant.PackedFloats(var kind, var floats) -> {
                int per = per(kind);
                int at = index(step, floats.length / per, value, dialect) * per;
                double[] picked = new double[per];
                for (int i = 0; i < per; i++) {
                    picked[i] = floats[at + i];
                }
                yield per == 1 ? Variant.Real.of(picked[0]) : new Variant.Reals(element(kind), picked);
            }
            case Variant.PackedDoubles(var kind, var doubles) -> {
                int per = per(kind);
                int at = index(step, doubles.length / per, value, dialect) * per;
                yield per == 1 ? Variant.Real.of(doubles[at])
                        : new Variant.Reals(element(kind), Arrays.copyOfRange(doubles, at, at + per));
            }
            default -> throw none(value, step, dialect);
        };
    }

    private static Variant withPart(Variant value, PathStep step, Variant part, Dialect dialect) throws PathException {
        return switch (value) {
            case Variant.Reals(var kind, var numbers) -> {
                double[] copy = numbers.clone();
                put(component(kind, step, dialect).numbers(), reals(part, dialect), copy);
                yield new Variant.Reals(kind, copy);
            }
            case Variant.Ints(var kind, var numbers) -> {
                int[] copy = numbers.clone();
                put(component(kind, step, dialect).numbers(), ints(part, dialect), copy);
                yield new Variant.Ints(kind, copy);
            }
            case Variant.NodePath(var names, var subnames, boolean absolute, boolean property) -> {
                List<String> copy = new ArrayList<>(names);
                copy.set(index(step, names.size(), value, dialect), text(part, dialect));
                yield new Variant.NodePath(copy, subnames, absolute, property);
            }
            case Variant.PackedStrings(var texts) -> {
                List<String> copy = new ArrayList<>(texts);
                copy.set(index(step, texts.size(), value, dialect), text(part, dialect));
                yield new Variant.PackedStrings(copy);
            }
            case Variant.PackedBytes(var bytes) -> {
                byte[] copy = bytes.clone();
                copy[index(step, bytes.length, value, dialect)] = (byte) within(part, 0, 255, dialect);
                yield new Variant.PackedBytes(copy);
            }
            case Variant.PackedLongs(var longs) -> {
                long[] copy = longs.clone();
                copy[index(step, longs.length, value, dialect)] = within(part, Long.MIN_VALUE, Long.MAX_VALUE, dialect);
                yield new Variant.PackedLongs(copy);
            }
            case Variant.PackedInts(var kind, var ints) -> {
                int[] copy = ints.clone();
                int[] with = ints(part, dialect);
                System.arraycopy(fit(with.length, kind, with, dialect), 0, copy,
                        index(step, ints.length / per(kind), value, dialect) * per(kind), per(kind));
                yield new Variant.PackedInts(kind, copy);
            }
            case Variant.PackedFloats(var kind, var floats) -> {
                float[] copy = floats.clone();
                double[] with = reals(part, dialect);
                fit(with.length, kind, with, dialect);
                int at = index(step, floats.length / per(kind), value, dialect) * per(kind);
                for (int i = 0; i < with.length; i++) {
                    copy[at + i] = (float) with[i];
                }
                yield new Variant.PackedFloats(kind, copy);
            }
            case Variant.PackedDoubles(var kind, var doubles) -> {
                double[] copy = doubles.clone();
                double[] with = reals(part, dialect);
                System.arraycopy(fit(with.length, kind, with, dialect), 0, copy,
                        index(step, doubles.length / per(kind), value, dialect) * per(kind), per(kind));
                yield new Variant.PackedDoubles(kind, copy);
            }
            default -> throw none(value, step, dialect);
        };
    }

    private static <T> T fit(int count, VariantKind kind, T numbers, Dialect dialect) throws PathException {
        if (count != per(kind)) {
            throw new PathException(Misfit.MISFIT.with());
        }
        return numbers;
    }

    private static void put(List<Integer> numbers, double[] from, double[] into) throws PathException {
        requireCount(numbers.size(), from.length);
        for (int i = 0; i < from.length; i++) {
            into[numbers.get(i)] = from[i];
        }
    }

    private static void put(List<Integer> numbers, int[] from, int[] into) throws PathException {
        requireCount(numbers.size(), from.length);
        for (int i = 0; i < from.length; i++) {
            into[numbers.get(i)] = from[i];
        }
    }

    private static void requireCount(int expected, int found) throws PathException {
        if (expected != found) {
            throw new PathException(Misfit.MISFIT.with());
        }
    }

    private static double[] reals(Variant part, Dialect dialect) throws PathException {
        return switch (part) {
            case Variant.Real real -> new double[] {real.value()};
            case Variant.Int(long value) -> new double[] {value};
            case Variant.Reals(_, var numbers) -> numbers;
            default -> throw new PathException(Misfit.MISFIT.with());
        };
    }

    private static int[] ints(Variant part, Dialect dialect) throws PathException {
        return part instanceof Variant.Ints(_, var numbers) ? numbers
                : new int[] {(int) within(part, Integer.MIN_VALUE, Integer.MAX_VALUE, dialect)};
    }

    private static long within(Variant part, long least, long most, Dialect dialect) throws PathException {
        if (part instanceof Variant.Int(long value) && value >= least && value <= most) {
            return value;
        }
        throw new PathException(Misfit.MISFIT.with());
    }

    private static String text(Variant part, Dialect dialect) throws PathException {
        return switch (part) {
            case Variant.Text(var text) -> text;
            case Variant.Name(var text) -> text;
            default -> throw new PathException(Misfit.MISFIT.with());
        };
    }

    private static Component component(VariantKind kind, PathStep step, Dialect dialect) throws PathException {
        if (step instanceof PathStep.Name(var name)) {
            return kind.component(name).orElseThrow(() -> new PathException(
                    PathRemark.OTHER_COMPONENTS.with(dialect.typeName(kind), name,
                            String.join(", ", kind.components().stream().map(Component::name).toList()))));
        }
        throw new PathException(
                PathRemark.NO_COMPONENT.with(PathText.write(step, dialect), dialect.typeName(kind)));
    }

    private static int index(PathStep step, int size, Variant value, Dialect dialect) throws PathException {
        if (step instanceof PathStep.Index(long index) && index < size) {
            return (int) index;
        }
        String type = dialect.typeName(value.kind());
        throw new PathException(size == 0 ? PathRemark.IN_EMPTY.with(PathText.write(step, dialect), type)
                : PathRemark.OUTSIDE.with(PathText.write(step, dialect), type, size - 1));
    }

    private static VariantKind element(VariantKind packed) {
        return packed.packedElement().orElseThrow();
    }

    private static int per(VariantKind packed) {
        return Math.max(1, element(packed).numbers());
    }

    private static PathException none(Variant value, PathStep step, Dialect dialect) {
        return new PathException(
                PathRemark.NO_PART.with(dialect.typeName(value.kind()), PathText.write(step, dialect)));
    }
}
