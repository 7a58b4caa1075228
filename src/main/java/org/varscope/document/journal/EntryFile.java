package org.varscope.document.journal;

import module java.base;
import org.varscope.document.save.AtomicMove;
import org.varscope.document.save.OwnerOnly;

/// An append-only file of entries. Each is a length, a CRC-32C of what follows, kind, number, time and content.
///
/// The length counts only the content. What a crash left half-written at the end fails its checksum and is not read.
final class EntryFile implements Closeable {
    private static final int LEAD = 4 + 4;
    private static final int FIXED = 1 + 8 + 8;
    /// No entry is larger: a limit for reading, far above what is ever written.
    private static final int LARGEST = 1 << 30;

    private final Path path;
    private FileChannel channel;
    private long size;

    private EntryFile(Path path, FileChannel channel, long size) {
        this.path = path;
        this.channel = channel;
        this.size = size;
    }

    /// {@return a new file with these entries, in the place of whatever is there, on the disk when this returns}
    static EntryFile create(Path path, List<Entry> entries) throws IOException {
        long size = replace(path, entries);
        return new EntryFile(path, FileChannel.open(path, StandardOpenOption.WRITE), size);
    }

    /// Leaves nothing but these entries. Where that fails, the file is as it was.
    void startAgain(List<Entry> entries) throws IOException {
        // Windows does not replace what is open.
        channel.close();
        try {
            size = replace(path, entries);
        } finally {
            channel = FileChannel.open(path, StandardOpenOption.WRITE);
        }
    }

    private static long replace(Path path, List<Entry> entries) throws IOException {
        Path fresh = path.resolveSibling(path.getFileName() + ".tmp");
        Files.deleteIfExists(fresh);
        try {
            long size;
            try (EntryFile file = new EntryFile(fresh, FileChannel.open(fresh,
                    Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), OwnerOnly.file(fresh)), 0)) {
                for (Entry entry : entries) {
                    file.add(entry);
                }
                file.force();
                size = file.size();
            }
            AtomicMove.replace(fresh, path);
            return size;
        } catch (IOException e) {
            Files.deleteIfExists(fresh);
            throw e;
        }
    }

    /// {@return the entries of `path` up to the first that is not whole}
    static List<Entry> read(Path path) throws IOException {
        if (!Files.isRegularFile(path)) {
            // A pipe that nobody writes into would never answer.
            throw new NoSuchFileException(path.toString());
        }
        List<Entry> entries = new ArrayList<>();
        long left = Files.size(path);
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path), 1 << 16))) {
            while (left >= LEAD + FIXED) {
                int length = in.readInt();
                int sum = in.readInt();
                if (length < 0 || length > LARGEST || length > left - LEAD - FIXED) {
                    break;
                }
                byte[] body = new byte[FIXED + length];
                in.readFully(body);
                left -= LEAD + body.length;
                ByteBuffer fields = ByteBuffer.wrap(body);
                int kind = fields.get();
                if (sum(body) != sum || kind < 0 || kind >= Entry.Kind.values().length) {
                    break;
                }
                Entry entry = new Entry(Entry.Kind.values()[kind], fields.getLong(), fields.getLong(),
                        new byte[length]);
                fields.get(entry.content());
                entries.add(entry);
            }
        } catch (EOFException e) {
            // It was cut while it was read: what came before counts.
            return entries;
        }
        return entries;
    }

    /// {@return of these entries the last base with what it needs, and what happened after it}
    static List<Entry> lastBase(List<Entry> entries) {
        int base = entries.size() - 1;
        while (entries.get(base).kind() != Entry.Kind.BASE) {
            base--;
        }
        return from(entries, base);
    }

    /// {@return of these entries the one number `base` with what it needs, and what happened after it}
    static List<Entry> from(List<Entry> entries, int base) {
        int first = base - 1;
        while (first > 1 && entries.get(first - 1).kind() == Entry.Kind.FILE) {
            first--;
        }
        List<Entry> kept = new ArrayList<>(entries.subList(first, base + 1));
        kept.addFirst(entries.getFirst());
        long after = entries.get(base).number();
        entries.stream().filter(e -> e.kind().isAct() && e.number() > after).forEach(kept::add);
        return kept;
    }

    private static int sum(byte[] body) {
        CRC32C sum = new CRC32C();
        sum.update(body);
        return (int) sum.getValue();
    }

    /// {@return bytes that hold whole entries}
    long size() {
        return size;
    }

    /// Writes `entry` to the end. It is with the system when this returns, so that it outlives this program.
    ///
    /// @throws IOException if it is not written; the entries before it are as they were
    void add(Entry entry) throws IOException {
        byte[] body = ByteBuffer.allocate(FIXED + entry.content().length).put((byte) entry.kind().ordinal())
                .putLong(entry.number()).putLong(entry.millis()).put(entry.content()).array();
        ByteBuffer bytes = ByteBuffer.allocate(LEAD + body.length).putInt(entry.content().length).putInt(sum(body))
                .put(body).flip();
        long at = size;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
        size = at;
    }

    /// Waits until everything is on the disk, so that it outlives a power cut.
    void force() throws IOException {
        channel.force(false);
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
