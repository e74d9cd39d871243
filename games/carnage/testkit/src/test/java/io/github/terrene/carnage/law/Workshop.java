package io.github.terrene.carnage.law;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.carnage.starter.StarterElements.WATER;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.DeckKind;
import io.vavr.collection.Array;

/** Cards for what the starter set does not say, and the rules with both, in both prints. */
public final class Workshop {
    /** Costs more than the draft allows (4.1). */
    public static final Card OLD_TITAN =
            legend("Old Titan", EARTH, 11).value(EARTH, 9).value(FIRE, 1).build();

    public static final Card RINGMASTER = legend("Ringmaster", AIR, 2)
            .value(AIR, 2)
            .power(0, exchange(), winTies(), rescue())
            .power(1, strongerIn(OWN, AIR, 3))
            .build();
    public static final Card LIFEGUARD = legend("Lifeguard", WATER, 1)
            .value(WATER, 2)
            .continuous(againstFew(2))
            .powerOncePerGame(0, rescue(), stronger(1))
            .build();
    public static final Card RAG_PICKER = legend("Rag Picker", EARTH, 1)
            .value(EARTH, 1)
            .power(0, takeBack(CARD), discard(OWN, 1))
            .power(1, look(3), draw(ENEMY, 1))
            .build();
    public static final Card BATTERED_LAMP = relic("Battered Lamp", FIRE, 1)
            .power(0, cheaperPlacement(2), meditate(3), gainShards(ENEMY, 1))
            .build();
    public static final Card LUCKY_COIN = relic("Lucky Coin", WATER, 0)
            .value(WATER, 1)
            .continuous(winsTies())
            .power(1, drawFrom(OWN, DeckKind.ADVENTURE, 2))
            .build();
    public static final Card QUICKSAND = location("Quicksand", EARTH)
            .whenPlaced(discard(ENEMY, 2), winTies())
            .whenPlaced(drawFrom(ENEMY, DeckKind.COMPANION, 1))
            .build();
    public static final Card WATCHTOWER =
            location("Watchtower", AIR).whenPlaced(exchange(), stronger(2)).build();
    public static final Card SHIPWRECK =
            location("Shipwreck", WATER).whenPlaced(takeBack(CARD), rescue()).build();
    public static final Card BONFIRE =
            location("Bonfire", FIRE).whenPlaced(draw(OWN, 2)).build();
    public static final Card HYDRA = monster("Hydra", WATER, 1)
            .value(WATER, 4)
            .value(FIRE, 2)
            .continuous(savedFirst())
            .continuous(winsTies())
            .whenBeaten(draw(OWN, 1), discard(ENEMY, 1))
            .build();
    public static final Card JACKDAW = monster("Jackdaw", AIR, 0)
            .value(AIR, 3)
            .continuous(againstFew(3))
            .whenBeaten(look(2), takeBack(CARD))
            .build();

    private static final Array<Card> ORDINARY = StarterSet.cards()
            .appendAll(Array.of(
                    OLD_TITAN,
                    RINGMASTER,
                    LIFEGUARD,
                    RAG_PICKER,
                    BATTERED_LAMP,
                    LUCKY_COIN,
                    QUICKSAND,
                    WATCHTOWER,
                    SHIPWRECK,
                    BONFIRE,
                    HYDRA,
                    JACKDAW));
    public static final Array<Card> CARDS = ORDINARY.appendAll(ORDINARY.map(Card::inPremium));
    public static final Carnage RULES = Carnage.of(Catalogue.of(StarterSet.elements(), CARDS)
            .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n"))));

    private Workshop() {}
}
