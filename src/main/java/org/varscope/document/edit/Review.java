package org.varscope.document.edit;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.varscope.document.place.EntryKeys;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// An edit as it would be done to a structure, and what speaks against it. The window and the command line both ask here.
///
/// To know whether a key is there already, all keys beside it are looked at. That takes long where they are many, so that
/// a review can be made on any thread, and {@link #work} tells before how much there is to look at.
///
/// @param structure  that it was made for; it holds for no other
/// @param edit       with its value converted as the engine converts it where it puts it
/// @param objections why it is not done unless somebody insists; bytes are never objected to
public record Review(Structure structure, Edit edit, List<Objection> objections) {
    /// {@return what doing `edit` to `structure` comes to}
    ///
    /// @param progress follows the offsets that the search for a key passes, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Review of(Structure structure, Edit edit, Progress progress) {
        return new EditRules(structure, progress).review(edit);
    }

    /// {@return how many bytes a review of `edit` looks at, at most}
    public static long work(Structure structure, Edit edit) {
        long most = switch (edit) {
            case Edit.SetKey(var at, _) when at.isRecord() && EntryKeys.has(structure) -> structure.bytes().length();
            case Edit.InsertRecord _ when EntryKeys.has(structure) -> structure.bytes().length();
            case Edit.Insert insert -> structure.node(insert.collection()).map(node -> node.span().length()).orElse(0L);
            case Edit.SetKey _, Edit.InsertRecord _, Edit.SetValue _, Edit.SetPart _, Edit.Remove _, Edit.Move _,
                 Edit.Overwrite _, Edit.InsertBytes _, Edit.ReplaceBytes _, Edit.DeleteBytes _, Edit.Reinterpret _ -> 0;
        };
        for (Node node = KeyRules.key(structure, edit); node != null; node = node.parent()) {
            most = Math.max(most, node.span().length());
        }
        return most;
    }
}
