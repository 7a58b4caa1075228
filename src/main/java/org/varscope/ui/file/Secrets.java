package org.varscope.ui.file;

import module java.base;
import org.varscope.container.Secret;

/// What opened encrypted files, where a person asked to remember it: only in memory, until the window closes.
public final class Secrets {
    private final List<Secret> kept = new ArrayList<>();

    /// Remembers a copy of `secret`.
    public void keep(Secret secret) {
        kept.addFirst(copy(secret));
    }

    /// {@return copies of what is remembered, the newest first; whoever gets them wipes those that open nothing}
    public List<Secret> all() {
        return kept.stream().map(Secrets::copy).toList();
    }

    /// {@return copies of what opened `file` and of what is remembered, as [#all] has them}
    public List<Secret> of(EditedFile file) {
        List<Secret> known = new ArrayList<>(all());
        file.form().wrapping().secret().map(Secrets::copy).ifPresent(known::addFirst);
        return known;
    }

    /// Wipes and forgets all of it.
    public void forget() {
        kept.forEach(Secret::wipe);
        kept.clear();
    }

    /// {@return the same secret, which outlives the other's being wiped}
    public static Secret copy(Secret secret) {
        byte[] key = secret.key();
        try {
            return Secret.ofKey(key);
        } finally {
            Arrays.fill(key, (byte) 0);
        }
    }
}
