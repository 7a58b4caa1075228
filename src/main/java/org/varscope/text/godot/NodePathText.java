package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.Variant.NodePath;

/// The text of a NodePath: an optional leading `/`, names joined by `/`, then `:` and a subname for each subname
/// (`core/string/node_path.cpp`).
///
/// Godot 1 and 2 keep the last subname apart, as the property (`core/path_db.cpp`); the text is the same.
public final class NodePathText {
    private static final int PROPERTY_GENERATION = 2;

    private NodePathText() { }

    /// {@return the text that an engine prints}
    ///
    /// Names that hold `/` or `:` and empty names make a text that reads as another path.
    public static String write(NodePath path) {
        StringBuilder out = new StringBuilder();
        if (path.absolute()) {
            out.append('/');
        }
        out.append(String.join("/", path.names()));
        String subnames = String.join(":", path.subnames());
        if (!subnames.isEmpty()) {
            out.append(':').append(subnames);
        }
        return out.toString();
    }

    /// {@return the path that `text` says}
    ///
    /// As in the engine, a doubled or trailing slash and a trailing colon mean nothing.
    /// @throws TextException for an empty subname in the middle, which the engine refuses
    public static NodePath read(String text, Dialect dialect) throws TextException {
        int colon = text.indexOf(':');
        String nodes = colon < 0 ? text : text.substring(0, colon);
        List<String> names = new ArrayList<>();
        for (String name : nodes.split("/")) {
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
        List<String> subnames = colon < 0 ? List.of() : subnames(text, colon + 1);
        boolean property = dialect.traits().generation() <= PROPERTY_GENERATION && !subnames.isEmpty();
        return new NodePath(names, subnames, nodes.startsWith("/"), property);
    }

    /// {@return the path that `text` says; empty where it says none}
    public static Optional<NodePath> tryRead(String text, Dialect dialect) {
        try {
            return Optional.of(read(text, dialect));
        } catch (TextException _) {
            return Optional.empty();
        }
    }

    /// {@return whether `text` reads as `path`}
    public static boolean isRead(String text, NodePath path, Dialect dialect) {
        return tryRead(text, dialect).filter(path::equals).isPresent();
    }

    private static List<String> subnames(String text, int from) throws TextException {
        List<String> subnames = new ArrayList<>();
        int start = from;
        for (int i = from; i <= text.length(); i++) {
            if (i < text.length() && text.charAt(i) != ':') {
                continue;
            }
            if (i > start) {
                subnames.add(text.substring(start, i));
            } else if (i < text.length()) {
                throw new TextException(i, "`:`", TextRemark.PROPERTY_NAME.with());
            }
            start = i + 1;
        }
        return subnames;
    }
}
