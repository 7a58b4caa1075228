package org.varscope.document;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.OpenFile;
import org.varscope.document.place.Values;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Shapes;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// What a person does with a file of a hundred gigabytes, in a program of its own with little memory: opens it, jumps
/// through it, edits here and there and undoes. Prints `done`, or ends with what went wrong.
final class HolesSession {
    private final Document document;
    private final long frame;

    private HolesSession(Structure structure, long frame) {
        this.document = new Document(structure);
        this.frame = frame;
    }

    /// @param arguments the file, and the bytes of one frame
    public static void main(String[] arguments) throws IOException, EditException {
        OpenFile file = OpenFile.read(Path.of(arguments[0]), Progress.NONE);
        if (!(Probe.open(file.bytes(), Layers.ANY, null, null, Progress.NONE) instanceof Probe.Result.Found found)) {
            throw new IllegalStateException("the file was not recognised");
        }
        HolesSession session = new HolesSession(Structure.scan(found.wrapping().content(), found.dialect(),
                found.framing(), Progress.NONE), Long.parseLong(arguments[1]));
        session.look();
        session.edit();
        System.out.println("done");
    }

    private Structure structure() {
        return document.structure();
    }

    private void look() {
        long length = structure().bytes().length();
        expect(structure().records(), length / frame, "records");
        expect(structure().problemCount(), 0, "problems");
        expect(Shapes.count(structure()) < 1000, true, "a small index");
        for (long at = 4096; at < length; at += frame / 2 + 12_344) {
            Node node = structure().deepestAt(at).orElseThrow();
            expect(node.row() == null ? "" : node.row().name(), "PackedByteArray", "the value at " + at);
            expect(node.parent() == null ? -1 : node.parent().place(), at / frame, "the record at " + at);
            Span screen = new Span(at, 55 * 16);
            List<Field> fields = Fields.in(structure(), screen);
            expect(fields.stream().mapToLong(f -> f.span().intersection(screen).length()).sum(), screen.length(),
                    "bytes in fields at " + at);
            expect(structure().bytes().bytes(screen).length, 880, "bytes at " + at);
        }
        Field last = Fields.in(structure(), new Span(length - 1, 1)).getFirst();
        expect(last.role() == FieldRole.PADDING, false, "padding at the end");
    }

    private void edit() throws EditException {
        long length = structure().bytes().length();
        byte[] before = structure().bytes().bytes(new Span(length - frame, 64));
        for (long record : List.of(0L, length / frame / 2, length / frame - 1)) {
            Location number = new Location(List.of(record, 0L), false);
            document.apply(new Edit.SetValue(number, new Variant.Int(5_000_000_000L)));
            expect(document.pending().isEmpty(), true, "read at once after a value was set");
            expect(structure().bytes().length(), length + 4, "bytes after an edit");
            expect(structure().records(), length / frame, "records after an edit");
            expect(Values.of(structure(), structure().node(number).orElseThrow(), 64).orElseThrow(),
                    new Variant.Int(5_000_000_000L), "the value that was set");
            undo();
            document.apply(Edit.overwrite(record * frame + frame / 2, new byte[] {1, 2, 3}));
            expect(document.pending().isEmpty(), true, "read at once after bytes were overwritten");
            undo();
            apply(Edit.insert(0, new byte[] {7}));
            undo();
            apply(new Edit.Remove(new Location(List.of(record), false)));
            expect(structure().records(), length / frame - 1, "records after one was removed");
            undo();
        }
        expect(structure().bytes().length(), length, "bytes at the end");
        expect(structure().records(), length / frame, "records at the end");
        expect(Arrays.equals(before, structure().bytes().bytes(new Span(length - frame, 64))), true,
                "the last frame as it was");
    }

    private void apply(Edit edit) throws EditException {
        document.apply(edit);
        read();
    }

    private void undo() {
        document.undo();
        read();
    }

    /// Reads what the document has left to the background.
    private void read() {
        document.pending().ifPresent(job -> document.adopt(job, job.run(Progress.NONE)));
    }

    private static void expect(long found, long expected, String what) {
        expect((Object) found, expected, what);
    }

    private static void expect(Object found, Object expected, String what) {
        if (!found.equals(expected)) {
            throw new IllegalStateException(what + ": " + found + ", expected " + expected);
        }
    }
}
