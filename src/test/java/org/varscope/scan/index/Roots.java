package org.varscope.scan.index;

import module java.base;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Times;
import org.varscope.scan.walk.Buffers;

/// Lists of fields and settings of projects for tests, and bytes that fit them.
public final class Roots {
    /// All but a digest, which hangs on other bytes than its own.
    private static final List<FieldKind> KINDS = Arrays.stream(FieldKind.values())
            .filter(kind -> kind != FieldKind.DIGEST).toList();

    private static final List<FieldKind> FIXED = List.of(FieldKind.U8, FieldKind.U64, FieldKind.REAL, FieldKind.BYTES,
            FieldKind.STRING, FieldKind.MAGIC);

    private Roots() { }

    public static FieldList list(Random random) {
        List<FieldItem> items = new ArrayList<>();
        for (int i = random.nextInt(5); i >= 0; i--) {
            items.add(item(random, random.nextInt(3) == 0 ? FieldKind.VAR : KINDS.get(random.nextInt(KINDS.size()))));
        }
        if (random.nextInt(3) == 0) {
            items.add(random.nextInt(items.size() + 1), new FieldItem(random.nextBoolean() ? FieldKind.U8
                    : FieldKind.U32, 0, order(random)).named("n"));
            items.add(new FieldItem(random.nextBoolean() ? FieldKind.VAR : FieldKind.VALUE, 0, order(random))
                    .times(random.nextInt(3) == 0 ? new Times.Exactly(1 + random.nextInt(4))
                            : new Times.Counted("n")));
        }
        if (random.nextInt(3) == 0) {
            return new FieldList(items);
        }
        items.add(items.removeLast().times(Times.EVER));
        for (int i = random.nextInt(3) == 0 ? 2 : 0; i > 0; i--) {
            items.add(item(random, FIXED.get(random.nextInt(FIXED.size()))));
        }
        return new FieldList(items);
    }

    private static ByteOrder order(Random random) {
        return random.nextBoolean() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    }

    private static FieldItem item(Random random, FieldKind kind) {
        return kind == FieldKind.MAGIC ? FieldItem.magic("SAVE\u0001".getBytes(StandardCharsets.UTF_8))
                : new FieldItem(kind, kind.isSized() ? 1 + random.nextInt(20) : 0, order(random));
    }

    public static byte[] bytes(Random random, FieldList list, int size) {
        Buffers.Out out = new Buffers.Out();
        int counted = random.nextInt(5);
        for (FieldItem item : list.items()) {
            long times = switch (item.times()) {
                case Times.Once _ -> 1;
                case Times.Ever _ -> random.nextInt(30);
                case Times.Exactly(long number) -> number;
                case Times.Counted _ -> counted;
            };
            for (long i = 0; i < times; i++) {
                if (item.name().isEmpty()) {
                    item(random, item, size, out);
                } else {
                    out.raw(item.kind() == FieldKind.U8 ? new byte[] {(byte) counted}
                            : ByteBuffer.allocate(4).order(item.order()).putInt(counted).array());
                }
            }
        }
        return out.bytes();
    }

    private static void item(Random random, FieldItem item, int size, Buffers.Out out) {
        byte[] text = ("t" + "\u00e9x".repeat(random.nextInt(5))).getBytes(StandardCharsets.UTF_8);
        switch (item.kind()) {
            case PASCAL, BYTES32 -> out.u32(ordered(item, text.length)).raw(text);
            case TEXT8, BYTES8 -> out.raw(new byte[] {(byte) text.length}).raw(text);
            case TEXT16, BYTES16 -> out.raw(ByteBuffer.allocate(2).order(item.order()).putShort((short) text.length)
                    .array()).raw(text);
            case TEXT_NUL -> out.raw(text).raw(new byte[1]);
            case REST, TEXT -> out.raw(random.nextBoolean() ? text : new byte[0]);
            case LINE -> out.raw(text).raw(new byte[] {'\n'});
            case CSV -> out.raw(text).raw(",\"a\nb\"\n".getBytes(StandardCharsets.UTF_8));
            case VAR -> {
                byte[] value = Buffers.value(random, random.nextInt(size));
                out.u32(ordered(item, value.length)).raw(value);
            }
            case VALUE -> out.raw(Buffers.value(random, random.nextInt(size)));
            default -> {
                byte[] bytes = new byte[(int) item.width(Dialects.of("godot4"))];
                random.nextBytes(bytes);
                out.raw(bytes);
            }
        }
    }

    private static int ordered(FieldItem item, int length) {
        return item.isBigEndian() ? Integer.reverseBytes(length) : length;
    }

    public static byte[] settings(Random random, int entries, int size) {
        Buffers.Out out = new Buffers.Out();
        out.raw("ECFG".getBytes(StandardCharsets.US_ASCII)).u32(entries);
        for (int i = 0; i < entries; i++) {
            entry(out, "group/key" + "x".repeat(random.nextInt(9)) + i, Buffers.value(random, random.nextInt(size)));
        }
        return out.bytes();
    }

    public static void entry(Buffers.Out out, String key, byte[] value) {
        byte[] name = key.getBytes(StandardCharsets.UTF_8);
        out.u32(name.length).raw(name).u32(value.length).raw(value);
    }
}
