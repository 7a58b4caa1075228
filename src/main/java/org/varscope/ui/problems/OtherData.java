package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;

/// A line that asks, where bytes are damaged from their start, whether they are more than values, and how such bytes
/// are read. It is there only for those.
final class OtherData {
    private final Label decode = new Label();
    private final OfferLine line;
    private final BooleanProperty concerned = new SimpleBooleanProperty();

    /// @param back takes the keyboard where the line had it and goes away
    OtherData(Node back) {
        Hyperlink fields = new Hyperlink();
        fields.setId("other-data-fields");
        line = new OfferLine("other-data", fields, back);
        line.words().setText(Messages.get("problems.other"));
        line.words().setMinWidth(Region.USE_PREF_SIZE);
        decode.setMinWidth(0);
        line.view().getChildren().add(decode);
        line.view().visibleProperty().bind(concerned);
    }

    /// {@return the line}
    Node view() {
        return line.view();
    }

    /// {@return what takes the keyboard in it; empty while the line is not there}
    List<Node> targets() {
        return line.targets();
    }

    /// Does not ask while `answered`, as then it is known what is wrong with all of the bytes.
    void giveWayTo(BooleanExpression answered) {
        line.view().visibleProperty().bind(concerned.and(answered.not()));
    }

    /// Lets the line lead to `read`.
    ///
    /// @param readKey   the key that does the same, as it is shown
    /// @param decodeKey the key that decodes a value at the caret
    void offer(Runnable read, String readKey, String decodeKey) {
        line.offer(Messages.get("problems.other-list", readKey), read);
        decode.setText(Messages.get("problems.other-decode", decodeKey));
    }

    /// Shows the line where it concerns `structure`.
    void show(Structure structure) {
        line.change(() -> concerned.set(concerns(structure)));
    }

    private static boolean concerns(Structure structure) {
        return structure.framing().isUniform() && structure.isComplete() && structure.records() > 0
                && beginsOdd(structure);
    }

    /// One bad record before whole ones is only that, and a collection that is cut off is damaged at its end. Foreign
    /// bytes may happen to be a value, but then the length before it does not fit, or most bytes follow it.
    /// What is wrong with the whole file, such as its sum, tells nothing of its first bytes.
    private static boolean beginsOdd(Structure structure) {
        org.varscope.scan.index.Node first = structure.record(0);
        return switch (first.state()) {
            case DAMAGED -> structure.records() == 1 || structure.record(1).state() != State.WHOLE;
            case WHOLE -> hasErrorBefore(first.span().end(), structure) || structure.framing().isSingle()
                    && first.span().end() < structure.bytes().length() / 2;
            case INCOMPLETE, PENDING -> false;
        };
    }

    private static boolean hasErrorBefore(long end, Structure structure) {
        return structure.problems().stream().takeWhile(problem -> problem.span().start() < end)
                .anyMatch(problem -> problem.isError() && !problem.isOfFile());
    }
}
