package org.varscope.ui.editor;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.document.Snapshot;
import org.varscope.document.edit.Edit;
import org.varscope.ui.card.Banner;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// Says above a document that one value inside it is all that it is read as, since a person had one decoded there, and
/// leads back to the values that were there before.
final class DecodedBanner {
    private final EditorModel model;
    private final Banner banner;
    /// The revisions that decoding has made, so that the step before each is the reading before.
    private final Set<Long> made = new HashSet<>();
    private long newest;
    private @Nullable Framing shown;
    private Edit.@Nullable Reinterpret before;

    DecodedBanner(EditorModel model, Lifetime lifetime, Banner banner) {
        this.model = model;
        this.banner = banner;
        this.newest = model.snapshot().revision();
        lifetime.follow(model.stateProperty(), now -> look(now.snapshot()));
    }

    private void look(Snapshot now) {
        Framing framing = now.structure().framing();
        String words = words(framing).orElse(null);
        if (words == null) {
            before = new Edit.Reinterpret(now.structure().dialect(), framing);
        }
        if (!framing.equals(shown)) {
            shown = framing;
            if (now.revision() > newest) {
                made.add(now.revision());
            }
            tell(words);
        }
        newest = Math.max(newest, now.revision());
    }

    private void tell(@Nullable String words) {
        if (words == null) {
            banner.hide();
        } else if (before != null) {
            banner.show(words, List.of(new QuestionCard.Answer("back", Messages.get("editor.as-before"), this::goBack)),
                    Messages.get("file.dismiss"));
        }
    }

    private void goBack() {
        if (made.contains(model.snapshot().revision()) && model.history().canUndo()) {
            model.history().undo();
        } else if (before != null) {
            model.edits().apply(before);
        }
    }

    /// What is to be said of a reading that [Framing#valueAt] makes; empty for every other.
    private static Optional<String> words(Framing framing) {
        return framing.list().filter(_ -> framing.isValueAt()).map(FieldList::items).map(items -> items.size() == 1
                ? Messages.get("editor.one-value")
                : Messages.get("editor.one-value-after", Messages.get("model.bytes", items.getFirst().size())));
    }
}
