package org.varscope.lesson;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.container.Probe;
import org.varscope.container.Wrapping;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.document.edit.EditException;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;

/// Makes a file of a lesson, line by line.
final class Material {
    private static final String SAMPLES = "/org/varscope/samples/";
    private static final Pattern SAMPLE = Pattern.compile("[a-z0-9-]+\\.save");

    private final String name;
    private ByteStore bytes = ByteStore.empty();
    private @Nullable Reading asked;
    private @Nullable Reading written;
    private boolean plain = true;
    private int last;

    /// @param name of the file; empty for that of the lesson
    Material(String name) {
        this.name = name;
    }

    boolean isEmpty() {
        return bytes.isEmpty();
    }

    /// Adds bytes in hexadecimal.
    void hex(LessonLine line) throws LessonException {
        last = line.number();
        bytes = bytes.concat(ByteStore.of(LessonGrammar.hex(line.text(), line.number())));
    }

    /// Adds a value: its dialect on the line itself, its Godot text below.
    void value(LessonLine line) throws LessonException {
        last = line.number();
        Reading reading = LessonGrammar.reading(line.rest(), line.number());
        try {
            byte[] value = Encoder.encode(GodotReader.read(line.below(), reading.dialect()), reading.dialect());
            ByteOrder order = reading.framed().lengths(null);
            if (order != null) {
                byte[] length = ByteBuffer.allocate(Integer.BYTES).order(order).putInt(value.length).array();
                bytes = bytes.concat(ByteStore.of(length));
            }
            bytes = bytes.concat(ByteStore.of(value));
            written = new Reading(reading.dialect(), reading.framed());
        } catch (TextException e) {
            throw new LessonException(line.number(), e.found(), e.expected());
        } catch (EncodeException e) {
            throw new LessonException(line.number(), LessonException.quoted(line.below()),
                    LessonRemark.VALUE_OF.with(reading.dialect().name(), e.remark()));
        }
    }

    /// Adds a sample of the program.
    void sample(LessonLine line) throws LessonException {
        last = line.number();
        String file = line.text();
        byte[] sample = SAMPLE.matcher(file).matches() ? sample(file) : null;
        if (sample == null) {
            throw new LessonException(line.number(), LessonException.quoted(file),
                    LessonRemark.SAMPLE.with());
        }
        bytes = bytes.concat(ByteStore.of(sample));
        written = null;
    }

    private static byte @Nullable [] sample(String file) {
        try (InputStream in = Material.class.getResourceAsStream(SAMPLES + file)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Says how the file is opened.
    void open(LessonLine line) throws LessonException {
        last = line.number();
        asked = LessonGrammar.reading(line.text(), line.number());
    }

    /// Changes what there is so far.
    void make(LessonLine line) throws LessonException {
        last = line.number();
        String text = line.text();
        if (LessonGrammar.word(text).equals("pack")) {
            pack(LessonGrammar.rest(text), line.number());
            return;
        }
        Change change = LessonGrammar.change(text, line.number());
        Optional<Probe.Result.Found> found = reading() == null ? LessonFile.found(bytes) : Optional.empty();
        Structure before = file().opened().orElseThrow(() -> new LessonException(last,
                LessonRemark.NO_SAVE.with(), LessonRemark.OPEN_ABOVE.with()));
        try {
            Structure after = change.of(before);
            Optional<Wrapping> wrapping = found.map(Probe.Result.Found::wrapping).filter(around -> !around.isPlain());
            bytes = wrapping.isEmpty() ? after.bytes()
                    : wrapping.get().wrap(after.bytes(), Progress.NONE).file();
        } catch (EditException e) {
            throw new LessonException(last, LessonException.quoted(text),
                    LessonRemark.FITTING_CHANGE.with(e));
        } catch (IndexOutOfBoundsException _) {
            throw new LessonException(last, LessonException.quoted(text),
                    LessonRemark.OFFSET.with(before.bytes().length()));
        } catch (IOException e) {
            throw new LessonException(last, LessonException.quoted(text),
                    LessonRemark.POSSIBLE_CHANGE.with(Remarked.part(e)));
        }
    }

    private void pack(String how, int line) throws LessonException {
        Compression compression = Arrays.stream(Compression.values())
                .filter(one -> one.isWritable() && one.name().equalsIgnoreCase(how)).findFirst()
                .orElseThrow(() -> new LessonException(line, LessonException.quoted(how),
                        LessonRemark.PACKING.with()));
        try {
            bytes = Compressed.write(bytes, compression, Progress.NONE).file();
            plain = false;
        } catch (IOException e) {
            throw new LessonException(line, LessonException.quoted(how),
                    LessonRemark.POSSIBLE_FILE.with(Remarked.part(e)));
        }
    }

    private @Nullable Reading reading() {
        return asked != null ? asked : plain ? written : null;
    }

    private LessonFile file() {
        return new LessonFile(name, bytes, reading());
    }

    /// {@return the file}
    /// @throws LessonException if it is no save, so that nobody could work on it
    LessonFile made() throws LessonException {
        LessonFile file = file();
        if (file.opened().isEmpty()) {
            throw new LessonException(last, LessonRemark.NO_SAVE.with(),
                    LessonRemark.OPEN.with());
        }
        return file;
    }
}
