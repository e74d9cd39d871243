package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.FaceUp;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import org.immutables.value.Value;

/** An Item or Command that a Character holds. Face-down, it is a secret of the player who controls the holder (11.4). */
@Value.Immutable
@Rule({"TO-1.11", "TO-11.4"})
public abstract class Held implements WithHeld {
    Held() {}

    /** Its number in play, which it keeps when it is traded or taken. */
    @Names(Named.IN_PLAY)
    public abstract int id();

    /** The player to whose discard pile it goes (1.13). */
    @Owner
    public abstract Seat owner();

    /** The card, {@code "?"} ({@link Card#UNKNOWN}) where the viewer may not know it. */
    public abstract AssignableCard card();

    /** Whether everybody sees the card. */
    @FaceUp
    public abstract boolean faceUp();

    /** The counters on it. */
    public abstract Counters counters();

    /** How often its abilities were used this turn, which is public. */
    public abstract Usage usage();

    /** What its abilities can do at all: {@link AbilityFlags}. */
    public int abilityFlags() {
        return faceUp() ? card().abilityFlags() : card().abilityFlags() | AbilityFlags.SECRET;
    }

    /** A card that has just been assigned. */
    public static Held faceDown(int id, Seat owner, AssignableCard card) {
        return builder()
                .id(id)
                .owner(owner)
                .card(card)
                .faceUp(false)
                .counters(Counters.NONE)
                .usage(Usage.NONE)
                .build();
    }

    /** A builder of held cards; every value must be set. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds held cards. */
    public static final class Builder extends ImmutableHeld.Builder {}
}
