package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Statement;
import org.jspecify.annotations.Nullable;

/** The newest of several values of a Battle card, each of which replaces what is older. It lives inside one call. */
@Rule("HB-9.15")
final class Newest<T> {
    private final CardInPlay card;
    private T value;
    private int since = -1;
    private @Nullable T own;
    private int ownSince;
    private boolean ofWeapon;

    /** At first there is only what is printed. */
    Newest(CardInPlay card, T printed) {
        this.card = card;
        this.value = printed;
    }

    /** Of two values that begin together, the one offered later is newer. */
    void offer(int began, @Nullable T other) {
        if (other != null && began >= since) {
            value = other;
            since = began;
        }
    }

    /** What a text gives, or null; what the card's own text gives is kept apart, since it gives way to its Weapon's. */
    void offer(CardInPlay source, Statement text, @Nullable T other) {
        if (other == null) {
            return;
        }
        if (source.number() == card.number()) {
            own = other;
            ownSince = text.began(source, source.since());
        } else {
            ofWeapon |= source.borneBy(card);
            offer(text.began(source, source.since()), other);
        }
    }

    T value() {
        return own == null || ofWeapon || ownSince < since ? value : own;
    }
}
