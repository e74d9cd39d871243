package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.FaceUp;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import org.immutables.value.Value;

/** A Terrain in play, the active one or an inactive one. */
@Value.Immutable
@Rule("TO-4.12")
public abstract class TerrainInPlay implements WithTerrainInPlay {
    TerrainInPlay() {}

    /** Its number in play. */
    @Names(Named.IN_PLAY)
    public abstract int id();

    /** The card, {@code "?"} ({@link Card#UNKNOWN}) where the viewer may not know it. */
    public abstract TerrainCard card();

    /** Whether everybody sees the card: always, once setup is over (3.6). */
    @FaceUp
    public abstract boolean faceUp();

    /** The turn in which it came into play; 0 before the first. */
    public abstract int playedInTurn();

    /** Whether it is a Storm whose effect has already happened (9.2). */
    public abstract boolean broken();

    /** How often its abilities were used this turn. */
    public abstract Usage usage();

    /** A Terrain as it comes into play. */
    public static TerrainInPlay of(int id, TerrainCard card, boolean faceUp, int turn) {
        return builder()
                .id(id)
                .card(card)
                .faceUp(faceUp)
                .playedInTurn(turn)
                .broken(false)
                .usage(Usage.NONE)
                .build();
    }

    /** Whether it is a Storm whose effect is still to come. */
    public boolean stormAhead() {
        return card().storm().isDefined() && !broken();
    }

    /** A builder of Terrains; every value must be set. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds Terrains in play. */
    public static final class Builder extends ImmutableTerrainInPlay.Builder {}
}
