package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.FieldRole;

/// What bytes with one purpose are and do, in words: those of a value as well as those of what a file is wrapped in.
public interface FieldDescription {
    /// {@return the bytes}
    Span span();

    /// {@return what they are for, roughly}
    FieldRole role();

    /// {@return the path of the value that they belong to; empty where they belong to none}
    String path();

    /// {@return what they are called: `header`, `count`, `block size`}
    String name();

    /// {@return what programs know them by, in the same language: counted from 0}
    default String stableName() {
        return name();
    }

    /// {@return the first few of them in hexadecimal}
    String bytes();

    /// {@return what they mean, in a few words; may be empty}
    String value();

    /// {@return what they do here, one sentence or several}
    String does();

    /// {@return what is wrong that begins there and what becomes of that, as sentences that follow those; may be empty}
    String trouble();

    /// {@return what they do here, and what is wrong there}
    default String sentence() {
        String trouble = trouble();
        return trouble.isEmpty() ? does() : does() + trouble;
    }

    /// {@return whether many other fields mean and do the same, word for word}
    default boolean isCommon() {
        return false;
    }

    /// {@return the arithmetic behind it}
    List<Figure> figures();

    /// {@return what the bits of a header say, among that arithmetic; empty where they are no header}
    default Optional<Figure.Header> header() {
        return figures().stream().filter(Figure.Header.class::isInstance).map(Figure.Header.class::cast).findFirst();
    }

    /// {@return what is wrong that begins in them}
    List<Problem> problems();

    /// {@return where the rule is written: generation of the engine or document, file, function}
    String source();

    /// {@return the page of the guide that tells more: `types/int`}
    String page();
}
