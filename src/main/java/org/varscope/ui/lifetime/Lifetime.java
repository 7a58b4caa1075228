package org.varscope.ui.lifetime;

import module java.base;
import module javafx.base;

/// How long something is shown: a window, a page, or what is on it for a while. Whatever follows a [Lasting] does so
/// through this, and all of that ends with it.
///
/// Belongs to the thread of the window.
public final class Lifetime {
    private final List<Runnable> atEnd = new ArrayList<>();
    private boolean ended;

    /// Lasts until [#end()].
    public Lifetime() { }

    /// Tells `listener` what `value` is now, and whenever that changes.
    public <T> void follow(Lasting<T> value, Consumer<? super T> listener) {
        atEnd(value.value.subscribe(listener)::unsubscribe);
    }

    /// Tells `listener` what `value` was and is, whenever that changes.
    public <T> void follow(Lasting<T> value, BiConsumer<? super T, ? super T> listener) {
        atEnd(value.value.subscribe(listener)::unsubscribe);
    }

    /// Does `act` with what `value` is now, and whenever that changes, each time with a lifetime that ends before the
    /// next time.
    public <T> void each(Lasting<T> value, BiConsumer<? super T, Lifetime> act) {
        AtomicReference<Lifetime> during = new AtomicReference<>(new Lifetime());
        atEnd(() -> during.get().end());
        follow(value, now -> act.accept(now, during.updateAndGet(Lifetime::next)));
    }

    /// {@return `value`, as long as this lasts: whoever follows that or is bound to it is not kept by `value`}
    public <T> ObservableValue<T> of(Lasting<T> value) {
        ObjectProperty<T> here = new SimpleObjectProperty<>();
        follow(value, now -> here.set(now));
        return here;
    }

    /// {@return `value`, as long as this lasts: whoever follows that or is bound to it is not kept by `value`}
    public ObservableDoubleValue number(Lasting<Number> value) {
        DoubleProperty here = new SimpleDoubleProperty();
        follow(value, now -> here.set(now.doubleValue()));
        return here;
    }

    /// Keeps `here` and `there` the same.
    public <T> void bind(Property<T> here, Lasting.Settable<T> there) {
        here.bindBidirectional(there.property);
        atEnd(() -> here.unbindBidirectional(there.property));
    }

    /// Does `act` when this ends; immediately where it has ended.
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

    /// Ends this.
    ///
    /// @return one that lasts from now on
    public Lifetime next() {
        end();
        return new Lifetime();
    }
}
