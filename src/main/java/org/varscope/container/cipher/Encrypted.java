package org.varscope.container.cipher;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Layer;
import org.varscope.container.Secret;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.cipher.EncryptedHeader.Generation;
import org.varscope.container.remark.FormatRemark;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// A file of `FileAccess.open_encrypted` or `open_encrypted_with_pass`, magic `GDEC`,
/// `core/io/file_access_encrypted.cpp`.
///
/// Content of up to 64 MiB is decrypted into memory when it is opened, more of it where it is read. Nothing that was
/// decrypted is ever written to disk.
public final class Encrypted implements Wrapping {
    /// Its name on the command line.
    public static final String WORD = "encrypted";

    private static final int CHUNK = 1 << 20;
    private static final long IN_MEMORY = 64 << 20;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final ByteStore file;
    private final EncryptedHeader header;
    private final Secret secret;
    private final EncryptedReading.Result read;
    private final Iv choice;
    private final Damage damage;

    private Encrypted(ByteStore file, Secret secret, EncryptedReading.Result read, Iv choice, Damage damage) {
        this.file = file;
        this.header = read.header();
        this.secret = secret;
        this.read = read;
        this.choice = choice;
        this.damage = damage;
    }

    private static EncryptedReading.Result whole(EncryptedHeader header, ByteStore content) {
        return new EncryptedReading.Result(header, content, List.of(), null);
    }

    /// {@return whether a file that begins like this says that it is one}
    public static boolean isNamed(ByteStore file) {
        return new String(file.bytes(new Span(0, Math.min(4, file.length()))), StandardCharsets.ISO_8859_1)
                .equals(EncryptedHeader.MAGIC);
    }

    /// {@return `file` decrypted}
    ///
    /// @param secret   which it keeps, to write the file again
    /// @param progress follows the bytes decrypted, and may stop it
    /// @throws WrongSecretException  if what it decrypts to neither is what the header says nor means anything
    /// @throws WrapperException      if it is no encrypted file, or nothing of its content is there
    /// @throws CancellationException if the progress says to stop
    public static Encrypted open(ByteStore file, Secret secret, Progress progress) throws WrapperException {
        return open(file, secret, progress, IN_MEMORY);
    }

    /// {@return a new file around `content`, as an engine would write it}
    ///
    /// @param old      whether it is an engine before Godot 4
    /// @param progress follows the bytes encrypted, and may stop it
    /// @throws IOException           if there is no room for it
    /// @throws CancellationException if the progress says to stop
    public static Rewrapped write(ByteStore content, Secret secret, boolean old, Progress progress)
            throws IOException {
        Generation generation = old ? Generation.GODOT_3 : Generation.GODOT_4;
        EncryptedHeader none = new EncryptedHeader(generation, new byte[EncryptedHeader.BLOCK], 0,
                new byte[old ? 0 : EncryptedHeader.BLOCK]);
        return new Encrypted(ByteStore.of(none.bytes()), secret, whole(none, ByteStore.empty()),
                Iv.FRESH_WITH_CHANGES, Damage.KEPT).wrap(content, progress);
    }

    static Encrypted open(ByteStore file, Secret secret, Progress progress, long inMemory) throws WrapperException {
        return new Encrypted(file, secret, new EncryptedReading(file, secret, progress, inMemory).run(),
                Iv.FRESH_WITH_CHANGES, Damage.KEPT);
    }

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public Remark title() {
        return title(header);
    }

    /// {@return what a file with this header is}
    public static Remark title(EncryptedHeader header) {
        return FormatRemark.ENCRYPTED_TITLE.with(header.generation().engines(), "AES-256-" + header.mode(),
                header.length());
    }

    @Override
    public Optional<String> dialect() {
        return Optional.of(header.generation() == Generation.GODOT_4 ? "godot4" : "godot3");
    }

    @Override
    public ByteStore content() {
        return read.content();
    }

    @Override
    public ByteStore file() {
        return file;
    }

    @Override
    public long end() {
        return Math.min(file.length(), header.end());
    }

    @Override
    public List<Layer> layers() {
        return List.of(header.layer(file, read.problems()));
    }

    @Override
    public Optional<Secret> secret() {
        return Optional.of(secret);
    }

    @Override
    public List<Problem> problems() {
        return read.problems();
    }

    @Override
    public boolean isCertain() {
        return read.sound() != null;
    }

    @Override
    public Encrypted with(Iv chosen) {
        return new Encrypted(file, secret, read, chosen, damage);
    }

    @Override
    public Encrypted with(Damage chosen) {
        return new Encrypted(file, secret, read, choice, chosen);
    }

    /// {@return the initialization vector as hexadecimal digits; empty in the older generation, which has none}
    public String iv() {
        return HexFormat.of().formatHex(header.iv());
    }

    @Override
    public Rewrapped wrap(ByteStore changed, Progress progress) throws IOException {
        boolean isFresh = choice == Iv.FRESH && header.iv().length > 0;
        boolean isSame = !isFresh && changed.contentEquals(read.content());
        boolean isDamaged = !read.problems().isEmpty();
        if (isSame && (damage == Damage.KEPT || !isDamaged)) {
            return new Rewrapped(file, with(Damage.KEPT));
        }
        if (isDamaged && damage == Damage.KEPT) {
            throw DamageException.ofSum(read.sound() != null);
        }
        if (isSame && read.sound() != null) {
            EncryptedHeader sound = EncryptedHeader.of(header.generation(),
                    read.sound().bytes(new Span(0, header.generation().size)));
            return new Rewrapped(read.sound(), new Encrypted(read.sound(), secret, whole(sound, changed), choice,
                    Damage.KEPT));
        }
        byte[] iv = header.iv();
        if (choice != Iv.KEPT) {
            iv = new byte[iv.length];
            RANDOM.nextBytes(iv);
        }
        EncryptedHeader begun = new EncryptedHeader(header.generation(), header.sum(), changed.length(), iv);
        MessageDigest md5 = EncryptedHeader.md5();
        ByteStore blocks = encrypted(changed, Cipher256.encrypting(begun, secret), md5, progress);
        EncryptedHeader full = new EncryptedHeader(header.generation(), md5.digest(), changed.length(), iv);
        ByteStore written = ByteStore.of(full.bytes()).concat(blocks)
                .concat(file.slice(Span.between(Math.min(header.end(), file.length()), file.length())));
        return new Rewrapped(written, new Encrypted(written, secret, whole(full, changed), choice, Damage.KEPT));
    }

    private static ByteStore encrypted(ByteStore content, Cipher256 cipher, MessageDigest md5, Progress progress)
            throws IOException {
        int most = (int) Math.min(CHUNK, EncryptedHeader.padded(content.length()));
        byte[] chunk = new byte[most];
        byte[] out = new byte[most];
        try (Spool spool = new Spool()) {
            for (long done = 0; done < content.length(); ) {
                int size = (int) Math.min(CHUNK, content.length() - done);
                content.read(done, chunk, 0, size);
                md5.update(chunk, 0, size);
                int whole = (int) EncryptedHeader.padded(size);
                Arrays.fill(chunk, size, whole, (byte) 0);
                cipher.turn(chunk, 0, whole, out);
                spool.write(out, 0, whole);
                done += size;
                progress.report(done, "encrypting");
            }
            return spool.finish();
        }
    }
}
