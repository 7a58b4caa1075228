package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// The values of a file as a person reads them: by their paths, each with its bytes. Nothing of it is part of what
/// repairs.
final class Readable {
    private Readable() { }

    /// {@return the whole values of `structure` that hold no others}
    static Map<String, String> values(Structure structure) {
        Map<String, String> values = new LinkedHashMap<>();
        Preorder all = structure.preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            Span span = node.span();
            if (!node.isCollection() && node.state() == State.WHOLE && node.role() != Role.GAP
                    && node.role() != Role.KEY) {
                String path = PathWords.of(structure, node);
                // A file of one record has no numbers of records in its paths.
                values.put(structure.records() == 1 ? "$0" + path.substring(1) : path, node.kind() + " "
                        + HexFormat.of().formatHex(structure.bytes().bytes(span)));
            }
        }
        return values;
    }

    /// {@return the values of `was` that could be read of the damaged file and cannot be read of the mended one, at
    /// their paths}
    static Map<String, String> lost(Map<String, String> was, Structure damaged, Structure mended) {
        Map<String, String> before = values(damaged);
        Map<String, String> after = values(mended);
        Map<String, String> lost = new LinkedHashMap<>();
        was.forEach((path, value) -> {
            if (value.equals(before.get(path)) && !value.equals(after.get(path))) {
                lost.put(path, value);
            }
        });
        return lost;
    }
}
