package org.varscope.text.godot;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.variant.VariantKind;

/// Reads runs of numbers in parentheses. Spaces are free and a comma may trail.
final class RunReader {
    private static final int BYTE_MAX = 255;

    private final Cursor cursor;
    private final Numeral numeral;

    RunReader(Cursor cursor) {
        this.cursor = cursor;
        numeral = new Numeral(cursor);
    }

    /// Takes one number of a run.
    private interface Item {
        void take(int index) throws TextException;
    }

    double[] doubles(String word, int count, boolean wide) throws TextException {
        double[] values = new double[count];
        exactly(word, count, i -> values[i] = numeral.real(wide));
        return values;
    }

    int[] ints(String word, int count) throws TextException {
        int[] values = new int[count];
        exactly(word, count, i -> values[i] = integer());
        return values;
    }

    double[] doublesOf(VariantKind kind, String word, boolean wide) throws TextException {
        DoubleStream.Builder values = DoubleStream.builder();
        requireWhole(kind, word, run(_ -> values.add(numeral.real(wide))));
        return values.build().toArray();
    }

    int[] intsOf(VariantKind kind, String word) throws TextException {
        IntStream.Builder values = IntStream.builder();
        requireWhole(kind, word, run(_ -> values.add(integer())));
        return values.build().toArray();
    }

    long[] longs() throws TextException {
        LongStream.Builder values = LongStream.builder();
        run(_ -> values.add(numeral.integer(Long.MIN_VALUE, Long.MAX_VALUE)));
        return values.build().toArray();
    }

    /// {@return bytes as decimals, or as base64 in quotes as late Godot 4 writes them in files}
    byte[] bytes() throws TextException {
        int start = cursor.at();
        cursor.require('(');
        if (cursor.next() == '"') {
            int at = cursor.at();
            String base64 = Quoted.read(cursor, false);
            cursor.require(')');
            try {
                return Base64.getDecoder().decode(base64);
            } catch (IllegalArgumentException _) {
                throw new TextException(at, "a string that is no base64", "bytes as base64 or as numbers");
            }
        }
        cursor.moveTo(start);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        run(_ -> out.write((int) numeral.integer(0, BYTE_MAX)));
        return out.toByteArray();
    }

    private int integer() throws TextException {
        return (int) numeral.integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private void exactly(String word, int count, Item item) throws TextException {
        int found = run(i -> {
            if (i == count) {
                throw cursor.wrong(cursor.at(), "`)`, as " + word + " has " + count + " numbers");
            }
            item.take(i);
        });
        if (found < count) {
            throw cursor.wrong(cursor.at() - 1, count + " numbers in " + word + ", not " + found);
        }
    }

    private void requireWhole(VariantKind kind, String word, int count) throws TextException {
        int per = kind.packedElement().map(VariantKind::numbers).orElse(0);
        if (per > 0 && count % per != 0) {
            throw cursor.wrong(cursor.at() - 1,
                    "a multiple of " + per + " numbers in " + word + ", not " + count);
        }
    }

    private int run(Item item) throws TextException {
        cursor.require('(');
        int count = 0;
        while (!cursor.take(')')) {
            if (count > 0) {
                if (!cursor.take(',')) {
                    throw cursor.wrong(cursor.at(), "`,` or `)`");
                }
                if (cursor.take(')')) {
                    break;
                }
            }
            item.take(count++);
        }
        return count;
    }
}
