package org.varscope.bytes;

import module java.base;

/// Walks the parts of a tree from left to right; one step costs O(1) on average.
final class SeqCursor<T extends Seq.Part> implements Iterator<T> {
    /// The path to the next part: a node and a slot for every height. `slots[0]` past the end of its leaf means: done.
    private final SeqNode[] nodes;
    private final int[] slots;

    /// @param index number of the first part to return; the size of the tree for none
    SeqCursor(SeqNode root, int index) {
        nodes = new SeqNode[root.height + 1];
        slots = new int[root.height + 1];
        int left = index;
        nodes[root.height] = root;
        for (int height = root.height; height > 0; height--) {
            SeqNode node = nodes[height];
            int slot = 0;
            while (slot < node.fanout() - 1 && left >= node.kid(slot).size) {
                left -= node.kid(slot++).size;
            }
            slots[height] = slot;
            nodes[height - 1] = node.kid(slot);
        }
        slots[0] = left;
    }

    @Override
    public boolean hasNext() {
        return slots[0] < nodes[0].fanout();
    }

    @Override
    @SuppressWarnings("unchecked") // the tree was made of Ts
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        T part = (T) nodes[0].part(slots[0]++);
        if (!hasNext()) {
            toNextLeaf();
        }
        return part;
    }

    private void toNextLeaf() {
        int height = 1;
        while (height < nodes.length && slots[height] == nodes[height].fanout() - 1) {
            height++;
        }
        if (height == nodes.length) {
            return;
        }
        slots[height]++;
        for (; height > 0; height--) {
            nodes[height - 1] = nodes[height].kid(slots[height]);
            slots[height - 1] = 0;
        }
    }
}
