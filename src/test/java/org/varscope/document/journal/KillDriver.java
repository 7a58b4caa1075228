package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.file.FileStamp;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// A program that edits, saves and journals one file until it is killed, and prints what it has done.
///
/// | Line | Means |
/// |---|---|
/// | `saving SUM` | the file is about to hold these bytes |
/// | `saved SUM` | it does |
/// | `did ACTS MILLIS SUM` | after that many acts, at that time, the document and the steps around are these |
public final class KillDriver {
    /// How many states to each side of the present one are told.
    private static final int AROUND = 12;

    private final Session session;
    private final Random random;
    private final PrintStream out;

    private KillDriver(Session session, Random random, PrintStream out) {
        this.session = session;
        this.random = random;
        this.out = out;
    }

    /// @param arguments file, folder of journals, seed
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Random random = new Random(Long.parseLong(arguments[2]));
        Journals journals = new Journals(Path.of(arguments[1]));
        boolean lazily = random.nextBoolean();
        List<Found> found = journals.unfinished();
        Session session = found.isEmpty() ? Session.open(journals, file, lazily, null)
                : restored(journals, found.getFirst(), file, lazily);
        new KillDriver(session, random, System.out).run();
    }

    private static Session restored(Journals journals, Found found, Path file, boolean lazily) throws IOException {
        Recovery recovery = journals.recover(found, null);
        FileStamp stamp = FileStamp.of(file);
        ByteStore bytes = Session.bytes(file, lazily);
        Recovery.Start start = recovery.match(bytes, FileStamp.of(file))
                .orElseThrow(() -> new RemarkedIOException(recovery.whyNot()));
        Recovery.Restored restored = recovery.replay(start, bytes, Progress.NONE);
        Document document = restored.document();
        return new Session(file, document, restored.goOn(document), bytes, stamp);
    }

    private void run() throws IOException {
        out.println("ready");
        while (true) {
            for (int i = random.nextInt(12); i >= 0; i--) {
                session.act(random);
                tell();
            }
            out.println("saving " + sum(session.document.snapshot().bytes()));
            session.save(() -> {
                session.act(random);
                tell();
            });
            tell();
            out.println("saved");
        }
    }

    private void tell() {
        Checkpoint now = session.document.checkpoint();
        out.println("did %d %d %s".formatted(now.acts(), System.currentTimeMillis(), sum(now)));
    }

    static String sum(ByteStore bytes) {
        CRC32C sum = new CRC32C();
        sum.update(Session.bytes(bytes));
        return Long.toHexString(sum.getValue());
    }

    /// {@return what tells this history from others: the present state, and those around it with their labels}
    static String sum(Checkpoint history) {
        CRC32C sum = new CRC32C();
        int last = Math.min(history.size(), history.now() + AROUND);
        for (int i = Math.max(0, history.now() - AROUND); i <= last; i++) {
            sum.update(Session.bytes(history.state(i).bytes()));
            sum.update(i < last ? history.step(i).action().written().hashCode() : 0);
        }
        return "%d/%d/%x".formatted(history.now(), history.size(), sum.getValue());
    }
}
