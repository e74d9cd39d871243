package io.github.terrene.carnage.law;

import static io.github.terrene.carnage.card.CardBuilder.legend;
import static io.github.terrene.carnage.card.CardBuilder.location;
import static io.github.terrene.carnage.card.CardBuilder.monster;
import static io.github.terrene.carnage.card.CardBuilder.relic;
import static io.github.terrene.carnage.starter.StarterSet.AIR;
import static io.github.terrene.carnage.starter.StarterSet.EARTH;
import static io.github.terrene.carnage.starter.StarterSet.FIRE;
import static io.github.terrene.carnage.starter.StarterSet.WATER;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.effect.CardEffect.Discard;
import io.github.terrene.carnage.effect.CardEffect.Draw;
import io.github.terrene.carnage.effect.CardEffect.DrawFrom;
import io.github.terrene.carnage.effect.CardEffect.TakeBack;
import io.github.terrene.carnage.effect.DuelEffect.Exchange;
import io.github.terrene.carnage.effect.DuelEffect.Rescue;
import io.github.terrene.carnage.effect.DuelEffect.Stronger;
import io.github.terrene.carnage.effect.DuelEffect.StrongerIn;
import io.github.terrene.carnage.effect.DuelEffect.WinTies;
import io.github.terrene.carnage.effect.DuelTrait.AgainstFew;
import io.github.terrene.carnage.effect.DuelTrait.SavedFirst;
import io.github.terrene.carnage.effect.DuelTrait.WinsTies;
import io.github.terrene.carnage.effect.ElementCardEffect.Look;
import io.github.terrene.carnage.effect.ElementCardEffect.Meditate;
import io.github.terrene.carnage.effect.ShardEffect.CheaperPlacement;
import io.github.terrene.carnage.effect.ShardEffect.GainShards;
import io.github.terrene.carnage.effect.Who;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.starter.StarterSet;
import io.vavr.collection.Array;

/** Cards for what the starter set does not say, and the rules with both, in both prints. */
public final class Workshop {
    /** Costs more than the draft allows (4.1). */
    public static final Card OLD_TITAN =
            legend("Old Titan", EARTH, 11).value(EARTH, 9).value(FIRE, 1).build();

    public static final Card RINGMASTER = legend("Ringmaster", AIR, 2)
            .value(AIR, 2)
            .power(0, new Exchange(), new WinTies(), new Rescue())
            .power(1, new StrongerIn(AIR, 3))
            .build();
    public static final Card LIFEGUARD = legend("Lifeguard", WATER, 1)
            .value(WATER, 2)
            .trait(new AgainstFew(2))
            .powerOncePerGame(0, new Rescue(), new Stronger(1))
            .build();
    public static final Card RAG_PICKER = legend("Rag Picker", EARTH, 1)
            .value(EARTH, 1)
            .power(0, TakeBack.any(), new Discard(Who.YOU, 1))
            .power(1, new Look(3), new Draw(Who.OPPONENT, 1))
            .build();
    public static final Card BATTERED_LAMP = relic("Battered Lamp", FIRE, 1)
            .power(0, new CheaperPlacement(2), new Meditate(3), new GainShards(Who.OPPONENT, 1))
            .build();
    public static final Card LUCKY_COIN = relic("Lucky Coin", WATER, 0)
            .value(WATER, 1)
            .trait(new WinsTies())
            .power(1, new DrawFrom(Who.YOU, DeckKind.ADVENTURE, 2))
            .build();
    public static final Card QUICKSAND = location("Quicksand", EARTH)
            .whenPlaced(new Discard(Who.OPPONENT, 2), new WinTies())
            .whenPlaced(new DrawFrom(Who.OPPONENT, DeckKind.COMPANION, 1))
            .build();
    public static final Card WATCHTOWER = location("Watchtower", AIR)
            .whenPlaced(new Exchange(), new Stronger(2))
            .build();
    public static final Card SHIPWRECK = location("Shipwreck", WATER)
            .whenPlaced(TakeBack.any(), new Rescue())
            .build();
    public static final Card BONFIRE =
            location("Bonfire", FIRE).whenPlaced(new Draw(Who.YOU, 2)).build();
    public static final Card HYDRA = monster("Hydra", WATER, 1)
            .value(WATER, 4)
            .value(FIRE, 2)
            .trait(new SavedFirst())
            .trait(new WinsTies())
            .whenBeaten(new Draw(Who.YOU, 1), new Discard(Who.OPPONENT, 1))
            .build();
    public static final Card JACKDAW = monster("Jackdaw", AIR, 0)
            .value(AIR, 3)
            .trait(new AgainstFew(3))
            .whenBeaten(new Look(2), TakeBack.any())
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
