import org.jspecify.annotations.NullMarked;

/// Varscope: a hex and structure editor for the bytes that Godot's Variant serialization writes.
///
/// Packages are rooms, and imports go one way only:
/// `remark` < `bytes` < `problem` < `said`, `variant` < `dialect` < `codec`, `scan` < `text` < `container` < `document`
/// < `check`, `find`, `compare`, `repair` < `explain` < `sample`, `render`, `play`, `guide`, `lesson` < `ui`, `cli`
/// < `app`.
@NullMarked
module org.varscope {
    requires static org.jspecify;
    requires java.desktop;
    requires transitive javafx.controls;
    requires javafx.fxml;
    requires atlantafx.base;
    requires org.controlsfx.controls;
    requires org.fxmisc.flowless;
    requires org.fxmisc.richtext;
    requires org.fxmisc.undo;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.feather;
    requires tools.jackson.core;
    requires info.picocli;
    requires com.github.luben.zstd_jni;
    requires dec;
    requires org.commonmark;
    requires org.commonmark.ext.gfm.tables;

    exports org.varscope.remark;
    exports org.varscope.bytes;
    exports org.varscope.problem;
    exports org.varscope.said;
    exports org.varscope.variant;
    exports org.varscope.dialect;
    exports org.varscope.codec;
    exports org.varscope.scan.audit;
    exports org.varscope.scan.damage;
    exports org.varscope.scan.detect;
    exports org.varscope.scan.field;
    exports org.varscope.scan.index;
    exports org.varscope.scan.walk;
    exports org.varscope.text;
    exports org.varscope.text.cell;
    exports org.varscope.text.godot;
    exports org.varscope.text.json;
    exports org.varscope.text.path;
    exports org.varscope.container;
    exports org.varscope.container.unknown;
    exports org.varscope.container.block;
    exports org.varscope.container.buffer;
    exports org.varscope.container.cipher;
    exports org.varscope.container.field;
    exports org.varscope.document;
    exports org.varscope.document.clip;
    exports org.varscope.document.edit;
    exports org.varscope.document.file;
    exports org.varscope.document.journal;
    exports org.varscope.document.layout;
    exports org.varscope.document.place;
    exports org.varscope.document.save;
    exports org.varscope.check;
    exports org.varscope.compare;
    exports org.varscope.repair;
    exports org.varscope.repair.salvage;
    exports org.varscope.ui.hex;
    exports org.varscope.ui.hex.sheet;
    exports org.varscope.cli;
    exports org.varscope.ui.theme;
    exports org.varscope.app to javafx.graphics;

    opens org.varscope.ui.editor to javafx.fxml;
    opens org.varscope.ui.page to javafx.fxml;
    opens org.varscope.ui.repair to javafx.fxml;
    opens org.varscope.ui.window to javafx.fxml;
    opens org.varscope.cli to info.picocli;
    opens org.varscope.cli.options to info.picocli;
}
