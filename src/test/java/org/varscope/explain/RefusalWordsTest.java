package org.varscope.explain;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Objection;
import org.varscope.scan.index.Role;

class RefusalWordsTest {
    @Test
    void aMisfitNamesItsCollectionAndWhatTheEngineDoes() {
        assertThat(RefusalWords.clause(new Objection.Misfit("Array[int]", Role.ELEMENT, "int", "String")))
                .isEqualTo("an element of Array[int] is int, not String; the engine drops others when it loads");
        assertThat(RefusalWords.clause(new Objection.Misfit("Dictionary[String, int]", Role.VALUE, "int", "String")))
                .isEqualTo("a value of Dictionary[String, int] is int, not String");
    }

    @Test
    void severalObjectionsAreSaidOneAfterTheOther() {
        EditException refusal = new EditException(List.of(new Objection.OtherType("int", "String"),
                new Objection.DuplicateKey("\"a\"", 2)));
        assertThat(RefusalWords.clauses(refusal)).isEqualTo(
                "type change from int to String; duplicate key \"a\", already at #2; the engine keeps only the last");
    }

    @Test
    void whatCannotBeDoneSaysWhy() {
        assertThat(RefusalWords.clauses(new EditException("the only value of a file cannot be removed")))
                .isEqualTo("the only value of a file cannot be removed");
    }
}
