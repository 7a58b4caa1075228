package org.varscope.document.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// Text files that people write for this program: lists of fields, tables of dialects.
public final class SmallText {
    private static final long LARGEST = 1 << 20;

    private SmallText() { }

    /// {@return the text in `file`}
    ///
    /// @param what it is expected to be, such as [FileRemark#FIELD_LIST]
    /// @throws IOException with a reason for people, if it cannot be read, has more than 1 MiB or is no UTF-8
    public static String read(Path file, FileRemark what) throws IOException {
        try {
            long size = Files.size(file);
            ByteStore bytes = size > LARGEST ? ByteStore.empty() : OpenFile.handedOver(file, Progress.NONE).bytes();
            if (Math.max(size, bytes.length()) > LARGEST) {
                throw new RemarkedIOException(FileRemark.TEXT_TOO_LARGE.with(file, what.with(),
                        new Remark.Grouped(Math.max(size, bytes.length())), new Remark.Grouped(LARGEST)));
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.bytes(new Span(0, bytes.length()))))
                    .toString();
        } catch (IOException e) {
            throw ReadTrouble.of(e, file);
        }
    }
}
