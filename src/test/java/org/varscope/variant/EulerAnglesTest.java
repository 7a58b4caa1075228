package org.varscope.variant;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;

class EulerAnglesTest {
    private static final double[] IDENTITY = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    @Test
    void aQuarterAboutYTurnsZToX() {
        assertThat(EulerAngles.basis(new double[] {0, 90, 0}, IDENTITY))
                .containsExactly(new double[] {0, 0, 1, 0, 1, 0, -1, 0, 0}, offset(1e-12));
    }

    @Test
    void yIsTurnedAboutLast() {
        // Basis.from_euler(Vector3(PI / 2, PI / 2, 0)): first x, then y.
        assertThat(EulerAngles.basis(new double[] {90, 90, 0}, IDENTITY))
                .containsExactly(new double[] {0, 1, 0, 0, 0, -1, -1, 0, 0}, offset(1e-12));
    }

    @Test
    void anglesComeBackFromABasisWithItsScaleAndFromAQuaternion() {
        Random random = new Random(12);
        for (int i = 0; i < 1000; i++) {
            double[] angles = {random.nextDouble(-89, 89), random.nextDouble(-179, 179), random.nextDouble(-179, 179)};
            double[] scaled = {random.nextDouble(0.1, 9), 0, 0, 0, random.nextDouble(0.1, 9), 0, 0, 0,
                random.nextDouble(0.1, 9)};
            double[] basis = EulerAngles.basis(angles, scaled);
            assertThat(EulerAngles.ofBasis(basis)).as("seed 12, round %d", i).containsExactly(angles, offset(1e-6));
            assertThat(Math.hypot(Math.hypot(basis[0], basis[3]), basis[6])).isEqualTo(scaled[0], offset(1e-9));
            assertThat(EulerAngles.ofQuaternion(EulerAngles.quaternion(angles))).as("seed 12, round %d", i)
                    .containsExactly(angles, offset(1e-6));
        }
    }

    @Test
    void aMirrorStaysOne() {
        double[] mirror = {-1, 0, 0, 0, -1, 0, 0, 0, -1};
        assertThat(EulerAngles.ofBasis(mirror)).containsExactly(new double[] {0, 0, 0}, offset(1e-12));
        assertThat(EulerAngles.basis(new double[3], mirror)).containsExactly(mirror, offset(1e-12));
    }

    @Test
    void straightUpAndDownHaveOneOfTheirAnglesAtZero() {
        for (double x : new double[] {90, -90}) {
            double[] basis = EulerAngles.basis(new double[] {x, 30, 0}, IDENTITY);
            assertThat(EulerAngles.ofBasis(basis)).containsExactly(new double[] {x, 30, 0}, offset(1e-4));
        }
    }
}
