package org.varscope.remark;

import module java.base;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/// The components of records.
final class Components {
    private static final ClassValue<List<Method>> ACCESSORS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents()).map(RecordComponent::getAccessor).toList();
        }
    };

    private Components() { }

    /// {@return the components of `data` in their order}
    static List<@Nullable Object> of(Record data) {
        List<@Nullable Object> all = new ArrayList<>();
        try {
            for (Method accessor : ACCESSORS.get(data.getClass())) {
                all.add(accessor.invoke(data));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(data.getClass() + " is not public", e);
        }
        return all;
    }
}
