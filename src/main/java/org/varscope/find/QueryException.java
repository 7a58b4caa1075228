package org.varscope.find;

import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// A query that cannot be understood, or takes too long: what was found and what was expected.
public final class QueryException extends Exception implements Remarked {
    private final Remark remark;

    QueryException(Remark remark) {
        super(remark.toString(), null, false, false);
        this.remark = remark;
    }

    @Override
    public Remark remark() {
        return remark;
    }

    /// One that takes too long, where no checked exception can pass.
    static final class Tedious extends RuntimeException {
        Tedious() {
            super(QueryRemark.TEDIOUS.toString(), null, false, false);
        }

        /// {@return the same where a checked one can}
        QueryException checked() {
            return new QueryException(QueryRemark.TEDIOUS.with());
        }
    }
}
