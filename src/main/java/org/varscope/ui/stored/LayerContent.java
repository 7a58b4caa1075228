package org.varscope.ui.stored;

import module java.base;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.field.WrapperField;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.AbsentBytes;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.FailureWords;

/// The bytes of one wrapper as the hex pane reads them.
///
/// @param awaited reads what is not at hand
/// @param said    is told what could not be copied
record LayerContent(Layer layer, AbsentBytes awaited, Background background, Consumer<String> said)
        implements HexContent {
    @Override
    public long length() {
        return layer.file().length();
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        layer.file().read(at, into, offset, count);
    }

    @Override
    public void roles(long at, int count, byte[] rolesOut) {
        Span window = new Span(at, count);
        for (WrapperField field : layer.fields(window)) {
            Span seen = field.span().intersection(window);
            Arrays.fill(rolesOut, (int) (seen.start() - at), (int) (seen.end() - at),
                    HexRole.of(field.part().role()).code(false));
        }
    }

    @Override
    public void missed(AbsentBytesException absent) {
        awaited.await(absent);
    }

    @Override
    public void take(Span span, Consumer<byte[]> then) {
        background.run(_ -> layer.file().bytes(span), then,
                failure -> said.accept(Messages.get("editor.not-copied", FailureWords.of(failure))));
    }
}
