package org.varscope.container.cipher;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.container.WrapperException;
import org.varscope.container.WrongSecretException;
import org.varscope.container.cipher.EncryptedHeader.Generation;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;

/// Decrypts a file and compares what comes out with its sum. Where that does not fit, the key may still be right:
/// if what comes out means something ([Legibility]). Then the file is damaged, and it is found out where, as far
/// as the sum tells.
final class EncryptedReading {
    private static final int CHUNK = 1 << 20;
    private static final int STEP = 1 << 14;
    private static final int BLOCK = EncryptedHeader.BLOCK;
    /// Bytes that are looked at for whether they mean anything.
    private static final long LOOKED_AT = 1 << 20;
    /// Content with more bytes is not searched for the one that is damaged.
    private static final long SEARCHED = 1 << 20;
    /// Sums that have as many bytes in common are no others by chance.
    private static final int SUM_BYTES = 8;

    private final ByteStore file;
    private final Secret secret;
    private final Progress progress;
    private final long inMemory;

    /// What came out.
    ///
    /// @param header   with the length of the content
    /// @param problems with what is wrong; none where the sum fits
    /// @param sound    the file without the damage; null where there is none, or nobody knows
    record Result(EncryptedHeader header, ByteStore content, List<Problem> problems, @Nullable ByteStore sound) { }

    /// @param inMemory most bytes of content that are held
    EncryptedReading(ByteStore file, Secret secret, Progress progress, long inMemory) {
        this.file = file;
        this.secret = secret;
        this.progress = progress;
        this.inMemory = inMemory;
    }

    /// What a header makes of the file.
    ///
    /// @param sum of the content
    private record Plain(EncryptedHeader header, ByteStore content, byte[] sum) {
        boolean fits() {
            return Arrays.equals(sum, header.sum());
        }
    }

    /// {@return what the file holds}
    ///
    /// @throws WrongSecretException if it has no content that the key makes sense of, and nobody insists on it
    /// @throws WrapperException     if it is no encrypted file, or nothing of its content is there
    Result run() throws WrapperException {
        List<EncryptedHeader> sound = List.of();
        WrapperException trouble = null;
        try {
            sound = EncryptedHeader.readings(file);
        } catch (WrapperException e) {
            trouble = e;
        }
        for (EncryptedHeader header : sound) {
            Plain plain = decrypted(header);
            if (plain.fits()) {
                return new Result(header, plain.content, List.of(), null);
            }
        }
        for (EncryptedHeader header : EncryptedHeader.damaged(file)) {
            boolean isKey = isLegible(header);
            if (isKey || trouble != null) {
                Plain plain = ofAnyLength(header);
                if (isKey || plain.fits()) {
                    return damaged(plain);
                }
            }
        }
        if (secret.insists() && !EncryptedHeader.damaged(file).isEmpty() && EncryptedHeader.isLike(file)) {
            return damaged(decrypted(EncryptedHeader.damaged(file).getFirst()));
        }
        if (trouble != null && (EncryptedHeader.damaged(file).isEmpty() || !EncryptedHeader.isLike(file))) {
            throw trouble;
        }
        throw trouble == null ? new WrongSecretException() : new WrongSecretException(trouble.remark());
    }

    private Plain decrypted(EncryptedHeader header) {
        DecryptedSource source = new DecryptedSource(file, header, secret);
        boolean isKept = header.length() <= inMemory;
        byte[] plain = new byte[(int) (isKept ? header.length() : CHUNK)];
        MessageDigest md5 = EncryptedHeader.md5();
        for (long done = 0; done < header.length(); ) {
            int at = isKept ? (int) done : 0;
            int size = (int) Math.min(CHUNK, header.length() - done);
            source.read(done, plain, at, size);
            md5.update(plain, at, size);
            done += size;
            progress.report(done, "decrypting");
        }
        return new Plain(header, isKept ? ByteStore.of(plain) : ByteStore.of(source), md5.digest());
    }

    /// Whether the content means anything.
    private boolean isLegible(EncryptedHeader header) {
        long there = Math.min(EncryptedHeader.padded(header.length()), header.there(file.length()));
        DecryptedSource source = new DecryptedSource(file, header.ofLength(there), secret);
        long most = Math.min(LOOKED_AT, there);
        Legibility legibility = new Legibility((most + BLOCK - 1) / BLOCK);
        boolean isOld = header.generation() == Generation.GODOT_3;
        byte[] plain = new byte[STEP];
        byte[] of = new byte[BLOCK + STEP];
        for (long from = 0; from < most && !legibility.isSure(); from += STEP) {
            int count = (int) Math.min(STEP, most - from);
            source.read(from, plain, 0, count);
            encrypted(header, from / BLOCK - 1, BLOCK + count, of);
            for (int at = 0; at < count; at += BLOCK) {
                legibility.add(of, isOld ? BLOCK + at : at, plain, at, Math.min(BLOCK, count - at));
            }
        }
        return legibility.isSure();
    }

    /// Puts encrypted blocks into `into`, from block `first` on; block -1 is the initialization vector.
    private void encrypted(EncryptedHeader header, long first, int count, byte[] into) {
        long start = header.generation().size;
        int vector = first < 0 ? BLOCK : 0;
        System.arraycopy(header.iv(), 0, into, 0, first < 0 ? header.iv().length : 0);
        long at = start + Math.max(0, first) * BLOCK;
        int there = Math.clamp(file.length() - at, 0, count - vector);
        Arrays.fill(into, vector + there, count, (byte) 0);
        file.read(at, into, vector, there);
    }

    /// The content, as long as the header says it is, or, where the sum fits that, as long as the blocks allow.
    private Plain ofAnyLength(EncryptedHeader header) {
        Plain said = decrypted(header);
        long all = header.there(file.length());
        if (said.fits() || all > inMemory) {
            return said;
        }
        ByteStore content = decrypted(header.ofLength(all)).content;
        long least = Math.max(0, all - BLOCK + 1);
        MessageDigest md5 = EncryptedHeader.md5();
        byte[] bytes = content.bytes(new Span(0, all));
        md5.update(bytes, 0, (int) least);
        for (long length = least; length <= all; length++) {
            byte[] sum = cloned(md5).digest();
            if (Arrays.equals(sum, header.sum())) {
                return new Plain(header.ofLength(length), content.slice(new Span(0, length)), sum);
            }
            if (length < all) {
                md5.update(bytes[(int) length]);
            }
        }
        return said;
    }

    private static MessageDigest cloned(MessageDigest md5) {
        try {
            return (MessageDigest) md5.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("every Java can copy an MD5", e);
        }
    }

    private Result damaged(Plain plain) {
        EncryptedHeader header = plain.header;
        byte[] head = file.bytes(new Span(0, header.generation().size));
        List<Flaw> flaws = new ArrayList<>();
        if (!EncryptedHeader.isNamed(head)) {
            flaws.add(new Flaw.EncryptedMagicOther(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(head, 0, 4)));
        }
        header.otherMode(head).ifPresent(mode -> flaws.add(new Flaw.CipherModeOther(mode)));
        if (plain.fits()) {
            EncryptedHeader right = header.exact(header.sum(), header.iv());
            if (header.said() != header.length()) {
                flaws.add(new Flaw.ContentLengthOther(header.said(), header.length()));
            } else if (header.end() > file.length()) {
                flaws.add(new Flaw.ContentCut(header.said(), header.length()));
            }
            return result(new Plain(right, plain.content, plain.sum), flaws,
                    sound(right, header.sum(), file.slice(blocks(right))));
        }
        if (header.said() != header.length()) {
            flaws.add(new Flaw.ContentCut(header.said(), header.length()));
            return result(plain, flaws, null);
        }
        long alike = IntStream.range(0, plain.sum.length).filter(i -> plain.sum[i] == header.sum()[i]).count();
        if (alike >= SUM_BYTES) {
            flaws.add(new Flaw.ContentSumOther(false));
            return result(plain, flaws, sound(header, plain.sum, file.slice(blocks(header))));
        }
        Optional<HurtByte> hurt = header.length() > Math.min(inMemory, SEARCHED) ? Optional.empty() : search(plain);
        if (hurt.isEmpty()) {
            flaws.add(new Flaw.ContentSumOther(true));
            return result(plain, flaws, null);
        }
        return mended(plain, hurt.get(), flaws);
    }

    private Span blocks(EncryptedHeader header) {
        return Span.between(header.generation().size, Math.min(header.end(), file.length()));
    }

    private static Result result(Plain plain, List<Flaw> flaws, @Nullable ByteStore sound) {
        return new Result(plain.header, plain.content, flaws.stream().map(flaw -> new Problem(flaw,
                new Span(flaw instanceof Flaw.ContentCut ? plain.content.length() : 0, 0))).toList(), sound);
    }

    /// The file with a header that says what is so, and what follows the blocks.
    private ByteStore sound(EncryptedHeader header, byte[] sum, ByteStore blocks) {
        long missing = EncryptedHeader.padded(header.length()) - blocks.length();
        EncryptedHeader right = header.exact(sum, header.iv());
        return ByteStore.of(right.bytes()).concat(blocks).concat(ByteStore.of(new byte[(int) missing]))
                .concat(file.slice(Span.between(Math.min(header.end(), file.length()), file.length())));
    }

    private Result mended(Plain plain, HurtByte hurt, List<Flaw> flaws) {
        EncryptedHeader header = plain.header;
        boolean isVector = hurt.block() < 0;
        byte[] iv = header.iv().clone();
        long at = isVector ? header.generation().size - iv.length + hurt.at()
                : header.generation().size + hurt.block() * (long) BLOCK + hurt.at();
        int found = file.bytes(new Span(at, 1))[0] & 0xFF;
        int right = found ^ hurt.bits();
        ByteStore blocks = file.slice(blocks(header));
        if (isVector) {
            iv[hurt.at()] = (byte) right;
        } else {
            blocks = blocks.replace(new Span(at - header.generation().size, 1),
                    ByteStore.of(new byte[] {(byte) right}));
        }
        EncryptedHeader mended = header.exact(header.sum(), iv);
        flaws.add(new Flaw.ContentByteOther(at, found, right));
        return result(new Plain(mended, ByteStore.of(hurt.plain()), header.sum()), flaws,
                sound(mended, header.sum(), blocks));
    }

    private Optional<HurtByte> search(Plain plain) {
        EncryptedHeader header = plain.header;
        boolean isOld = header.generation() == Generation.GODOT_3;
        Cipher256 cipher = isOld ? Cipher256.undoing(secret) : Cipher256.masking(secret);
        byte[] turned = new byte[BLOCK];
        HurtByteSearch.Blocks blocks = new HurtByteSearch.Blocks() {
            @Override
            public boolean areChained() {
                return !isOld;
            }

            @Override
            public void copy(int block, byte[] into) {
                encrypted(header, block, BLOCK, into);
            }

            @Override
            public byte[] turn(byte[] block) {
                cipher.turn(block, 0, BLOCK, turned);
                return turned;
            }
        };
        return new HurtByteSearch(blocks, plain.content.bytes(new Span(0, plain.content.length())), header.sum(),
                done -> progress.report(done, "searching")).run();
    }

    /// The content of an encrypted file, decrypted where it is read. So content larger than memory is never written
    /// to disk in the clear. In the newer generation a block depends on the encrypted bytes of the one before, and on
    /// nothing else.
    record DecryptedSource(ByteStore file, EncryptedHeader header, Secret secret) implements ByteSource {
        private static final int BLOCK = EncryptedHeader.BLOCK;
        /// Bytes that are read at once.
        private static final int MOST = 256 << 10;

        @Override
        public long length() {
            return header.length();
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            Objects.checkFromIndexSize(at, count, length());
            Objects.checkFromIndexSize(offset, count, into.length);
            boolean isOld = header.generation() == Generation.GODOT_3;
            Cipher256 cipher = isOld ? Cipher256.undoing(secret) : Cipher256.masking(secret);
            byte[] plain = new byte[(int) Math.min(MOST, EncryptedHeader.padded(count) + BLOCK)];
            byte[] encrypted = new byte[BLOCK + plain.length];
            for (int done = 0; done < count; ) {
                int skipped = (int) ((at + done) % BLOCK);
                int size = Math.min(count - done, plain.length - skipped);
                int whole = (int) EncryptedHeader.padded(skipped + (long) size);
                load(at + done - skipped, whole, encrypted);
                cipher.turn(encrypted, isOld ? BLOCK : 0, whole, plain);
                for (int i = 0; !isOld && i < whole; i++) {
                    plain[i] ^= encrypted[i + BLOCK];
                }
                System.arraycopy(plain, skipped, into, offset + done, size);
                done += size;
            }
        }

        /// Reads the encrypted blocks from `first` on, behind the one before them; of the last one, what the file has.
        private void load(long first, int count, byte[] into) {
            long start = header.generation().size + first;
            int there = (int) Math.min(count, file.length() - start);
            Arrays.fill(into, BLOCK + there, BLOCK + count, (byte) 0);
            if (first > 0) {
                file.read(start - BLOCK, into, 0, BLOCK + there);
            } else {
                System.arraycopy(header.iv(), 0, into, 0, header.iv().length);
                file.read(start, into, BLOCK, there);
            }
        }
    }
}
