package org.varscope.document.journal;

import module java.base;
import org.varscope.document.edit.Action;
import org.varscope.scan.index.Patch;

/// One replacement of a step as a journal has it: what can be told of it without the file that it was made to.
///
/// @param action   what the person did
/// @param offset   of the replaced bytes, in the bytes before the step
/// @param removed  how many bytes were there
/// @param inserted how many are there instead
/// @param bytes    the first of those, in hexadecimal; bytes that were only moved are not among them
public record KeptStep(Action action, long offset, long removed, long inserted, String bytes) {
    /// Of more bytes, only the first are shown.
    private static final int SHOWN = 64;

    /// {@return the replacements of the steps that a document had after its base, in the order in which they were made}
    ///
    /// Steps that were taken back are not among them.
    static List<KeptStep> of(List<Entry> entries, Seal seal) throws IOException {
        List<List<Transition.Written>> steps = new ArrayList<>();
        int now = 0;
        for (Entry entry : entries) {
            switch (entry.kind()) {
                case DID, JOINED -> {
                    steps.subList(Math.clamp(now, 0, steps.size()), steps.size()).clear();
                    if (entry.kind() == Entry.Kind.DID || steps.isEmpty()) {
                        steps.add(new ArrayList<>());
                    }
                    steps.getLast().add(written(new EntryInput(seal.open(entry.content()))));
                    now = steps.size();
                }
                case TOOK_BACK -> now--;
                case DID_AGAIN -> now++;
                case HEAD, PLACE, FILE, BASE, SAVED -> { }
            }
        }
        return steps.subList(0, Math.clamp(now, 0, steps.size())).stream().flatMap(KeptStep::replacements).toList();
    }

    private static Transition.Written written(EntryInput in) throws IOException {
        for (int left = in.count(); left > 0; left--) {
            in.raw(3 * Long.BYTES);
        }
        return Transition.Written.read(in);
    }

    /// {@return the replacements of one step, which the last of what joined it names}
    private static Stream<KeptStep> replacements(List<Transition.Written> step) {
        Action action = step.getLast().action();
        return step.stream().flatMap(written -> IntStream.range(0, written.patches().size()).mapToObj(i -> {
            Patch patch = written.patches().get(i);
            return new KeptStep(action, patch.offset(), patch.removed(), patch.inserted(),
                    shown(written.contents().get(i)));
        }));
    }

    private static String shown(List<Transition.Part> parts) {
        List<String> shown = new ArrayList<>();
        for (Transition.Part part : parts) {
            shown.add(switch (part) {
                case Transition.Part.Literal(var bytes) -> HexFormat.ofDelimiter(" ").withUpperCase()
                        .formatHex(Arrays.copyOf(bytes, Math.min(SHOWN, bytes.length)))
                        + (bytes.length > SHOWN ? " \u2026" : "");
                case Transition.Part.Copied(long at, long count) -> "%s bytes from 0x%08X".formatted(count, at);
            });
        }
        return String.join(", ", shown);
    }
}
