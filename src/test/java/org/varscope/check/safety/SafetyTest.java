package org.varscope.check.safety;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.check.Made;
import org.varscope.dialect.Framing;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class SafetyTest {
    private static Safety of(Structure structure) {
        return Safety.of(structure, structure.bytes().length(), Progress.NONE);
    }

    private static List<String> said(Safety safety) {
        return safety.found().stream().map(found -> found.path() + " " + Clauses.clause(found.risk())).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{\"a\": [1, \"res://a.gd\", &\"script\"], \"p\": NodePath(\"a/b\")}|VALUES|",
        "[NodePath(\"../Door\")]|VALUES|$[0] names a node outside of the part of the tree that uses it: ../Door",
        "{\"a\": Object#7}|IDS|$.a looks for object 7 of the running game",
        "[Signal(\"died\", 9)]|IDS|$[0] looks for object 9 of the running game",
        "Object(Node,\"x\":1)|OBJECTS|$ makes an object of class Node and sets its properties",
        "Array[Resource(\"res://item.gd\")]([])|OBJECTS|$ loads the script res://item.gd, whose code may then run",
        "Object(PackedScene)|CODE|$ makes a PackedScene, which may hold scripts of its own"})
    void theWorstThatAValueLeadsToIsSaid(String text, Danger danger, String said) {
        Safety safety = of(Made.bare(text));
        assertThat(safety.danger()).isEqualTo(danger);
        assertThat(said(safety)).isEqualTo(said == null ? List.of() : List.of(said));
    }

    @Test
    void aScriptMayBeInTheProjectOrOutsideOrInTheFile() {
        Safety safety = of(Made.bare("[Object(A,\"script\":\"res://a.gd\"), "
                + "Object(B,\"script\":\"res://x/../../b.gd\"), Object(GDScript,\"script/source\":\"extends Node\")]"));
        assertThat(safety.danger()).isEqualTo(Danger.CODE);
        assertThat(said(safety)).contains("$[0].script loads the script res://a.gd, whose code may then run",
                "$[1].script loads the script res://x/../../b.gd from outside the project, whose code may then run",
                "$[2] makes a script out of what is in the file (GDScript)");
        assertThat(safety.found().stream().map(found -> found.risk().danger()))
                .filteredOn(Danger.OBJECTS::equals).hasSize(3);
    }

    @Test
    void whatUnpacksToMuchAndWhatIsNestedDeeplyIsSaidAndIsNoDanger() {
        Safety nested = of(Made.bare("[".repeat(150) + "]".repeat(150)));
        assertThat(nested.danger()).isEqualTo(Danger.VALUES);
        assertThat(said(nested)).singleElement().asString().endsWith("nested 149 levels deep");
        Structure large = Made.bare("PackedByteArray(" + "0, ".repeat(1 << 21) + "0)");
        assertThat(said(Safety.of(large, 4000, Progress.NONE))).singleElement().asString()
                .contains("unpacks 4,000 bytes to 2,097,164 bytes");
        assertThat(Safety.of(large, 1 << 20, Progress.NONE).found()).isEmpty();
    }

    @Test
    void noMoreIsListedThanPeopleRead() {
        Safety safety = of(Made.bare("[" + "Object#1, ".repeat(1500) + "1]"));
        assertThat(safety.found()).hasSize(Safety.MOST);
        assertThat(safety.more()).isEqualTo(500);
    }

    @Test
    void ofWhatIsDamagedItIsNotClaimedThatItIsHarmless() {
        byte[] cut = Arrays.copyOf(Made.bytes("[1, Object#7]"), 20);
        assertThat(of(Made.scan(cut, Framing.BARE, "godot4")).whole()).isFalse();
        assertThat(of(Made.bare("[1, Object#7]")).whole()).isTrue();
    }
}
