package io.github.terrene.hobe;

import io.github.terrene.hobe.card.CardBuilder;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.effect.HobeEffect;
import io.github.terrene.hobe.effect.HobeSelection;
import io.github.terrene.hobe.effect.Terms;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.Called;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.Strike;
import io.github.terrene.hobe.trait.Tally;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.word.CommonWords;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Moment;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.vavr.control.Option;

/**
 * All the words that cards are written with, so that one import is enough to write any card:
 *
 * <pre>{@code
 * import static io.github.terrene.hobe.Words.*;
 *
 * Card rocks = event("Falling Rocks", damage(target(anyone()), 3)).cost(1).build();
 * Card stake = weapon("Sharpened Stake").continuous(sets(bearer(), ATK, 2), is(bearer(), FIRST_ONLY)).build();
 * }</pre>
 */
public final class Words extends CommonWords {
    /** The types of Battle cards: {@link BattleType}. */
    public static final BattleType GOD = BattleType.GOD,
            DEMIGOD = BattleType.DEMIGOD,
            IMMORTAL = BattleType.IMMORTAL,
            HUMAN = BattleType.HUMAN;

    /** How Battle cards fight: {@link Reach}. */
    public static final Reach MELEE = Reach.MELEE, RANGED = Reach.RANGED;

    /** What attacks hit: {@link Strike}. */
    public static final Strike THROUGH = Strike.THROUGH, FIRST_ONLY = Strike.FIRST_ONLY;

    /** The numbers of Battle cards: {@link Figure}. */
    public static final Figure ATK = Figure.ATK, TOKENS = Figure.TOKENS;

    /** The numbers of players: {@link Tally}. */
    public static final Tally CARDS_IN_DECK = Tally.DECK,
            CARDS_IN_HAND = Tally.HAND,
            CARDS_LOST = Tally.LOST,
            CARDS_IN_UNDERWORLD = Tally.UNDERWORLD;

    /** What a card asks for: {@link Icon}. */
    public static final Icon A_GOD = Icon.GOD,
            A_DEMIGOD = Icon.DEMIGOD,
            AN_IMMORTAL = Icon.IMMORTAL,
            A_HUMAN = Icon.HUMAN,
            ANYBODY = Icon.ANY;

    /** The kinds of cards: {@link CardKind}. */
    public static final CardKind BATTLE = CardKind.BATTLE,
            WEAPON = CardKind.WEAPON,
            EVENT = CardKind.EVENT,
            SITUATION = CardKind.SITUATION;

    /** When Events are played: {@link EventTiming}. */
    public static final EventTiming PLAY_PHASE = EventTiming.PLAY_PHASE,
            COUNTER = EventTiming.COUNTER,
            OPPONENT_BATTLE = EventTiming.OPPONENT_BATTLE;

    /** When abilities happen, to the card itself: {@link When}. */
    public static final Trigger PLAYED = Trigger.itself(When.PLAYED),
            DESTROYED = Trigger.itself(When.DESTROYED),
            LEAVES = Trigger.itself(When.LEAVES),
            ENTERS = Trigger.itself(When.ENTERS),
            ATTACKS = Trigger.itself(When.ATTACKS),
            DAMAGED = Trigger.itself(When.DAMAGED),
            DESTROYS = Trigger.itself(When.DESTROYS);

    /** When abilities happen, in the turn of the card's controller, or when that player does something: {@link When}. */
    public static final Trigger START_OF_TURN = Trigger.of(Whose.OWN, When.START_OF_TURN),
            END_OF_TURN = Trigger.of(Whose.OWN, When.END_OF_TURN),
            DRAWS = Trigger.of(Whose.OWN, When.DRAWS),
            PLAYS_EVENT = Trigger.of(Whose.OWN, When.PLAYS_EVENT);

    /** Where cards are: {@link Where}. */
    public static final Where BATTLEFIELD = Where.BATTLEFIELD,
            STANDBY = Where.STANDBY,
            IN_PLAY = Where.IN_PLAY,
            HAND = Where.HAND,
            DECK = Where.DECK,
            UNDERWORLD = Where.UNDERWORLD,
            LOST = Where.LOST;

    /** What can be forbidden: {@link Act}. */
    public static final Act BEAR_WEAPON = Act.BEAR_WEAPON,
            ATTACK = Act.ATTACK,
            BE_DESTROYED = Act.BE_DESTROYED,
            BE_CHOSEN = Act.BE_CHOSEN;

    private Words() {}

    // how a card begins

    /** A Battle card of ATK 0 and HP 1, without requirements, cost or text. */
    public static CardBuilder battle(String name, BattleType type, Reach reach) {
        return new CardBuilder(name, type, reach);
    }

    /** A Weapon without requirements, cost or text. */
    public static CardBuilder weapon(String name) {
        return new CardBuilder(name, CardKind.WEAPON);
    }

    /** An Event for its player's Play phase. */
    public static CardBuilder event(String name, Effect... effects) {
        return event(name, EventTiming.PLAY_PHASE, effects);
    }

    /** An Event for another time. */
    public static CardBuilder event(String name, EventTiming timing, Effect... effects) {
        return new CardBuilder(name, timing).when(PLAYED, effects);
    }

    /** A Situation without requirements, cost or text. */
    public static CardBuilder situation(String name) {
        return new CardBuilder(name, CardKind.SITUATION);
    }

    // on which terms Weapons are borne, and Situations put down

    /** The Weapon is borne by Battle cards of one type only. */
    public static Terms.BorneOnlyBy borneOnlyBy(BattleType type) {
        return new Terms.BorneOnlyBy(type);
    }

    /** The Weapon may also be put on enemy Battle cards. */
    public static Terms.AlsoOnEnemies alsoOnEnemies() {
        return new Terms.AlsoOnEnemies();
    }

    /** The Situation is put into the opponent's slot. */
    public static Terms.InEnemySlot inEnemySlot() {
        return new Terms.InEnemySlot();
    }

    // when something happens to others

    /** The same for another Battle card of those players, or for those players, instead of the card itself or its controller. */
    public static Trigger of(Whose whose, Trigger trigger) {
        Moment moment = trigger.moment();
        Filter others = Filter.of(whose, CardKind.BATTLE, Where.BATTLEFIELD);
        return moment instanceof When when && when.ofPlayer()
                ? Trigger.of(whose, moment)
                : of(whose == Whose.ENEMY ? others : others.other(), trigger);
    }

    /** The same for a Battle card of this sort, wherever it is in play; also for the card itself, if it is of this sort. */
    public static Trigger of(Filter who, Trigger trigger) {
        return Trigger.of(who.in(Where.IN_PLAY), trigger.moment());
    }

    /** The same for that card. */
    public static Trigger of(Selection whom, Trigger trigger) {
        return Trigger.of(whom, trigger.moment());
    }

    // what happens

    /** Decks lose cards. */
    public static Effect loseCards(Whose whose, int cards) {
        return mill(whose, number(cards), Where.DECK, Where.LOST);
    }

    /** That many cards of the controller's Lost pile are shuffled back into the deck. */
    public static HobeEffect.Recover recover(int cards) {
        return new HobeEffect.Recover(cards);
    }

    /** The Event directly before is countered. */
    public static HobeEffect.Counter counter() {
        return new HobeEffect.Counter(Option.none());
    }

    /** The same, if its cost is not above that. */
    public static HobeEffect.Counter counterUpTo(int cost) {
        return new HobeEffect.Counter(Option.some(cost));
    }

    /** A card comes to an empty slot of the battlefield. */
    public static HobeEffect.BringToBattlefield bringToBattlefield(Selection whom) {
        return new HobeEffect.BringToBattlefield(whom);
    }

    // which cards, by their places

    /** The card opposite. */
    public static HobeSelection.Opposite opposite() {
        return new HobeSelection.Opposite();
    }

    /** The cards next to the card itself. */
    public static HobeSelection.Neighbours neighbours() {
        return new HobeSelection.Neighbours();
    }

    /** The bearer of the Weapon. */
    public static HobeSelection.Bearer bearer() {
        return new HobeSelection.Bearer();
    }

    // which cards

    /** All Battle cards. */
    public static Filter anyone() {
        return battleCards(Whose.ANY);
    }

    /** Battle cards of the controller. */
    public static Filter yours() {
        return battleCards(Whose.OWN);
    }

    /** Battle cards of the opponent. */
    public static Filter enemies() {
        return battleCards(Whose.ENEMY);
    }

    private static Filter battleCards(Whose whose) {
        return Filter.of(whose, CardKind.BATTLE, Where.BATTLEFIELD);
    }

    /** Battle cards with a further word. */
    public static Called called(String word) {
        return new Called(word);
    }

    /** Situations in play. */
    public static Filter situations(Whose whose) {
        return Filter.of(whose, CardKind.SITUATION, Where.BATTLEFIELD);
    }

    /** Cards in an Underworld. */
    public static Filter inUnderworld(Whose whose, CardKind kind) {
        return Filter.of(whose, kind, Where.UNDERWORLD);
    }
}
