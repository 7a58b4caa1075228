package org.varscope.ui.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Structure;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;

/// What both sides come from, where a person has said so, until it is closed.
final class CommonBase {
    private final BaseBar bar;
    private final Runnable look;
    private Lifetime during = new Lifetime();
    private @Nullable ComparedSide side;
    /// Why there is none, though a person has asked for one.
    private String refused = "";

    /// @param bar  says what it is
    /// @param look compares anew
    CommonBase(BaseBar bar, Runnable look) {
        this.bar = bar;
        this.look = look;
    }

    void follow(ComparedSide common) {
        side = common;
        during = during.next();
        during.follow(common.name(), _ -> tell(true));
        during.follow(common.model().stateProperty(), (was, now) -> {
            if (was.snapshot() != now.snapshot()) {
                look.run();
            }
        });
        during.follow(common.model().reading().troubleProperty(), (_, _) -> look.run());
        during.follow(common.closed(), closed -> {
            if (closed) {
                leave();
                refuse(Messages.get("compare.base-closed", common.name().get()));
                look.run();
            }
        });
        look.run();
    }

    /// Says from now on why there is none.
    void refuse(String why) {
        refused = why;
        tell(true);
    }

    /// {@return the file, handed on: it is followed no longer}
    Optional<ComparedSide> handOn() {
        Optional<ComparedSide> common = side();
        side = null;
        during.end();
        return common;
    }

    /// Follows the file no longer, and closes it where it was opened only for this.
    void leave() {
        handOn().ifPresent(common -> common.release().run());
    }

    Optional<ComparedSide> side() {
        return Optional.ofNullable(side);
    }

    /// {@return whether it is not read to its end yet, and will be}
    boolean isReading() {
        return side().filter(common -> !common.model().structure().isComplete()
                && trouble(common).isEmpty()).isPresent();
    }

    private static String trouble(ComparedSide common) {
        return common.model().reading().troubleProperty().get();
    }

    /// {@return what is in it; null where there is none, and where it is damaged, so that nobody knows what was there}
    @Nullable Structure structure() {
        return side().map(common -> common.model().structure())
                .filter(now -> now.isComplete() && now.errors() == 0).orElse(null);
    }

    /// Says what it is.
    ///
    /// @param known whether it is known, or still looked for, who has made what of it
    void tell(boolean known) {
        bar.say(side().map(common -> words(common, known)).orElse(refused));
    }

    private static String words(ComparedSide common, boolean known) {
        String name = common.name().get();
        return !trouble(common).isEmpty() ? Messages.get("compare.base-unread", name, trouble(common))
                : common.model().structure().errors() > 0 ? Messages.get("compare.base-damaged", name)
                : Messages.get(known ? "compare.base" : "compare.base-large", name);
    }
}
