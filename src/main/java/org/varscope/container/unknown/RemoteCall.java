package org.varscope.container.unknown;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Whether bytes are one remote call of Godot 4, from the first to the last: command and sizes in a byte, node, method,
/// number of arguments, and each argument as a value, of which bool and int are shortened.
/// `modules/multiplayer/scene_rpc_interface.cpp`, `scene/main/multiplayer_api.cpp`.
final class RemoteCall {
    private static final int LONGEST = 1 << 16;
    private static final int COMMAND = 7;
    private static final int BYTES_ONLY = 1 << 6;
    private static final int UNUSED = 1 << 7;
    private static final int KIND = 0x3F;
    private static final int BOOL = 1;
    private static final int INT = 2;

    private final ByteBuffer in;
    private final Dialect dialect;

    private RemoteCall(byte[] bytes, Dialect dialect) {
        this.in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        this.dialect = dialect;
    }

    /// {@return whether `bytes` are a call with an argument that says something, and nothing else}
    ///
    /// @param dialect of the values
    static boolean fits(ByteStore bytes, Dialect dialect) {
        return bytes.length() > 4 && bytes.length() <= LONGEST
                && new RemoteCall(bytes.bytes(new Span(0, bytes.length())), dialect).fits();
    }

    private boolean fits() {
        int meta = in.get(0);
        int node = 1 << (meta >> 3 & 3);
        int name = 1 << (meta >> 5 & 1);
        if ((meta & (COMMAND | BYTES_ONLY | UNUSED)) != 0 || node > 4 || 2 + node + name > in.limit()) {
            return false;
        }
        int at = 1 + node + name;
        int arguments = in.get(at++) & 0xFF;
        boolean says = false;
        for (int i = 0; i < arguments && at > 0 && at < in.limit(); i++) {
            int kind = in.get(at) & KIND;
            says |= kind > INT;
            at = kind == BOOL ? at + 1 : kind == INT ? at + 1 + (1 << (in.get(at) >> 6 & 3)) : value(at);
        }
        return says && at == in.limit();
    }

    /// {@return where the whole value at `at` ends; -1 where there is none}
    private int value(int at) {
        ByteStore rest = ByteStore.of(Arrays.copyOfRange(in.array(), at, in.limit()));
        Structure structure = Structure.scan(rest, dialect, Framing.BARE, Progress.NONE);
        Node value = structure.record(0);
        return value.state() == State.WHOLE && value.header() != 0 ? at + (int) value.span().end() : -1;
    }
}
