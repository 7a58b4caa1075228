package org.varscope.bytes;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The pages of a file that were used last. Thread-safe; pages are never written to after they are kept.
final class PageCache {
    private final int pageSize;
    private final Map<Long, byte[]> pages;

    PageCache(int pageSize, int capacity) {
        this.pageSize = pageSize;
        this.pages = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Long, byte[]> eldest) {
                return size() > capacity;
            }
        };
    }

    int pageSize() {
        return pageSize;
    }

    synchronized byte @Nullable [] find(long number) {
        return pages.get(number);
    }

    synchronized void keep(long number, byte[] page) {
        pages.put(number, page);
    }

    synchronized void clear() {
        pages.clear();
    }
}
