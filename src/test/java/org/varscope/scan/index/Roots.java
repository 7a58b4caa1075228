package org.varscope.scan.index;

import module java.base;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.scan.walk.Buffers;

/// Lists of fields and settings of projects for tests, and bytes that fit them.
public final class Roots {
    /// All but a digest, which hangs on other bytes than its own.
    private static final List<FieldKind> KINDS = Arrays.stream(FieldKind.values())
            .filter(kind -> kind != FieldKind.DIGEST).toList();

    private Roots() { }

    public static FieldList list(Random random) {
        List<FieldItem> items = new ArrayList<>();
        for (int i = random.nextInt(5); i >= 0; i--) {
            FieldKind kind = random.nextInt(3) == 0 ? FieldKind.VAR
                    : KINDS.get(random.nextInt(KINDS.size()));
            items.add(kind == FieldKind.MAGIC ? FieldItem.magic("SAVE\u0001".getBytes(StandardCharsets.UTF_8))
                    : new FieldItem(kind, kind.isSized() ? 1 + random.nextInt(20) : 0,
                    random.nextBoolean() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN));
        }
        return new FieldList(items, random.nextInt(3) > 0);
    }

    public static byte[] bytes(Random random, FieldList list, int size) {
        Buffers.Out out = new Buffers.Out();
        int most = list.repeats() ? list.items().size() + random.nextInt(30) : list.items().size();
        for (int i = 0; i < most; i++) {
            item(random, list.item(i).orElseThrow(), size, out);
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
            case REST, TEXT -> out.raw(text);
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
