package org.varscope.ui;

import module java.base;
import module javafx.controls;
import com.sun.javafx.tk.RenderJob;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/// Windows of tests that are laid out and not painted: the platform without a display copies each picture pixel by
/// pixel, and nobody looks at it.
///
/// Only where the packages of the toolkit are open to tests; elsewhere windows are painted.
public final class Unpainted {
    private static final String INSIDE = "com.sun.javafx.tk.quantum";

    private Unpainted() { }

    /// Has the toolkit do nothing where it would paint `scene`, whose window is shown for the first time.
    public static void leave(Scene scene) {
        Module toolkit = Scene.class.getModule();
        if (!toolkit.isOpen(INSIDE, Unpainted.class.getModule())) {
            return;
        }
        try {
            Object peer = open(Scene.class.getDeclaredField("peer")).get(scene);
            Field painting = open(Class.forName(INSIDE + ".ViewScene").getDeclaredField("paintRenderJob"));
            Method painted = open(Class.forName(INSIDE + ".GlassScene")
                    .getDeclaredMethod("setPainting", boolean.class));
            Constructor<?> job = open(Class.forName(INSIDE + ".PaintRenderJob").getDeclaredConstructors()[0]);
            painting.set(peer, job.newInstance(peer, ((RenderJob) painting.get(peer)).getCompletionListener(),
                    (Runnable) () -> call(painted, peer)));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static void call(Method painted, Object peer) {
        try {
            painted.invoke(peer, false);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static <T extends AccessibleObject> T open(T inside) {
        inside.setAccessible(true);
        return inside;
    }
}
