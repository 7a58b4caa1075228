package org.varscope.container.cipher;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LegibilityTest {
    private static final int BLOCK = Legibility.BLOCK;

    private static boolean isSure(byte[] plain) {
        byte[] of = new byte[plain.length + BLOCK];
        new Random(1).nextBytes(of);
        Legibility legibility = new Legibility((plain.length + BLOCK - 1) / BLOCK);
        for (int at = 0; at < plain.length; at += BLOCK) {
            legibility.add(of, at, plain, at, Math.min(BLOCK, plain.length - at));
        }
        return legibility.isSure();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"gold\": 100, \"name\": \"Mira\"}", "[player]\nname=\"Mira\"\ngold=100\n",
            "勇者の名前はミラ、金は百枚です。",
            "Имя героя — Мира, золота сто монет",
            "GwAAAAEAAAAEAAAAAQAAAGsAAAACAAAAAQAAAA=="})
    void textMeansSomething(String text) {
        assertThat(isSure(text.getBytes(StandardCharsets.UTF_8))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"080000001b0000000000000000000000", "0c00000002000000070000000c000000",
            "1c0000001b0000000100000004000000010000006b0000000200000001000000"})
    void valuesMeanSomething(String hex) {
        assertThat(isSure(HexFormat.of().parseHex(hex))).isTrue();
    }

    @Test
    void damageBeforeOrBetweenTakesNothingAway() {
        byte[] plain = new byte[100 * BLOCK];
        new Random(2).nextBytes(plain);
        assertThat(isSure(plain)).isFalse();
        Arrays.fill(plain, 90 * BLOCK, 92 * BLOCK, (byte) 0);
        assertThat(isSure(plain)).isTrue();
    }

    @Test
    void whatDependsOnTheSameBytesIsCountedOnce() {
        Legibility legibility = new Legibility(1000);
        byte[] plain = HexFormat.of().parseHex("00000000e37a96c2517b91adfe5581c9");
        for (int i = 0; i < 1000; i++) {
            legibility.add(new byte[BLOCK], 0, plain, 0, BLOCK);
        }
        assertThat(legibility.isSure()).isFalse();
    }

    @Test
    void chanceMeansNothing() {
        Random random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            byte[] plain = new byte[16 + random.nextInt(2000)];
            random.nextBytes(plain);
            assertThat(isSure(plain)).isFalse();
        }
    }
}
