package org.varscope.find;

import module java.base;

/// Tells whether a text is what is looked for. For any thread.
///
/// @param how how it is compared
public record TextTest(String sought, How how, boolean ignoreCase, Pattern pattern) {
    /// How a text is compared.
    public enum How {
        /// What is looked for is somewhere in it.
        CONTAINS,
        /// It is all that is looked for.
        EXACT,
        /// The regular expression matches somewhere in it.
        EXPRESSION
    }

    /// {@return the test for `sought`}
    /// @throws QueryException if it should be a regular expression and is none, or is empty where it is to be contained
    public static TextTest of(String sought, How how, boolean ignoreCase) throws QueryException {
        if (sought.isEmpty() && how != How.EXACT) {
            throw new QueryException(QueryRemark.NO_TEXT.with());
        }
        int flags = ignoreCase ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0;
        return new TextTest(sought, how, ignoreCase,
                compiled(sought, how == How.EXPRESSION ? flags : flags | Pattern.LITERAL));
    }

    static Pattern compiled(String text, int flags) throws QueryException {
        try {
            return Pattern.compile(text, flags);
        } catch (PatternSyntaxException e) {
            throw new QueryException(QueryRemark.NO_EXPRESSION.with(text, e.getDescription()));
        } catch (StackOverflowError _) {
            throw new QueryException(QueryRemark.TOO_DEEP.with());
        }
    }

    /// {@return whether `text` is what is looked for}
    boolean passes(String text) {
        return switch (how) {
            case CONTAINS -> ignoreCase ? BoundedText.finds(pattern.matcher(text)) : text.contains(sought);
            case EXACT -> ignoreCase ? text.equalsIgnoreCase(sought) : text.equals(sought);
            case EXPRESSION -> BoundedText.finds(pattern.matcher(new BoundedText(text)));
        };
    }

    /// {@return `text` with `with` in the place of what is looked for, of all of it where all is}
    ///
    /// @param with in the place of a regular expression, `$1` or `${name}` is what a group of it matched
    /// @throws QueryException if `with` names a group that there is not
    /// @throws QueryException.Tedious if that would take too long
    String replaced(String text, String with) throws QueryException {
        if (how == How.EXACT) {
            return with;
        }
        boolean expression = how == How.EXPRESSION;
        try {
            return pattern.matcher(new BoundedText(text))
                    .replaceAll(expression ? with : Matcher.quoteReplacement(with));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new QueryException(QueryRemark.NO_REPLACEMENT.with(with, String.valueOf(e.getMessage())));
        } catch (StackOverflowError _) {
            throw BoundedText.tedious();
        }
    }
}
