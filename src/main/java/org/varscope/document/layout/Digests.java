package org.varscope.document.layout;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.FieldItem;
import org.varscope.document.edit.Edit;
import org.varscope.remark.Remark;
import org.varscope.scan.index.DigestItems;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.DigestSum;
import org.varscope.scan.walk.Progress;

/// The digests that a list of fields names. One that fitted what a file held is made anew with what it is to hold; one
/// that did not is left as it is, as nobody knows what it is made of.
public final class Digests {
    private Digests() { }

    /// What is due before a file is saved.
    ///
    /// @param edit that makes the digests anew; null where none is to be
    /// @param said what becomes of each that does not fit
    public record Due(@Nullable Edit edit, List<Remark> said) {
        /// Copies the list.
        public Due {
            said = List.copyOf(said);
        }
    }

    /// {@return what is due}
    ///
    /// @param saved    what the file holds
    /// @param now      what it is to hold
    /// @param progress follows what is gone through, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Due due(ByteStore saved, Structure now, Progress progress) {
        List<Node> digests = DigestItems.of(now);
        Structure before = digests.isEmpty() ? now
                : Structure.scan(saved, now.dialect(), now.framing(), progress);
        List<Edit> edits = new ArrayList<>();
        List<Remark> said = new ArrayList<>();
        ByteStore bytes = now.bytes();
        for (Node node : digests) {
            FieldItem item = Objects.requireNonNull(node.field());
            byte[] there = bytes.bytes(node.span());
            byte[] sum = DigestItems.sum(now, bytes, node, progress);
            if (DigestSum.isLike(Objects.requireNonNull(item.digest()), sum, there)) {
                continue;
            }
            boolean fitted = node.place() < before.records()
                    && DigestItems.fits(before, before.record(node.place()), progress);
            if (fitted) {
                byte[] made = item.digest().isText() ? inCaseOf(there, sum) : sum;
                edits.add(new Edit.ReplaceBytes(node.span(), made));
                bytes = bytes.replace(node.span(), ByteStore.of(made));
            }
            said.add((fitted ? DigestRemark.MADE_ANEW : DigestRemark.LEFT).with(item.digest().algorithm().title(),
                    Long.toHexString(node.span().start()).toUpperCase(Locale.ROOT)));
        }
        return new Due(edits.isEmpty() ? null : Edit.Batch.of(edits), said);
    }

    private static byte[] inCaseOf(byte[] there, byte[] sum) {
        boolean upper = new String(there, StandardCharsets.ISO_8859_1).chars().anyMatch(c -> c >= 'A' && c <= 'F');
        return upper ? new String(sum, StandardCharsets.US_ASCII).toUpperCase(Locale.ROOT)
                .getBytes(StandardCharsets.US_ASCII) : sum;
    }
}
