package testwatch;

import module java.base;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Test classes that share the toolkit first: they take turns, which takes as long as all of them, and all others run
/// beside them. Of those, the ones that take long, which say so by [Order], begin before the rest, so that none is left
/// at the end.
///
/// Before all comes one that shares nothing, of the first order. The thread that goes through the classes keeps the
/// first for itself; if another had the toolkit by then, it would wait for it, and get on only when there is nothing
/// else to do.
public final class TurnsFirst implements ClassOrderer {
    /// After the very first.
    private static final int TURNS = 2;

    @Override
    public void orderClasses(ClassOrdererContext context) {
        context.getClassDescriptors().sort(Comparator.comparingInt(TurnsFirst::order));
    }

    private static int order(ClassDescriptor one) {
        boolean takesTurns = one.findRepeatableAnnotations(ResourceLock.class).stream()
                .anyMatch(lock -> lock.value().equals("toolkit"));
        return takesTurns ? TURNS : one.findAnnotation(Order.class).map(Order::value).orElse(Order.DEFAULT);
    }
}
