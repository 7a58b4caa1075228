package org.varscope.ui.lifetime;

import module java.base;
import module javafx.base;

/// A value that may outlast whoever looks at it. To be told of its changes, follow it through a [Lifetime].
///
/// @param <T> what it is
public sealed class Lasting<T> permits Lasting.Settable {
    final ObservableValue<T> value;

    /// Is what `value` is.
    public Lasting(ObservableValue<T> value) {
        this.value = value;
    }

    /// {@return one that never changes}
    public static <T> Lasting<T> always(T value) {
        return new Lasting<>(new SimpleObjectProperty<>(value));
    }

    /// {@return what it is now}
    public T get() {
        return value.getValue();
    }

    /// {@return what `how` makes of it}
    public <U> Lasting<U> map(Function<? super T, ? extends U> how) {
        return new Lasting<>(value.map(how));
    }

    /// One that whoever looks at it may change.
    ///
    /// @param <T> what it is
    public static final class Settable<T> extends Lasting<T> {
        final Property<T> property;

        /// Is what `property` is.
        public Settable(Property<T> property) {
            super(property);
            this.property = property;
        }

        /// Changes it.
        public void set(T now) {
            property.setValue(now);
        }
    }
}
