package org.varscope.dialect;

import module java.base;

/// Records that differ by their number.
///
/// @param fields what they are
record ListedFraming(FieldList fields) implements Framing {
    @Override
    public String word() {
        return FIELDS + fields.text();
    }

    @Override
    public Grammar grammar() {
        return Grammar.FIELDS;
    }

    @Override
    public Member member() {
        return Member.ITEM;
    }

    @Override
    public Optional<FieldList> list() {
        return Optional.of(fields);
    }
}
