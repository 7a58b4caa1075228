package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.unknown.PictureHead;
import org.varscope.document.place.Elements;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.HeldBytes;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The picture that the bytes of a PackedByteArray are. It is decoded in the background, and only where its first bytes
/// say that it is no larger than a screen shows and memory holds.
final class PictureView extends BorderPane {
    /// Bytes of a picture that is decoded at most: 32 MiB.
    private static final long MOST_BYTES = 32 << 20;
    /// Pixels of a picture that is decoded at most.
    private static final long MOST_PIXELS = 16_000_000;
    /// Pixels in a row or column that are kept of it.
    private static final int MOST_SHOWN = 2048;

    private final Background.Lane lane;
    private final ImageView picture = new ImageView();
    private final Label words = new Label();
    private @Nullable Structure shown;

    PictureView(EditorModel model) {
        this.lane = model.background().lane();
        setId("elements-picture");
        getStyleClass().add("elements-picture");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        picture.setPreserveRatio(true);
        picture.setManaged(false);
        words.setId("elements-picture-words");
        words.getStyleClass().addAll("muted", "small");
        words.setWrapText(true);
        getChildren().add(picture);
        setBottom(words);
    }

    /// {@return what the first bytes of an array say, if it is one of bytes that begins as a picture does}
    static Optional<PictureHead> head(EditorModel model, Elements of) {
        ByteStore bytes = HeldBytes.bytes(of);
        return model.awaited().find(() -> PictureHead.of(bytes.bytes(
                new Span(0, Math.min(bytes.length(), PictureHead.ENOUGH)))));
    }

    /// Shows the picture that these bytes are.
    void show(Elements now, PictureHead head) {
        if (shown == now.structure()) {
            return;
        }
        shown = now.structure();
        ByteStore bytes = HeldBytes.bytes(now);
        String size = head.pixels() == 0 ? head.format()
                : Messages.get("packed.picture", head.format(), head.width(), head.height());
        if (!head.shown() || head.pixels() > MOST_PIXELS || bytes.length() > MOST_BYTES) {
            picture.setImage(null);
            say(Messages.get(head.shown() ? "packed.too-large" : "packed.unknown-picture", size));
            return;
        }
        double scale = Math.min(1, (double) MOST_SHOWN / Math.max(1, Math.max(head.width(), head.height())));
        lane.run(_ -> new Image(new ByteArrayInputStream(bytes.bytes(new Span(0, bytes.length()))),
                Math.max(1, Math.floor(head.width() * scale)), Math.max(1, Math.floor(head.height() * scale)), true,
                true), image -> {
            picture.setImage(image.isError() ? null : image);
            say(image.isError() ? Messages.get("packed.damaged-picture", size) : size);
            requestLayout();
        }, failure -> say(Messages.get("packed.not-drawn", FailureWords.of(failure))));
    }

    private void say(String what) {
        words.setText(what);
        setAccessibleText(what);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Image image = picture.getImage();
        if (image != null) {
            double high = Math.max(1, getHeight() - words.getHeight());
            double scale = Math.min(1, Math.min(getWidth() / image.getWidth(), high / image.getHeight()));
            picture.setFitWidth(image.getWidth() * scale);
            picture.setFitHeight(image.getHeight() * scale);
            picture.relocate((getWidth() - image.getWidth() * scale) / 2, (high - image.getHeight() * scale) / 2);
        }
    }
}
