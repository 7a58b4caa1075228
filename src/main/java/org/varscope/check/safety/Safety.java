package org.varscope.check.safety;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.LazyPath;
import org.varscope.document.place.RawText;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.Visible;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// What an engine would do with a document beside making values.
///
/// @param danger the worst of it
/// @param found  the first [#MOST], in order of offset
/// @param more   how many were found beyond those
/// @param whole  whether all of it can be read: nobody knows what damaged bytes lead to
public record Safety(Danger danger, List<Found> found, long more, boolean whole) {
    /// As many are listed.
    public static final int MOST = 1000;
    /// As large a document comes of a file of that size in good faith: zeros are packed a thousand to one.
    private static final long RATIO = 200;
    private static final long SMALL = 1 << 20;
    /// Deeper than what people nest, and less than the stack of any engine takes.
    private static final int DEEP = 100;
    private static final long LONGEST = 1 << 16;
    /// Classes whose objects are code.
    private static final Set<String> CODE = Set.of("GDScript", "CSharpScript", "VisualScript", "NativeScript",
            "PluginScript", "Script", "ScriptExtension", "GDNativeLibrary", "GDExtension");
    /// Properties of scripts that hold their text.
    private static final Set<String> SOURCES = Set.of("script/source", "source_code");
    /// Classes whose objects hold others with their scripts.
    private static final Set<String> HOLDERS = Set.of("PackedScene", "SceneState", "PackedDataContainer");

    /// Copies the list.
    public Safety {
        found = List.copyOf(found);
    }

    /// What one value leads to.
    ///
    /// @param path   of the value; null for the whole document
    /// @param offset of it, in bytes
    public record Found(@Nullable LazyPath path, long offset, Risk risk) { }

    /// {@return what loading `structure` leads to}
    ///
    /// @param packed bytes of the file that it comes from
    public static Safety of(Structure structure, long packed, Progress progress) {
        Search search = new Search(structure);
        long bytes = structure.bytes().length();
        if (bytes > SMALL && bytes / RATIO > packed) {
            search.add(null, 0, new Risk.Unpacks(packed, bytes));
        }
        Inspection values = new Inspection(structure);
        for (Finding next = values.next(); next != null; next = values.next()) {
            if (next instanceof Finding.Value(Node node, LazyPath path)) {
                progress.report(node.span().start(), "looking at values");
                search.look(node, path);
            }
        }
        return search.done();
    }

    /// One way through a document.
    private static final class Search {
        private final Structure structure;
        private final List<Found> found = new ArrayList<>();
        private Danger worst = Danger.VALUES;
        private long more;
        private int deepest;
        private @Nullable Found deep;

        Search(Structure structure) {
            this.structure = structure;
        }

        void add(@Nullable LazyPath path, long offset, Risk risk) {
            worst = risk.danger().compareTo(worst) > 0 ? risk.danger() : worst;
            if (found.size() < MOST) {
                found.add(new Found(path, offset, risk));
            } else {
                more++;
            }
        }

        void look(Node node, LazyPath path) {
            long start = node.span().start();
            if (node.depth() > Math.max(DEEP, deepest)) {
                deepest = node.depth();
                deep = new Found(path, start, new Risk.Deep(deepest));
            }
            if (node.row() == null) {
                return;
            }
            if (node.role() == Role.PROPERTY) {
                property(node).ifPresent(risk -> add(path, start, risk));
            }
            if (node.row().layout() instanceof Layout.Properties && (node.header() & Flag.OBJECT_AS_ID) == 0) {
                String className = Visible.line(CollectionHead.of(structure, node).className());
                if (!className.isEmpty()) {
                    add(path, start, CODE.contains(className) ? new Risk.Code(className)
                            : HOLDERS.contains(className) ? new Risk.Resource(className) : new Risk.Made(className));
                }
            } else if (node.isCollection()) {
                CollectionHead head = CollectionHead.of(structure, node);
                Stream.of(head.key(), head.of()).forEach(type -> {
                    if (type instanceof ElementType.Script(var script)) {
                        add(path, start, new Risk.Script(Visible.line(script)));
                    }
                });
            } else {
                value(node).ifPresent(risk -> add(path, start, risk));
            }
        }

        /// What setting this property leads to, whatever its value makes.
        private Optional<Risk> property(Node node) {
            String name = structure.propertyName(node).orElse("");
            if (SOURCES.contains(name)) {
                return Optional.of(new Risk.Code(name));
            }
            return name.equals("script") ? RawText.of(structure, node).map(path -> new Risk.Script(path.shown()))
                    : Optional.empty();
        }

        private Optional<Risk> value(Node node) {
            return switch (node.kind()) {
                case OBJECT, SIGNAL, NODE_PATH -> Values.of(structure, node, LONGEST).flatMap(Search::risk);
                default -> Optional.empty();
            };
        }

        private static Optional<Risk> risk(Variant value) {
            return Optional.ofNullable(switch (value) {
                case Variant.ObjectId(long id) when id != 0 -> new Risk.Id(Long.toUnsignedString(id));
                case Variant.Signal(String _, long id) when id != 0 -> new Risk.Id(Long.toUnsignedString(id));
                case Variant.NodePath path when path.absolute() || path.names().contains("..") ->
                        new Risk.OutOfTree(Visible.line((path.absolute() ? "/" : "")
                                + String.join("/", path.names())));
                default -> null;
            });
        }

        Safety done() {
            if (deep != null) {
                add(deep.path(), deep.offset(), deep.risk());
            }
            return new Safety(worst, found, more, structure.errors() == 0);
        }
    }
}
