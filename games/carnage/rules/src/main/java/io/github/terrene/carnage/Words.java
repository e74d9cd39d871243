package io.github.terrene.carnage;

import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.effect.CardEffect;
import io.github.terrene.carnage.effect.DuelEffect;
import io.github.terrene.carnage.effect.DuelTrait;
import io.github.terrene.carnage.effect.ElementCardEffect;
import io.github.terrene.carnage.effect.ShardEffect;
import io.github.terrene.carnage.effect.Who;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;

/**
 * All the words that cards are written with, so that one import is enough to write any card:
 *
 * <pre>{@code
 * import static io.github.terrene.carnage.Words.*;
 *
 * Card warden = legend("Cinder Warden", FIRE, 3).value(FIRE, 4).value(AIR, 2).value(EARTH, 2)
 *         .power(2, draw(1), opponentDiscards(1))
 *         .trait(winsTies())
 *         .build();
 * }</pre>
 */
public final class Words {
    /** The kinds of cards: {@link CardKind}. */
    public static final CardKind LEGEND = CardKind.LEGEND,
            RELIC = CardKind.RELIC,
            LOCATION = CardKind.LOCATION,
            MONSTER = CardKind.MONSTER;

    /** The kinds of decks: {@link DeckKind}. */
    public static final DeckKind COMPANION = DeckKind.COMPANION, ADVENTURE = DeckKind.ADVENTURE;

    private Words() {}

    // how a card begins

    /** A Legend without values or powers. */
    public static CardBuilder legend(String name, Element element, int level) {
        return new CardBuilder(name, CardKind.LEGEND, element, level);
    }

    /** A Relic without a bonus or powers. */
    public static CardBuilder relic(String name, Element element, int level) {
        return new CardBuilder(name, CardKind.RELIC, element, level);
    }

    /** A Monster without values or text. */
    public static CardBuilder monster(String name, Element element, int level) {
        return new CardBuilder(name, CardKind.MONSTER, element, level);
    }

    /** A Location without text. */
    public static CardBuilder location(String name, Element element) {
        return new CardBuilder(name, CardKind.LOCATION, element, 0);
    }

    /** An element of a card. */
    public static Element element(String name) {
        return new Element(name);
    }

    // what holds for a Monster or Legend

    /** Ties in its round are won. */
    public static DuelTrait.WinsTies winsTies() {
        return new DuelTrait.WinsTies();
    }

    /** It is stronger in its round, in all elements, if the other side left a round empty. */
    public static DuelTrait.AgainstFew againstFew(int number) {
        return new DuelTrait.AgainstFew(number);
    }

    /** When Monsters lost, this one is saved. */
    public static DuelTrait.SavedFirst savedFirst() {
        return new DuelTrait.SavedFirst();
    }

    // what happens to cards and to players

    /** You draw cards. */
    public static CardEffect.Draw draw(int cards) {
        return new CardEffect.Draw(Who.YOU, cards);
    }

    /** The opponent draws cards. */
    public static CardEffect.Draw opponentDraws(int cards) {
        return new CardEffect.Draw(Who.OPPONENT, cards);
    }

    /** You draw cards from one of your decks. */
    public static CardEffect.DrawFrom drawFrom(DeckKind deck, int cards) {
        return new CardEffect.DrawFrom(Who.YOU, deck, cards);
    }

    /** The opponent draws cards from one of his or her decks. */
    public static CardEffect.DrawFrom opponentDrawsFrom(DeckKind deck, int cards) {
        return new CardEffect.DrawFrom(Who.OPPONENT, deck, cards);
    }

    /** You discard cards. */
    public static CardEffect.Discard discard(int cards) {
        return new CardEffect.Discard(Who.YOU, cards);
    }

    /** The opponent discards cards. */
    public static CardEffect.Discard opponentDiscards(int cards) {
        return new CardEffect.Discard(Who.OPPONENT, cards);
    }

    /** You take back any card. */
    public static CardEffect.TakeBack takeBack() {
        return CardEffect.TakeBack.any();
    }

    /** You take back a card of that kind. */
    public static CardEffect.TakeBack takeBack(CardKind kind) {
        return CardEffect.TakeBack.of(kind);
    }

    /** You gain shards. */
    public static ShardEffect.GainShards gainShards(int shards) {
        return new ShardEffect.GainShards(Who.YOU, shards);
    }

    /** The opponent gains shards. */
    public static ShardEffect.GainShards opponentGainsShards(int shards) {
        return new ShardEffect.GainShards(Who.OPPONENT, shards);
    }

    /** The next placement of this turn costs less. */
    public static ShardEffect.CheaperPlacement cheaperPlacement(int shards) {
        return new ShardEffect.CheaperPlacement(shards);
    }

    /** You look at Element cards, which go back in any order. */
    public static ElementCardEffect.Look look(int cards) {
        return new ElementCardEffect.Look(cards);
    }

    /** You look at Element cards, each of which goes back or is discarded. */
    public static ElementCardEffect.Meditate meditate(int cards) {
        return new ElementCardEffect.Meditate(cards);
    }

    // what happens in the next duel

    /** More strength in an element that the card names. */
    public static DuelEffect.StrongerIn strongerIn(Element element, int number) {
        return new DuelEffect.StrongerIn(element, number);
    }

    /** More strength in an element that the player names on use. */
    public static DuelEffect.Stronger stronger(int number) {
        return new DuelEffect.Stronger(number);
    }

    /** Two fighters of the opponent change places after both orders. */
    public static DuelEffect.Exchange exchange() {
        return new DuelEffect.Exchange();
    }

    /** A beaten Legend may be kept without Raïven. */
    public static DuelEffect.Rescue rescue() {
        return new DuelEffect.Rescue();
    }

    /** Ties are won. */
    public static DuelEffect.WinTies winTies() {
        return new DuelEffect.WinTies();
    }
}
