package org.varscope.scan.walk;

import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.problem.Flaw;
import org.varscope.variant.VariantKind;

/// The property `script` of an object, which must be null or the path of a script. `decode_variant` of 4.3 and later.
public final class ScriptProperty {
    private ScriptProperty() { }

    /// {@return whether the text measured last, a name, is that of the property}
    public static boolean isNamed(Walk walk) {
        long at = walk.texts.at;
        return walk.texts.length == 6 && walk.in.i32(at) == 0x69726373
                && walk.in.u8(at + 4) == 'p' && walk.in.u8(at + 5) == 't';
    }

    /// Reports what is wrong about the value at `at`, the last that was measured, of an object with header `object`.
    public static void check(Walk walk, int object, long at) {
        Row of = walk.plan.row(object);
        Row row = walk.row();
        if (of == null || row == null || row.kind() == VariantKind.NIL
                || !(of.layout() instanceof Layout.Properties(boolean path)) || !path) {
            return;
        }
        if (row.kind() != VariantKind.STRING || !walk.texts.isResourcePath()) {
            walk.findings.add(row.kind() == VariantKind.STRING ? Flaw.Plain.SCRIPT_PATH_BAD
                    : Flaw.Plain.SCRIPT_NO_TEXT, at, 4);
        }
    }
}
