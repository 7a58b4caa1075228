package org.varscope.ui.find;

import module java.base;
import org.varscope.ui.lifetime.Lifetime;

/// Older states that can be read as long as they are wanted, even where nobody else shows them any more.
final class HeldStates {
    private final Map<OlderState, Lifetime> held = new HashMap<>();

    /// Holds these and lets go of all others.
    void hold(Collection<OlderState> wanted) {
        wanted.forEach(state -> held.computeIfAbsent(state, one -> {
            Lifetime lifetime = new Lifetime();
            one.hold().accept(lifetime);
            return lifetime;
        }));
        Map<OlderState, Lifetime> unwanted = new HashMap<>(held);
        unwanted.keySet().removeAll(Set.copyOf(wanted));
        held.keySet().removeAll(unwanted.keySet());
        unwanted.values().forEach(Lifetime::end);
    }
}
