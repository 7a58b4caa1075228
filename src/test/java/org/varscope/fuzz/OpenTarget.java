package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Check;
import org.varscope.check.Inspection;
import org.varscope.check.ListedProblems;
import org.varscope.codec.ObjectRule;
import org.varscope.container.ContentProbe;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.said.Clauses;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Anything as a file: it is named, its wrappers are undone, and what is found in it can be gone through and judged to
/// its end.
///
/// Input: a file.
final class OpenTarget implements Target {
    @Override
    public void take(Input input) throws IOException {
        byte[] bytes = input.rest();
        ByteStore store = ByteStore.of(bytes);
        said(ContentProbe.glance(store), bytes.length);
        opened(store, null);
        opened(store, WrapTarget.SECRET);
    }

    private static void opened(ByteStore store, Secret secret) throws IOException {
        try {
            said(Probe.open(store, Layers.ANY, null, secret, done -> done < WrapTarget.MOST), store.length());
        } catch (CancellationException _) {
            // It holds more than is looked at here.
        }
    }

    private static void said(Probe.Result result, long length) {
        String message = switch (result) {
            case Probe.Result.Found found -> {
                judged(found);
                yield Clauses.clause(new Reason.All(found.why()));
            }
            case Probe.Result.Empty not -> length == 0 ? Clauses.clause(not) : "";
            case Probe.Result.Unopened not -> Clauses.clause(not);
        };
        Must.be(!message.isBlank(), "words for %s", result);
    }

    private static void judged(Probe.Result.Found found) {
        ByteStore content = found.wrapping().content();
        if (content.length() > WrapTarget.MOST) {
            return;
        }
        Structure structure = Structure.scan(content, found.dialect(), found.framing(), Progress.NONE);
        long most = 4 * structure.bytes().length() + 4 + 2 * structure.problemCount();
        Inspection inspection = new Inspection(structure);
        long count = 0;
        while (inspection.next() != null) {
            Must.be(++count <= most, "at most %d findings", most);
        }
        for (ObjectRule rule : ObjectRule.values()) {
            Check check = new Check(structure, rule);
            long records = 0;
            while (check.next(ListedProblems.MOST) != null) {
                Must.be(++records <= structure.records() + 1, "a verdict a record, not %d", records);
            }
        }
    }
}
