package org.varscope.ui.model;

import module java.base;
import module javafx.controls;

/// How long a page is shown. Whatever it follows of what may outlive it, such as its document, the settings or the zoom
/// of the window, it follows through this, and all of that ends with it: so nothing that lives longer keeps the page,
/// or has it work on.
///
/// Belongs to the thread of the window.
public final class Lifetime {
    private final List<Runnable> atEnd = new ArrayList<>();
    private boolean ended;

    /// Lasts until [#end()].
    public Lifetime() { }

    /// Tells `listener` what `value` is now, and whenever that changes.
    public <T> void follow(ObservableValue<T> value, Consumer<? super T> listener) {
        until(value.subscribe(listener));
    }

    /// Tells `listener` what `value` was and is, whenever that changes.
    public <T> void follow(ObservableValue<T> value, BiConsumer<? super T, ? super T> listener) {
        until(value.subscribe(listener));
    }

    /// {@return `value`, as long as this lasts: whoever follows that or is bound to it is not kept by `value`}
    public <T> ObservableValue<T> of(ObservableValue<T> value) {
        ObjectProperty<T> here = new SimpleObjectProperty<>(value.getValue());
        follow(value, (_, _) -> here.set(value.getValue()));
        return here;
    }

    /// {@return `value`, as long as this lasts: whoever follows that or is bound to it is not kept by `value`}
    public ObservableDoubleValue of(ObservableDoubleValue value) {
        DoubleProperty here = new SimpleDoubleProperty(value.get());
        follow(value, (_, _) -> here.set(value.get()));
        return here;
    }

    /// Keeps `here` and `there` the same.
    public <T> void bind(Property<T> here, Property<T> there) {
        here.bindBidirectional(there);
        atEnd(() -> here.unbindBidirectional(there));
    }

    /// Ends `following` with this.
    public void until(Subscription following) {
        atEnd(following::unsubscribe);
    }

    /// Does `act` when this ends; at once where it has ended.
    public void atEnd(Runnable act) {
        if (ended) {
            act.run();
        } else {
            atEnd.add(act);
        }
    }

    /// Ends everything.
    public void end() {
        ended = true;
        atEnd.forEach(Runnable::run);
        atEnd.clear();
    }
}
