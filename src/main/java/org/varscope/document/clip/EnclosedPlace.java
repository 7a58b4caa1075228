package org.varscope.document.clip;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.letters.Base64Text;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.PathException;
import org.varscope.document.place.PathRemark;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;

/// A text of a document that has a value in base64, or packed bytes, which may be one themselves.
///
/// @param target the text or the bytes
/// @param held   all of it
/// @param inside what is meant in it; null where all of the bytes are
public record EnclosedPlace(Target target, Variant held, @Nullable Enclosed inside) {
    private static final int MOST_PATHS = 10;

    /// {@return the text or the packed bytes that `path` leads to, or the text that its beginning does, where the rest
    /// leads on in JSON or a ConfigFile}
    /// @throws PathException if it leads to neither, or to a text without one value in base64
    public static EnclosedPlace find(Structure structure, ValuePath path) throws PathException {
        PathException trouble = null;
        for (int steps = path.steps().size(); steps >= 0; steps--) {
            String rest = PathText.write(new ValuePath(ValuePath.ONLY,
                    path.steps().subList(steps, path.steps().size())), structure.dialect());
            try {
                Target target = Paths.resolve(structure, new ValuePath(path.record(), path.steps().subList(0, steps)));
                Variant held = target.value(Integer.MAX_VALUE).orElse(Variant.NIL);
                if (held instanceof Variant.Text(String text)) {
                    return new EnclosedPlace(target, held, one(Enclosed.in(text), rest));
                }
                if (held instanceof Variant.PackedBytes && rest.equals("$")) {
                    return new EnclosedPlace(target, held, null);
                }
                throw trouble == null ? new PathException(PathRemark.NO_TEXT.with()) : trouble;
            } catch (PathException e) {
                if (e.remark().kind() == PathRemark.NO_TEXT || e.remark().kind() == PathRemark.NONE_INSIDE
                        || e.remark().kind() == PathRemark.INSIDE) {
                    throw e;
                }
                trouble = trouble == null ? e : trouble;
            }
        }
        throw Objects.requireNonNull(trouble, "a root leads somewhere or is trouble");
    }

    private static Enclosed one(List<Enclosed> all, String path) throws PathException {
        if (all.isEmpty()) {
            throw new PathException(PathRemark.NONE_INSIDE.with());
        }
        List<Enclosed> meant = path.equals("$") && all.size() == 1 ? all
                : all.stream().filter(one -> one.path().equals(path)).toList();
        if (meant.size() != 1) {
            throw new PathException(PathRemark.INSIDE.with(all.size(), all.stream().map(Enclosed::path).distinct()
                    .limit(MOST_PATHS).collect(Collectors.joining(", "))));
        }
        return meant.getFirst();
    }

    /// {@return its bytes}
    /// @throws IOException if its letters are no whole base64 text
    public ByteStore content() throws IOException {
        return held instanceof Variant.PackedBytes(byte[] bytes) ? ByteStore.of(bytes) : letters().content();
    }

    /// {@return what puts other bytes in their place}
    /// @throws IOException if the letters are no whole base64 text, or cannot hold so many
    public Edit putting(ByteStore content) throws IOException {
        Variant changed = inside == null ? new Variant.PackedBytes(content.bytes(new Span(0, content.length())))
                : new Variant.Text(inside.replaced(text(), letters().wrap(content, Progress.NONE).file()));
        return Edit.set(target, changed);
    }

    private Base64Text letters() throws IOException {
        return Base64Text.open(Objects.requireNonNull(inside).letters(text()));
    }

    private String text() {
        return ((Variant.Text) held).value();
    }
}
