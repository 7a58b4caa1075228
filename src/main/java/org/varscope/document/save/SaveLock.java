package org.varscope.document.save;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.file.FileRemark;
import org.varscope.document.file.RealPath;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// The turn to write one file, which running copies of this program take one after the other. Who holds it while the
/// file is read, edited and saved overwrites nothing that another copy has saved.
///
/// It is a small file beside the one that is saved, as only that is seen by whoever can save it: from another account,
/// container or computer. The system locks it, and unlocks it when the program ends, however it ends; so a file that
/// was left behind keeps nobody waiting, and the next save takes it away. The saved file itself could not be the lock,
/// as saving puts another one in its place.
///
/// A thread that holds it may take it again. Where the file system has no locks, nobody waits, and what the file looks
/// like right before it is replaced has to do, as it has against other programs.
public final class SaveLock implements Closeable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofMillis(10);
    private static final String MARK = "varscope ";
    private static final int MOST = 64;
    /// Behind all bytes: on Windows, what is locked cannot be read by others.
    private static final long PLACE = Long.MAX_VALUE - 1;

    /// Systems give a file's locks to the whole program, and take them away when any thread closes it.
    private static final Map<Path, ReentrantLock> THREADS = new ConcurrentHashMap<>();
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final ReentrantLock thread;
    private final @Nullable Held held;

    private SaveLock(ReentrantLock thread, @Nullable Held held) {
        this.thread = thread;
        this.held = held;
    }

    /// Takes the turn to write `target`, and waits for it up to half a minute; to be closed by the same thread.
    ///
    /// @param target   a link is followed
    /// @param progress is asked while waiting, and may stop it
    /// @throws FileBusyException     if another copy of this program has not finished by then
    /// @throws IOException           if nothing can be written beside the file
    /// @throws CancellationException if the progress said to stop
    public static SaveLock take(Path target, Progress progress) throws IOException {
        return take(target, progress, PATIENCE, Disk.REAL);
    }

    static SaveLock take(Path target, Progress progress, Disk disk) throws IOException {
        return take(target, progress, PATIENCE, disk);
    }

    static SaveLock take(Path target, Progress progress, Duration patience, Disk disk) throws IOException {
        Path file = TempFiles.lock(RealPath.of(target));
        ReentrantLock thread = THREADS.computeIfAbsent(file, _ -> new ReentrantLock());
        long end = System.nanoTime() + patience.toNanos();
        boolean mine = false;
        boolean taken = false;
        try {
            while (true) {
                mine = mine || thread.tryLock(PAUSE.toMillis(), TimeUnit.MILLISECONDS);
                Held held = mine && thread.getHoldCount() == 1 ? hold(file, disk) : null;
                if (held != null || mine && thread.getHoldCount() > 1) {
                    taken = true;
                    return new SaveLock(thread, held);
                }
                progress.report(0, "saving");
                if (System.nanoTime() > end) {
                    throw new FileBusyException(busy(target, file));
                }
                Thread.sleep(mine ? PAUSE.toMillis() : 0);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("saving was stopped");
        } finally {
            if (mine && !taken) {
                thread.unlock();
            }
        }
    }

    /// The files that are held, for the end of the program.
    static Set<Path> held() {
        return HELD;
    }

    private static Remark busy(Path target, Path file) {
        Remark who = FileRemark.NOBODY.with();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)) {
            String[] words = text(channel).split(" ");
            who = words.length > 1 ? FileRemark.PROCESS.with(words[1]) : who;
        } catch (IOException e) {
            // Which one it is would only help to find it.
            who = FileRemark.NOBODY.with();
        }
        return FileRemark.BUSY.with(target, who, file);
    }

    /// A lock that this program has.
    ///
    /// @param channel locked
    /// @param named   the same file, opened by its name, which shows that it still has that
    private record Held(Path file, FileChannel channel, FileChannel named) implements Closeable {
        @Override
        public void close() throws IOException {
            // While it is locked, as it may be another's from then on.
            boolean gone = TempFiles.discard(file);
            HELD.remove(file);
            named.close();
            channel.close();
            if (!gone) {
                // Where files that are open cannot be deleted, another's could not be deleted either.
                TempFiles.discard(file);
            }
        }
    }

    /// {@return the lock; null while another program has it}
    private static @Nullable Held hold(Path file, Disk disk) throws IOException {
        if (isOther(file)) {
            throw new FileBusyException(inTheWay(file));
        }
        FileChannel channel = null;
        FileChannel named = null;
        Held held = null;
        try {
            channel = FileChannel.open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ,
                    StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS), OwnerOnly.file(file));
            if (isLockedElsewhere(channel)) {
                return null;
            }
            String mine = MARK + ProcessHandle.current().pid() + " " + System.nanoTime();
            if (channel.size() > 0 && !text(channel).startsWith(MARK)) {
                throw new FileBusyException(inTheWay(file));
            }
            mark(channel, mine, file, disk);
            // Who held it before may have removed it after it was opened here; another may be there by now.
            named = FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
            held = text(named).equals(mine) ? new Held(file, channel, named) : null;
            if (held != null) {
                HELD.add(file);
            }
            return held;
        } catch (NoSuchFileException e) {
            if (channel == null) {
                throw e;
            }
            return null;
        } catch (AccessDeniedException e) {
            if (!Files.isWritable(folder(file))) {
                throw new AccessDeniedException(folder(file).toString());
            }
            // It belongs to someone else, or Windows has not removed it yet.
            return null;
        } finally {
            if (held == null) {
                close(named);
                close(channel);
            }
        }
    }

    /// Where the disk is full, nothing is left but room for the next try.
    private static void mark(FileChannel channel, String mine, Path file, Disk disk) throws IOException {
        boolean marked = false;
        try {
            disk.write(channel.truncate(0), ByteBuffer.wrap(mine.getBytes(StandardCharsets.US_ASCII)));
            marked = true;
        } finally {
            if (!marked) {
                // While it is locked, as it may be another's from then on.
                TempFiles.discard(file);
            }
        }
    }

    /// Looks once, as the file may be gone the next moment.
    private static boolean isOther(Path file) throws IOException {
        try {
            return !Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isRegularFile();
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private static Path folder(Path file) {
        Path folder = file.getParent();
        return folder == null ? Path.of("") : folder;
    }

    private static void close(@Nullable FileChannel channel) throws IOException {
        if (channel != null) {
            channel.close();
        }
    }

    private static boolean isLockedElsewhere(FileChannel channel) {
        try {
            FileLock lock = channel.tryLock(PLACE, 1, false);
            return lock == null;
        } catch (IOException e) {
            // This file system has no locks.
            return false;
        }
    }

    private static String text(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(MOST);
        int read = channel.read(bytes, 0);
        return new String(bytes.array(), 0, Math.max(0, read), StandardCharsets.US_ASCII);
    }

    private static Remark inTheWay(Path file) {
        return FileRemark.IN_THE_WAY.with(file);
    }

    /// Lets the next one have its turn.
    @Override
    public void close() throws IOException {
        try {
            if (held != null) {
                held.close();
            }
        } finally {
            thread.unlock();
        }
    }
}
