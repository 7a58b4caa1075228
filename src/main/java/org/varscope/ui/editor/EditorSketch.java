package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.Span;
import org.varscope.check.Report;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.file.Settings;
import org.varscope.ui.hex.HexSketch;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.RecordWords;
import org.varscope.ui.problems.ProblemsPane;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.Palette;
import org.varscope.ui.theme.Pen;
import org.varscope.ui.tree.TreeSketch;

/// A document as an [EditorPage] will show it at first, without its controls: values and bytes, and empty room for what
/// is beside and below them.
public final class EditorSketch {
    /// More bytes than any screen shows.
    private static final int MOST = 4096;
    private static final double MAP = 48;
    private static final double LINE = 1;

    private final TreeSketch tree;
    private final HexSketch hex;
    private final String structureTitle = Messages.get("editor.editor.structure");
    private final String structureNote;
    private final double content;
    private final boolean wrong;
    private final boolean filled;
    private final String hexTitle = Messages.get("editor.editor.hex");
    private final String inspectorTitle = Messages.get("editor.inspector");
    private final String inspectorNote = Messages.get("editor.explain");
    private final String inspectorShow = Messages.get("editor.inspector-show");

    private EditorSketch(Structure structure, Node first, boolean filled) {
        int count = (int) Math.min(MOST, structure.bytes().length());
        byte[] roles = new byte[count];
        Span start = new Span(0, count);
        StructureContent.roles(structure, start, roles);
        long records = structure.records();
        structureNote = RecordWords.count(structure, records);
        hex = new HexSketch(structure.bytes().bytes(start), roles, structure.bytes().length(),
                first.span().start(), records == 1 ? null : first.span());
        tree = new TreeSketch(structure);
        content = ProblemsPane.height(structure);
        wrong = !structure.problems().stream().allMatch(problem -> Report.isNote(problem, structure.framing()));
        this.filled = filled;
    }

    /// {@return what a document shows at first; nothing where that is not its first bytes}
    ///
    /// Reads, so that it is to be called on another thread than the window's.
    ///
    /// @param filled whether it will be shown from its first values and bytes; they are left out otherwise
    public static Optional<EditorSketch> of(Structure structure, boolean filled) {
        return structure.records() == 0 ? Optional.empty() : structure.node(Location.record(0))
                .filter(first -> first.span().start() <= 16).map(first -> new EditorSketch(structure, first, filled));
    }

    /// {@return the colours that it is drawn with}
    public static Palette palette(Look look) {
        return HexSketch.with(look.palette());
    }

    /// Draws it onto `area`.
    ///
    /// @param pen whose palette is one of [#palette]
    public void draw(Pen pen, Rectangle2D area, Settings settings) {
        PaneShares shares = PaneShares.of(area.getWidth(), area.getHeight(), pen.zoom(), new PaneShares.Below(
                ListsHeight.level(settings.shown().lists(), wrong), content),
                settings.panes());
        PaneShares.Inspector inspector = shares.inspector();
        boolean beside = inspector == PaneShares.Inspector.BESIDE_BYTES;
        double x = area.getMinX();
        double y = area.getMinY();
        double height = divider(shares.lists(), area.getHeight());
        double hexLeft = x + divider(shares.hex(), area.getWidth()) + LINE;
        double hexRight = beside ? x + divider(shares.second(), area.getWidth()) : area.getMaxX();
        double treeHeight = inspector == PaneShares.Inspector.FOLDED ? height - LINE - headingHeight(pen)
                : inspector.isBelow() ? divider(shares.second(), height) : height;
        pen.fill(x, y, area.getWidth(), area.getHeight(), "-vs-pane");
        tree(pen, new Rectangle2D(x, y, hexLeft - LINE - x, treeHeight), settings);
        hex(pen, new Rectangle2D(hexLeft, y, hexRight - hexLeft, height), settings);
        pen.fill(hexLeft - LINE, y, LINE, height, "-vs-line");
        if (beside) {
            pen.fill(hexRight, y, LINE, height, "-vs-line");
            heading(pen, inspectorTitle, inspectorNote, hexRight + LINE, y, area.getMaxX() - hexRight - LINE);
        } else if (treeHeight < height) {
            pen.fill(x, y + treeHeight, hexLeft - LINE - x, height - treeHeight, "-vs-pane");
            pen.fill(x, y + treeHeight, hexLeft - LINE - x, LINE, "-vs-line");
            heading(pen, inspectorTitle, inspector == PaneShares.Inspector.FOLDED ? inspectorShow
                    : inspector == PaneShares.Inspector.BELOW_STRUCTURE ? inspectorNote : "", x, y + treeHeight + LINE,
                    hexLeft - LINE - x);
        }
        pen.fill(x, y + height, area.getWidth(), area.getHeight() - height, "-vs-pane");
        pen.fill(x, y + height, area.getWidth(), LINE, "-vs-line");
    }

    /// {@return where the toolkit puts a divider}
    private static double divider(double share, double size) {
        return Math.round(share * size - LINE / 2);
    }

    private void tree(Pen pen, Rectangle2D area, Settings settings) {
        double top = heading(pen, structureTitle, structureNote, area.getMinX(), area.getMinY(), area.getWidth());
        if (filled) {
            tree.draw(pen, new Rectangle2D(area.getMinX(), top, area.getWidth(), area.getMaxY() - top),
                    settings.columns());
        }
    }

    private void hex(Pen pen, Rectangle2D area, Settings settings) {
        Font small = pen.mono(0.85);
        double legend = 2 * pen.space(pen.em(0.5)) + pen.line(small) + LINE;
        double map = settings.shown().minimap() && PaneShares.hasRoomForMap(area.getWidth(), pen.zoom()) ? MAP : 0;
        double top = area.getMinY() + headingHeight(pen);
        pen.fill(area.getMinX(), top, area.getWidth(), area.getMaxY() - top, "-vs-page");
        String note = filled ? ByteWords.perRow(hex.draw(pen, new Rectangle2D(area.getMinX(), top,
                area.getWidth() - map, area.getMaxY() - legend - top), settings.look()), settings.look()) : "";
        pen.fill(area.getMaxX() - map, top, map, area.getMaxY() - legend - top, "-vs-hex-group");
        pen.fill(area.getMinX(), area.getMaxY() - legend, area.getWidth(), LINE, "-vs-line");
        heading(pen, hexTitle, note, area.getMinX(), area.getMinY(), area.getWidth());
    }

    private static double headingHeight(Pen pen) {
        return pen.space(pen.em(0.55)) + pen.line(pen.bold(0.85)) + pen.space(pen.em(0.6));
    }

    /// @return where it ends
    private static double heading(Pen pen, String title, String note, double x, double y, double width) {
        double height = headingHeight(pen);
        double side = pen.space(pen.em(0.9));
        double words = y + pen.space(pen.em(0.55));
        pen.fill(x, y, width, height, "-vs-pane");
        pen.fill(x, y + height - LINE, width, LINE, "-vs-line");
        pen.write(title, pen.bold(0.85), "-vs-muted", x + side, words);
        if (!note.isEmpty()) {
            Font font = pen.words(0.85);
            pen.write(note, font, "-vs-muted", x + width - side - pen.width(note, font), words);
        }
        return y + height;
    }
}
