package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.CardKind;
import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Element;
import io.github.terrene.carnage.card.Trait;

/**
 * All words that cards are written with, for one import: {@code import static io.github.terrene.carnage.effect.Words.*}.
 *
 * <pre>{@code
 * Card warden = CardBuilder.legend("Cinder Warden", FIRE, 3).value(FIRE, 4).value(AIR, 2).value(EARTH, 2)
 *         .power(2, draw(1), opponentDiscards(1))
 *         .trait(winsTies())
 *         .build();
 * }</pre>
 *
 * <p>Each is a value of the record that its documentation links to.
 */
public final class Words {
    /** {@link DeckKind#COMPANION}. */
    public static final DeckKind COMPANION = DeckKind.COMPANION;

    /** {@link DeckKind#ADVENTURE}. */
    public static final DeckKind ADVENTURE = DeckKind.ADVENTURE;

    /** {@link CardKind#LEGEND}. */
    public static final CardKind LEGEND = CardKind.LEGEND;

    /** {@link CardKind#RELIC}. */
    public static final CardKind RELIC = CardKind.RELIC;

    /** {@link CardKind#LOCATION}. */
    public static final CardKind LOCATION = CardKind.LOCATION;

    /** {@link CardKind#MONSTER}. */
    public static final CardKind MONSTER = CardKind.MONSTER;

    private Words() {}

    /** {@link CardEffect.Draw} of the player who has the effect. */
    public static Effect draw(int cards) {
        return new CardEffect.Draw(Who.YOU, cards);
    }

    /** {@link CardEffect.Draw} of the opponent. */
    public static Effect opponentDraws(int cards) {
        return new CardEffect.Draw(Who.OPPONENT, cards);
    }

    /** {@link CardEffect.DrawFrom} of the player who has the effect. */
    public static Effect drawFrom(DeckKind deck, int cards) {
        return new CardEffect.DrawFrom(Who.YOU, deck, cards);
    }

    /** {@link CardEffect.DrawFrom} of the opponent. */
    public static Effect opponentDrawsFrom(DeckKind deck, int cards) {
        return new CardEffect.DrawFrom(Who.OPPONENT, deck, cards);
    }

    /** {@link CardEffect.Discard} of the player who has the effect. */
    public static Effect discard(int cards) {
        return new CardEffect.Discard(Who.YOU, cards);
    }

    /** {@link CardEffect.Discard} of the opponent. */
    public static Effect opponentDiscards(int cards) {
        return new CardEffect.Discard(Who.OPPONENT, cards);
    }

    /** {@link CardEffect.TakeBack} of any card. */
    public static Effect takeBack() {
        return CardEffect.TakeBack.any();
    }

    /** {@link CardEffect.TakeBack} of a card of that kind. */
    public static Effect takeBack(CardKind kind) {
        return CardEffect.TakeBack.of(kind);
    }

    /** {@link ShardEffect.GainShards} of the player who has the effect. */
    public static Effect gainShards(int shards) {
        return new ShardEffect.GainShards(Who.YOU, shards);
    }

    /** {@link ShardEffect.GainShards} of the opponent. */
    public static Effect opponentGainsShards(int shards) {
        return new ShardEffect.GainShards(Who.OPPONENT, shards);
    }

    /** {@link ShardEffect.CheaperPlacement}. */
    public static Effect cheaperPlacement(int shards) {
        return new ShardEffect.CheaperPlacement(shards);
    }

    /** {@link ElementCardEffect.Look}. */
    public static Effect look(int cards) {
        return new ElementCardEffect.Look(cards);
    }

    /** {@link ElementCardEffect.Meditate}. */
    public static Effect meditate(int cards) {
        return new ElementCardEffect.Meditate(cards);
    }

    /** {@link DuelEffect.StrongerIn}. */
    public static Effect strongerIn(Element element, int number) {
        return new DuelEffect.StrongerIn(element, number);
    }

    /** {@link DuelEffect.Stronger}. */
    public static Effect stronger(int number) {
        return new DuelEffect.Stronger(number);
    }

    /** {@link DuelEffect.Exchange}. */
    public static Effect exchange() {
        return new DuelEffect.Exchange();
    }

    /** {@link DuelEffect.Rescue}. */
    public static Effect rescue() {
        return new DuelEffect.Rescue();
    }

    /** {@link DuelEffect.WinTies}. */
    public static Effect winTies() {
        return new DuelEffect.WinTies();
    }

    /** {@link DuelTrait.WinsTies}. */
    public static Trait winsTies() {
        return new DuelTrait.WinsTies();
    }

    /** {@link DuelTrait.AgainstFew}. */
    public static Trait againstFew(int number) {
        return new DuelTrait.AgainstFew(number);
    }

    /** {@link DuelTrait.SavedFirst}. */
    public static Trait savedFirst() {
        return new DuelTrait.SavedFirst();
    }
}
