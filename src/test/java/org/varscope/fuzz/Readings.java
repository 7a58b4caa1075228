package org.varscope.fuzz;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;

/// The dialects and framings that an input can choose from.
final class Readings {
    /// Every table that can be chosen or shown.
    static final List<Dialect> DIALECTS = Stream.concat(Dialects.all().stream(), Dialects.presets().stream()).toList();
    /// Every way in which values can lie at the root.
    static final List<Framing> FRAMINGS = Stream.concat(Framing.all().stream(), Stream.of("u32,pascal,var...",
            "line,csv,be,u16,double...", "u8,string:3,half,value,value...", "bytes:6,value",
            "be,var,le,real,i64,pascal...", "n=u8,be,k=u16,var:n,value:k,u8,bytes:4",
            "n=u32,value:2,var...,half,\"END\"")
            .map(Readings::fields)).toList();

    private Readings() { }

    private static Framing fields(String list) {
        try {
            return Framing.of(FieldList.parse(list));
        } catch (FieldListException e) {
            throw new IllegalStateException(e);
        }
    }
}
