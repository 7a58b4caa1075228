package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.ui.toolkit.Keyboard;
import org.varscope.ui.tree.StructureTree;

/// Which of the panes of an editor has the keyboard, and where it goes.
public final class PaneFocus {
    private final StructureTree tree;
    private final HexSide hex;
    private final InspectorSide inspector;
    private final Lists lists;
    private final EditorBanners banners;
    private final SideGuideSlot guide;

    PaneFocus(StructureTree tree, HexSide hex, InspectorSide inspector, Lists lists, EditorBanners banners,
            SideGuideSlot guide) {
        this.tree = tree;
        this.hex = hex;
        this.inspector = inspector;
        this.lists = lists;
        this.banners = banners;
        this.guide = guide;
    }

    /// {@return what takes the keyboard in each pane, in the order in which F6 visits them}
    public List<Node> panes() {
        List<Node> panes = new ArrayList<>();
        if (!lists.height().isFull()) {
            panes.add(tree.view());
            panes.addAll(hex.split().panes());
            inspector.target().ifPresent(panes::add);
        }
        if (!lists.height().isFolded()) {
            panes.addAll(lists.targets());
        }
        guide.target().ifPresent(panes::add);
        banners.targets().forEach(panes::add);
        return panes;
    }

    /// Gives the keyboard to where a person begins.
    void begin() {
        guide.first().or(() -> lists.height().isFull() ? lists.targets().stream().findFirst() : Optional.empty())
                .orElse(tree.view()).requestFocus();
    }

    /// {@return what gives the keyboard to the pane of another page that has it here}
    Consumer<PaneFocus> goingOn() {
        List<Node> all = panes();
        // Who is where nothing takes the keyboard for good goes on where one types what to find.
        int pane = Keyboard.isIn(lists.find().view()) && all.stream().noneMatch(Keyboard::isIn)
                ? all.indexOf(lists.find().shown().targets().getFirst())
                : IntStream.range(0, all.size()).filter(i -> Keyboard.isIn(all.get(i))).findFirst().orElse(-1);
        return other -> {
            List<Node> there = other.panes();
            if (pane < 0 || pane >= there.size()) {
                other.begin();
            } else {
                there.get(pane).requestFocus();
            }
        };
    }

    /// Takes the keyboard from what is folded away or covered.
    ///
    /// @param sides what the lists cover
    void keepInView(Node sides) {
        if (lists.height().isFolded() && Keyboard.isIn(lists.view())) {
            begin();
        } else if (lists.height().isFull() && Keyboard.isIn(sides)) {
            lists.targets().stream().findFirst().ifPresent(Node::requestFocus);
        }
    }
}
