package org.varscope.said;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.container.Probe;
import org.varscope.check.safety.Danger;
import org.varscope.check.safety.Risk;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.edit.way.WayOut;
import org.varscope.document.place.SpokenPath;
import org.varscope.problem.Flaw;
import org.varscope.remark.Clause;
import org.varscope.repair.Clarity;
import org.varscope.repair.clause.Loss;
import org.varscope.repair.clause.RepairOutcome;
import org.varscope.repair.clause.RepairTitle;
import org.varscope.repair.incident.Incident;
import org.varscope.scan.detect.Reason;

class ClausesTest {
    private static final List<Class<?>> FAMILIES =
            List.of(Flaw.class, Objection.class, Obstacle.class, EditRefusal.class, Action.class, Reason.class,
                    RepairTitle.class, RepairOutcome.class, Loss.class, Clarity.class, SpokenPath.class, Probe.class,
                    Incident.class, WayOut.class, Danger.class, Risk.class);
    private static final Pattern FORMAT = Pattern.compile("\\{\\d,([a-z0-9.-]+)}");
    private static final Pattern END = Pattern.compile("\\.(?:one|none|vowel)$");

    private static ResourceBundle texts(Class<?> family, Language language) {
        return ResourceBundle.getBundle(family.getPackageName() + ".messages", language.locale(),
                Clauses.class.getModule());
    }

    private static String kebab(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /// The keys of all that is declared in a family: records, and constants that are parts of them.
    private static Set<String> keys(Class<?> family) {
        String start = kebab(family.getSimpleName());
        Set<String> keys = new TreeSet<>();
        add(family, start, keys);
        inner(family).forEach(one -> add(one, start + "." + kebab(one.getSimpleName()), keys));
        return keys;
    }

    private static void add(Class<?> one, String key, Set<String> keys) {
        if (one.isRecord() && Clause.class.isAssignableFrom(one)) {
            keys.add(key);
        } else if (one.isEnum()) {
            Arrays.stream(one.getEnumConstants()).forEach(each -> keys.add(key + "." + Phrases.key((Enum<?>) each)));
        }
    }

    /// All that is declared in a family, at any depth.
    private static List<Class<?>> inner(Class<?> family) {
        return Arrays.stream(family.getDeclaredClasses())
                .<Class<?>>mapMulti((one, all) -> {
                    all.accept(one);
                    inner(one).forEach(all);
                }).toList();
    }

    /// A form of a record ends with a word of its own, and any text with what says how many there are.
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyClauseHasWordsAndEveryWordsHaveAClause(Language language) {
        for (Class<?> family : FAMILIES) {
            ResourceBundle texts = texts(family, language);
            String start = kebab(family.getSimpleName()) + ".";
            Set<String> keys = keys(family);
            Set<String> there = texts.keySet().stream().filter(key -> key.startsWith(start))
                    .map(key -> keys.contains(key) ? key : END.matcher(key).replaceFirst(""))
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> formats = texts.keySet().stream().map(texts::getString)
                    .flatMap(text -> FORMAT.matcher(text).results().map(found -> found.group(1)))
                    .collect(Collectors.toSet());
            assertThat(there).as("%s", language).allMatch(key -> formats.contains(key) || keys.stream()
                    .anyMatch(known -> key.equals(known) || key.startsWith(known + ".")));
            assertThat(keys.stream().filter(key -> inner(family).stream()
                    .noneMatch(inner -> inner.isEnum() && !Clause.class.isAssignableFrom(inner)
                            && key.startsWith(start + kebab(inner.getSimpleName()) + "."))))
                    .as("%s", language).allMatch(key -> there.stream()
                            .anyMatch(text -> text.equals(key) || text.startsWith(key + ".")));
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyFormatIsThere(Language language) {
        for (Class<?> family : FAMILIES) {
            ResourceBundle texts = texts(family, language);
            texts.keySet().stream().map(texts::getString)
                    .flatMap(text -> FORMAT.matcher(text).results().map(found -> found.group(1))).distinct()
                    .filter(format -> !format.matches("hex\\d?|grouped"))
                    .forEach(format -> assertThat(Phrases.beside(family, language).has(format)).as(format).isTrue());
        }
    }

    @Test
    void aPartIsWrittenAsItsPlaceSays() {
        assertThat(Clauses.clause(new Flaw.HeaderByteNotZero(0x12)))
                .isEqualTo("0x12 in the second byte of the header, which the engine ignores");
        assertThat(Clauses.clause(new Objection.Renames(1200, true)))
                .isEqualTo("would give at least 1,200 values another path");
        assertThat(Clauses.clause(new Flaw.PastEnd(Flaw.Measured.TEXT, 64, 1)))
                .isEqualTo("text length 64; only 1 byte is left");
    }

    @Test
    void aClauseInAClauseIsSaidWithIt() {
        assertThat(Clauses.clause(new Obstacle.InBatch(0, 2, new Obstacle.OnlyValue())))
                .isEqualTo("edit 1 of 2: the only value of a file cannot be removed");
    }

    @Test
    void whatHoldsQuotesAndBracesIsSaidAsItIs() {
        assertThat(Clauses.clause(new Objection.Inexact("{0} 'x'", "{1,bytes}"))).isEqualTo("{0} 'x' would become "
                + "{1,bytes}");
    }
}
