package org.varscope.repair;

import module java.base;
import org.varscope.remark.Clause;

/// Whether one repair stands out so far that nobody needs to choose, and if not, why: a clause.
public enum Clarity implements Clause {
    /// The first repair leaves fewer errors than any other, or is far likelier than any that leaves as few.
    CLEAR,
    /// Nothing was found that helps.
    NONE,
    /// Another repair leaves as few errors, and is about as likely.
    RIVALS,
    /// It takes away bytes in the middle of a file that may hold values.
    LOSES_VALUES,
    /// It costs values that can be read now.
    DESTROYS,
    /// Something before it that was not tried may be what is wrong instead: a count far away, or bytes that came or
    /// went inside a value.
    UNTRIED,
    /// It puts two things right together, of which there are more than were tried.
    TWO_FAULTS,
    /// The record can be read further after it, but not to its end.
    PARTIAL,
    /// What all repairs give together would be refused, or read in another way, once it is opened again.
    READ_OTHERWISE;

    /// {@return how clear it is which of `repairs`, the best first, is the right one}
    ///
    /// @param repairs as [Repairs] ranks them
    public static Clarity of(List<Repair> repairs) {
        if (repairs.isEmpty()) {
            return NONE;
        }
        Repair first = repairs.getFirst();
        if (first.thrown() > 0) {
            return LOSES_VALUES;
        }
        if (first.losses().lostValues() > 0) {
            return DESTROYS;
        }
        if (first.oddness() >= Weights.LEAST_PARTIAL) {
            return PARTIAL;
        }
        if (!first.parts().isEmpty()) {
            return TWO_FAULTS;
        }
        boolean rivals = repairs.size() > 1 && repairs.get(1).followed() == first.followed()
                && repairs.get(1).harm() == first.harm()
                && repairs.get(1).price() - first.price() < Weights.MARGIN;
        return rivals || repairs.stream().skip(1).anyMatch(other -> isQuieter(other, first)) ? RIVALS
                : first.alone() ? CLEAR : UNTRIED;
    }

    /// Whether `other` mends as much as `first` without making other values of what reads well, or putting much of it
    /// into other collections.
    private static boolean isQuieter(Repair other, Repair first) {
        return first.disturbs() && !other.disturbs() && other.followed() == first.followed()
                && other.harm() == first.harm() && other.oddness() < Weights.LEAST_PARTIAL;
    }
}
