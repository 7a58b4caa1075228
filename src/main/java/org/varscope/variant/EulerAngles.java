package org.varscope.variant;

/// Rotations as angles in degrees about x, y and z, in the order that Godot 3 and 4 have for them (YXZ).
/// `core/math/basis.cpp`, `get_euler` and `set_euler`; `core/math/quaternion.cpp`, `from_euler`.
public final class EulerAngles {
    private static final double EDGE = 1 - 1e-5;
    private static final int AXES = 3;

    private EulerAngles() { }

    /// {@return the angles of a Basis, whatever it scales by}
    /// @param rows its nine numbers, row by row
    public static double[] ofBasis(double[] rows) {
        double[] unit = divided(rows, scale(rows));
        double sine = -unit[5];
        double x;
        double y;
        double z = 0;
        if (sine >= EDGE) {
            x = Math.PI / 2;
            y = Math.atan2(unit[1], unit[0]);
        } else if (sine <= -EDGE) {
            x = -Math.PI / 2;
            y = -Math.atan2(unit[1], unit[0]);
        } else {
            x = Math.asin(sine);
            y = Math.atan2(unit[2], unit[8]);
            z = Math.atan2(unit[3], unit[4]);
        }
        return new double[] {Math.toDegrees(x), Math.toDegrees(y), Math.toDegrees(z)};
    }

    /// {@return the nine numbers of a Basis, row by row, with these angles and the scale that `old` has}
    public static double[] basis(double[] degrees, double[] old) {
        return multiplied(rotation(quaternion(degrees)), scale(old));
    }

    /// {@return the angles of a Quaternion}
    public static double[] ofQuaternion(double[] xyzw) {
        return ofBasis(rotation(xyzw));
    }

    /// {@return the x, y, z and w of a Quaternion with these angles}
    public static double[] quaternion(double[] degrees) {
        double half = Math.PI / 360;
        double sx = Math.sin(degrees[0] * half);
        double cx = Math.cos(degrees[0] * half);
        double sy = Math.sin(degrees[1] * half);
        double cy = Math.cos(degrees[1] * half);
        double sz = Math.sin(degrees[2] * half);
        double cz = Math.cos(degrees[2] * half);
        return new double[] {sy * cx * sz + cy * sx * cz, sy * cx * cz - cy * sx * sz,
            -sy * sx * cz + cy * cx * sz, sy * sx * sz + cy * cx * cz};
    }

    private static double[] rotation(double[] q) {
        double s = 2 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        double xx = q[0] * q[0] * s;
        double yy = q[1] * q[1] * s;
        double zz = q[2] * q[2] * s;
        double xy = q[0] * q[1] * s;
        double xz = q[0] * q[2] * s;
        double yz = q[1] * q[2] * s;
        double wx = q[3] * q[0] * s;
        double wy = q[3] * q[1] * s;
        double wz = q[3] * q[2] * s;
        return new double[] {1 - (yy + zz), xy - wz, xz + wy, xy + wz, 1 - (xx + zz), yz - wx,
            xz - wy, yz + wx, 1 - (xx + yy)};
    }

    /// How long each column is; all of them negative where the basis mirrors.
    private static double[] scale(double[] rows) {
        double[] scale = new double[AXES];
        double determinant = rows[0] * (rows[4] * rows[8] - rows[5] * rows[7])
                - rows[1] * (rows[3] * rows[8] - rows[5] * rows[6])
                + rows[2] * (rows[3] * rows[7] - rows[4] * rows[6]);
        for (int axis = 0; axis < AXES; axis++) {
            double length = Math.sqrt(rows[axis] * rows[axis] + rows[AXES + axis] * rows[AXES + axis]
                    + rows[2 * AXES + axis] * rows[2 * AXES + axis]);
            scale[axis] = determinant < 0 ? -length : length;
        }
        return scale;
    }

    private static double[] divided(double[] rows, double[] scale) {
        double[] unit = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            unit[i] = scale[i % AXES] == 0 ? 0 : rows[i] / scale[i % AXES];
        }
        return unit;
    }

    private static double[] multiplied(double[] rows, double[] scale) {
        double[] scaled = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            scaled[i] = rows[i] * scale[i % AXES];
        }
        return scaled;
    }
}
