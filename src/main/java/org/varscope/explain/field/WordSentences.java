package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.explain.EventWords;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.cell.KeyText;
import org.varscope.variant.ImageFormat;

/// Says what words with a meaning of their own say: flags of paths, what an image is, what happened in an event.
///
/// @param in         reads the bytes
/// @param generation of the dialect
record WordSentences(ByteReader in, int generation, Phrases phrases, Language language) {
    private static final int ABSOLUTE = 1;
    private static final int EXTRA = 2;
    /// The last generation in which the extra text of a path is the name of a property.
    private static final int WITH_PROPERTY = 2;
    /// Bytes from the header of an event to its type.
    private static final int TO_TYPE = 4;

    /// {@return one sentence or several}
    ///
    /// @param value what the bytes mean, in a few words
    String of(Purpose.Named named, Field field, String value) {
        Span span = field.span();
        String key = "word." + named.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return switch (named) {
            case OBJECT_ID -> phrases.get(in.i64(span.start()) == 0 ? key + ".none" : key, value);
            case PATH_FLAGS -> flags(in.i32(span.start()));
            case EVENT_TYPE -> phrases.get(key, value, EventWords.type(in.i32(span.start()), language));
            case IMAGE_FORMAT -> in.u32(span.start()) < ImageFormat.values().length
                    ? phrases.get(key, value, ImageFormat.values()[in.i32(span.start())].name())
                    : phrases.get(key + ".unknown", value);
            case IMAGE_MIPMAPS, IMAGE_WIDTH, IMAGE_HEIGHT -> phrases.get(key, in.u32(span.start()));
            case SCANCODE -> KeyText.show(in.i32(span.start())).startsWith("0x") ? phrases.get(key + ".unnamed", value)
                    : phrases.get(key, value, KeyText.show(in.i32(span.start())));
            case MODIFIERS -> modifiers(key, in.i32(span.start()));
            case BUTTON -> button(key, field, value);
            case EVENT_DEVICE, AXIS, AXIS_VALUE, TOUCH -> phrases.get(key, value);
        };
    }

    private String flags(int flags) {
        return phrases.get((flags & ABSOLUTE) != 0 ? "word.path-flags.absolute" : "word.path-flags.relative")
                + ((flags & EXTRA) == 0 ? "" : phrases.get(generation <= WITH_PROPERTY ? "word.path-flags.property"
                        : "word.path-flags.extra"));
    }

    private String modifiers(String key, int bits) {
        String held = Stream.of(KeyText.Modifier.values()).filter(one -> (bits & one.mask()) != 0)
                .map(one -> phrases.get(key + ".bit", one.word(), Integer.numberOfTrailingZeros(one.mask())))
                .collect(Collectors.joining(", "));
        return held.isEmpty() ? phrases.get(key + ".none") : phrases.get(key, held);
    }

    private String button(String key, Field field, String value) {
        boolean mouse = in.i32(field.owner().span().start() + TO_TYPE) == EventWords.MOUSE_BUTTON;
        return EventWords.mouseButton(in.i32(field.span().start()), language).filter(_ -> mouse)
                .map(name -> phrases.get(key + ".mouse", value, name)).orElseGet(() -> phrases.get(key, value));
    }
}
