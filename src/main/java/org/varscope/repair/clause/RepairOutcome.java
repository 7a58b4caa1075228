package org.varscope.repair.clause;

import module java.base;
import org.varscope.problem.Problem;
import org.varscope.remark.Clause;
import org.varscope.repair.Mending;
import org.varscope.repair.Repair;
import org.varscope.scan.index.Structure;

/// What is left after one repair, or after all that are clear, as a clause: `leaves no errors and keeps all 422 bytes`.
///
/// @param left errors
/// @param next where the first of them is; none where there is none
/// @param lost bytes that are taken away
/// @param all  bytes that there are
public record RepairOutcome(Left left, List<Next> next, long lost, long all) implements Clause {
    /// Copies the list.
    public RepairOutcome {
        next = List.copyOf(next);
    }

    /// How many errors are left.
    ///
    /// @param inside whether that is known only of what is inside a wrapper
    public record Left(long errors, boolean inside) implements Clause {
        @Override
        public String form() {
            return inside ? "inside" : "";
        }

        @Override
        public List<Object> parts() {
            return List.of(inside ? new Left(errors, false) : errors);
        }
    }

    /// Where the first error is that is left.
    public record Next(long offset) implements Clause { }

    /// {@return how many errors `repair` leaves}
    public static Left left(Repair repair) {
        return new Left(repair.errorsLeft(), repair.kind() == Repair.Kind.WRAPPER);
    }

    /// {@return how many errors all of it leaves}
    public static Left left(Mending mending) {
        return new Left(mending.after().errors(),
                mending.made().stream().anyMatch(made -> made.repair().kind() == Repair.Kind.WRAPPER));
    }

    /// {@return what is left after `repair`}
    ///
    /// @param before the bytes as they are
    /// @param after  what it makes of them
    public static RepairOutcome of(Repair repair, Structure before, Structure after) {
        return of(left(repair), repair.lost(), before, after);
    }

    /// {@return what is left after all of it}
    ///
    /// @param before the bytes as they are
    public static RepairOutcome of(Mending mending, Structure before) {
        long lost = mending.made().stream().mapToLong(made -> made.repair().lost()).sum();
        return of(left(mending), lost, before, mending.after());
    }

    private static RepairOutcome of(Left left, long lost, Structure before, Structure after) {
        Optional<Problem> next = after.errorFrom(0);
        return new RepairOutcome(left, next.map(problem -> new Next(problem.span().start())).stream().toList(), lost,
                before.bytes().length());
    }

    @Override
    public String form() {
        return lost == 0 ? "keeps-all" : "removes";
    }

    @Override
    public List<Object> parts() {
        return List.of(left, next, lost, all);
    }
}
