package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.IntBits;
import org.varscope.text.path.PathStep;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Wrapped;
import org.varscope.variant.ImageFormat;
import org.varscope.variant.ImagePixels;
import org.varscope.variant.Variant;

/// A picture of Godot 1 and 2 as a picture, and what comes before its data. The data may have any length: it is looked
/// at in the background, at as many places as are drawn.
final class ImageEditor implements ValueEditor {
    /// Pixels of the window that the picture takes at most, across and down.
    private static final int SIDE = 160;
    private static final int LARGEST_PIXEL = 32;
    /// Header, format, mipmaps, width, height and length come before the data.
    static final int BEFORE = 24;
    private static final IntBits WHOLE = new IntBits(Integer.SIZE, true);

    private final ImageView picture = new ImageView();
    private final StackPane frame = new StackPane(picture);
    private final Label words = Wrapped.label("value-image-words", "muted", "facts");
    private final ComboBox<ImageFormat> format = new ComboBox<>();
    private final Map<String, ValueField> fields = new LinkedHashMap<>();
    private final VBox view;
    private final Background.Lane lane;
    private @Nullable EditedValue edited;

    ImageEditor(Commit commit) {
        lane = commit.background().lane();
        frame.setId("value-image");
        frame.getStyleClass().add("value-image");
        frame.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        frame.managedProperty().bind(frame.visibleProperty());
        picture.setSmooth(false);
        format.setId("value-format");
        format.getItems().setAll(ImageFormat.values());
        format.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(format, Priority.ALWAYS);
        format.valueProperty().subscribe(now -> {
            if (edited != null && now != null && now.ordinal() != image().format()) {
                commit.takeOrSay(setting("format", now.ordinal()));
            }
        });
        Label title = new Label(Messages.get("value.format"));
        title.getStyleClass().addAll("muted", "value-title");
        title.setLabelFor(format);
        HBox row = new HBox(title, format);
        row.getStyleClass().add("value-row");
        view = new VBox(frame, words, row);
        Label error = ValueField.error("value-image-error");
        for (String name : List.of("width", "height", "mipmaps")) {
            ValueField field = new ValueField("value-image-" + name, Messages.get("value.image." + name), error, commit,
                    typed -> setting(name, whole(typed)));
            fields.put(name, field);
            view.getChildren().add(field.row());
        }
        view.getChildren().add(error);
        view.getStyleClass().add("value-rows");
    }

    /// {@return the picture whose header is at `start`, without its data, which may be long}
    static Variant.Image head(Structure structure, long start) {
        ByteReader bytes = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
        long at = start + Integer.BYTES;
        return new Variant.Image(bytes.i32(at), bytes.i32(at + 4), bytes.i32(at + 8), bytes.i32(at + 12), new byte[0]);
    }

    private Variant.Image image() {
        return edited != null && edited.value() instanceof Variant.Image image ? image
                : new Variant.Image(0, 0, 0, 0, new byte[0]);
    }

    private Edit setting(String name, int number) {
        return new Edit.SetPart(Objects.requireNonNull(edited).node().location(), List.of(new PathStep.Name(name)),
                new Variant.Int(number));
    }

    private static int whole(String typed) throws TextException {
        long number = WHOLE.read(typed);
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw new TextException(0, "`" + typed.strip() + "`",
                    TextRemark.WHOLE_NUMBER_FROM.with(0, Integer.MAX_VALUE));
        }
        return (int) number;
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = null;
        Variant.Image image = value.value() instanceof Variant.Image it ? it : image();
        format.setValue(ImageFormat.values()[image.format()]);
        format.setAccessibleText(Messages.get("value.format-of", value.name()));
        fields.get("width").show(value.name(), Integer.toString(image.width()));
        fields.get("height").show(value.name(), Integer.toString(image.height()));
        fields.get("mipmaps").show(value.name(), Integer.toString(image.mipmaps()));
        edited = value;
        draw(value, image);
    }

    private void draw(EditedValue value, Variant.Image image) {
        ImageFormat how = ImageFormat.values()[image.format()];
        ByteReader bytes = value.structure().bytes().reader();
        long start = value.node().span().start();
        long length = bytes.u32(start + BEFORE - Integer.BYTES);
        frame.setVisible(false);
        if (length == 0 || image.width() <= 0 || image.height() <= 0) {
            say(Messages.get("value.no-picture"));
        } else if (!how.isPlain()) {
            say(Messages.get("value.not-drawn", how, length));
        } else if (length < how.bytes(image.width(), image.height())) {
            say(Messages.get("value.too-short", length, how.bytes(image.width(), image.height())));
        } else {
            // A reader is for one thread.
            ByteReader data = value.structure().bytes().reader();
            draw(value, new ImagePixels(how, image.width(), image.height(), length,
                    at -> data.u8(start + BEFORE + at)));
        }
    }

    private void draw(EditedValue value, ImagePixels pixels) {
        double scale = Math.min((double) SIDE / pixels.width(), (double) SIDE / pixels.height());
        double whole = scale < 1 ? scale : Math.min(LARGEST_PIXEL, Math.floor(scale));
        int across = Math.max(1, (int) Math.round(pixels.width() * whole));
        int down = Math.max(1, (int) Math.round(pixels.height() * whole));
        String size = Messages.get("value.picture", pixels.format(), pixels.width(), pixels.height());
        say(size);
        lane.run(_ -> pixels.sampled(across, down), drawn -> {
            if (edited == value) {
                WritableImage image = new WritableImage(across, down);
                image.getPixelWriter().setPixels(0, 0, across, down, PixelFormat.getIntArgbInstance(), drawn, 0,
                        across);
                picture.setImage(image);
                frame.setMaxSize(across, down);
                frame.setAccessibleText(size);
                frame.setVisible(true);
            }
        }, failure -> say(FailureWords.of(failure)));
    }

    private void say(String what) {
        words.setText(what);
    }

    @Override
    public boolean hasLine() {
        return false;
    }

    @Override
    public Node target() {
        return fields.get("width").field();
    }
}
