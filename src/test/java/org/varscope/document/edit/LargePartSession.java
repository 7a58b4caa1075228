package org.varscope.document.edit;

import module java.base;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.place.Part;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// Reads and sets elements of a packed array of a gigabyte, in a program of its own with less memory than that. Prints
/// `done`, or ends with what went wrong.
final class LargePartSession {
    private static final long LENGTH = 1L << 30;
    private static final int INTS = 30;

    private LargePartSession() { }

    /// Zeros that nobody holds.
    private record Zeros(long length) implements ByteSource {
        @Override
        public void read(long at, byte[] into, int offset, int count) {
            Arrays.fill(into, offset, offset + count, (byte) 0);
        }
    }

    public static void main(String[] arguments) throws Exception {
        int count = (int) (LENGTH / 4);
        byte[] head = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt(INTS).putInt(count).array();
        ByteStore bytes = ByteStore.of(head).concat(ByteStore.of(new Zeros(LENGTH)));
        Document document = new Document(
                Structure.scan(bytes, Dialects.of("godot4"), Framing.BARE, Progress.NONE));
        for (long index : List.of(0L, count / 2L, count - 1L)) {
            Change change = set(document, "$[" + index + "]");
            read(document);
            expect(change.patches(), List.of(new Patch(8 + 4 * index, 4, 4)), "what was replaced");
            expect(part(document, "$[" + index + "]").read(), new Variant.Int(7), "the element that was set");
            document.undo();
            read(document);
            expect(part(document, "$[" + index + "]").read(), new Variant.Int(0), "the element after undo");
        }
        System.out.println("done");
    }

    /// Reads what the document has left to the background.
    private static void read(Document document) {
        document.pending().ifPresent(job -> document.adopt(job, job.run(Progress.NONE)));
    }

    private static Change set(Document document, String path) throws Exception {
        Target target = Paths.resolve(document.structure(), PathText.read(path, document.structure().dialect()));
        return document.apply(new Edit.SetPart(target.node().location(), target.inner(), new Variant.Int(7)));
    }

    private static Part part(Document document, String path) throws Exception {
        Target target = Paths.resolve(document.structure(), PathText.read(path, document.structure().dialect()));
        return Part.of(document.structure(), target.node(), target.inner());
    }

    private static void expect(Object found, Object expected, String what) {
        if (!found.equals(expected)) {
            throw new IllegalStateException(what + ": " + found + ", expected " + expected);
        }
    }
}
