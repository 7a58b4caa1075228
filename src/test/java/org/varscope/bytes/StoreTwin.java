package org.varscope.bytes;

import module java.base;
import org.varscope.bytes.ByteStore.HeapSource;
import static org.assertj.core.api.Assertions.assertThat;


/// A store and the plain array that it must equal.
record StoreTwin(ByteStore store, byte[] bytes, Scratch scratch) {
    static StoreTwin of(Random random, int size) {
        byte[] bytes = anyBytes(random, size);
        return new StoreTwin(ByteStore.of(bytes.clone()), bytes, new Scratch());
    }

    /// {@return a twin of `size` bytes in many pieces, some in memory and some not}
    static StoreTwin torn(Random random, int size) {
        ByteStore store = ByteStore.empty();
        for (int done = 0; done < size; ) {
            int step = Math.min(size - done, 1 + random.nextInt(random.nextInt(8) == 0 ? 900 : 40));
            byte[] piece = anyBytes(random, step);
            ByteSource source = random.nextBoolean() ? new HeapSource(piece) : new HiddenSource(piece);
            store = store.concat(ByteStore.of(source));
            done += step;
        }
        return new StoreTwin(store, store.bytes(new Span(0, size)), new Scratch());
    }

    /// {@return this twin after the same random edit to both}
    StoreTwin edited(Random random) {
        Span span = anySpan(random, bytes.length);
        if (random.nextInt(20) != 0) {
            span = new Span(span.start(), Math.min(span.length(), random.nextInt(30)));
        }
        ByteStore with = anyStore(random);
        byte[] inserted = with.bytes(new Span(0, with.length()));
        byte[] changed = new byte[(int) (bytes.length - span.length() + inserted.length)];
        System.arraycopy(bytes, 0, changed, 0, (int) span.start());
        System.arraycopy(inserted, 0, changed, (int) span.start(), inserted.length);
        System.arraycopy(bytes, (int) span.end(), changed, (int) span.start() + inserted.length,
                (int) (bytes.length - span.end()));
        return new StoreTwin(store.replace(span, with), changed, scratch);
    }

    /// Nothing, typed bytes, bytes of another source, or bytes copied from elsewhere in the store.
    private ByteStore anyStore(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> ByteStore.empty();
            case 1 -> ByteStore.of(new HiddenSource(anyBytes(random, random.nextInt(50))));
            case 2 -> bytes.length > 20_000 ? ByteStore.empty() : store.slice(anySpan(random, bytes.length));
            default -> scratch.append(anyBytes(random, random.nextInt(20)));
        };
    }

    void assertSame() {
        SeqInvariants.check(store.pieces().root());
        assertThat(store.length()).isEqualTo(bytes.length);
        assertThat(store.bytes(new Span(0, bytes.length))).isEqualTo(bytes);
    }

    static byte[] anyBytes(Random random, int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    static Span anySpan(Random random, int size) {
        int start = random.nextInt(size + 1);
        return new Span(start, random.nextInt(size - start + 1));
    }
}
