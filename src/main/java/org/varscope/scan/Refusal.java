package org.varscope.scan;

import org.varscope.problem.Code;

/// Says why a value is damaged.
record Refusal(Findings findings) {
    long need(long at, long size, long end, String of) {
        return end - at >= size ? at + size
                : broken(Code.PAYLOAD_CUT, at, end - at, left(end - at), size + " bytes of " + of);
    }

    long countPastEnd(long at, long count, long bytes, long left) {
        return broken(Code.COUNT_PAST_END, at, 4, "count " + count + " needs " + bytes + " bytes",
                "at most " + left + ", which are left");
    }

    long broken(Code code, long at, long length, String found, String expected) {
        findings.add(code, at, Math.max(0, length), found, expected);
        return Walk.BROKEN;
    }

    static String left(long bytes) {
        return switch ((int) Math.min(bytes, 2)) {
            case 0 -> "the end of the bytes";
            case 1 -> "only 1 byte left";
            default -> "only " + bytes + " bytes left";
        };
    }
}
