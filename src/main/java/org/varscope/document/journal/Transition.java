package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Piece;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.Snapshot;
import org.varscope.document.edit.Action;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// How one state becomes another, in the bytes of an entry: what was replaced, by what, and how it is read now.
///
/// Short bytes are written as they are. Long ones that the state before has too are named by where it has them, so that
/// moving a value costs the same whatever its size.
final class Transition {
    /// Shorter stretches are written as they are without looking for them.
    private static final int LITERAL = 1024;

    private Transition() { }

    /// Where a transition leads.
    record Reached(Snapshot state, Checkpoint.Step step) { }

    /// @param patches what `to` replaces in `from`, with offsets in `from`
    static void write(EntryOutput out, Snapshot from, Snapshot to, List<Patch> patches, Action action)
            throws IOException {
        out.text(action.written());
        Structure before = from.structure();
        Structure after = to.structure();
        boolean reads = !before.dialect().name().equals(after.dialect().name())
                || !before.framing().equals(after.framing());
        out.flag(reads);
        if (reads) {
            reading(out, after);
        }
        out.number(patches.size());
        long growth = 0;
        for (Patch patch : patches) {
            out.number(patch.offset()).number(patch.removed()).number(patch.inserted());
            content(out, from.bytes(), to.bytes(), new Span(patch.offset() + growth, patch.inserted()));
            growth += patch.growth();
        }
    }

    static void reading(EntryOutput out, Structure structure) throws IOException {
        out.text(structure.dialect().name()).text(structure.framing().word());
    }

    private static void content(EntryOutput out, ByteStore from, ByteStore to, Span span)
            throws IOException {
        long at = span.start();
        for (Piece piece : to.slice(span).pieces()) {
            long found = piece.length() <= LITERAL ? -1 : place(piece, from);
            out.flag(found >= 0).number(piece.length());
            if (found >= 0) {
                out.number(found);
            } else {
                out.bytes(to, new Span(at, piece.length()));
            }
            at += piece.length();
        }
    }

    /// {@return where `store` has the bytes of `piece` in one piece, or -1}
    private static long place(Piece piece, ByteStore store) {
        long walked = 0;
        for (Piece other : store.pieces()) {
            if (other.source() == piece.source() && other.span().encloses(piece.span())) {
                return walked + piece.start() - other.start();
            }
            walked += other.length();
        }
        return -1;
    }

    /// {@return what the transition written in `in` makes of `from`}
    ///
    /// @throws IOException if it does not fit
    static Reached read(EntryInput in, Snapshot from, long revision) throws IOException {
        Written written = Written.read(in);
        Structure before = from.structure();
        Dialect dialect = written.reads ? dialect(written.dialect, before.dialect()) : before.dialect();
        Framing framing = written.reads ? framing(written.framing, before.framing()) : before.framing();
        ByteStore bytes = from.bytes();
        long growth = 0;
        for (int i = 0; i < written.patches.size(); i++) {
            Patch patch = written.patches.get(i);
            long at = patch.offset() + growth;
            if (patch.offset() < 0 || patch.removed() < 0 || patch.inserted() < 0 || at < 0
                    || patch.removed() > bytes.length() - at) {
                throw new RemarkedIOException(JournalRemark.REPLACES_OUTSIDE.with(patch.removed(), at,
                        bytes.length()));
            }
            bytes = bytes.replace(new Span(at, patch.removed()), content(written.contents.get(i), from.bytes()));
            growth += patch.growth();
        }
        Structure structure = written.reads ? structure(bytes, dialect, framing)
                : before.edited(bytes, written.patches, Document.INLINE);
        Action action = written.action;
        return new Reached(new Snapshot(revision, structure), new Checkpoint.Step(written.patches, () -> action));
    }

    private static ByteStore content(List<Part> parts, ByteStore from) throws IOException {
        ByteStore content = ByteStore.empty();
        for (Part part : parts) {
            content = content.concat(switch (part) {
                case Part.Literal(var bytes) -> ByteStore.of(bytes);
                case Part.Copied(long at, long count) -> {
                    if (at < 0 || at > from.length() - count) {
                        throw new RemarkedIOException(JournalRemark.COPIES_OUTSIDE.with(count, at,
                                from.length()));
                    }
                    yield from.slice(new Span(at, count));
                }
            });
        }
        return content;
    }

    /// A part of what a step puts in.
    sealed interface Part {
        /// Bytes as they are.
        record Literal(byte[] bytes) implements Part { }

        /// Bytes that the state before has.
        record Copied(long at, long count) implements Part { }
    }

    /// A transition as it is written, before it is known what it is applied to.
    ///
    /// @param reads    whether the reading is another one then; otherwise dialect and framing are empty
    /// @param contents what each patch puts in
    record Written(Action action, boolean reads, String dialect, String framing, List<Patch> patches,
            List<List<Part>> contents) {
        static Written read(EntryInput in) throws IOException {
            Action action = Action.read(in.text());
            boolean reads = in.flag();
            String dialect = reads ? in.text() : "";
            String framing = reads ? in.text() : "";
            List<Patch> patches = new ArrayList<>();
            List<List<Part>> contents = new ArrayList<>();
            for (int left = in.count(); left > 0; left--) {
                Patch patch = new Patch(in.number(), in.number(), in.number());
                patches.add(patch);
                contents.add(parts(in, patch.inserted()));
            }
            return new Written(action, reads, dialect, framing, patches, contents);
        }

        private static List<Part> parts(EntryInput in, long length) throws IOException {
            List<Part> parts = new ArrayList<>();
            long left = length;
            while (left > 0) {
                boolean copied = in.flag();
                long count = in.number();
                if (count <= 0 || count > left) {
                    throw new RemarkedIOException(JournalRemark.PUTS_TOO_MANY.with(count, left));
                }
                parts.add(copied ? new Part.Copied(in.number(), count) : new Part.Literal(in.raw(count)));
                left -= count;
            }
            return parts;
        }
    }

    private static Structure structure(ByteStore bytes, Dialect dialect, Framing framing) {
        return bytes.length() <= Document.INLINE ? Structure.scan(bytes, dialect, framing, Progress.NONE)
                : Structure.pending(bytes, dialect, framing);
    }

    /// {@return the dialect called `name`; `otherwise` where this program has none}
    static Dialect dialect(String name, Dialect otherwise) {
        return Dialects.named(name)
                .or(() -> Dialects.presets().stream().filter(preset -> preset.name().equals(name)).findFirst())
                .orElse(otherwise);
    }

    /// {@return the framing that `word` names; `otherwise` where this program has none}
    static Framing framing(String word, Framing otherwise) {
        if (!word.startsWith(Framing.FIELDS)) {
            return Framing.named(word).orElse(otherwise);
        }
        try {
            return Framing.of(FieldList.parse(word.substring(Framing.FIELDS.length())));
        } catch (FieldListException e) {
            return otherwise;
        }
    }
}
