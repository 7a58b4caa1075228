package org.varscope.document.place;

import module java.base;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// The keys of a project's settings: which entry each names, the last where it occurs more than once, as the engine
/// keeps that one.
public final class EntryKeys {
    /// Entries beyond which none is named by its key.
    public static final long MOST = 1 << 16;

    private static final int AT_A_TIME = 4096;

    private final Structure structure;
    private final Map<String, Long> last = new HashMap<>();

    /// Goes through the keys of `structure`.
    public EntryKeys(Structure structure) {
        this.structure = structure;
        if (has(structure) && structure.records() <= MOST) {
            structure.children(null, 0, structure.records())
                    .forEach(entry -> structure.entryKey(entry).ifPresent(key -> last.put(key, entry.place())));
        }
    }

    /// {@return whether the records of `structure` have keys}
    public static boolean has(Structure structure) {
        return structure.framing().isKeyed();
    }

    /// {@return the place of the last entry of `structure` with this key, however many entries there are}
    ///
    /// @param progress follows the offsets that the search passes, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Optional<Long> place(Structure structure, String key, Progress progress) {
        for (long end = structure.records(); end > 0; end -= Math.min(AT_A_TIME, end)) {
            List<Node> some = structure.children(null, Math.max(0, end - AT_A_TIME), end);
            for (Node entry : some.reversed()) {
                if (structure.entryKey(entry).filter(key::equals).isPresent()) {
                    return Optional.of(entry.place());
                }
            }
            progress.report(structure.childStart(null, Math.max(0, end - AT_A_TIME)), "looking for a key");
        }
        return Optional.empty();
    }

    /// {@return the place of a later entry with the same key; empty where there is none}
    public Optional<Long> repeated(Node entry) {
        return structure.entryKey(entry).map(last::get).filter(place -> place != entry.place());
    }

    /// {@return the step from the file to `entry`; empty where it is named by its place: its key occurs again later, or
    /// is no valid UTF-8}
    public Optional<PathStep> step(Node entry) {
        return stepAtOnce(structure, entry)
                .filter(_ -> repeated(entry).isEmpty() && structure.records() <= MOST);
    }

    /// {@return the step from the file to `entry`, as if no key came again; empty where its key is no valid UTF-8}
    static Optional<PathStep> stepAtOnce(Structure structure, Node entry) {
        return structure.entryKey(entry).filter(key -> key.indexOf('\uFFFD') < 0)
                .flatMap(key -> PathText.keyStep(new Variant.Text(key), structure.dialect()));
    }
}
