package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Layout;
import org.varscope.problem.Flaw;
import org.varscope.variant.Variant;

/// Reads NodePaths, in the structured form and in the plain one of Godot 1.
///
/// @param paddedOldForm whether a plain path is followed by padding, as documents say, or by nothing, as engines do
record NodePaths(Input in, boolean paddedOldForm) {
    static final int ABSOLUTE = 1;
    static final int PROPERTY = 2;
    static final int STRUCTURED = 1 << 31;

    Variant read(Layout.NodePath layout) throws DecodeException {
        int wordAt = in.at;
        int word = in.word(Flaw.Part.NAME_COUNT);
        if ((word & STRUCTURED) != 0) {
            return structured(word & ~STRUCTURED);
        }
        if (layout.oldForm()) {
            return plain(wordAt, word);
        }
        throw Input.invalid(new Flaw.NodePathOld(word), in.span(wordAt, 4));
    }

    /// The engine counts in 32 bits, unsigned from Godot 3 on, so that great counts wrap around; so does this. In
    /// Godot 1 and 2 the extra string is the property, later it is one more subname.
    private Variant structured(int names) throws DecodeException {
        if (in.left() < 8) {
            throw in.cut(Flaw.Part.SUBNAME_COUNT);
        }
        int subnames = in.i32();
        int flags = in.i32();
        int total = names + subnames + ((flags & PROPERTY) == 0 ? 0 : 1);
        List<String> nameList = new ArrayList<>();
        List<String> subnameList = new ArrayList<>();
        for (int i = 0; in.lax ? i < total : Integer.compareUnsigned(i, total) < 0; i++) {
            String text = in.textValue(false).value();
            (Integer.compareUnsigned(i, names) < 0 ? nameList : subnameList).add(text);
        }
        boolean property = in.lax && (flags & PROPERTY) != 0 && !subnameList.isEmpty();
        return new Variant.NodePath(nameList, subnameList, (flags & ABSOLUTE) != 0, property);
    }

    private Variant plain(int wordAt, int length) throws DecodeException {
        if (length > in.left()) {
            throw Input.invalid(new Flaw.PastEnd(Flaw.Measured.PATH, length, in.left()), in.span(wordAt, 4));
        }
        int from = in.at;
        if (paddedOldForm) {
            in.skip(length);
        } else {
            in.at += length;
        }
        return parsed(in.textAt(from, length).value());
    }

    /// {@return the path that `text` spells: names between slashes, then subnames, the last of which is the property}
    ///
    /// `NodePath::NodePath(const String&)` in `core/path_db.cpp` of Godot 2. An empty subname before the end spoils the
    /// path: the engine keeps an empty one.
    static Variant.NodePath parsed(String text) {
        int colon = text.indexOf(':');
        List<String> subnames = new ArrayList<>();
        if (colon >= 0) {
            for (int from = colon + 1; from < text.length();) {
                int next = text.indexOf(':', from);
                int to = next < 0 ? text.length() : next;
                if (from == to) {
                    return Variant.NodePath.of(List.of(), List.of(), false);
                }
                subnames.add(text.substring(from, to));
                from = to + 1;
            }
        }
        String path = colon < 0 ? text : text.substring(0, colon);
        List<String> names = new ArrayList<>();
        for (String name : path.split("/")) {
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
        return new Variant.NodePath(names, subnames, path.startsWith("/"), !subnames.isEmpty());
    }
}
