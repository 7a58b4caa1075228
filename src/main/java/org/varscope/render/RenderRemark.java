package org.varscope.render;

import org.varscope.remark.Remark;

/// Why the system draws or writes no picture.
enum RenderRemark implements Remark.Kind {
    /// What it says.
    NO_LETTERS(1),
    NO_PNG(0);

    private final int places;

    RenderRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
