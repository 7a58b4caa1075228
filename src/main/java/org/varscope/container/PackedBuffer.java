package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.buffer.BufferRead;
import org.varscope.container.buffer.SizeBefore;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// A file that is one packed buffer, as `PackedByteArray.compress` makes it, with its size before it or without.
///
/// A broken buffer gives what comes out before the break.
public final class PackedBuffer implements Wrapping {
    private final ByteStore file;
    private final BufferForm form;
    private final BufferRead read;
    private final Overflow overflow;
    private final Damage choice;
    private final boolean isResized;

    private PackedBuffer(ByteStore file, BufferForm form, BufferRead read, Overflow overflow, Damage choice,
            boolean isResized) {
        this.file = file;
        this.form = form;
        this.read = read;
        this.overflow = overflow;
        this.choice = choice;
        this.isResized = isResized;
    }

    /// {@return what is in `file`}
    ///
    /// @param overflow where content goes that memory is not meant to hold
    /// @param limit    says how much may be unpacked
    /// @param progress follows the bytes that were unpacked, and may stop it
    /// @throws WrapperException      with a reason for people, if nothing can be read
    /// @throws IOException           with a reason for people, if there is no room for the content
    /// @throws CancellationException if the progress says to stop
    public static PackedBuffer open(ByteStore file, BufferForm form, Overflow overflow, BufferRead.Limit limit,
            Progress progress) throws IOException {
        BufferRead read = BufferRead.of(file, form, overflow, limit, progress);
        Remark fault = read.fault();
        if (fault != null && read.content().isEmpty()) {
            throw new WrapperException(EngineError.ERR_FILE_CORRUPT,
                    WrapperRemark.NO_BUFFER.with(form.packing().title(), fault));
        }
        return new PackedBuffer(file, form, read, overflow, Damage.KEPT, false);
    }

    /// {@return how it is packed, and what comes before it}
    public BufferForm form() {
        return form;
    }

    /// {@return whether it was read to its end, its size is right, and nothing follows it}
    public boolean isWhole() {
        return read.isWhole(file, form);
    }

    /// {@return whether what comes before it cannot be its size; of one that is broken, it may be more than there is}
    boolean isSizeWrong() {
        SizeBefore size = form.size();
        long least = size != null && size.isPacked() ? read.end() - form.start() : content().length();
        return size != null && (read.fault() == null ? !read.isSized(form) : read.said() < least);
    }

    @Override
    public String word() {
        return form.word();
    }

    @Override
    public Remark title() {
        long inside = content().length();
        SizeBefore size = form.size();
        return size == null ? FormatRemark.BUFFER_TITLE.with(form.packing().title(), inside)
                : FormatRemark.BUFFER_SIZED_TITLE.with(form.packing().title(), inside, size.word());
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
        return read.end();
    }

    /// {@return whether it was read to its end, whatever follows it}
    boolean isRead() {
        return read.fault() == null;
    }

    @Override
    public List<Layer> layers() {
        return List.of(new Layer(Wrapper.BUFFER, file, new Layer.Form.Buffer(form, true), content().length(),
                new Outside(form, read.end(), content().length()), this::problems));
    }

    @Override
    public List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        long length = content().length();
        boolean isOff = !read.isSized(form);
        if (read.fault() != null || isOff) {
            boolean isPacked = form.size() != null && form.size().isPacked();
            long size = isPacked || read.said() < 0 ? -1 : read.said();
            Flaw flaw = read.fault() != null ? new Flaw.BufferDamaged(length, size, read.fault())
                    : new Flaw.BufferSizeWrong(read.said(), isPacked ? read.end() - form.start() : length);
            boolean isAnyWrong = read.fault() != null && Packing.isSumWrong(read.fault());
            problems.add(new Problem(flaw, isAnyWrong ? new Span(0, length) : new Span(length, 0)));
        }
        if (read.end() < file.length()) {
            problems.add(new Problem(new Flaw.BufferSlack(file.length() - read.end()), new Span(length, 0)));
        }
        return problems;
    }

    @Override
    public PackedBuffer with(Damage chosen) {
        return chosen == choice ? this : new PackedBuffer(file, form, read, overflow, chosen, isResized);
    }

    @Override
    public List<Remark> renewed() {
        return isResized ? List.of(WrapperRemark.SIZE_RENEWED.with("0")) : List.of();
    }

    @Override
    public Rewrapped wrap(ByteStore fresh, Progress progress) throws IOException {
        boolean isDamaged = read.fault() != null || !read.isSized(form);
        if (fresh.contentEquals(content()) && !(isDamaged && choice == Damage.SALVAGED)) {
            return new Rewrapped(file, new PackedBuffer(file, form, read, overflow, Damage.KEPT, false));
        }
        if (isDamaged && choice == Damage.KEPT) {
            throw new DamageException(List.of(problems().getFirst().span()),
                    fresh.length() != content().length());
        }
        try (Spool spool = new Spool(overflow)) {
            SizeBefore size = form.size();
            boolean isSized = size != null && !size.isPacked();
            ByteStore old = file.slice(Span.between(Math.min(form.start(), read.end()), read.end()));
            form.packing().pack(fresh, old, isSized, spool, packed -> progress.report(packed, "writing"));
            ByteStore packed = spool.finish();
            long said = size == null ? -1 : size.isPacked() ? packed.length() : fresh.length();
            ByteStore before = size == null ? ByteStore.empty() : ByteStore.of(size.bytes(fitting(said, size)));
            ByteStore after = read.end() < file.length() ? file.slice(Span.between(read.end(), file.length()))
                    : ByteStore.empty();
            ByteStore written = before.concat(packed).concat(after);
            BufferRead now = new BufferRead(fresh, form.start() + packed.length(), said, null);
            return new Rewrapped(written,
                    new PackedBuffer(written, form, now, overflow, Damage.KEPT, size != null && said != read.said()));
        }
    }

    private static long fitting(long said, SizeBefore size) throws IOException {
        if (said > size.largest()) {
            throw new RemarkedIOException(WrapperRemark.TOO_MUCH_CONTENT.with(said, size.largest()));
        }
        return said;
    }

    /// What the bytes of a file are that is one packed buffer.
    ///
    /// @param form   null where nobody knows
    /// @param end    of the buffer in the file
    /// @param inside bytes that come out of it
    record Outside(@Nullable BufferForm form, long end, long inside) implements Layer.Outside {
        private int start() {
            return form == null ? 0 : form.start();
        }

        @Override
        public void tell(WrapperFieldSink sink) {
            if (form == null) {
                sink.add(0, sink.length(), WrapperPart.REST);
                return;
            }
            if (form.size() != null) {
                sink.add(0, start(), WrapperPart.BUFFER_SIZE);
            }
            sink.add(Span.between(start(), Math.max(start(), end)), WrapperPart.BUFFER, -1, new Span(0, inside));
            if (end < sink.length()) {
                sink.add(end, sink.length() - end, WrapperPart.AFTER);
            }
        }

        @Override
        public long whole(WrapperField field) {
            return field.part() == WrapperPart.BUFFER_SIZE ? start() : Layer.Outside.super.whole(field);
        }

        @Override
        public Span around(long offset, long length) {
            return Span.between(Math.min(start(), length), Math.min(Math.max(start(), end), length));
        }
    }
}
