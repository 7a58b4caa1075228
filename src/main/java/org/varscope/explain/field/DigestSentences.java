package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.Digest;
import org.varscope.said.Phrases;
import org.varscope.scan.index.DigestItems;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Says of the digests of a list of fields what they are made of, and whether they fit that.
final class DigestSentences {
    /// Bytes of a file up to which that is found out here; a check finds it out of every file.
    private static final long MOST = 16 << 20;

    private final Structure structure;
    private final Phrases phrases;
    private final boolean areThere;
    private final Map<Long, Boolean> fitting = new HashMap<>();

    DigestSentences(Structure structure, Phrases phrases) {
        this.structure = structure;
        this.phrases = phrases;
        this.areThere = DigestItems.areIn(structure.framing());
    }

    /// {@return what the digest is that has these bytes; empty where they are no digest}
    Optional<String> of(Span span) {
        return areThere ? structure.deepestAt(span.start())
                .filter(node -> node.isPlain() && node.state() == State.WHOLE).flatMap(this::of) : Optional.empty();
    }

    private Optional<String> of(Node node) {
        return Optional.ofNullable(node.field()).map(item -> item.digest()).map(digest ->
                phrases.get(!digest.isText() ? "digest" : digest.form().isHex() ? "digest.text" : "digest.base64",
                        digest.algorithm().title(), made(digest))
                        + (fits(node) ? phrases.get("digest.fits") : ""));
    }

    private String made(Digest digest) {
        return switch (digest.reach()) {
            case BEFORE, AFTER, REST, VALUE -> phrases.get("digest." + digest.reach().word());
            case ITEMS -> {
                String first = digest.items().getFirst();
                String last = digest.items().getLast();
                yield first.equals(last) ? phrases.get("digest.item", first) : phrases.get("digest.items", first, last);
            }
        };
    }

    private boolean fits(Node node) {
        return structure.bytes().length() <= MOST && fitting.computeIfAbsent(node.span().start(),
                _ -> DigestItems.fits(structure, node, Progress.NONE));
    }
}
