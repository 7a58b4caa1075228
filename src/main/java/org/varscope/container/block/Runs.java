package org.varscope.container.block;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

/// Says of which stretches of which sources bytes are made, before the sources are complete.
public final class Runs {
    private final List<Run> runs = new ArrayList<>();

    /// Makes none.
    public Runs() { }

    private record Run(int source, long start, long length) { }

    /// Adds a stretch. What goes on where the last one ended becomes one with it.
    ///
    /// @param source its place among those that [#join] is given
    public void add(int source, long start, long length) {
        if (length == 0) {
            return;
        }
        if (!runs.isEmpty()) {
            Run last = runs.getLast();
            if (last.source == source && last.start + last.length == start) {
                runs.set(runs.size() - 1, new Run(source, last.start, last.length + length));
                return;
            }
        }
        runs.add(new Run(source, start, length));
    }

    /// {@return the stretches one after the other}
    public ByteStore join(ByteStore... sources) {
        ByteStore joined = ByteStore.empty();
        for (Run run : runs) {
            joined = joined.concat(sources[run.source].slice(new Span(run.start, run.length)));
        }
        return joined;
    }
}
