package io.github.terrene.carnage;

import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.effect.CarnageCondition;
import io.github.terrene.carnage.effect.CarnageEffect;
import io.github.terrene.carnage.effect.CarnageSelection;
import io.github.terrene.carnage.effect.CarnageStatement;
import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Figure;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.CommonWords;
import io.github.terrene.kernel.word.Comparison;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Noun;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;

/**
 * All the words that cards are written with, so that one import is enough to write any card:
 *
 * <pre>{@code
 * import static io.github.terrene.carnage.Words.*;
 *
 * Card warden = legend("Cinder Warden", FIRE, 3).value(FIRE, 4).value(AIR, 2).value(EARTH, 2)
 *         .power(2, draw(OWN, 1), discard(ENEMY, 1))
 *         .continuous(winsTies())
 *         .build();
 * }</pre>
 */
public final class Words extends CommonWords {
    /** The kinds of cards: {@link CardKind}. */
    public static final CardKind LEGEND = CardKind.LEGEND,
            RELIC = CardKind.RELIC,
            LOCATION = CardKind.LOCATION,
            MONSTER = CardKind.MONSTER;

    /** The kinds of decks: {@link DeckKind}. */
    public static final DeckKind COMPANION = DeckKind.COMPANION, ADVENTURE = DeckKind.ADVENTURE;

    /** The number of a card beside its values: {@link Figure}. */
    public static final Figure LEVEL = Figure.LEVEL;

    /** The numbers of players: {@link Tally}. */
    public static final Tally SHARDS = Tally.SHARDS,
            RAIVEN = Tally.RAIVEN,
            VICTORY_POINTS = Tally.VICTORY_POINTS,
            CARDS_IN_HAND = Tally.HAND,
            PILLARS = Tally.PILLARS;

    /** Where cards are: {@link Where}. */
    public static final Where DOMAIN = Where.DOMAIN,
            PANTHEON = Where.PANTHEON,
            DISCARD_PILE = Where.DISCARD_PILE,
            HAND = Where.HAND;

    /** What can be forbidden: {@link Act}. */
    public static final Act USE_POWER = Act.USE_POWER, BE_BEATEN = Act.BE_BEATEN, BE_CHOSEN = Act.BE_CHOSEN;

    /** When abilities happen, in the turn of the card's controller, or when that player does something: {@link When}. */
    public static final Trigger START_OF_TURN = Trigger.of(Whose.OWN, When.START_OF_TURN),
            END_OF_TURN = Trigger.of(Whose.OWN, When.END_OF_TURN),
            ATTACKS = Trigger.of(Whose.OWN, When.ATTACKS),
            WINS_DUEL = Trigger.of(Whose.OWN, When.WINS_DUEL),
            DRAWS = Trigger.of(Whose.OWN, When.DRAWS);

    /** When abilities happen, to the card itself: {@link When}. */
    public static final Trigger ASCENDS = Trigger.itself(When.ASCENDS);

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

    // which cards

    /** Cards of that sort in play. */
    public static Filter inPlay(Whose whose, Noun kind) {
        return Filter.of(whose, kind, Where.DOMAIN);
    }

    /** Cards of that sort on a discard pile. */
    public static Filter discarded(Whose whose, Noun kind) {
        return Filter.of(whose, kind, Where.DISCARD_PILE);
    }

    /** The fighter against which the card acts in its round. */
    public static CarnageSelection.Facing facing() {
        return new CarnageSelection.Facing();
    }

    // what holds for a Monster, Legend or Relic

    /** Ties in its round are won. */
    public static CarnageStatement.WinsTies winsTies() {
        return new CarnageStatement.WinsTies();
    }

    /** It is stronger in its round, in all elements. */
    public static CarnageStatement.InItsRound inItsRound(int number) {
        return new CarnageStatement.InItsRound(number(number));
    }

    /** If those players have so many compared with these. */
    public static CarnageCondition.Has has(Whose whose, Comparison comparison, Tally what, Whose than) {
        return new CarnageCondition.Has(whose, comparison, what, than);
    }

    /** If players left a round of the duel empty. */
    public static CarnageCondition.RoundEmpty roundEmpty(Whose whose) {
        return new CarnageCondition.RoundEmpty(whose);
    }

    /** It is stronger in its round, in all elements, if the other side left a round empty. */
    public static Statement againstFew(int number) {
        return whilst(roundEmpty(Whose.ENEMY), inItsRound(number));
    }

    /** When Monsters lost, this one is saved. */
    public static CarnageStatement.SavedFirst savedFirst() {
        return new CarnageStatement.SavedFirst();
    }

    // if, and what happens to cards and to players

    /** If a coin shows heads. */
    public static CarnageCondition.Heads heads() {
        return new CarnageCondition.Heads();
    }

    /** Players draw cards from one of their decks. */
    public static CarnageEffect.DrawFrom drawFrom(Whose whose, DeckKind deck, int cards) {
        return new CarnageEffect.DrawFrom(whose, deck, number(cards));
    }

    /** A card of that sort, which the controller chooses, comes back from the controller's discard pile to the hand. */
    public static Effect takeBack(Noun kind) {
        return take(target(discarded(Whose.OWN, kind)), Where.HAND);
    }

    /** Players gain shards. */
    public static CarnageEffect.Gain gainShards(Whose whose, int shards) {
        return gainShards(whose, number(shards));
    }

    /** Players gain shards. */
    public static CarnageEffect.Gain gainShards(Whose whose, Amount shards) {
        return new CarnageEffect.Gain(whose, Tally.SHARDS, shards);
    }

    /** Players lose shards. */
    public static CarnageEffect.Lose loseShards(Whose whose, int shards) {
        return new CarnageEffect.Lose(whose, number(shards));
    }

    /** The controller gains the shards that the opponent loses. */
    public static CarnageEffect.Steal steal(int shards) {
        return new CarnageEffect.Steal(number(shards));
    }

    /** The next placement of this turn costs less. */
    public static CarnageEffect.CheaperPlacement cheaperPlacement(int shards) {
        return new CarnageEffect.CheaperPlacement(number(shards));
    }

    /** You look at Element cards, which go back in any order. */
    public static CarnageEffect.Look look(int cards) {
        return new CarnageEffect.Look(cards);
    }

    /** You look at Element cards, each of which goes back or is discarded. */
    public static CarnageEffect.Meditate meditate(int cards) {
        return new CarnageEffect.Meditate(cards);
    }

    // what happens in the next duel

    /** Legends have a higher value in an element, or a lower one. */
    public static Effect gets(Selection whom, Element element, int points) {
        return gets(whom, element, points, Duration.NEXT_FIGHT);
    }

    /** A value of Legends is multiplied. */
    public static CarnageEffect.Multiply multiply(Selection whom, Element element, int by) {
        return new CarnageEffect.Multiply(whom, element, by);
    }

    /** Legends cannot do something. */
    public static Effect forbid(Selection whom, Deed deed) {
        return forbid(whom, deed, Duration.NEXT_FIGHT);
    }

    /** Players have more strength in an element that the card names, or less. */
    public static CarnageEffect.StrongerIn strongerIn(Whose whose, Element element, int number) {
        return new CarnageEffect.StrongerIn(whose, element, number(number));
    }

    /** You have more strength in an element that is named on use. */
    public static CarnageEffect.Stronger stronger(int number) {
        return new CarnageEffect.Stronger(number(number));
    }

    /** Two fighters of the opponent change places after both orders. */
    public static CarnageEffect.Exchange exchange() {
        return new CarnageEffect.Exchange();
    }

    /** A beaten Legend may be kept without Raïven. */
    public static CarnageEffect.Rescue rescue() {
        return new CarnageEffect.Rescue();
    }

    /** Ties are won. */
    public static CarnageEffect.WinTies winTies() {
        return new CarnageEffect.WinTies();
    }
}
