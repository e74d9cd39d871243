package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import org.immutables.value.Value;

/** A Terrain in play, the active one or an inactive one. */
@Value.Immutable
@Rule("TO-4.12")
public interface TerrainInPlay extends WithTerrainInPlay {
    /** Its number in play. */
    int id();

    /** The card, {@link Card#UNKNOWN} where the viewer may not know it. */
    TerrainCard card();

    /** Whether everybody sees it: always, once setup is over (3.6). */
    boolean faceUp();

    /** The turn in which it came into play; 0 before the first. */
    int playedInTurn();

    /** Whether it is a Storm whose effect has already happened (9.2). */
    boolean broken();

    /** How often its abilities were used this turn. */
    Usage usage();

    /** A Terrain as it comes into play. */
    static TerrainInPlay of(int id, TerrainCard card, boolean faceUp, int turn) {
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
    default boolean stormAhead() {
        return card().storm().isDefined() && !broken();
    }

    /** What a viewer sees of it. */
    default TerrainInPlay seenBy(boolean insider) {
        return insider || faceUp() ? this : withCard(Card.UNKNOWN);
    }

    /** A builder of Terrains; every value must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds Terrains in play. */
    final class Builder extends ImmutableTerrainInPlay.Builder {}
}
